import { memo } from 'react';
import type { Position } from '../../engine/position';
import { unitAt } from '../../engine/position';
import { nameOf } from '../../engine/squares';
import { severity, threatsTo } from '../../engine/insight/threats';
import { other } from '../../engine/vocabulary';
import type { WarSettings } from '../../game/settings';
import { capital, kindName, theSide } from '../../words/sentences';
import { tellInsight } from '../../words/insightMessages';
import { t } from '../../words/t';
import { LinkedTerms } from '../base/LinkedTerms';
import './insight.css';
import { useLanguage } from '../../../shell/ui/useLanguage';

interface ThreatsProps {
  readonly position: Position;
  readonly fire: Exclude<WarSettings['fire'], 'none'>;
}

/** What the enemy could attack as the position stands, and what the figures on the board mean. */
export const Threats = memo(function Threats({ position, fire }: ThreatsProps) {
  useLanguage();
  const { side, board } = position;
  const map = tellInsight('threats.map', { side: theSide(fire === 'mine' ? side : other(side)) });
  if (fire === 'mine')
    return (
      <p className="fire-note">
        <LinkedTerms>{map}</LinkedTerms>
      </p>
    );
  const threats = threatsTo(position, side).sort((a, b) => severity(b) - severity(a));
  return (
    <section className="threats" aria-labelledby="threats-title">
      <h2 id="threats-title">{tellInsight('threats.title', { enemy: theSide(other(side)) })}</h2>
      <p className="fire-note">{tellInsight('threats.leftOut')}</p>
      {threats.length === 0 && <p>{tellInsight('threats.none')}</p>}
      {threats.length > 0 && (
        <table>
          <tbody>
            {threats.map(({ target, attack, defence, outcome }) => (
              <tr key={target} className={`threat-${outcome}`}>
                <th scope="row">
                  {tellInsight('threats.unit', {
                    unit: capital(kindName(unitAt(position, target)?.kind ?? 'infantry')),
                    square: nameOf(board, target),
                  })}
                </th>
                <td>{tellInsight('threats.sum', { attack, defence })}</td>
                <td>
                  <LinkedTerms>{t(`field:outcomes.${outcome}`)}</LinkedTerms>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="fire-note">
        <LinkedTerms>{map}</LinkedTerms>
      </p>
    </section>
  );
});
