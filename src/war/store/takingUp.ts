import { isCurtained, isSecret, type Game } from '../game/game';
import { readGame, type DamagedSave, type SaveReading } from '../game/save';
import { carriesOn, furthest } from '../game/standing';
import { writeGame } from '../game/writing';
import type { Written } from '../../shell/storage';
import { damagedSave, readDamaged, textsAside, writeAside } from './damagedSaves';
import { BESIDE_KEY, GAME_KEY, readHint } from './gamePlaces';
import {
  findGame,
  type Finding,
  type Found,
  type GameLibrary,
  type KeepHow,
  type Kept,
} from '../../shell/library';
import { timeOf } from '../../shell/libraryEntry';
import { AT_REST, atRestIn, type Services, type Store } from './state';

/** The keeping of a tab, as far as what it finds in storage concerns it. */
export interface Keeper extends Pick<Services, 'slot' | 'storage' | 'newId'> {
  readonly store: Store;
  /** Keeps a game in the library; the answer holds for the game in hand alone. */
  readonly inLibrary: (game: Game, text: string, how?: KeepHow) => Promise<Written>;
  readonly writeHint: (game: Game, text: string, over?: boolean) => Written;
  readonly library: Pick<GameLibrary, 'database' | 'keep' | 'keepForSure' | 'seen' | 'asRead'>;
  readonly keepChanged: (game: Game, strict: boolean) => Promise<void>;
  /** Tells the database which game is in hand; `anew`, also where another tab may have told it otherwise since. */
  readonly pointAt: (id: string | null, anew?: boolean) => void;
  /** Asks the database for the game in hand. Never rejects. */
  readonly find: () => Promise<Finding>;
  /** Says which game is kept as it was taken up, or that none is. */
  readonly takenUp: (game: Game | null) => void;
}

/** Nothing that the database would have to be asked for: what is hinted is enough. */
const HINTED: Found = { inHand: null, hinted: null, isHintDeleted: false };

/** Takes up what is kept, with the damage of visits before; true where damage was found that has not been told yet. */
export function beginWithKept(keeper: Keeper, finding: Finding): boolean {
  keeper.store.setState({ damaged: readDamaged(keeper.storage) });
  return takeUp(keeper, finding);
}

/** A state of a game that was found, with the text it was read from. */
interface Read extends SaveReading {
  readonly text: string;
}
const read = (text: string): Read => ({ ...readGame(text), text });
const readEntry = (entry: Kept): Read => {
  const reading = read(entry.text);
  return { ...reading, game: reading.game && { ...reading.game, id: entry.id } };
};
const isNewer = ({ faults }: Pick<Read, 'faults'>): boolean =>
  faults.some(({ code }) => code === 'newer');

/**
 * Takes up the game as it is kept now, by the hint too unless that is known to be old; true where damage was found that
 * has not been told yet.
 */
function takeUp(keeper: Keeper, finding: Finding, byHint = true): boolean {
  const { store, slot } = keeper;
  const newer = tellNewer(keeper);
  const text = slot.read();
  const { isVeiled } = readHint(text);
  const isOld = !byHint || (typeof finding !== 'string' && finding.isHintDeleted);
  const hint = !isOld && typeof text === 'string' && !isVeiled ? read(text) : null;
  if (hint !== null) keepBesideInLibrary(keeper, hint.text);
  const entry = typeof finding === 'string' ? null : entryInHand(hint, finding);
  const kept = entry && readEntry(entry);
  if (hint === null && kept === null) {
    const fails = text === undefined || isVeiled || finding === 'silent';
    const keeping = fails && typeof finding === 'string' ? finding : 'kept';
    store.setState({ ...AT_REST, game: null, screen: 'headquarters', keeping });
    return newer;
  }
  // Local storage may be a minute behind: whether a deployment has been sealed since, the database alone can say.
  if (typeof finding === 'string' && hint?.game != null && isSecret(hint.game)) {
    store.setState({ ...AT_REST, game: null, screen: 'headquarters', keeping: finding });
    return newer;
  }
  const damage = [hint, kept].filter(
    (found) => found !== null && found.faults.length > 0,
  ) as Read[];
  const isNew = damage.filter((found) => tellDamage(keeper, found)).length > 0;
  takeUpBest(keeper, hint, kept);
  // With a game to go on with, nobody is led away from it by one of a newer version.
  return isNew;
}

