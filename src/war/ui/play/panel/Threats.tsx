import { memo, useLayoutEffect } from 'react';
import { attacks, type Assault } from '../../../engine/combat';
import { unitAt, type Position } from '../../../engine/position';
import { nameOf } from '../../../engine/board';
import { severity, threatsTo } from '../../../engine/insight/threats';
import { other, type Square } from '../../../engine/vocabulary';
import type { WarSettings } from '../../../game/settings';
import { capital, kindName, theSide } from '../../../words/sentences';
import { t } from '../../../words/t';
import { Terms } from '../../base/Terms';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import './insight.css';

/** Hook: scrolls the focused element into view after lists appear that push it down, in a low window out of sight. */
function useFocusInSight(): void {
  useLayoutEffect(() => {
    // The board has not moved, and reading layout would force it early.
    const focused = document.activeElement?.closest('.panel *');
    if (focused?.matches(':focus-visible') === true) focused.scrollIntoView({ block: 'nearest' });
  }, []);
}

interface ThreatsProps {
  readonly position: Position;
  readonly fire: Exclude<WarSettings['fire'], 'none'>;
}

/**
 * An explanation of the figures that the board shows for the setting `fire`; for the enemy's fire also a list of the
 * attacks that the enemy could make now, the gravest first.
 */
export const Threats = memo(function Threats({ position, fire }: ThreatsProps) {
  useLanguage();
  useFocusInSight();
  const { side } = position;
  const map = t('insight:threats.map', { side: theSide(fire === 'mine' ? side : other(side)) });
  if (fire === 'mine')
    return (
      <p className="fire-note">
        <Terms>{map}</Terms>
      </p>
    );
  const threats = threatsTo(position, side).sort((a, b) => severity(b) - severity(a));
  return (
    <section className="threats" aria-labelledby="threats-title">
      <h2 id="threats-title">{t('insight:threats.title', { enemy: theSide(other(side)) })}</h2>
      <p className="fire-note">{t('insight:threats.leftOut')}</p>
      {threats.length === 0 && <p>{t('insight:threats.none')}</p>}
      <SumTable position={position} assaults={threats} />
      <p className="fire-note">
        <Terms>{map}</Terms>
      </p>
    </section>
  );
});

/** A table of sums with targets and outcomes, each outcome explained at its first occurrence. */
function SumTable({
  position,
  assaults,
}: {
  readonly position: Position;
  readonly assaults: readonly Assault[];
}) {
  if (assaults.length === 0) return null;
  return (
    <table>
      <tbody>
        {assaults.map(({ target, attack, defence, outcome }, i) => (
          <tr key={target} className={`threat-${outcome}`}>
            <th scope="row">
              {t('war:assault.term', {
                unit: capital(kindName(unitAt(position, target)?.kind ?? 'infantry')),
                square: nameOf(position.board, target),
              })}
            </th>
            <td>{t('insight:threats.sum', { attack, defence })}</td>
            <td>
              {i === assaults.findIndex((first) => first.outcome === outcome) ? (
                <Terms>{t(`field:outcomes.${outcome}`)}</Terms>
              ) : (
                t(`field:outcomes.${outcome}`)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface AttacksProps {
  readonly position: Position;
}

/**
 * A list of the attacks that the side to move can order now, the best first, for boards whose squares are too small for
 * their sums. Nothing if there are none.
 */
export const Attacks = memo(function Attacks({ position }: AttacksProps) {
  useLanguage();
  useFocusInSight();
  const assaults = attacks(position).sort((a, b) => severity(b) - severity(a));
  if (assaults.length === 0) return null;
  return (
    <section className="threats own-attacks" aria-labelledby="attacks-title">
      <h2 id="attacks-title">{t('insight:threats.own')}</h2>
      <SumTable position={position} assaults={assaults} />
    </section>
  );
});

/**
 * The sums and the outcome of an attack on the unit on `square`: the one that the side to move can order, or else the
 * one that the enemy could make. Nothing if there is neither.
 */
export function SumHere({ position, square }: AttacksProps & { readonly square: Square }) {
  const target = (assault: Assault): boolean => assault.target === square;
  const own = attacks(position).find(target);
  const sum = own ?? threatsTo(position, position.side).find(target);
  if (sum === undefined) return null;
  const { attack, defence, outcome } = sum;
  const words = { sum: t('insight:threats.sum', { attack, defence }) };
  const threatens = own === undefined && outcome !== 'resists';
  return (
    <p className={`sum-here ${threatens ? 'sum-here-theirs' : ''}`}>
      {own === undefined
        ? t('insight:threats.hereTheirs', words)
        : t('insight:threats.here', words)}{' '}
      <Terms>{t(`field:outcomes.${outcome}`)}</Terms>
    </p>
  );
}
