import { isSecret, type Game } from '../game/game';
import { readGame, type DamagedSave } from '../game/save';
import { writeGame } from '../game/writing';
import type { Written } from '../../shell/storage';
import { damagedSave, readDamaged, textsAside, writeAside } from './damagedSaves';
import { BESIDE_KEY, GAME_KEY } from './gamePlaces';
import { AT_REST, atRestIn, type Services, type Store } from './state';

/** The keeping of a tab, as far as what it finds in storage concerns it. */
export interface Keeper extends Pick<Services, 'slot' | 'storage'> {
  readonly store: Store;
  /** Keeps a game in the library; the answer holds for the game in hand alone. */
  readonly inLibrary: (game: Game, text: string) => Promise<Written>;
  readonly library: { readonly keep: (id: string, text: string) => Promise<Written> };
  /** Says which game is kept as it was taken up, or that none is. */
  readonly takenUp: (game: Game | null) => void;
}

/** Takes up what is kept, with the damage of visits before; true where damage was found that has not been told yet. */
export function beginWithKept(keeper: Keeper): boolean {
  keeper.store.setState({ damaged: readDamaged(keeper.storage) });
  return takeUp(keeper);
}

/** Takes up the game in storage as it is now; true where damage was found that has not been told yet. */
function takeUp(keeper: Keeper): boolean {
  const { store, slot, inLibrary, takenUp } = keeper;
  const newer = tellNewer(keeper);
  const text = slot.read();
  if (typeof text !== 'string') {
    const keeping = text === undefined ? 'forbidden' : 'kept';
    store.setState({ ...AT_REST, game: null, screen: 'headquarters', keeping });
    return newer;
  }
  keepBesideInLibrary(keeper, text);
  const reading = readGame(text);
  const { game, faults } = reading;
  const isNew = faults.length > 0 && !isTold(keeper, text);
  const keeping = isNew ? putAside(keeper, damagedSave(text, reading)) : 'kept';
  takenUp(game);
  if (game !== null && faults.length === 0) void inLibrary(game, text);
  store.setState({
    ...atRestIn(game),
    game,
    curtain: game !== null && isSecret(game),
    keeping,
  });
  return isNew;
}

const isTold = ({ store }: Keeper, text: string): boolean =>
  store.getState().damaged.some((save) => save.text === text);

/** Keeps a damaged save beside those that any tab has put there. */
function putAside({ store, storage }: Keeper, save: DamagedSave): Written {
  store.setState(({ damaged }) => ({ damaged: [...damaged, save] }));
  return writeAside(storage, [...textsAside(storage), save.text]);
}

/** Tells of a game that a newer version has kept, which stays where it is; true where it has not been told yet. */
export function tellNewer(keeper: Keeper): boolean {
  const { store, slot, storage } = keeper;
  const text = slot.newer();
  if (text === null || isTold(keeper, text)) return false;
  const told = damagedSave(text, readGame(text));
  const wasNewer = ({ faults }: DamagedSave): boolean =>
    faults.some(({ code }) => code === 'newer');
  const aside = new Set(textsAside(storage));
  store.setState(({ damaged }) => ({
    // Of one that it has gone on with, the last is told of.
    damaged: [...damaged.filter((save) => aside.has(save.text) || !wasNewer(save)), told],
  }));
  return true;
}

/** Puts into the library what was played while a newer version's game held the place that is free again. */
function keepBesideInLibrary({ slot, storage, library }: Keeper, inHand: string): void {
  const text = slot.newer() === null ? storage.read(BESIDE_KEY) : null;
  if (typeof text !== 'string') return;
  const { game } = readGame(text);
  if (text === inHand || game === null) return;
  void library.keep(game.id, text).then((written) => {
    if (written === 'kept') storage.remove(BESIDE_KEY);
  });
}

/** What another tab has written is taken up, or asked about where this tab has something of its own to lose. */
export function hearOtherTab(keeper: Keeper): void {
  const { game, screen, keeping } = keeper.store.getState();
  // A tab that waits at headquarters, all its game kept, has nothing of its own to lose.
  if (game === null || (screen === 'headquarters' && keeping === 'kept')) takeUp(keeper);
  else keeper.store.setState({ keeping: 'elsewhere' });
}

/** Goes on from what another tab has written. */
export function followOtherTab(keeper: Keeper): void {
  const damaged = takeUp(keeper);
  keeper.store.setState(({ game }) => ({
    screen: game === null || damaged ? 'headquarters' : 'game',
  }));
}

/** Forgets a damaged save for good. */
export function discardDamaged({ store, slot, storage }: Keeper, text: string): void {
  const { game } = store.getState();
  store.setState(({ damaged }) => ({ damaged: damaged.filter((save) => save.text !== text) }));
  writeAside(
    storage,
    textsAside(storage).filter((aside) => aside !== text),
  );
  if (slot.newer() === text) {
    storage.remove(GAME_KEY);
    if (game !== null) store.setState({ keeping: slot.overwrite(writeGame(game)) });
    return;
  }
  // Until the next action it is still what is kept as the game, and would be found there again.
  if (storage.read(GAME_KEY) !== text) return;
  if (game === null) slot.clear();
  else store.setState({ keeping: slot.overwrite(writeGame(game)) });
}
