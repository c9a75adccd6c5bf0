import { readFileSync } from 'node:fs';
import { COUNTRY_IDS } from '../battles/countries';
import { generatedKriegspiel, isFieldSize } from '../battles/kriegspielGenerator';
import { readyBattle, type Ready } from '../battles/readyBattle';
import { KRIEGSPIEL_COUNTRY_IDS, readyKriegspiel, readyOn } from '../battles/readyKriegspiel';
import { command, type Order } from '../engine/orders';
import type { Outcome } from '../engine/reasons';
import { SIDES, type Battle, type Muster } from '../engine/types';
import { placesBySide, type Game, type GameOf, type Kind } from '../game/game';
import * as kriegspiel from '../game/kriegspiel/game';
import {
  isKriegspielRecord,
  readKriegspielRecord,
  writeKriegspielRecord,
} from '../game/kriegspiel/record';
import { clipped, CommandRefusal, integer, wordsOf } from '../game/orderLine';
import { readRecord } from '../game/readRecord';
import { writeRecord } from '../game/record';
import type { RecordFault } from '../game/recordText';
import { battlesOf, given } from '../game/timeline';
import { commandKriegspiel, type KriegspielOrder } from '../kriegspiel/orders';
import type { KriegspielOutcome } from '../kriegspiel/reasons';
import type { KriegspielBattle, KriegspielMuster } from '../kriegspiel/types';
import { readBattle } from './battleFile';
import type { Session } from './command';
import { isKriegspielOrder, readKriegspielOrder } from './kriegspielOrders';
import { readOrder } from './reading';

// The battles that the console loads, plays and writes, of Little Wars and of Kriegspiel.

/** Returns whether a battle has chapters of Kriegspiel. */
export const isKriegspiel = (battle: Battle): battle is KriegspielBattle => 'kriegspiel' in battle;
const isOfKriegspiel = (
  game: Game | kriegspiel.KriegspielGame,
): game is kriegspiel.KriegspielGame => 'chapters' in game.muster;

/** Returns what a record of a battle says beside its forces and orders. */
const about = ({ rules, country }: Kind['muster']): Omit<GameOf<Kind>, 'muster' | 'stage'> => ({
  id: 'console',
  name: country.name,
  players: { red: '', blue: '' },
  date: '????.??.??',
  chosen: false,
  time: { kind: rules.timed ? 'standard' : 'none' },
  left: null,
  campaign: null,
  tags: [],
  bodies: [],
});

/**
 * Returns the console's session for a battle of Little Wars with both sides set out: the battle, and its game from the
 * beginning, whose only order is `go`.
 */
export function sessionOf({ muster, places, battle }: Ready<Muster, Order, Battle>): Session {
  const orders: readonly Order[] = [{ kind: 'go' }];
  const stage = { name: 'battle', places: placesBySide(muster, places), orders } as const;
  return { battle, game: { ...about(muster), muster, stage } };
}

function kriegspielSession({
  muster,
  places,
  battle,
}: Ready<KriegspielMuster, KriegspielOrder, KriegspielBattle>): Session {
  const out = kriegspiel.placesBySide(muster, places.filter(kriegspiel.isPlacement));
  const orders: readonly KriegspielOrder[] = [{ kind: 'go' }];
  const stage = { name: 'battle', places: out, orders } as const;
  return { battle, game: { ...about(muster), muster, stage } };
}

/** Returns the battle that words name: by its id, or `kriegspiel` with a number, and a size; null if they name none. */
function readyOf(text: string): Session | null {
  const id = COUNTRY_IDS.find((each) => each === text);
  if (id !== undefined) return sessionOf(readyBattle(id));
  const found = KRIEGSPIEL_COUNTRY_IDS.find((each) => each === text);
  if (found !== undefined) return kriegspielSession(readyKriegspiel(found));
  const [kind, number, size, ...rest] = wordsOf(text);
  if (kind !== 'kriegspiel') return null;
  const [, width, depth] = /^(\d{1,2})x(\d{1,2})$/.exec(size ?? '') ?? [];
  if (rest.length > 0 || (size !== undefined && depth === undefined))
    throw new CommandRefusal('Such a battle is “kriegspiel NUMBER [WIDTHxDEPTH]”, in feet.');
  const seed = integer(number, 'a number');
  if (depth !== undefined && !isFieldSize(Number(width), Number(depth)))
    throw new CommandRefusal('A field of Kriegspiel is from 18x12 to 36x24 feet.');
  const country = generatedKriegspiel({
    seed,
    ...(depth === undefined ? {} : { width: Number(width), depth: Number(depth) }),
  });
  return kriegspielSession(readyOn(country));
}