/**
 * What the database has of the game to be taken up: that of the hint, unless another has been taken in hand since the
 * one of the hint was last kept, which the library then has as it is.
 */
function entryInHand(hint: Read | null, { inHand, hinted }: Found): Kept | null {
  if (hint?.game == null) return inHand ?? hinted;
  if (inHand === null || inHand.id === hint.game.id) return hinted ?? inHand;
  if (hinted === null || (timeOf(hinted).getTime() || 0) > (timeOf(inHand).getTime() || 0))
    return hinted;
  const { game } = readEntry(hinted);
  return game !== null && furthest(game, hint.game) === game ? inHand : hinted;
}

/** Takes up the one that has come further, or what there is of it; what the other had that is lost with it goes into the library. */
function takeUpBest(keeper: Keeper, hint: Read | null, kept: Read | null): void {
  const own = kept?.game == null || hint?.game?.id === kept.game.id ? hint : null;
  const whole = [kept, own].flatMap((found) => {
    const game = found !== null && found.faults.length === 0 ? found.game : null;
    return found !== null && game !== null ? { ...found, game } : [];
  });
  const [first, second] = whole;
  if (first !== undefined && second !== undefined) {
    const isFirst = furthest(first.game, second.game) === first.game;
    const [best, other] = isFirst ? [first, second] : [second, first];
    takeUpRead(keeper, best, isFirst);
    if (!carriesOn(other.game, best.game)) keepAside(keeper, other.game);
    return;
  }
  const best = first ?? [kept, own].find((found) => found?.game != null) ?? kept ?? own;
  if (best !== null) takeUpRead(keeper, best, best.game !== null && best.text === kept?.text);
}

function takeUpRead(keeper: Keeper, { game, text, faults }: Read, isInLibrary: boolean): void {
  const { store, slot, storage, library, takenUp, inLibrary, writeHint } = keeper;
  takenUp(game);
  if (game !== null && isInLibrary) {
    // A damaged text may be written over once it is kept aside.
    if (faults.length === 0 || textsAside(storage).includes(text)) library.seen.set(game.id, text);
    if (faults.length === 0) library.asRead.set(game.id, writeGame(game));
  }
  store.setState({
    ...atRestIn(game),
    game,
    curtain: game !== null && isCurtained(game),
    library: isInLibrary ? 'kept' : 'forbidden',
    overtaken: false,
    ...(store.getState().keeping !== 'full' && { keeping: 'kept' }),
  });
  if (game === null) return;
  if (!isInLibrary && faults.length === 0) void inLibrary(game, text);
  // What lies there of a hidden deployment is veiled, and what is behind is brought up; where nothing lies, nothing need.
  const hint = slot.read();
  const stale = typeof hint === 'string' && !readHint(hint).isVeiled && hint !== text;
  if (stale || (isSecret(game) && hint === text)) {
    if (faults.length === 0) writeHint(game, text);
  }
}

/** A war that went another way is kept as a game of its own, and that is told; of a deployment nothing can be. */
function keepAside({ store, library, newId }: Keeper, game: Game): void {
  if (game.stage.name === 'deployment') return;
  const aside = { ...game, id: newId() };
  void library.keep(aside.id, writeGame(aside)).then((written) => {
    if (written === 'kept') store.setState({ aside: true });
  });
}

const isTold = ({ store }: Keeper, text: string): boolean =>
  store.getState().damaged.some((save) => save.text === text);

