import { forceFaults, menOf } from '../engine/forces';
import { FIRST_RULINGS, isRulingsVersion, type RulingsVersion } from '../engine/rulings';
import { SIDES, type BySide, type Side } from '../engine/types';
import type { Force } from '../engine/battleRules';
import {
  firstStage,
  NO_FORCE,
  placesBySide,
  type Game,
  type GameOf,
  type Kind,
  type LittleWars,
  type StageOf,
} from './game';
import { readOrder } from './orderText';
import {
  partRecord,
  readForce,
  type RecordFault,
  type RecordText,
  type TextFault,
} from './recordText';
import { readTerms, tagReader } from './recordTerms';
import type { PlacedTag, Word } from '../../shell/record/recordText';

/** What could be read of a record or save of a battle: the game, null if nothing can be used, and every fault. */
export interface RecordReadingOf<K extends Kind> {
  /** Null if nothing can be used. */
  readonly game: GameOf<K> | null;
  readonly faults: readonly RecordFault<K['reason']>[];
  /** The result in the record: `red`, `blue`, `draw`, or `*` for an unfinished battle; missing if it has none. */
  readonly result?: string;
}
/** What could be read of a record or save of Little Wars: the game, null if nothing can be used, and every fault. */
export type RecordReading = RecordReadingOf<LittleWars>;

/**
 * How records of a kind of battle are read, without executing their orders: their tags, the words of their orders, and
 * which of these set out which side.
 */
export interface RecordForm<K extends Kind> {
  /** Returns the rulings of Little Wars by the number in a record; null if that is of a newer version. */
  readonly rulingsOf: (version: number) => RulingsVersion | null;
  /** Reads everything except the orders, and adds what is wrong to `faults`; null if it describes no battle. */
  readonly head: (
    text: RecordText,
    rulings: RulingsVersion,
    faults: TextFault[],
  ) => Omit<GameOf<K>, 'stage'> | null;
  /** Reads a word as an order, with the result of its shot as text, null without one; null if it is no order. */
  readonly readOrder: (
    word: string,
  ) => { readonly order: K['order'] | K['placement']; readonly shot: string | null } | null;
  /** Returns whether an order is one of setting out. */
  readonly isPlacement: (order: K['order'] | K['placement']) => order is K['placement'];
  /** Returns orders of setting out by the side whose men and guns they set out. */
  readonly bySide: (
    muster: K['muster'],
    places: readonly K['placement'][],
  ) => BySide<readonly K['placement'][]>;
}

/** The most men and guns of a side. */
const MOST_MEN = 400;
const MOST_GUNS = 40;

/** The words of a record, before they are checked by the rules. */
interface Words<K extends Kind> {
  readonly orders: readonly {
    readonly order: K['order'];
    readonly word: Word;
    readonly shot: string | null;
  }[];
  readonly places: readonly { readonly order: K['placement']; readonly word: Word }[];
  readonly faults: readonly TextFault[];
}

/** Returns the first word if it names the rulings; null if the record names none. */
function rulingsWord({ words }: RecordText): (Word & { readonly version: number }) | null {
  const [first] = words;
  const [, digits] = /^rulings:([1-9]\d{0,8})$/.exec(first?.text ?? '') ?? [];
  return first === undefined || digits === undefined ? null : { ...first, version: Number(digits) };
}

/** Reads everything in a record except its orders; null if there is no battle in it. */
function agreed(
  text: RecordText,
  rulings: RulingsVersion,
  faults: TextFault[],
): Omit<Game, 'stage'> | null {
  const { read, text: textOf, place } = tagReader(text, faults);
  const { country, rules, first, seed, ...terms } = readTerms(text, rulings, faults);
  const chosen = read('Forces', false, (value) => (value === 'chosen' ? true : null));
  const forceOf = (side: Side, name: string): Force => {
    const force = read(name, NO_FORCE, readForce, true);
    const tooMany = menOf(force) > MOST_MEN || force.guns > MOST_GUNS;
    if (tooMany) faults.push({ ...place(name), code: 'badValue', tag: name, text: textOf(name) });
    const isOpen = chosen && menOf(force) + force.guns === 0;
    for (const fault of isOpen ? [] : forceFaults(force))
      faults.push({ ...place(name), code: 'force', side, fault });
    return tooMany ? NO_FORCE : force;
  };
  const forces = { red: forceOf('red', 'RedForce'), blue: forceOf('blue', 'BlueForce') };
  const someone = SIDES.every((side) => menOf(forces[side]) > 0);
  if (country === null || (!chosen && !someone)) return null;
  const named = rulings !== FIRST_RULINGS && { rulings };
  return { ...terms, muster: { country, rules, ...named, first, forces, seed }, chosen };
}

