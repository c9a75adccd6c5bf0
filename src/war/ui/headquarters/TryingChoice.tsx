import { useId, useState, type ReactNode } from 'react';
import type { Tag } from '../../engine/notation/recordText';
import { TRYING_ALLOWED } from '../../game/trying';
import { tellStudy } from '../../words/studies';
import './tryingChoice.css';

interface TryingChoiceProps {
  readonly onTags: (tags: readonly Tag[]) => void;
}

/** Whether both sides let the moment at hand be tried on a copy while the game is played: at first they do not. */
export function TryingChoice({ onTags }: TryingChoiceProps): ReactNode {
  const id = useId();
  const [both, setBoth] = useState(false);
  return (
    <details className="hq-trying">
      <summary>
        {tellStudy('allow.title')}
        {both && <em> · {tellStudy('allow.both')}</em>}
      </summary>
      <label className="tick">
        <input
          type="checkbox"
          aria-describedby={id}
          checked={both}
          onChange={({ target }) => {
            setBoth(target.checked);
            onTags(target.checked ? [TRYING_ALLOWED] : []);
          }}
        />
        {tellStudy('allow.both')}
      </label>
      <p id={id}>{tellStudy('allow.about')}</p>
    </details>
  );
}
