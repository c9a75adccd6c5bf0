import { useId, useState, type ReactNode } from 'react';
import type { Tag } from '../../../shell/record/recordText';
import { HINTS_ALLOWED, STUDY_PERMISSION } from '../../game/studyPermission';
import { t } from '../../words/t';
import './choices.css';
import { Checkbox } from '../../../shell/ui/Checkbox';

interface StudyPermissionChoiceProps {
  readonly onTags: (tags: readonly Tag[]) => void;
}

/**
 * The choice of what both sides allow during a new game: to study the position on a copy, and to ask for hints; at
 * first neither. `onTags` is called at each change with what is allowed, as tags of the record.
 */
export function StudyPermissionChoice({ onTags }: StudyPermissionChoiceProps): ReactNode {
  const [tags, setTags] = useState<readonly Tag[]>([]);
  const choices = [
    { tag: STUDY_PERMISSION, both: t('studies:allow.both'), about: t('studies:allow.about') },
    { tag: HINTS_ALLOWED, both: t('hints:allow.both'), about: t('hints:allow.about') },
  ];
  const chosen = choices.filter(({ tag }) => tags.includes(tag));
  function choose(tag: Tag, allowed: boolean): void {
    const next = choices
      .map((choice) => choice.tag)
      .filter((each) => (each === tag ? allowed : tags.includes(each)));
    setTags(next);
    onTags(next);
  }
  return (
    <details className="hq-study-permission">
      <summary>
        {t('studies:allow.title')}
        {chosen.length > 0 && <em> · {chosen.map(({ both }) => both).join(' · ')}</em>}
      </summary>
      {choices.map(({ tag, both, about }) => (
        <Allowed
          key={tag.name}
          {...{ both, about }}
          on={tags.includes(tag)}
          onChange={(allowed) => choose(tag, allowed)}
        />
      ))}
    </details>
  );
}

interface AllowedProps {
  readonly both: string;
  readonly about: string;
  readonly on: boolean;
  readonly onChange: (allowed: boolean) => void;
}

function Allowed({ both, about, on, onChange }: AllowedProps): ReactNode {
  const id = useId();
  return (
    <>
      <Checkbox label={both} on={on} describedBy={id} onChange={onChange} />
      <p id={id}>{about}</p>
    </>
  );
}
