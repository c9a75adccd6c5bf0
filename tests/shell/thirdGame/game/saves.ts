import * as v from 'valibot';
import { jsonOf } from '../../../../src/shell/json';
import { readPacked, writePacked } from '../../../../src/shell/packedLink';
import type { SaveFormat, SaveReading } from '../../../../src/shell/persistence/format';
import { progressAt } from '../../../../src/shell/progress';
import { routeFormat, type RouteOf } from '../../../../src/shell/route';
import { oneOf, type ValuesOf } from '../../../../src/shell/settings';
import { PACES } from '../../../../src/shell/replay';
import { isContinuation, isSecret, lasting, positionOf, progress } from './game';
import { EMPTY_CAMP, FIRST_STAGE, type Camp, type Game } from './game';
import { readRecord, START, writeRecord, type Fault } from './record';
import { HOME_SQUARES, SIDES, type Side } from './rules';

/** The id of the game, which the names of its storage keys, its database and its addresses contain. */
export const ID = 'causeway';
const VERSION = 1;

const camp = v.union([
  v.object({
    state: v.literal('sealed'),
    sealed: v.object({ iv: v.string(), data: v.string() }),
  }),
  v.object({ state: v.literal('placing'), squares: v.array(v.number()) }),
]);
const saved = v.object({
  format: v.literal(ID),
  version: v.literal(VERSION),
  game: v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    left: v.nullable(v.number()),
    record: v.string(),
    settingOut: v.optional(
      v.object({
        side: v.nullable(v.picklist(SIDES)),
        camps: v.object({ west: camp, east: camp }),
      }),
    ),
  }),
});
const ofAnyVersion = v.object({ format: v.literal(ID), version: v.number() });

function write(game: Game): string {
  const { id, left, stage } = game;
  const settingOut =
    stage.name === 'settingOut' ? { side: stage.side, camps: stage.camps } : undefined;
  const content = { id, left, record: writeRecord(game), settingOut };
  return JSON.stringify({ format: ID, version: VERSION, game: content });
}

/** Returns a save as far as it can be read, and its faults. Never throws. */
function scan(text: string): SaveReading<Game, Fault> {
  const json = jsonOf(text);
  const nothing = (code: 'newer' | 'noSave') => ({ game: null, faults: [{ ...START, code }] });
  const version = v.safeParse(ofAnyVersion, json);
  if (version.success && version.output.version > VERSION) return nothing('newer');
  const parsed = v.safeParse(saved, json);
  if (!parsed.success) return nothing('noSave');
  const { id, left, record, settingOut } = parsed.output.game;
  const { game, faults } = readRecord(record);
  if (game.stage !== null) return { game: { ...game, stage: game.stage, id, left }, faults };
  if (settingOut === undefined)
    return { game: { ...game, stage: FIRST_STAGE, id, left: null }, faults: [...faults, CAMP] };
  const bad = SIDES.filter((side) => !isGood(side, settingOut.camps[side]));
  const fixed = Object.fromEntries(bad.map((side) => [side, EMPTY_CAMP]));
  const stage = {
    name: 'settingOut',
    side: bad[0] ?? settingOut.side,
    camps: { ...settingOut.camps, ...fixed },
  } as const;
  return { game: { ...game, stage, id, left: null }, faults: [...faults, ...bad.map(() => CAMP)] };
}

const CAMP: Fault = { ...START, code: 'camp' };

const isGood = (side: Side, of: Camp): boolean =>
  of.state === 'sealed' || of.squares.every((square) => HOME_SQUARES[side].includes(square));

/** How a game is written, read and compared; the shell knows nothing else of it. */
export const SAVES: SaveFormat<Game, Fault> = {
  name: ID,
  version: VERSION,
  key: `${ID}/game`,
  damagedKey: `${ID}/damaged`,
  write,
  timePath: ['game', 'left'],
  scan,
  // A game of some fifty orders is read at once.
  *readSteps(text) {
    return scan(text);
  },
  isSecret,
  isOver: (game) => (positionOf(game)?.result ?? null) !== null,
  mayFork: ({ stage }) => stage.name === 'play',
  isContinuation,
  progress,
  isIrreversible: (before, { id, stage }) =>
    before?.id !== id ||
    before.stage.name !== stage.name ||
    (stage.name === 'play' &&
      before.stage.name === 'play' &&
      lasting(before.stage.orders) !== lasting(stage.orders)),
  named: (game, name) => ({ ...game, name }),
  nameOf: ({ name }) => name,
};

/**
 * The screens of the game besides headquarters, to which routes lead: those without an id, and those of something with
 * an id.
 */
export type Route = RouteOf<'game', 'library' | 'savedGame' | 'replay' | 'rules' | 'lessons'>;

/** The head of a link, before the number of its version. */
export const LINK = `#${ID}/record`;
const LINK_VERSION = 1;

export const ROUTES = routeFormat<Route>({
  headquarters: `#${ID}`,
  game: `#${ID}/game`,
  library: {
    bare: `#${ID}/library`,
    isLink: (fragment) => new RegExp(`^${LINK}\\d*=`).test(fragment),
  },
  savedGame: { head: `#${ID}/library/` },
  replay: { head: `#${ID}/replay/` },
  rules: { bare: `#${ID}/rules`, head: `#${ID}/rules/` },
  lessons: { bare: `#${ID}/learn`, head: `#${ID}/learn/` },
});

/** Returns the fragment of an address that contains a record. @throws as `writePacked` does. */
export const writeLink = (record: string): Promise<string> =>
  writePacked(`${LINK}${LINK_VERSION}`, record);

/** Returns the record in a fragment, as far as it can be read. Never throws. */
export async function readLink(fragment: string) {
  const { text, fault } = await readPacked(LINK, LINK_VERSION, fragment);
  const code = fault === 'newer' ? ('newer' as const) : ('link' as const);
  return { text, faults: fault === null ? [] : [{ ...START, code }] };
}

/** The ids of the lessons finished in this browser. */
export const LESSONS = ['step', 'jump'] as const;
export const DONE = progressAt(`${ID}/lessons`);

export const SETTINGS = { causewayPace: oneOf(PACES, 'normal') };
export type Settings = ValuesOf<typeof SETTINGS>;
