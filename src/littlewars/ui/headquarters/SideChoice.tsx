import { useMemo, useState, type ReactNode } from 'react';
import { Dialog } from '../../../shell/ui/Dialog';
import { Segments } from '../../../shell/ui/Segments';
import { turnedRound } from '../../battles/pieces';
import { other } from '../../engine/men';
import { SIDES, type BySide, type Country, type Side } from '../../engine/types';
import type { BattleKind } from '../../engine/battleRules';
import { playerTitle, sideName, titleOf } from '../../words/names';
import { t } from '../../words/t';
import { Choice } from '../base/Choice';
import { PlanPicture } from '../plan/PlanPicture';

/**
 * Who chooses on which side of the field to begin (littlewars.md 2.1): `nobody`; a side drawn by `lot`; the
 * `defender`, the only one who may choose in the Defensive Game (6.3); or the given side.
 */
export type Chooser = 'nobody' | 'lot' | 'defender' | Side;

/**
 * Returns who may be agreed on to choose a side of the Country in a battle of this kind, in the order in which they
 * are offered (littlewars.md 2.1, 6.3).
 */
export const choosersOf = (kind: BattleKind): readonly Chooser[] =>
  kind === 'defence' ? ['nobody', 'defender'] : ['nobody', ...SIDES, 'lot'];

/**
 * Returns who chooses a side of the Country if nothing else is agreed (littlewars.md 2.1): nobody if neither player
 * has made the Country (`isMade`); otherwise the defender in the Defensive Game, and Blue in other battles, because
 * Red counts as its maker.
 */
export const usualChooser = (kind: BattleKind, isMade: boolean): Chooser =>
  !isMade ? 'nobody' : kind === 'defence' ? 'defender' : 'blue';

/**
 * Returns the side that chooses where to begin (littlewars.md 2.1); null if nobody chooses. `first` is the side that
 * moves first and in the Defensive Game attacks, `drawn` the side drawn by lot.
 */
export function chooserOf(chooser: Chooser, first: Side, drawn: Side): Side | null {
  if (chooser === 'nobody') return null;
  if (chooser === 'defender') return other(first);
  return chooser === 'lot' ? drawn : chooser;
}

interface ChooserChoiceProps {
  readonly kind: BattleKind;
  readonly value: Chooser;
  readonly onChoose: (chooser: Chooser) => void;
}

/** Renders the choice of who chooses on which side of the Country to begin (littlewars.md 2.1). */
export const ChooserChoice = ({ kind, value, onChoose }: ChooserChoiceProps): ReactNode => (
  <Choice
    legend={t('lwHeadquarters:sides.legend')}
    values={choosersOf(kind)}
    value={value}
    words={(each) =>
      each === 'lot'
        ? t('lwHeadquarters:byLot')
        : each === 'nobody' || each === 'defender'
          ? t(`lwHeadquarters:sides.${each}`)
          : sideName(each)
    }
    note={t(
      `lwHeadquarters:sides.notes.${value === 'nobody' ? value : kind === 'defence' ? 'defence' : 'asked'}`,
    )}
    onChoose={onChoose}
  />
);

/**
 * A side that is to choose on which side of the Country it begins, the Country, and a function that begins the battle;
 * it is called with the Country, turned half round if the other end was chosen.
 */
export interface Choosing {
  readonly side: Side;
  readonly country: Country;
  readonly go: (country: Country) => void;
}

interface ChosenSideProps extends Choosing {
  readonly players: BySide<string>;
  readonly onClose: () => void;
}

const ENDS = ['north', 'south'] as const;
type End = (typeof ENDS)[number];
const END_OF: BySide<End> = { red: 'south', blue: 'north' };

/**
 * Renders a dialog in which a player chooses on which side of the Country to begin (littlewars.md 2.1), and which then
 * calls `go` with the Country, turned half round if that is the other end. `players` are the players' names.
 */
export function ChosenSide({ side, country, go, players, onClose }: ChosenSideProps): ReactNode {
  const [end, setEnd] = useState<End>(END_OF[side]);
  const player = playerTitle(players, side);
  const isTurned = end !== END_OF[side];
  // Seen from Blue's line a country turned round lies as it did: only the lines change.
  const laid = useMemo(() => (isTurned ? turnedRound(country) : country), [isTurned, country]);
  const at = (of: End): ReactNode => {
    const there = of === end ? side : other(side);
    return (
      <p>
        {t('lwHeadquarters:sides.at', {
          end: t(`lwHeadquarters:sides.ends.${of}`),
          player: playerTitle(players, there),
        })}
      </p>
    );
  };
  return (
    <Dialog
      open
      title={t('lwHeadquarters:sides.title', { player })}
      reason={<p>{t('lwHeadquarters:sides.text', { player })}</p>}
      onClose={onClose}
      actions={
        <button type="button" className="primary" onClick={() => go(laid)}>
          {t('lwHeadquarters:begin')}
        </button>
      }
    >
      <div className="lw-ends">
        <Segments
          first
          label={t('lwHeadquarters:sides.title', { player })}
          values={ENDS}
          value={end}
          words={(each) => t(`lwHeadquarters:sides.${each}`)}
          onChoose={setEnd}
        />
        <div role="status">
          {at('north')}
          <PlanPicture country={laid} side={isTurned ? 'blue' : 'red'} label={titleOf(country)} />
          {at('south')}
        </div>
      </div>
      {isTurned && <p className="lw-note">{t('lwHeadquarters:sides.turned')}</p>}
    </Dialog>
  );
}