/** Tells of a text that cannot be read whole, and keeps it aside; true where it has not been told yet. */
function tellDamage(keeper: Keeper, found: Read): boolean {
  if (isTold(keeper, found.text)) return false;
  const save = damagedSave(found.text, found);
  if (isNewer(save)) keeper.store.setState(({ damaged }) => ({ damaged: [...damaged, save] }));
  else {
    const keeping = putAside(keeper, save);
    if (keeping !== 'kept') keeper.store.setState({ keeping });
  }
  return true;
}

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
  const aside = new Set(textsAside(storage));
  store.setState(({ damaged }) => ({
    // Of one that it has gone on with, the last is told of.
    damaged: [...damaged.filter((save) => aside.has(save.text) || !isNewer(save)), told],
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
  const { game, screen, keeping, viewing } = keeper.store.getState();
  if (viewing !== null) {
    keeper.store.setState({ viewing: { ...viewing, outdated: true } });
    return;
  }
  // A tab that waits at headquarters, all its game kept, has nothing of its own to lose.
  if (game === null || (screen === 'headquarters' && keeping === 'kept')) void takeUpNow(keeper);
  else {
    keeper.store.setState({ keeping: 'elsewhere' });
    if (isSecret(game)) void judge(keeper, game);
  }
}

/**
 * What another tab has written to the database is heard of as what it has left in local storage, which may have refused
 * it. What this tab has read or kept itself is no news.
 */
export async function hearWritten(keeper: Keeper): Promise<void> {
  const { store, library } = keeper;
  const before = store.getState().game;
  const found = await findGame(library.database, null);
  const entry = typeof found === 'string' ? null : found.inHand;
  const { game } = store.getState();
  // What has been begun meanwhile is not in hand there yet.
  if (entry === null || game?.id !== before?.id) return;
  if (entry.id !== game?.id || entry.text !== library.seen.get(entry.id)) hearOtherTab(keeper);
}

/** Says where another tab has gone on so far with the same hidden deployment that this one's is of the past. */
async function judge({ store, find }: Keeper, game: Game): Promise<void> {
  const found = await find();
  const entry = typeof found === 'string' ? null : (found.hinted ?? found.inHand);
  if (entry?.id !== game.id || store.getState().game?.id !== game.id) return;
  const now = readEntry(entry).game;
  if (now !== null && !carriesOn(now, game)) store.setState({ overtaken: true });
}

/** Takes up what is kept now: at once where local storage says it, else once the database has been asked. */
async function takeUpNow(keeper: Keeper): Promise<boolean> {
  const { slot } = keeper;
  if (slot.isChanged() && !readHint(slot.read()).isVeiled) return takeUp(keeper, HINTED);
  const found = await keeper.find();
  // What local storage had before says nothing new, and where it refuses writes it stays behind.
  return takeUp(keeper, found, typeof found === 'string');
}

/** What a database answers after all that was silent when the page was opened, with this game in hand. */
export function hearLate(keeper: Keeper, finding: Finding, atStart: Game | null): void {
  // That it is silent has been told; and what has been begun, or found by a later question, is the newer.
  if (finding !== 'silent' && keeper.store.getState().game === atStart)
    hearDatabase(keeper, finding);
}

/** What the database answers. */
export function hearDatabase(keeper: Keeper, finding: Finding): void {
  const { game, screen } = keeper.store.getState();
  if (game === null || screen === 'headquarters') takeUp(keeper, finding);
}

/** Goes on from what another tab has written. */
export async function followOtherTab(keeper: Keeper): Promise<void> {
  const damaged = await takeUpNow(keeper);
  keeper.store.setState(({ game }) => ({
    screen: game === null || damaged ? 'headquarters' : 'game',
  }));
}

/** Forgets a damaged save for good. */
export function discardDamaged(keeper: Keeper, text: string): void {
  const { store, slot, storage, writeHint } = keeper;
  const { game } = store.getState();
  store.setState(({ damaged }) => ({ damaged: damaged.filter((save) => save.text !== text) }));
  writeAside(
    storage,
    textsAside(storage).filter((aside) => aside !== text),
  );
  const isNewersPlace = slot.newer() === text;
  if (isNewersPlace) storage.remove(GAME_KEY);
  // Until the next action it is still what lies there as the game, and would be found there again.
  if (!isNewersPlace && storage.read(GAME_KEY) !== text) return;
  if (game !== null) store.setState({ keeping: writeHint(game, writeGame(game), true) });
  else if (!isNewersPlace) slot.clear();
}
