import { bundledSource } from '../../../../src/shell/language/source';
import {
  namespaceContent,
  translate,
  type Translate,
} from '../../../../src/shell/language/translate';
import type { ShellMessages } from '../../../../src/shell/words/t';
import type { Chapter, Rule } from '../../../../src/shell/ui/pages/book';
import { jumped, type Order, type Position, type Reason, type Side } from '../game/rules';
import type en from './en/causeway.json';

export const WORDS = bundledSource(
  { causeway: ['causeway'] },
  import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' }),
);

/** The messages of this game, and of the shell. */
export const t: Translate<{ causeway: typeof en } & ShellMessages> = translate;

export const chaptersNow = (): readonly Chapter<Rule>[] =>
  (namespaceContent('causeway') as typeof en).book.chapters;

export const sideName = (side: Side): string => t(`causeway:sides.${side}`);

/** Returns a sentence on what an order has done. */
export function orderWords(before: Position, order: Order, after: Position): string {
  const side = sideName(before.mover);
  const over = order.kind === 'step' ? jumped(order.from, order.to) : null;
  const done =
    order.kind !== 'step'
      ? t(`causeway:told.${order.kind}`, { side })
      : t(over === null ? 'causeway:told.step' : 'causeway:told.jump', {
          ...order,
          side,
          over: over ?? 0,
        });
  if (after.result === null) return done;
  const end =
    after.result === 'drawn'
      ? t('causeway:told.drawn')
      : t('causeway:told.won', { side: sideName(after.result) });
  return `${done} ${end}`;
}

export const reasonWords = (reasons: readonly Reason[]): string =>
  reasons.map((reason) => t(`causeway:reasons.${reason}`)).join(' ');
