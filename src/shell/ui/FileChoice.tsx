import type { ReactNode } from 'react';
import './fileChoice.css';

interface FileChoiceProps {
  readonly label: string;
  /** Kinds of files that are offered, as `accept` has them; all unless said. */
  readonly kinds?: string;
  readonly onFile: (file: File) => void;
}

/** A button that lets a file be chosen. */
export const FileChoice = ({ label, kinds, onFile }: FileChoiceProps): ReactNode => (
  <label className="file-choice">
    <input
      type="file"
      accept={kinds}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // Emptied, so that the same file can be chosen again once it has been corrected.
        target.value = '';
        if (file !== undefined) onFile(file);
      }}
    />
    {label}
  </label>
);
