import { useId, type ReactNode } from 'react';
import { reportHead } from '../../words/draftReport';
import { t } from '../../words/t';
import type { MenuItem } from '../Menu';
import './draftEditor.css';

/**
 * A fault or a warning of a draft in an editor's list: a `sentence`, with buttons that go to its `places` and buttons
 * that apply its `fixes`.
 */
export interface ShownFault {
  readonly sentence: string;
  /** Places that the sentence does not name, each as a button that goes there. */
  readonly places?: readonly MenuItem[];
  /** Its fixes, each as a button that applies it, the likeliest first. */
  readonly fixes?: readonly MenuItem[];
}

interface DraftFaultsProps {
  readonly good: string;
  readonly faults: readonly ShownFault[];
  readonly warnings?: readonly ShownFault[];
}

/**
 * Renders the faults of a draft under a heading with their number, and then the warnings; each is a sentence with
 * buttons for its places and its fixes. Without faults the heading is the sentence `good`.
 */
export function DraftFaults({ good, faults, warnings = [] }: DraftFaultsProps): ReactNode {
  const id = useId();
  const sentences = faults.map(({ sentence }) => sentence);
  return (
    <section
      className="draft-faults"
      aria-labelledby={id}
      data-good={faults.length === 0}
      tabIndex={0}
    >
      <h2 id={id}>{reportHead({ good, faults: sentences, warnings: [] })}</h2>
      <FaultList faults={faults} />
      {warnings.length > 0 && (
        <>
          <h3>{t('shellDrafts:odd')}</h3>
          <FaultList faults={warnings} />
        </>
      )}
    </section>
  );
}

const FaultList = ({ faults }: { readonly faults: readonly ShownFault[] }) => (
  <ul>
    {faults.map((fault, i) => (
      <Fault key={i} {...fault} />
    ))}
  </ul>
);

function Fault({ sentence, places = [], fixes = [] }: ShownFault) {
  const id = useId();
  return (
    <li>
      <p id={id}>
        {sentence}{' '}
        {places.map(({ label, act }, i) => (
          <button key={i} type="button" className="plain draft-place" translate="no" onClick={act}>
            {label}
          </button>
        ))}
      </p>
      <div className="draft-acts" role="group" aria-labelledby={id}>
        {fixes.map(({ label, act }, i) => (
          <button key={i} type="button" onClick={act}>
            {label}
          </button>
        ))}
      </div>
    </li>
  );
}
