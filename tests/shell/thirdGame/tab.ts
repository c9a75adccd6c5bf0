import type { ShellServices } from '../../../src/shell/game';
import type { Sealer } from '../../../src/shell/seal';
import { SHELL_SETTINGS } from '../../../src/shell/settings';
import { createSettings } from '../../../src/shell/settingsStore';
import { createBrowser, numberSealer, type Browser } from '../../support/browser';
import { openCauseway } from './entry';
import { readRecord } from './game/record';
import type { Order, Side } from './game/rules';
import type { Causeway } from './store/store';

interface TabOptions {
  readonly browser?: Browser;
  readonly sealer?: Sealer;
  readonly ticks?: () => number;
}

let tabs = 0;

/** Opens a tab of a browser with the Causeway in it, as the page does. */
export async function openTab({ browser = createBrowser(), ...options }: TabOptions = {}) {
  const { storage, watcher, database } = browser.tab();
  const tab = (tabs += 1);
  let made = 0;
  const settings = createSettings(SHELL_SETTINGS, storage, watcher);
  const services: ShellServices = {
    storage,
    watcher,
    settings,
    sealer: options.sealer ?? numberSealer(),
    randomInt: () => 0,
    newId: () => `${tab}.${(made += 1)}`,
    now: () => new Date('2026-11-27T12:00:00Z'),
  };
  const contents = await openCauseway(services, database, options.ticks ?? (() => 0));
  const { store } = contents;
  return { browser, services, database, contents, store, state: store.state.getState };
}

/** Where the stones of `PLAYED` stand at first. */
export const CAMPS = { west: [1, 2, 4], east: [10, 8, 7] } as const;

/** A game with three orders: two steps, and the end of the turn. */
export const PLAYED = `[Event "Dusk"]
[Date "2026.11.26"]
[Time "0"]
[West "1 2 4"]
[East "10 8 7"]

4-5 5-6 end
`;

/** Begins a game from a record. @throws if the text is no record. */
export function openRecord(store: Causeway, record = PLAYED): void {
  const { game, faults } = readRecord(record);
  if (game.stage === null || faults.length > 0) throw new Error(JSON.stringify(faults));
  store.openRead({ ...game, stage: game.stage });
}

/** Sets a side out behind its curtain, and seals it. */
export async function setOut(store: Causeway, side: Side): Promise<void> {
  await store.raiseCurtain();
  for (const square of CAMPS[side]) store.place(square);
  await store.seal();
}

/** Gives orders, each of which must be legal. */
export function give(store: Causeway, ...orders: readonly Order[]): void {
  for (const order of orders) {
    const outcome = store.give(order);
    if (!outcome.ok) throw new Error(`${JSON.stringify(order)}: ${outcome.reasons.join(', ')}`);
  }
}
