import type { Reason } from '../../engine/reasons';
import { RuleLinks } from './RuleLinks';
import { Terms } from './Terms';

interface SaidProps {
  readonly words: string;
  /** Why an order was refused, where that is what the words say. */
  readonly reasons?: readonly Reason[];
}

/** What is said of an order; of one refused, with the rules that refuse it. */
export function Said({ words, reasons = [] }: SaidProps) {
  return (
    <>
      <span className="said">{reasons.length > 0 ? words : <Terms>{words}</Terms>}</span>
      <RuleLinks reasons={reasons} />
    </>
  );
}
