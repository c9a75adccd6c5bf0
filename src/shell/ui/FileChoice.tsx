import type { ReactNode } from 'react';
import './controls.css';

interface FileChoiceProps {
  readonly label: string;
  /** The accepted kinds of files, as in `accept`; by default all. */
  readonly kinds?: string;
  readonly onFile: (file: File) => void;
}

/**
 * Renders a button labelled `label` with which the user chooses a file; `onFile` is called with it. `kinds` limits the
 * kinds of files, as the HTML attribute `accept` does.
 */
export const FileChoice = ({ label, kinds, onFile }: FileChoiceProps): ReactNode => (
  <label className="file-choice">
    <input
      type="file"
      accept={kinds}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // Emptied, so that the same file can be chosen again after a correction.
        target.value = '';
        if (file !== undefined) onFile(file);
      }}
    />
    {label}
  </label>
);
