import { useId, type ReactNode } from 'react';
import { INCH } from '../../engine/lengths';
import type { DraftOrder, DraftPiece } from '../../game/countryDraft';
import { pieceTitle } from '../../words/layingOut';
import { lengthWords } from '../../words/lengths';
import { t } from '../../words/t';

/** How far a press turns the piece, in thousandths of a degree, and how much a press stretches it. */
export const TURN_STEP = 15_000;
const STRETCH = 1.1;
const LONGEST_NAME = 60;

interface PiecePanelProps {
  readonly piece: DraftPiece | null;
  readonly order: (order: DraftOrder, stroke?: string) => void;
  readonly remove: () => void;
}

/** What can be done to the selected piece. */
export function PiecePanel({ piece, order, remove }: PiecePanelProps): ReactNode {
  const id = useId();
  if (piece === null)
    return (
      <section className="lw-piece">
        <h2>{t('lwCountry:chosen')}</h2>
        <p className="lw-note">{t('lwCountry:none')}</p>
      </section>
    );
  const flat = piece.kind === 'water' || piece.kind === 'ford' || piece.kind === 'bridge';
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
    [t('lwCountry:higher'), () => height(INCH / 2), !flat && piece.kind !== 'board'],
    [t('lwCountry:lower'), () => height(-INCH / 2), !flat && piece.kind !== 'board'],
    [t('lwCountry:pile'), () => order({ do: 'pile', id: piece.id }), piece.kind === 'board'],
    [t('lwCountry:copy'), () => order({ do: 'copy', id: piece.id }), true],
  ];
  return (
    <section className="lw-piece" aria-label={t('lwCountry:chosen')}>
      <h2>{pieceTitle(piece)}</h2>
      {!flat && (
        <p className="lw-note">{t('lwCountry:height', { length: lengthWords(piece.height) })}</p>
      )}
      <p className="lw-named">
        <label htmlFor={id}>{t('lwCountry:nameOfPiece')}</label>
        <input
          id={id}
          type="text"
          maxLength={LONGEST_NAME}
          value={piece.name}
          onChange={({ target }) =>
            order({ do: 'name', id: piece.id, name: target.value }, `name ${piece.id}`)
          }
        />
      </p>
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
