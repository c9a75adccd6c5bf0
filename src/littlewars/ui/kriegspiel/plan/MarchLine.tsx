import type { ReactNode } from 'react';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { chargeOf } from '../../../kriegspiel/charges';
import { nameIn, shareWords } from '../../../words/kriegspiel/names';
import { lengthWords } from '../../../words/lengths';
import { leftAfter, stopWords } from '../../../words/kriegspiel/march';
import { kriegspielRefusalWords } from '../../../words/kriegspiel/refusals';
import { capital } from '../../../words/names';
import { meleeWords } from '../../../words/results';
import { t } from '../../../words/t';
import { alongPath, lengthOf } from '../../../game/kriegspiel/alongPath';
import { meleesOf, type MarchPreview } from '../../../game/kriegspiel/march';
import { chargePreviewWords } from '../panels/ChargePanel';
import type { DrawnMarch } from './usePath';

/**
 * Returns sentences on what share of its march a planned march takes, `Body A: 75% of the march, 25% left`, with its
 * roads, contours and rivers, before whom it stops, and what melee it makes; on the charge that it means instead; or
 * on why it is refused.
 */
export function marchWords(battle: KriegspielBattle, preview: MarchPreview): string {
  const { marcher, share, left, cost, before, after, reasons, path, stops, charges } = preview;
  const charge = charges === null ? null : chargeOf(before, marcher.id, charges);
  if (charge !== null) return chargePreviewWords(before, charge);
  const moves = cost?.moves ?? 0;
  const road = alongPath(battle, marcher, path).roads.reduce(
    (sum, part) => sum + lengthOf(part),
    0,
  );
  const [tooFar, all] = [cost?.tooFar.length ?? 0, Object.keys(cost?.paths ?? {}).length];
  const parts = [
    ...(moves > 0
      ? [t('lwKriegspielPlan:moves', { count: moves })]
      : share === null || left === null
        ? []
        : [
            t('lwKriegspielPlan:share', { share: shareWords(share), left: leftAfter(left, share) }),
          ]),
    ...(road > 0 ? [t('lwKriegspielPlan:road', { length: lengthWords(road) })] : []),
    ...(cost !== null && cost.up > 0 ? [t('lwKriegspielPlan:up', { count: cost.up })] : []),
    ...(cost !== null && cost.down > 0 ? [t('lwKriegspielPlan:down', { count: cost.down })] : []),
    ...(cost !== null && cost.rivers.length > 0 ? [t('lwKriegspielPlan:river')] : []),
    ...(stops.length > 0 ? [stopWords(battle, stops)] : []),
  ];
  const name = capital(nameIn(battle, marcher.id));
  const words = t('lwKriegspielPlan:march', { name, cost: parts.join(' · ') });
  if (after !== null) return [words, ...meleesOf(preview).map(meleeWords)].join('. ');
  return [
    t('lwKriegspielPlan:refused', { reasons: kriegspielRefusalWords(battle, reasons) }),
    ...(tooFar > 0 && tooFar < all ? [t('lwKriegspielPlan:late', { count: tooFar, all })] : []),
  ].join(' ');
}

const isRefused = ({ after, charges }: MarchPreview): boolean => after === null && charges === null;

interface MarchLineProps {
  readonly battle: KriegspielBattle;
  readonly march: DrawnMarch;
}

/**
 * Renders the line above the plan that says what each planned march takes or why it is refused, with buttons that
 * order the march, take back its last place, or drop it; before its first place is set by keys, which keys set it.
 */
export function MarchLine({ battle, march }: MarchLineProps): ReactNode {
  const { previews, path, cursor } = march;
  const beginsByKeys = cursor !== null && path.length === 0;
  return (
    <div className="kp-line" data-plan-over>
      {/* The plan has them in its live region, which is on the page before them. */}
      <div aria-hidden="true">
        {previews.map((preview) => (
          <p key={preview.marcher.id} data-refused={isRefused(preview)}>
            {preview.charges === null && <Gauge preview={preview} />}
            {marchWords(battle, preview)}
          </p>
        ))}
        {beginsByKeys && <p>{t('lwKriegspielPlan:keys')}</p>}
      </div>
      {path.length > 0 && (
        <div className="kp-line-acts">
          <button type="button" disabled={previews.every(isRefused)} onClick={march.order}>
            {t('lwKriegspielPlan:go')}
          </button>
          {path.length > 1 && (
            <button type="button" onClick={march.back}>
              {t('lwKriegspielPlan:back')}
            </button>
          )}
          <button type="button" onClick={march.drop}>
            {t('lwKriegspielPlan:drop')}
          </button>
        </div>
      )}
    </div>
  );
}

/** The two halves of a move: what has been used of it, what the march takes, and what it would take too much. */
function Gauge({ preview: { share, left } }: { readonly preview: MarchPreview }): ReactNode {
  if (share === null || left === null) return null;
  const used = 1 - left;
  const over = Math.max(0, Math.min(1, share - left));
  return (
    <svg className="kp-gauge" viewBox="0 0 64 10" aria-hidden="true">
      <path className="kp-gauge-used" d={`M0 1h${60 * used}v8H0Z`} />
      <path
        className="kp-gauge-takes"
        d={`M${60 * used} 1h${60 * Math.min(share, left)}v8H${60 * used}Z`}
      />
      {over > 0 && <path className="kp-gauge-over" d="M60.5 0h3.5v10h-3.5Z" />}
      <path className="kp-gauge-halves" d="M0.5 1h59v8h-59ZM30 1v8" />
    </svg>
  );
}
