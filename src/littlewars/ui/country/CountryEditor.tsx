import '../base/frame.css';
import './country.css';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { TextStorage } from '../../../shell/storage';
import { DraftFaults } from '../../../shell/ui/draftEditor/DraftFaults';
import { UndoRedo } from '../../../shell/ui/draftEditor/UndoRedo';
import { useDraftEditor } from '../../../shell/ui/draftEditor/useDraftEditor';
import { useSentence, type Sentence } from '../../../shell/ui/useSentence';
import { NameInput } from '../../../shell/ui/NameInput';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { reportChange } from '../../../shell/words/draftReport';
import { countryFaults, type CountryFault } from '../../engine/countryFaults';
import { FOOT } from '../../engine/lengths';
import type { Bounds } from '../../engine/shapes';
import type { Country } from '../../engine/types';
import { countryOfDraft, pieceOfDraft, type DraftPiece } from '../../game/countryDraft';
import { createCountryEditor, isOfKriegspiel } from '../../store/countryEditor';
import {
  countryChangeWords,
  countryFaultWords,
  countryReport,
  pieceAtWords,
  pieceTitle,
} from '../../words/layingOut';
import { t } from '../../words/t';
import { Count } from '../base/Choice';
import { useKeySheet } from '../base/keys/entry';
import { Plan } from '../plan/Plan';
import type { PlanHandle } from '../plan/planProps';
import { AdviceList, circleAbout } from './AdviceList';
import { CountryText } from './CountryText';
import { CountrySaving } from './CountrySaving';
import { PieceBox, PiecePanel } from './PiecePanel';
import { usePieceGestures } from './usePieceGestures';

const MOST_FEET = 40;

interface CountryEditorProps {
  readonly storage: TextStorage;
  readonly onUse: (country: Country) => void;
  readonly onClose: () => void;
}

/** Whether a fault belongs to a piece: a fault of its own, or its overlap with another piece. */
const isOf = (fault: CountryFault, id: string): boolean =>
  fault.code !== 'sizeOfField' &&
  (fault.piece === id || (fault.code === 'overlaps' && fault.other === id));

/** The most characters of the name of a Country. */
const LONGEST_NAME = 60;

/**
 * Renders the editor of Countries, in which pieces of scenery from a box are dragged, turned, stacked, named and
 * removed, and every fault is listed. `onUse` is called with the Country when it is to be fought over.
 */