function fileText(name: string): string {
  try {
    return readFileSync(name, 'utf8')
      .replace(/^\uFEFF/, '')
      .trimStart();
  } catch {
    throw new CommandRefusal(
      `“${clipped(name)}” is neither a file nor a battle: ${[...COUNTRY_IDS, ...KRIEGSPIEL_COUNTRY_IDS].join(', ')}, kriegspiel NUMBER.`,
    );
  }
}

/**
 * Returns the session for a text that names a battle or contains one: the id of a Country that comes with the game, the
 * name of a file, JSON, or a record. `session` is null if no battle in the record has begun; `faults` are those of the
 * record, missing if it has none. @throws {CommandRefusal} if the text is none of these.
 */
export function loadedFrom(text: string): {
  readonly session: Session | null;
  readonly faults?: readonly RecordFault<unknown>[];
} {
  if (text === '')
    throw new CommandRefusal(
      'The command needs a battle: an id, a file, or its JSON or record on one line.',
    );
  const ready = readyOf(text);
  if (ready !== null) return { session: ready };
  const content = /^[{[]/.test(text) ? text : fileText(text);
  if (!content.startsWith('[')) return { session: { battle: readBattle(content), game: null } };
  const { game, faults } = isKriegspielRecord(content)
    ? readKriegspielRecord(content)
    : readRecord(content);
  const found = faults.length > 0 ? { faults } : {};
  return { session: game && begun(game), ...found };
}

/** Returns a game loaded at its last order; null while it is set out. */
function begun(game: Game | kriegspiel.KriegspielGame): Session | null {
  const battle = isOfKriegspiel(game)
    ? kriegspiel.battleOf(game)
    : game.stage.name === 'battle'
      ? battlesOf(game.muster, game.stage).at(-1)
      : null;
  return battle ? { battle, game } : null;
}

/**
 * Returns the session after an order, written as words, or every reason for which the rules refuse it. @throws
 * {CommandRefusal} if the words are no order.
 */
export function outcomeOf(
  { battle, game }: Session,
  text: string,
):
  | { readonly ok: true; readonly session: Session }
  | Extract<KriegspielOutcome, { readonly ok: false }> {
  if (isKriegspiel(battle)) {
    const order = readKriegspielOrder(text, battle);
    if (game !== null && isOfKriegspiel(game)) return loaded(kriegspiel.given(game, order));
    return loaded(commandKriegspiel(battle, order));
  }
  const [kind = ''] = wordsOf(text);
  if (isKriegspielOrder(kind))
    throw new CommandRefusal(
      `“${kind}” is an order of Kriegspiel, of which this battle has no chapter.`,
    );
  const order = readOrder(text, battle);
  if (game !== null && !isOfKriegspiel(game)) return loaded(given(game, order));
  return loaded(command(battle, order));
}

const loaded = (
  outcome: (Outcome | KriegspielOutcome) & { readonly game?: Session['game'] },
): ReturnType<typeof outcomeOf> =>
  outcome.ok
    ? { ok: true, session: { battle: outcome.battle, game: outcome.game ?? null } }
    : outcome;

/**
 * Returns the text of the record of the loaded game. In a battle of Kriegspiel that is not over, the record has the
 * secret orders (kriegspiel.md 6.4) only of the side that the first word names, or of both for `all`; that word is
 * removed from `texts`. @throws {CommandRefusal} if the battle was loaded in its middle, or the word is no side.
 */
export function recordOf({ game }: Session, texts: string[]): string {
  if (game === null)
    throw new CommandRefusal('This battle was loaded in its middle: it has no record.');
  if (!isOfKriegspiel(game)) return writeRecord(game);
  const text = texts.shift();
  const knowing = SIDES.filter((side) => text === 'all' || text === side);
  if (text !== undefined && knowing.length === 0)
    throw new CommandRefusal(`“${clipped(text)}” is no side: red, blue or all.`);
  return writeKriegspielRecord(game, knowing);
}
