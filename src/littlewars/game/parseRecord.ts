import { forceFaults, menOf } from '../engine/forces';
import type { Order } from '../engine/orders';
import { FIRST_RULINGS, isRulingsVersion, type RulingsVersion } from '../engine/rulings';
import {
  BATTLE_KINDS,
  LINE_PARTS,
  SIDES,
  type BySide,
  type Force,
  type Muster,
  type Side,
} from '../engine/types';
import { COUNTRY_TAGS, countryOfTags } from './countryText';
import {
  firstStage,
  NO_FORCE,
  placesBySide,
  type Game,
  type InCampaign,
  type MoveTime,
  type Stage,
} from './game';
import { readOrder } from './orderText';
import { readForce, partRecord, type RecordText, type RecordFault } from './recordText';
import type { PlacedTag, Word } from '../../shell/record/recordText';

/** A record or a save as far as it is good. */
export interface RecordReading {
  /** Null if nothing can be used. */
  readonly game: Game | null;
  readonly faults: readonly RecordFault[];
  /** The result in the record, in the words of `resultOf`; missing if it has none. */
  readonly result?: string;
}

/** The most men and guns of a side. */
const MOST_MEN = 400;
const MOST_GUNS = 40;
/** The tags of a game's own properties; all others are preserved. */
const OWN_TAGS: ReadonlySet<string> = new Set([
  ...COUNTRY_TAGS,
  ...['Event', 'Date', 'Red', 'Blue', 'Battle', 'First', 'Forces', 'RedForce', 'BlueForce'],
  ...['Curtain', 'Time', 'Interval', 'Seed', 'Campaign', 'Result', 'Termination'],
]);
const MOST_OTHER_TAGS = 100;

/** The words of a record, before they are checked by the rules. */
interface Words {
  readonly orders: readonly {
    readonly order: Order;
    readonly word: Word;
    readonly shot: string | null;
  }[];
  readonly places: readonly { readonly order: Order; readonly word: Word }[];
  readonly faults: readonly RecordFault[];
}

/** Reads the tags of a record, each once, and collects their faults. */
function tagReader({ tags }: RecordText, faults: RecordFault[]) {
  const find = (name: string): PlacedTag | undefined => tags.find((tag) => tag.name === name);
  return {
    text: (name: string): string => find(name)?.value ?? '',
    /** Returns the value of a tag; `usual` if it is missing, or, with a fault, if it is invalid. */
    read: <T>(name: string, usual: T, read: (text: string) => T | null, needed = false): T => {
      const tag = find(name);
      if (tag === undefined) {
        if (needed) faults.push({ line: 1, column: 1, code: 'missingTag', tag: name });
        return usual;
      }
      const value = read(tag.value.trim());
      if (value !== null) return value;
      const { line, column } = tag;
      faults.push({ line, column, code: 'badValue', tag: name, text: tag.value });
      return usual;
    },
    place: (name: string) => ({ line: find(name)?.line ?? 1, column: find(name)?.column ?? 1 }),
  };
}

const readTime = (text: string): MoveTime | null => {
  if (text === 'standard' || text === 'none') return { kind: text };
  return /^[1-9]\d{0,2}$/.test(text) ? { kind: 'minutes', minutes: Number(text) } : null;
};

const readKind = (text: string): Pick<Muster['rules'], 'kind' | 'linePart'> | null => {
  const [first, part = 'whole', ...rest] = text.split(/\s+/);
  const kind = BATTLE_KINDS.find((each) => each === first);
  const linePart = LINE_PARTS.find((each) => each === part);
  return kind === undefined || linePart === undefined || rest.length > 0
    ? null
    : { kind, linePart };
};

function readCampaign(text: string): InCampaign | null {
  const [id = '', target = '', ...battles] = text.split(/\s+/);
  const before = battles.map((battle): BySide<number> | null => {
    const [, red, blue] = /^(\d{1,6}(?:\.5)?):(\d{1,6}(?:\.5)?)$/.exec(battle) ?? [];
    return red === undefined ? null : { red: Number(red), blue: Number(blue) };
  });
  const good = before.filter((battle) => battle !== null);
  if (!/^\w{1,40}$/.test(id) || !/^[1-9]\d{0,4}$/.test(target)) return null;
  return good.length < before.length || good.length > 200
    ? null
    : { id, target: Number(target), before: good };
}

