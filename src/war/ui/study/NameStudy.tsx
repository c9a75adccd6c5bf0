import { useId, useState } from 'react';
import { tellRecord } from '../../words/records';
import { tellStudy } from '../../words/studies';
import { t } from '../../words/t';
import { seenText } from '../../../shell/seenText';
import { Dialog } from '../../../shell/ui/Dialog';

/** Characters of the name of a study. */
const LONGEST_STUDY_NAME = 80;

interface NameStudyProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** Asks for the name of a study. */
export function NameStudy({ name: first, onClose, onName }: NameStudyProps) {
  const [name, setName] = useState(first);
  const id = useId();
  return (
    <Dialog
      open
      title={tellStudy('rename')}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {t('field:cancel')}
          </button>
          <button type="submit" form={id} className="primary">
            {tellRecord('library.keepName')}
          </button>
        </>
      }
    >
      <form
        id={id}
        className="study-name"
        onSubmit={(event) => {
          event.preventDefault();
          onName(seenText(name));
        }}
      >
        <label htmlFor={`${id}-name`}>{tellStudy('name')}</label>
        <input
          id={`${id}-name`}
          data-first-focus
          autoComplete="off"
          maxLength={LONGEST_STUDY_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
