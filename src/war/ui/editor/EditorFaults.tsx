import { useId } from 'react';
import type { PositionDraft } from '../../game/positionDraft';
import type { DraftFault, DraftJudgement, Mend } from '../../game/positionFaults';
import {
  draftFaultSentence,
  draftWarningSentence,
  mendWords,
  tellEditor,
} from '../../words/editor';
import { focusSquare } from '../board/tabStop';
import { nameOf } from '../../engine/squares';
import type { Square } from '../../engine/vocabulary';

interface EditorFaultsProps {
  readonly draft: PositionDraft;
  readonly judged: DraftJudgement;
  readonly onMend: (mend: Mend) => void;
}

/** Every fault of the draft, each with what would mend it; then what is odd. */
export function EditorFaults({ draft, judged, onMend }: EditorFaultsProps) {
  const id = useId();
  const { faults, warnings } = judged;
  return (
    <section className="editor-faults" aria-labelledby={id} data-good={faults.length === 0}>
      <h2 id={id} tabIndex={-1}>
        {faults.length === 0 ? tellEditor('good') : tellEditor('faults', { count: faults.length })}
      </h2>
      <ul>
        {faults.map((fault) => (
          <Fault key={keyOf(fault)} draft={draft} fault={fault} onMend={onMend} />
        ))}
        {warnings.map((warning) => (
          <li key={warning.side} className="editor-odd">
            {draftWarningSentence(warning)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const keyOf = (fault: DraftFault): string =>
  [
    fault.code === 'unlawful' ? fault.fault.code : fault.code,
    'side' in fault ? fault.side : '',
    ...fault.squares,
  ].join(' ');

/** Places that its sentence does not name. */
const unnamed = (fault: DraftFault): readonly Square[] =>
  fault.code === 'unlawful' && fault.fault.code === 'tooManyUnits' ? fault.squares : [];

interface FaultProps extends Pick<EditorFaultsProps, 'draft' | 'onMend'> {
  readonly fault: DraftFault;
}

function Fault({ draft, fault, onMend }: FaultProps) {
  const id = useId();
  return (
    <li>
      <p id={id}>
        {draftFaultSentence(draft.board, fault)}{' '}
        {unnamed(fault).map((square) => (
          <button
            key={square}
            type="button"
            className="plain editor-place"
            translate="no"
            onClick={() => focusSquare(square)}
          >
            {nameOf(draft.board, square)}
          </button>
        ))}
      </p>
      <div className="editor-mends" role="group" aria-labelledby={id}>
        {fault.mends.map((mend, i) => (
          <button key={i} type="button" onClick={() => onMend(mend)}>
            {mendWords(draft, mend)}
          </button>
        ))}
      </div>
    </li>
  );
}