const yes = (text: string): boolean | null =>
  text === 'yes' ? true : text === 'no' ? false : null;

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
  faults: RecordFault[],
): Omit<Game, 'stage'> | null {
  const { read, text: textOf, place } = tagReader(text, faults);
  const { country: drawn, faults: ofCountry } = countryOfTags(text.tags, rulings);
  faults.push(...ofCountry);
  // A Country with faults of its own cannot be fought over.
  const country = ofCountry.some(({ code }) => code === 'country') ? null : drawn;
  const chosen = read('Forces', false, (value) => (value === 'chosen' ? true : null));
  const time = read<MoveTime>('Time', { kind: 'standard' }, readTime);
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
  const rules: Muster['rules'] = {
    ...read('Battle', { kind: 'finish', linePart: 'whole' }, readKind),
    curtain: read('Curtain', true, yes),
    timed: time.kind !== 'none',
    interval: read('Interval', 5, (value) => (/^[0-9]$/.test(value) ? Number(value) : null)),
  };
  const first = read<Side>('First', 'red', (value) => SIDES.find((side) => side === value) ?? null);
  const seed = read(
    'Seed',
    0,
    (value) => (/^\d{1,10}$/.test(value) && Number(value) < 2 ** 32 ? Number(value) : null),
    true,
  );
  const date = read('Date', '????.??.??', (value) =>
    /^[\d?]{4}\.[\d?]{2}\.[\d?]{2}$/.test(value) ? value : null,
  );
  const campaign = read<InCampaign | null>('Campaign', null, readCampaign);
  const tags = text.tags
    .filter(({ name }) => !OWN_TAGS.has(name))
    .slice(0, MOST_OTHER_TAGS)
    .map(({ name, value }) => ({ name, value }));
  const someone = SIDES.every((side) => menOf(forces[side]) > 0);
  if (country === null || (!chosen && !someone)) return null;
  return {
    id: '',
    name: textOf('Event'),
    players: { red: textOf('Red'), blue: textOf('Blue') },
    date,
    muster: {
      country,
      rules,
      ...(rulings !== FIRST_RULINGS && { rulings }),
      first,
      forces,
      seed,
    },
    chosen,
    time,
    left: null,
    campaign,
    tags,
    bodies: [],
  };
}

/** Reads the words of a record, up to the first invalid one. */
function readWords(words: readonly Word[]): Words {
  const orders: Words['orders'][number][] = [];
  const places: Words['places'][number][] = [];
  const fault = (all: RecordFault): Words => ({ orders, places, faults: [all] });
  for (const word of words) {
    const { line, column, text } = word;
    if (/^\d{1,5}\.$/.test(text)) {
      orders.push({ order: { kind: 'go' }, word, shot: null });
      continue;
    }
    const read = readOrder(text);
    if (read === null) return fault({ line, column, code: 'noOrder', text });
    const isPlacement = read.order.kind === 'place' || read.order.kind === 'placeGun';
    if (!isPlacement) orders.push({ ...read, word });
    else if (orders.length > 0) return fault({ line, column, code: 'notHere', text });
    else places.push({ order: read.order, word });
  }
  return { orders, places, faults: [] };
}

/** The content of a record, with places in its text. */
export interface ParsedRecord extends RecordReading {
  /** Null if there is no battle in it. */
  readonly words: Words | null;
  readonly resultTag?: PlacedTag;
}

/** Reads a record without executing its orders, for long lists and for comparison. Never throws. */
export function parseRecord(whole: string): ParsedRecord {
  const text = partRecord(whole);
  const faults: RecordFault[] = [...text.faults];
  const named = rulingsWord(text);
  const rulings = named?.version ?? FIRST_RULINGS;
  // With unknown rulings nothing of it can be replayed.
  if (!isRulingsVersion(rulings)) {
    const { line, column } = named ?? { line: 1, column: 1 };
    return { game: null, faults: [...faults, { line, column, code: 'newer' }], words: null };
  }
  const head = agreed(text, rulings, faults);
  if (head === null) return { game: null, faults, words: null };
  const words = readWords(named === null ? text.words : text.words.slice(1));
  faults.push(...words.faults);
  const { muster } = head;
  const isBattle = words.places.length > 0 || words.orders.length > 0;
  const stage: Stage = isBattle
    ? {
        name: 'battle',
        places: placesBySide(
          muster,
          words.places.map(({ order }) => order),
        ),
        orders: words.orders.map(({ order }) => order),
      }
    : firstStage(muster);
  const resultTag = text.tags.find(({ name }) => name === 'Result');
  return {
    game: { ...head, stage },
    faults,
    words,
    ...(resultTag !== undefined && { result: resultTag.value, resultTag }),
  };
}
