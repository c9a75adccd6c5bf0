import { inOrder, scanText, writeTag } from '../../../../src/shell/record/recordText';
import type { RecordTextFault, TextPlace, Word } from '../../../../src/shell/record/recordText';
import { isCamp, replay, type Game, type Stage } from './game';
import type { Order, Reason } from './rules';

/** A fault of a record, a save or a link, with its place; everything legal before it is loaded. */
export type Fault = TextPlace &
  (
    | RecordTextFault
    /** A required tag is missing, or a tag has an invalid value. */
    | { readonly code: 'tag'; readonly tag: string }
    | { readonly code: 'noOrder'; readonly text: string }
    | { readonly code: 'refused'; readonly text: string; readonly reasons: readonly Reason[] }
    | { readonly code: 'tooLong' }
    | { readonly code: 'noSave' }
    | { readonly code: 'newer' }
    /** The setting out of a side is invalid. */
    | { readonly code: 'camp' }
    | { readonly code: 'link' }
  );

export const START: TextPlace = { line: 1, column: 1 };

/** A record as far as it can be read; `stage` is null if the game was still being set out. */
export interface RecordReading {
  readonly game: Omit<Game, 'id' | 'left' | 'stage'> & { readonly stage: Stage | null };
  readonly faults: readonly Fault[];
}

export const writeOrder = (order: Order): string =>
  order.kind === 'step' ? `${order.from}-${order.to}` : order.kind;

function readOrder(text: string): Order | null {
  const [, from, to] = /^(\d\d?)-(\d\d?)$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined)
    return { kind: 'step', from: Number(from), to: Number(to) };
  return text === 'end' || text === 'time' ? { kind: text } : null;
}

/** Returns the record of a game, a line for each turn; of a game that is still being set out, only its tags. */
export function writeRecord({ name, date, time, stage }: Game): string {
  const tags = [
    { name: 'Event', value: name },
    { name: 'Date', value: date },
    { name: 'Time', value: `${time}` },
    ...(stage.name === 'play'
      ? [
          { name: 'West', value: stage.camps.west.join(' ') },
          { name: 'East', value: stage.camps.east.join(' ') },
        ]
      : []),
  ];
  const words = stage.name === 'play' ? stage.orders.map(writeOrder).join(' ') : '';
  return `${tags.map(writeTag).join('\n')}\n\n${words.replace(/(end|time) /g, '$1\n')}\n`;
}

/** Returns the content of a record, and every fault with its place. Never throws. */
export function readRecord(text: string): RecordReading {
  const {
    tags,
    tokens,
    faults: found,
    rest,
  } = scanText(text, {
    variations: false,
    mostWords: 1_000,
  });
  const faults: Fault[] = [...found];
  if (rest !== null) faults.push({ ...rest, code: 'tooLong' });
  const value = (name: string, isGood: (value: string) => boolean): string | null => {
    const tag = tags.find((each) => each.name === name);
    if (tag !== undefined && isGood(tag.value)) return tag.value;
    const { line, column } = tag ?? START;
    faults.push({ line, column, code: 'tag', tag: name });
    return null;
  };
  const numbers = (places: string): number[] => places.split(' ').map(Number);
  const game = {
    name: tags.find((tag) => tag.name === 'Event')?.value ?? '',
    date: value('Date', (places) => /^\d{4}\.\d\d\.\d\d$/.test(places)) ?? '????.??.??',
    time: Number(value('Time', (places) => /^\d{1,4}$/.test(places)) ?? 0),
  };
  const words = tokens.filter((token) => token.kind === 'word');
  if (!tags.some(({ name }) => name === 'West' || name === 'East') && words.length === 0)
    return { game: { ...game, stage: null }, faults: inOrder(faults) };
  const west = value('West', (places) => isCamp('west', numbers(places)));
  const east = value('East', (places) => isCamp('east', numbers(places)));
  if (west === null || east === null)
    return { game: { ...game, stage: null }, faults: inOrder(faults) };
  const camps = { west: numbers(west), east: numbers(east) };
  const orders = goodOrders(words, faults);
  const { positions, reasons } = replay(camps, orders);
  const good = positions.length - 1;
  const refused = words[good];
  if (reasons.length > 0 && refused !== undefined)
    faults.push({
      line: refused.line,
      column: refused.column,
      code: 'refused',
      text: refused.text,
      reasons,
    });
  const stage: Stage = { name: 'play', camps, orders: orders.slice(0, good) };
  return { game: { ...game, stage }, faults: inOrder(faults) };
}

/** Returns the orders that words stand for, up to the first word that is none. */
function goodOrders(words: readonly Word[], faults: Fault[]): readonly Order[] {
  const orders: Order[] = [];
  for (const { text, line, column } of words) {
    const order = readOrder(text);
    if (order === null) {
      faults.push({ line, column, code: 'noOrder', text });
      break;
    }
    orders.push(order);
  }
  return orders;
}
