import {
  HOOKS_FARM,
  HOOKS_FARM_MUSTER,
  HOOKS_FARM_PLACES,
} from '../../../src/littlewars/battles/hooksFarm';
import type { Order } from '../../../src/littlewars/engine/orders';
import type { Battle, Side } from '../../../src/littlewars/engine/types';
import { createBattleStore, type BattleStore } from '../../../src/littlewars/store/store';
import { battleShown, type NewBattleOptions } from '../../../src/littlewars/store/state';
import type { Game } from '../../../src/littlewars/game/game';
import {
  isKriegspiel,
  type AnyGame,
  type AnyRecordFault,
} from '../../../src/littlewars/game/playing';
import { GAME_KEY } from '../../../src/littlewars/store/saves';
import type { Readings } from '../../../src/shell/persistence/reading';
import type { GameLookup } from '../../../src/shell/library';
import { createSealer } from '../../../src/shell/platform/seal';
import { createBrowser, memoryKeys, type Browser } from '../../support/browser';
import type { Sealer } from '../../../src/shell/seal';

export { createBrowser, memoryKeys, numberSealer, type Browser } from '../../support/browser';

/** Hook's Farm, set out as the text tells. */
export const FARM: NewBattleOptions = { ...HOOKS_FARM_MUSTER, places: HOOKS_FARM_PLACES };

/** Six infantry and a gun a side, on the farm's field. */
export const FEW: NewBattleOptions = {
  country: HOOKS_FARM,
  rules: { kind: 'finish', linePart: 'whole', curtain: true, timed: false, interval: 0 },
  forces: {
    red: { infantry: 6, cavalry: 0, guns: 1 },
    blue: { infantry: 6, cavalry: 0, guns: 1 },
  },
  first: 'red',
  seed: 7,
  players: { red: 'Ada', blue: 'Charles' },
};

/** Where the few of a side stand: beside their gun in a row. */
export function fewOf(side: Side, gun = side === 'red' ? 'G1' : 'G2'): Order[] {
  const y = side === 'red' ? 16 : HOOKS_FARM.depth - 16;
  return [
    { kind: 'placeGun', gun, at: { x: 960, y }, bearing: side === 'red' ? 0 : 180_000 },
    ...Array.from({ length: 6 }, (_, i): Order => ({
      kind: 'place',
      man: `${side === 'red' ? 'R' : 'B'}${i + 1}`,
      at: { x: 960 + 40 * (i < 3 ? i - 3 : i - 2), y },
    })),
  ];
}

interface TabOptions {
  readonly browser?: Browser;
  readonly sealer?: Sealer;
  readonly ticks?: () => number;
  readonly prefix?: string;
  /** What the page has read before its store is made. */
  readonly readings?: Readings<AnyGame, AnyRecordFault>;
  /** What a database answers that was silent when the page was opened. */
  readonly later?: Promise<GameLookup>;
}

/** Returns a game of Little Wars; throws for one of Kriegspiel. */
export function littleWars(game: AnyGame | null): Game | null {
  if (game !== null && isKriegspiel(game)) throw new Error('a battle of Kriegspiel');
  return game;
}

/** A tab of a browser with Little Wars in it. */
export function openTab({ browser = createBrowser(), ...options }: TabOptions = {}) {
  const { storage, watcher, database } = browser.tab();
  let made = 0;
  const store = createBattleStore({
    lookup: options.later ? 'silent' : browser.lookup(GAME_KEY),
    ...(options.later && { later: options.later }),
    ...(options.readings && { readings: options.readings }),
    storage,
    watcher,
    database,
    sealer: options.sealer ?? createSealer(memoryKeys()),
    randomInt: () => 0,
    newId: () => `${options.prefix ?? 'battle'}${(made += 1)}`,
    now: () => new Date(2026, 10, 23),
    ticks: options.ticks ?? (() => 0),
  });
  /** The state, and the battle as the page would show it. */
  const state = () => {
    const now = store.state.getState();
    return { ...now, game: littleWars(now.game), battle: battleShown(now) };
  };
  return { store, browser, state };
}

export function battleIn(store: BattleStore): Battle {
  const battle = battleShown(store.state.getState());
  if (battle === null) throw new Error('no battle is to be seen');
  return battle;
}

/** Gives orders that must be good. */
export function order(store: BattleStore, ...orders: readonly Order[]): void {
  for (const each of orders) {
    const outcome = store.give(each);
    if (!outcome.ok) throw new Error(`${JSON.stringify(each)}: ${JSON.stringify(outcome.reasons)}`);
  }
}