const LITTLE_WARS_FORM: RecordForm<LittleWars> = {
  rulingsOf: (version) => (isRulingsVersion(version) ? version : null),
  head: agreed,
  readOrder,
  isPlacement: (order) => order.kind === 'place' || order.kind === 'placeGun',
  bySide: placesBySide,
};

/** Reads the words of a record, up to the first invalid one. */
function readWords<K extends Kind>(words: readonly Word[], form: RecordForm<K>): Words<K> {
  const orders: Words<K>['orders'][number][] = [];
  const places: Words<K>['places'][number][] = [];
  const fault = (all: TextFault): Words<K> => ({ orders, places, faults: [all] });
  for (const word of words) {
    const { line, column, text } = word;
    if (/^\d{1,5}\.$/.test(text)) {
      orders.push({ order: { kind: 'go' }, word, shot: null });
      continue;
    }
    const read = form.readOrder(text);
    if (read === null) return fault({ line, column, code: 'noOrder', text });
    const { order, shot } = read;
    if (!form.isPlacement(order)) orders.push({ order, shot, word });
    else if (orders.length > 0) return fault({ line, column, code: 'notHere', text });
    else places.push({ order, word });
  }
  return { orders, places, faults: [] };
}

/**
 * A record read without executing its orders; `words` are its orders with their places in the text, null if it has no
 * battle.
 */
export interface ParsedRecord<K extends Kind> extends RecordReadingOf<K> {
  readonly faults: readonly TextFault[];
  /** Null if there is no battle in it. */
  readonly words: Words<K> | null;
  /** The tag `Result` with its line and column; missing if the record has none. */
  readonly resultTag?: PlacedTag;
}

/**
 * Reads the record of a kind of battle without executing its orders: the game, null if there is no battle in it, and
 * the faults of the text. Never throws.
 */
export function parseRecordOf<K extends Kind>(
  text: RecordText,
  form: RecordForm<K>,
): ParsedRecord<K> {
  const faults: TextFault[] = [...text.faults];
  const named = rulingsWord(text);
  const rulings = form.rulingsOf(named?.version ?? FIRST_RULINGS);
  // With unknown rulings nothing of it can be replayed.
  if (rulings === null) {
    const { line, column } = named ?? { line: 1, column: 1 };
    return { game: null, faults: [...faults, { line, column, code: 'newer' }], words: null };
  }
  const head = form.head(text, rulings, faults);
  if (head === null) return { game: null, faults, words: null };
  const words = readWords(named === null ? text.words : text.words.slice(1), form);
  faults.push(...words.faults);
  const isBattle = words.places.length > 0 || words.orders.length > 0;
  const stage: StageOf<K> = isBattle
    ? {
        name: 'battle',
        places: form.bySide(
          head.muster,
          words.places.map(({ order }) => order),
        ),
        orders: words.orders.map(({ order }) => order),
      }
    : firstStage(head.muster);
  const resultTag = text.tags.find(({ name }) => name === 'Result');
  return {
    game: { ...head, stage },
    faults,
    words,
    ...(resultTag !== undefined && { result: resultTag.value, resultTag }),
  };
}

/**
 * The name of the tag that lists the chapters of Kriegspiel with which a battle is fought. A record that has it is
 * one of Kriegspiel.
 */
export const CHAPTERS_TAG = 'Chapters';

/**
 * Reads a record of Little Wars without executing its orders, which is enough for long lists and for comparison: the
 * game, null if there is no battle in it, and the faults of the text. Never throws. A record of Kriegspiel has only the
 * fault `newer`.
 */
export function parseRecord(whole: string): ParsedRecord<LittleWars> {
  const text = partRecord(whole);
  const tag = text.tags.find(({ name }) => name === CHAPTERS_TAG);
  if (tag === undefined) return parseRecordOf(text, LITTLE_WARS_FORM);
  const { line, column } = tag;
  return { game: null, faults: [{ line, column, code: 'newer', of: 'kriegspiel' }], words: null };
}
