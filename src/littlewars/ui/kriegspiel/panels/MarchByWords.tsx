import { useRef, useState, type ReactNode } from 'react';
import { meleesOf, previewOf, type MarchPreview } from '../../../game/kriegspiel/march';
import { lengthOf } from '../../../game/kriegspiel/alongPath';
import type { Marcher } from '../../../game/kriegspiel/marchers';
import { chargeOf } from '../../../kriegspiel/charges';
import { marchCostWords, stopWords, wouldWords } from '../../../words/kriegspiel/march';
import { kriegspielRefusalWords } from '../../../words/kriegspiel/refusals';
import { capital } from '../../../words/names';
import { meleeWords } from '../../../words/results';
import { t } from '../../../words/t';
import { useFocusAfter } from '../../base/useFocusAfter';
import { March } from '../../table/March';
import { chargePreviewWords } from './ChargePanel';
import type { OrdersProps } from './OrderButtons';

interface MarchByWordsProps extends OrdersProps {
  readonly marcher: Marcher;
  readonly most: number;
  /** Called with the enemy's body or gun, by id, if the march means a charge on it. */
  readonly onCharge?: (target: string) => void;
}

/**
 * Renders fields that order a march by direction and distance, at most `most` feet, or to a named place, with what it
 * costs before it is ordered. `give` is called with the order.
 */
export function MarchByWords(props: MarchByWordsProps): ReactNode {
  const { battle, marcher, most, give, onCharge } = props;
  const { at } = marcher;
  const [asked, setAsked] = useState<MarchPreview | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const title = useRef({ focus: () => box.current?.querySelector('summary')?.focus() });
  const focusTitle = useFocusAfter(title);
  // A question asked before another order is dropped.
  const preview = asked?.before === battle ? asked : null;
  const charges = preview?.charges ?? null;
  const order = preview?.after == null ? null : preview.order;
  function act(): void {
    if (charges !== null) onCharge?.(charges);
    else if (order !== null) {
      // The button is about to leave the page.
      focusTitle();
      give(order);
    }
  }
  return (
    <div ref={box} className="stack">
      <March
        battle={battle}
        from={at}
        most={most}
        onMove={(by) => setAsked(previewOf(battle, marcher, [{ x: at.x + by.x, y: at.y + by.y }]))}
      />
      {preview !== null && (
        <>
          <Asked {...preview} />
          <button
            type="button"
            className="primary"
            disabled={charges === null && order === null}
            onClick={act}
          >
            {t(charges === null ? 'lwKriegspielPanels:march.go' : 'lwKriegspielPanels:charge.go')}
          </button>
        </>
      )}
    </div>
  );
}

/** What a march would take, or the charge that it means, and why it is refused. */
function Asked(preview: MarchPreview): ReactNode {
  const { before, after, marcher, reasons, charges } = preview;
  const charge = charges === null ? null : chargeOf(before, marcher.id, charges);
  if (charge !== null) return <p role="status">{chargePreviewWords(before, charge)}</p>;
  const words = wordsOf(preview);
  return (
    <>
      {words !== '' && <p role="status">{t('lwKriegspielPanels:march.preview', { words })}</p>}
      {after === null && <p className="lw-refusal">{kriegspielRefusalWords(before, reasons)}</p>}
    </>
  );
}

/** Returns what a march would take, before whom it stops, and what melee it makes. */
function wordsOf(preview: MarchPreview): string {
  const { before, after, cost, share, left, path, stops } = preview;
  const taken =
    cost !== null
      ? marchCostWords(before, cost)
      : share !== null && left !== null
        ? wouldWords(lengthOf(path), share, left)
        : '';
  if (after === null || stops.length === 0) return taken;
  return [
    taken,
    `${capital(stopWords(before, stops))}.`,
    ...meleesOf(preview).map(meleeWords),
  ].join(' ');
}
