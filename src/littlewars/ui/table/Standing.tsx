import { useState, type ReactNode } from 'react';
import { capturesNow } from '../../engine/endOfMove';
import { lineGoals, onEnemyLine } from '../../engine/ending';
import { SIDES, type Battle, type Melee, type Side } from '../../engine/types';
import { sideName, playerTitle } from '../../words/names';
import { forceLine } from '../../words/places';
import { blowWords, captureWords, leavingWords, meleeWords } from '../../words/results';
import { t } from '../../words/t';
import type { Subscribe } from '../../../shell/signal';
import { useAfterFrame } from '../../../shell/ui/useAfterFrame';
import { useSignal } from '../../../shell/ui/useSignal';
import { meleesNow } from '../../engine/melee';
import { other } from '../../engine/men';
import type { AnyGame } from '../../game/playing';
import { useBattleStore } from '../base/useGame';
import { Unbroken } from '../base/Unbroken';

interface StandingProps {
  readonly battle: Battle;
  /** Returns the force of a side as a line. */
  readonly line?: (side: Side) => string;
}

/** Renders how many men each side has on the field, and how close a side is to losing or to the enemy's line. */
export function Standing({ battle, line }: StandingProps): ReactNode {
  return (
    <section aria-label={t('lwTable:strengths')} className="lw-standing stack note">
      {SIDES.map((side) => (
        <p key={side}>
          <Unbroken line={line?.(side) ?? forceLine(battle, side)} />
        </p>
      ))}
      {lineGoals(battle).map(
        ({ by, needed }) =>
          needed !== null && (
            <p key={by}>
              {t('lwTable:counts', {
                side: sideName(by),
                count: onEnemyLine(battle, by).length,
                needed,
              })}
            </p>
          ),
      )}
      {/* Between two moves it is announced with what has happened. */}
      {battle.phase !== 'interval' && blowWords(battle).map((words) => <p key={words}>{words}</p>)}
    </section>
  );
}

interface ContactProps {
  readonly battle: Battle;
  /** The melees that contact would cause if the move ended now. */
  readonly melees: readonly Melee[];
  /** Calls back with the battle as the current drag would make it, in each frame; no panel is rerendered for that. */
  readonly onWouldBe: Subscribe<Battle | null>;
}

/**
 * Renders what would happen to men in contact and to guns (littlewars.md 4.9) if the move ended now, or after the
 * current drag, on which `onWouldBe` calls back; nothing if nobody is in contact and no gun is concerned.
 */
export function Contact({ battle, melees, onWouldBe }: ContactProps): ReactNode {
  const [wouldBe, setWouldBe] = useState<Battle | null>(null);
  useSignal(onWouldBe, setWouldBe);
  const seen = useAfterFrame(wouldBe);
  const all = seen === null ? melees : meleesNow(seen);
  const guns = captureWords(battle, capturesNow(seen ?? battle));
  return (
    all.length + guns.length > 0 && (
      <section aria-labelledby="lw-contact" className="lw-contact">
        <h2 id="lw-contact">{t('lwMelees:asItStands')}</h2>
        {all.map((melee) => (
          <p key={melee.number}>{meleeWords(melee)}</p>
        ))}
        {[...guns, ...(seen === null ? leavingWords(battle) : [])].map((words) => (
          <p key={words}>{words}</p>
        ))}
      </section>
    )
  );
}

/**
 * Renders a draw that one side has offered, for the other to accept or decline (littlewars.md 6.7); nothing if none is
 * offered, or once the battle is over.
 */
export function DrawOffer({
  game,
  battle,
}: {
  readonly game: Pick<AnyGame, 'players'>;
  readonly battle: Battle;
}): ReactNode {
  const store = useBattleStore();
  const [by] = battle.drawOffers;
  if (by === undefined || battle.phase === 'over') return null;
  const side = other(by);
  return (
    <section className="lw-acts row" aria-label={t('lwTable:draw.waiting')}>
      <p>{t('lwTable:draw.offered', { player: playerTitle(game.players, by) })}</p>
      <button type="button" onClick={() => store.give({ kind: 'declineDraw', side })}>
        {t('lwTable:draw.decline')}
      </button>
      <button
        type="button"
        data-irreversible
        onClick={() => store.give({ kind: 'offerDraw', side })}
      >
        {t('lwTable:draw.accept')}
      </button>
    </section>
  );
}
