import { NameInput } from '../../../shell/ui/NameInput';
import { useId, useState, type ReactNode } from 'react';
import { isFlat } from '../../engine/countryFaults';
import { isHill } from '../../engine/ground';
import { INCH } from '../../engine/lengths';
import type { DraftOrder, DraftPiece } from '../../game/countryDraft';
import { BOX, KRIEGSPIEL_BOX, type BoxKind } from '../../game/pieceBox';
import { pieceTitle } from '../../words/layingOut';
import { lengthWords } from '../../words/lengths';
import { capital } from '../../words/names';
import { t } from '../../words/t';
import { useDragOnto } from '../../../shell/ui/viewport/useDragOnto';
import type { ClientPointer } from '../../../shell/ui/viewport/watchGestures';
import type { Point } from '../../engine/types';

/** How far one press of a button turns a piece of scenery, in thousandths of a degree. */
export const TURN_STEP = 15_000;
/** The factor by which one press stretches a piece. */
const STRETCH = 1.1;
const LONGEST_NAME = 60;

interface PiecePanelProps {
  readonly piece: DraftPiece | null;
  readonly order: (order: DraftOrder, stroke?: string) => void;
  readonly remove: () => void;
}

/**
 * Renders buttons for what can be done with the selected piece of scenery in the editor of Countries, null if none is.
 * `order` is called with each change of it, and `remove` to remove it.
 */
export function PiecePanel({ piece, order, remove }: PiecePanelProps): ReactNode {
  if (piece === null)
    return (
      <section className="lw-piece">
        <h2>{t('lwCountry:chosen')}</h2>
        <p className="lw-note">{t('lwCountry:none')}</p>
      </section>
    );
  const flat = isFlat(piece.kind);
  const round = piece.outline.kind === 'circle';
  const stretch = (wide: number, deep: number): void =>
    order({ do: 'stretch', id: piece.id, wide, deep }, `stretch ${piece.id}`);
  const height = (by: number): void =>
    order({ do: 'height', id: piece.id, height: piece.height + by });
  const turn = (by: number): void =>
    order({ do: 'turn', id: piece.id, turn: piece.turn + by }, `turn ${piece.id}`);
  const acts: readonly (readonly [label: string, act: () => void, there: boolean])[] = [
    [t('lwCountry:turnLeft'), () => turn(-TURN_STEP), !round],
    [t('lwCountry:turnRight'), () => turn(TURN_STEP), !round],
    [t('lwCountry:wider'), () => stretch(STRETCH, round ? STRETCH : 1), true],
    [t('lwCountry:narrower'), () => stretch(1 / STRETCH, round ? 1 / STRETCH : 1), true],
    [t('lwCountry:deeper'), () => stretch(1, STRETCH), !round],
    [t('lwCountry:shallower'), () => stretch(1, 1 / STRETCH), !round],
    [t('lwCountry:higher'), () => height(INCH / 2), !flat && !isHill(piece)],
    [t('lwCountry:lower'), () => height(-INCH / 2), !flat && !isHill(piece)],
    [
      t(piece.kind === 'block' ? 'lwCountry:pileBlock' : 'lwCountry:pile'),
      () => order({ do: 'pile', id: piece.id }),
      isHill(piece),
    ],
    [t('lwCountry:copy'), () => order({ do: 'copy', id: piece.id }), true],
  ];
  return (
    <section className="lw-piece" aria-label={t('lwCountry:chosen')}>
      <h2>{capital(pieceTitle(piece))}</h2>
      {!flat && (
        <p className="lw-note">{t('lwCountry:height', { length: lengthWords(piece.height) })}</p>
      )}
      <label className="lw-named">
        {t('lwCountry:nameOfPiece')}
        <NameInput
          longest={LONGEST_NAME}
          name={piece.name}
          onName={(name) => order({ do: 'name', id: piece.id, name }, `name ${piece.id}`)}
        />
      </label>
      {piece.kind === 'river' && (
        <label className="lw-ford">
          <input
            type="checkbox"
            checked={piece.fordable === true}
            onChange={({ target }) => order({ do: 'ford', id: piece.id, fordable: target.checked })}
          />
          {t('lwCountry:canBeForded')}
        </label>
      )}
      <div className="lw-box-pieces">
        {acts
          .filter(([, , there]) => there)
          .map(([label, act]) => (
            <button key={label} type="button" onClick={act}>
              {label}
            </button>
          ))}
        <button type="button" onClick={remove}>
          {t('lwCountry:remove')}
        </button>
      </div>
    </section>
  );
}

interface PieceBoxProps {
  readonly ofKriegspiel: boolean;
  /** Returns the place of the field under the pointer; null outside the field. */
  readonly pointAt: (at: ClientPointer) => Point | null;
  /** Adds a piece at the place where it was dropped, or wherever there is room if `at` is null. */
  readonly add: (what: BoxKind, at: Point | null) => void;
}

/**
 * Renders the box of pieces of scenery in the editor of Countries. `add` is called with a piece that is pressed, to be
 * laid where there is room (null), or that is dragged to a place of the field, which `pointAt` returns for the
 * pointer. The box of Kriegspiel's pieces is open with `ofKriegspiel`, otherwise once it has been unfolded.
 */
export function PieceBox({ ofKriegspiel, pointAt, add }: PieceBoxProps): ReactNode {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const isOpen = opened || ofKriegspiel;
  const { start, claim } = useDragOnto<BoxKind>((what, { phase }, pointer) => {
    const at = phase === 'drop' ? pointAt(pointer) : null;
    if (at !== null) add(what, at);
  });
  const button = (what: BoxKind): ReactNode => (
    <button
      key={what}
      type="button"
      onPointerDown={(event) => start(event, what)}
      onClick={() => add(what, null)}
    >
      {t(`lwCountry:pieces.${what}`)}
    </button>
  );
  return (
    <section className="lw-box">
      <h2>{t('lwCountry:box')}</h2>
      <p className="lw-note">{t('lwCountry:boxHelp')}</p>
      <div ref={claim} className="lw-box">
        <div className="lw-box-pieces">{BOX.map(button)}</div>
        {!ofKriegspiel && (
          <button
            type="button"
            className="lw-box-more"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpened(!opened)}
          >
            {t('lwCountry:kriegspielBox')}
          </button>
        )}
        <div id={id} className="lw-box" hidden={!isOpen}>
          {ofKriegspiel && <h3>{t('lwCountry:kriegspielBox')}</h3>}
          <div className="lw-box-pieces">{isOpen && KRIEGSPIEL_BOX.map(button)}</div>
        </div>
      </div>
    </section>
  );
}
