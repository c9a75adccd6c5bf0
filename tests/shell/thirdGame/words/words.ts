import { bundledPart, type MessageSource } from '../../../../src/shell/language/source';
import { namespaceContent, namespaceTeller } from '../../../../src/shell/language/tell';
import type { Chapter, Rule } from '../../../../src/shell/ui/pages/book';
import { jumped, type Order, type Position, type Reason, type Side } from '../game/rules';
import en from './en.json';
import fr from './fr.json';

export const WORDS: MessageSource<'causeway'> = {
  en: { causeway: bundledPart(en) },
  fr: { causeway: bundledPart(fr) },
};

export const t = namespaceTeller<Omit<typeof en.causeway, 'book'> & { readonly book: Told }>(
  'causeway',
);
/** What of the rule book is told, its chapters being laid out as they stand. */
type Told = Omit<typeof en.causeway.book, 'chapters'>;

export const chaptersNow = (): readonly Chapter<Rule>[] =>
  (namespaceContent('causeway') as typeof en.causeway).book.chapters;

export const sideName = (side: Side): string => t(`sides.${side}`);

/** What an order has done, in words. */
export function orderWords(before: Position, order: Order, after: Position): string {
  const side = sideName(before.mover);
  const over = order.kind === 'step' ? jumped(order.from, order.to) : null;
  const done =
    order.kind !== 'step'
      ? t(`told.${order.kind}`, { side })
      : t(over === null ? 'told.step' : 'told.jump', { ...order, side, over: over ?? 0 });
  if (after.result === null) return done;
  const end =
    after.result === 'drawn' ? t('told.drawn') : t('told.won', { side: sideName(after.result) });
  return `${done} ${end}`;
}

export const reasonWords = (reasons: readonly Reason[]): string =>
  reasons.map((reason) => t(`reasons.${reason}`)).join(' ');
