import type { RulingsVersion } from '../engine/rulings';
import { SIDES, type BySide, type Country, type Muster, type Side } from '../engine/types';
import { BATTLE_KINDS, LINE_PARTS } from '../engine/battleRules';
import type { PlacedTag } from '../../shell/record/recordText';
import { COUNTRY_TAGS, countryOfTags } from './countryText';
import type { GameOf, InCampaign, Kind, MoveTime } from './game';
import type { RecordText, TextFault } from './recordText';

/** The tags of a battle's own properties in records of either kind; all others are preserved. */
const OWN_TAGS: ReadonlySet<string> = new Set([
  ...COUNTRY_TAGS,
  ...['Event', 'Date', 'Red', 'Blue', 'Battle', 'First', 'Forces', 'RedForce', 'BlueForce'],
  ...['Curtain', 'Time', 'Interval', 'Seed', 'Campaign', 'Result', 'Termination'],
]);
const MOST_OTHER_TAGS = 100;

/**
 * Returns functions that read the tags of a record by name. `read` returns the value, or the given usual value if the
 * tag is missing or invalid, and adds invalid tags, and missing ones that are `needed`, to `faults`; `text` returns the
 * text, empty if missing; `place` returns the line and column, 1 and 1 if missing.
 */
export function tagReader({ tags }: RecordText, faults: TextFault[]) {
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

/** Reads the value of a tag, `yes` (true) or `no` (false); null if it is neither. */
export const yes = (text: string): boolean | null =>
  text === 'yes' ? true : text === 'no' ? false : null;

/** What the tags of a record of Little Wars or Kriegspiel say about its battle, but for the forces. The id is empty. */
export interface RecordTerms extends Omit<GameOf<Kind>, 'stage' | 'muster' | 'chosen'> {
  /** Null if the record gives no size of its field, or it has faults of its own and cannot be fought over. */
  readonly country: Country | null;
  readonly rules: Muster['rules'];
  readonly first: Side;
  readonly seed: number;
}

/**
 * Reads the tags that records of Little Wars and Kriegspiel share, with the Country's faults by a version of the
 * rulings, and adds what is wrong to `faults`. `more` names the tags that the caller reads, so that they do not count
 * as unknown.
 */
export function readTerms(
  text: RecordText,
  rulings: RulingsVersion,
  faults: TextFault[],
  more: readonly string[] = [],
): RecordTerms {
  const { read, text: textOf } = tagReader(text, faults);
  const { country: drawn, faults: ofCountry } = countryOfTags(text.tags, rulings);
  faults.push(...ofCountry);
  const time = read<MoveTime>('Time', { kind: 'standard' }, readTime);
  return {
    id: '',
    name: textOf('Event'),
    players: { red: textOf('Red'), blue: textOf('Blue') },
    date: read('Date', '????.??.??', (value) =>
      /^[\d?]{4}\.[\d?]{2}\.[\d?]{2}$/.test(value) ? value : null,
    ),
    // A Country with faults of its own cannot be fought over.
    country: ofCountry.some(({ code }) => code === 'country') ? null : drawn,
    rules: {
      ...read('Battle', { kind: 'finish', linePart: 'whole' }, readKind),
      curtain: read('Curtain', true, yes),
      timed: time.kind !== 'none',
      interval: read('Interval', 5, (value) => (/^[0-9]$/.test(value) ? Number(value) : null)),
    },
    first: read<Side>('First', 'red', (value) => SIDES.find((side) => side === value) ?? null),
    seed: read(
      'Seed',
      0,
      (value) => (/^\d{1,10}$/.test(value) && Number(value) < 2 ** 32 ? Number(value) : null),
      true,
    ),
    time,
    left: null,
    campaign: read<InCampaign | null>('Campaign', null, readCampaign),
    tags: text.tags
      .filter(({ name }) => !OWN_TAGS.has(name) && !more.includes(name))
      .slice(0, MOST_OTHER_TAGS)
      .map(({ name, value }) => ({ name, value })),
    bodies: [],
  };
}