export function CountryEditor({ storage, onUse, onClose }: CountryEditorProps): ReactNode {
  const plan = useRef<PlanHandle>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [editor] = useState(() => createCountryEditor(storage));
  const { order, holdTool } = editor;
  const [message, setMessage] = useSentence();
  const [asText, setAsText] = useState(false);
  const announcer = useAnnouncer();
  const state = useDraftEditor(editor, (before, now) => {
    if (before.draft === now.draft) return '';
    const words = (): string => countryChangeWords(before.draft, now.draft);
    setMessage(words);
    const report = reportChange(countryReport(before.draft), countryReport(now.draft));
    return [words(), report].filter(Boolean).join(' ');
  });
  const say = (words: Sentence): void => {
    setMessage(words);
    announcer.answer(words());
  };
  const { draft, tool, written } = state;
  const country = countryOfDraft(draft);
  /** The place of a piece of advice that is marked, as long as the Country stays as it is. */
  const [pointed, setPointed] = useState<{ country: Country; place: Bounds } | null>(null);
  const marked = pointed?.country === country ? pointed.place : null;
  const faults = useMemo(() => countryFaults(country), [country]);
  const piece = draft.pieces.find(({ id }) => id === tool) ?? null;

  const titleOf = (id: string): string => {
    const found = country.pieces.find((each) => each.id === id);
    return found === undefined ? id : pieceTitle(found);
  };

  function mark(place: Bounds | null): void {
    setPointed(place === null ? null : { country, place });
    if (place !== null) plan.current?.reveal([circleAbout(place).at]);
  }

  const remove = (): void => {
    if (piece !== null) order({ do: 'remove', id: piece.id });
  };

  function choose({ id, at }: DraftPiece): void {
    holdTool(id);
    plan.current?.reveal([at]);
  }
  function nextPiece(by: 1 | -1): void {
    const { pieces } = draft;
    const at = pieces.findIndex(({ id }) => id === piece?.id);
    const next = pieces[(at + by + pieces.length) % pieces.length] ?? pieces[0];
    if (next === undefined) return;
    choose(next);
    say(() => pieceAtWords(pieceOfDraft(next)));
  }

  const gestures = usePieceGestures({
    editor,
    pieces: draft.pieces,
    piece,
    remove,
    choosePiece: nextPiece,
  });
  const [keySheet] = useKeySheet('country');

  return (
    <section className="lw-screen lw-country-editor" aria-label={t('lwCountry:title')}>
      <div className="lw-field" onKeyDownCapture={gestures.onKey}>
        <Plan
          ref={plan}
          country={country}
          side="red"
          label={t('lwCountry:plan')}
          editing
          chosen={piece === null ? [] : [piece.id]}
          handles={gestures.handles}
          mayChoose={gestures.mayChoose}
          mayDrag={() => true}
          nameOf={titleOf}
          circles={marked === null ? [] : [circleAbout(marked)]}
          onChoose={([id]) => holdTool(id ?? null)}
          onDrag={gestures.onDrag}
          onOutside={() => say(() => t('lwPlan:outside'))}
        />
      </div>
      <section className="lw-side">
        <h1 ref={title} tabIndex={-1}>
          {t('lwCountry:title')}
        </h1>
        {written !== 'saved' && (
          <p className="draft-trouble" role="status">
            {t('shellDrafts:trouble')}
          </p>
        )}
        <label className="lw-named">
          {t('lwCountry:nameOf')}
          <NameInput
            longest={LONGEST_NAME}
            name={country.name}
            onName={(name) => order({ do: 'call', name }, 'call')}
          />
        </label>
        <div className="lw-editor-acts">
          <UndoRedo editor={editor} state={state} />
          <button type="button" onClick={() => nextPiece(-1)}>
            {t('lwCountry:previous')}
          </button>
          <button type="button" onClick={() => nextPiece(1)}>
            {t('lwCountry:next')}
          </button>
        </div>
        <PieceBox
          ofKriegspiel={isOfKriegspiel(country)}
          add={editor.add}
          pointAt={(pointer) => plan.current?.pointAt(pointer) ?? null}
        />
        <PiecePanel piece={piece} order={order} remove={remove} />
        <DraftFaults
          good={t('lwCountry:noFaults')}
          faults={faults.map((fault) => ({
            sentence: countryFaultWords(country, fault),
            places: draft.pieces
              .filter(({ id }) => isOf(fault, id))
              .map((each) => ({ label: pieceTitle(each), act: () => choose(each) })),
          }))}
        />
        {faults.length === 0 && <AdviceList country={country} marked={marked} onMark={mark} />}
        <section>
          <h2>{t('lwCountry:field')}</h2>
          <Count
            label={t('lwCountry:feetWide')}
            value={country.width / FOOT}
            least={2}
            most={MOST_FEET}
            onChange={(feet) =>
              order({ do: 'field', width: feet * FOOT, depth: country.depth }, 'field')
            }
          />
          <Count
            label={t('lwCountry:feetDeep')}
            value={country.depth / FOOT}
            least={2}
            most={MOST_FEET}
            onChange={(feet) =>
              order({ do: 'field', width: country.width, depth: feet * FOOT }, 'field')
            }
          />
        </section>
        <CountrySaving storage={storage} country={country} begin={editor.replace} />
        <button type="button" onClick={() => setAsText(true)}>
          {t('lwCountry:asText')}
        </button>
        {asText && (
          <CountryText
            country={country}
            onCountry={editor.replace}
            onClose={() => setAsText(false)}
          />
        )}
        <p className="lw-note">{t('lwCountry:help')}</p>
        <p className="lw-note">{message}</p>
        <div className="lw-editor-foot">
          <button type="button" onClick={onClose}>
            {t('lwCountry:back')}
          </button>
          <button
            type="button"
            className="primary"
            disabled={faults.length > 0}
            onClick={() => onUse(country)}
          >
            {t('lwCountry:use')}
          </button>
        </div>
      </section>
      {keySheet}
    </section>
  );
}
