import { findGame, type Finding, type GameLibrary } from '../../shell/library';
import { createSaveSlot } from '../../shell/saveSlot';
import type { Written } from '../../shell/storage';
import { isSecret, type Game } from '../game/game';
import { FORMAT, parseSave, SAVE_VERSION, writeSave } from '../game/save';
import { carriesOn, furthest } from '../game/standing';
import {
  asideIn,
  DAMAGED_KEY,
  GAME_KEY,
  idIn,
  isVeiled,
  type AtStart,
  type Readings,
} from './gamePlaces';
import {
  NONE,
  read,
  readEntry,
  readTexts,
  textsInHand,
  type OnProgress,
  type Read,
} from './readings';
import type { BattleStoreNeeds, BattleState, DamagedSave, SaveOrders, Store } from './state';
import { isTurningPoint } from './turningPoint';

interface KeepingWays {
  /** Takes a game in hand as it was kept, or none. */
  readonly take: (game: Game | null, more: Partial<BattleState>) => void;
}

/**
 * Keeps the game of a tab after every change: in the library, whose word is the truth about it, with a hint in local
 * storage. What is damaged stays where it is, and what another tab or a newer version has written is never written over.
 */
export function createKeeping(
  store: Store,
  { storage, watcher, newId, now }: BattleStoreNeeds,
  library: GameLibrary,
  { finding, later, readings = NONE }: AtStart,
  { take }: KeepingWays,
) {
  const slot = createSaveSlot(storage, GAME_KEY, watcher, SAVE_VERSION);
  const get = store.getState;
  /** The game as it was last taken up or kept: it need not be kept again until something is done. */
  let kept: Game | null = null;
  let stamps = 0;
  let asked = 0;
  let answered = 0;
  let pointedAt: string | null = null;

  function pointAt(id: string | null): void {
    if (pointedAt === id) return;
    pointedAt = id;
    library.database.putInHand(id).catch(() => {
      pointedAt = null;
    });
  }

  /** Leaves the hint at a game; a hint at another game, which the library has, gives way to it. */
  function writeHint(game: Game, text: string): Written {
    const secret = isSecret(game);
    // Each differs from every other, so that other tabs hear of it.
    const stamp = [now().getTime(), (stamps += 1)];
    const veiled = { format: FORMAT, version: SAVE_VERSION, inHand: game.id, stamp };
    const hint = secret ? JSON.stringify(veiled) : text;
    const written = slot.write(hint);
    const other = written === 'elsewhere' && idIn(storage.read(GAME_KEY)) !== game.id;
    const last = other ? slot.overwrite(hint) : written;
    if (secret && last !== 'kept' && last !== 'elsewhere') slot.clear();
    return last;
  }

  /** Another tab has taken the game where this one's cannot follow: in battle this one goes on as a game of its own. */
  function takenElsewhere(game: Game): void {
    const inHand = get().game;
    if (inHand?.id !== game.id) return;
    if (inHand.stage.name === 'battle')
      store.setState({ game: { ...inHand, id: newId() }, aside: true, keeping: 'kept' });
    else store.setState({ keeping: 'elsewhere', overtaken: isSecret(inHand) });
  }

  async function keepChanged(game: Game, strict: boolean): Promise<void> {
    kept = game;
    if (get().keeping === 'elsewhere') return;
    const text = writeSave(game);
    const hinted = writeHint(game, text);
    const question = (asked += 1);
    pointAt(game.id);
    const written = await library.keep(game.id, text, { strict });
    // Of several answers the one to the last question holds, whichever comes first.
    if (question < answered) return;
    answered = question;
    if (written === 'elsewhere') takenElsewhere(game);
    // A game that is no secret has at least its hint, where the library fails.
    else if (get().game?.id === game.id && get().keeping !== 'elsewhere')
      store.setState({
        keeping: written === 'kept' || isSecret(game) || hinted !== 'kept' ? written : 'kept',
      });
  }

  /** Keeps a sealed game: `kept` only once the database gives it back, and nothing of it lies in clear. */
  async function keepSealed(game: Game): Promise<Written> {
    const text = writeSave(game);
    const written = await library.keepForSure(game.id, text);
    const isInHand = (): boolean => get().game?.id === game.id;
    if (written === 'elsewhere' && isInHand())
      store.setState({ keeping: 'elsewhere', overtaken: true });
    if (written !== 'kept') return written;
    pointAt(game.id);
    writeHint(game, text);
    for (const { text: aside } of get().damaged)
      if (aside.includes(JSON.stringify(game.id))) discardDamaged(aside);
    const hint = storage.read(GAME_KEY);
    if (typeof hint === 'string' && idIn(hint) === game.id && !isVeiled(hint)) return 'full';
    kept = game;
    return 'kept';
  }

  const damagedOf = ({ text, game, faults }: Read): DamagedSave => ({
    text,
    faults,
    recovered: game !== null,
  });

  /** Tells of a text that cannot be read whole, and keeps aside what nothing else keeps. */
  function tellDamage(found: Read, aside: boolean): void {
    if (get().damaged.some(({ text }) => text === found.text)) return;
    store.setState(({ damaged }) => ({ damaged: [...damaged, damagedOf(found)] }));
    if (aside && !found.faults.some(({ code }) => code === 'newer'))
      storage.write(DAMAGED_KEY, JSON.stringify([...asideIn(storage), found.text]));
  }

  function discardDamaged(text: string): void {
    store.setState(({ damaged }) => ({ damaged: damaged.filter((each) => each.text !== text) }));
    const left = asideIn(storage).filter((each) => each !== text);
    if (left.length > 0) storage.write(DAMAGED_KEY, JSON.stringify(left));
    else storage.remove(DAMAGED_KEY);
    const { game } = get();
    if (storage.read(GAME_KEY) !== text) return;
    if (game === null) slot.clear();
    else store.setState({ keeping: writeHint(game, writeSave(game)) });
  }

  const tellReading: OnProgress = (reading) => store.setState({ reading });
  /** Reads what is found while the page has its turns, so that it is taken up at once. */
  async function readAhead(found: Finding): Promise<Readings> {
    const ahead = await readTexts(textsInHand(storage, found), tellReading);
    store.setState({ reading: null });
    return ahead;
  }

  /** Takes up what is kept: of hint and library what has come further, as a game of its own where it is damaged. */
  function takeUp(found: Finding, ahead: Readings): void {
    const isHintOld = typeof found !== 'string' && found.isHintDeleted;
    const text = slot.read();
    const newer = slot.newer();
    if (newer !== null) tellDamage(read(newer), false);
    const hint =
      typeof text === 'string' && !isHintOld && !isVeiled(text) ? read(text, ahead) : null;
    const inHand = typeof found === 'string' ? null : (found.inHand ?? found.hinted);
    const hinted = typeof found === 'string' ? null : found.hinted;
    // What is hinted is the last that was in hand, unless nothing can be read there.
    const entry = (hint?.game != null && hint.game.id !== inHand?.id ? hinted : null) ?? inHand;
    const ofLibrary = entry === null ? null : readEntry(entry, ahead);
    if (typeof found === 'string') {
      // Whether a seal has been made since, the database alone can say.
      const veiled = typeof text === 'string' && isVeiled(text);
      if (text === undefined || veiled) store.setState({ keeping: found });
      if (hint?.game != null && isSecret(hint.game)) return;
    }
    for (const each of [hint, ofLibrary])
      if (each !== null && each.faults.length > 0) tellDamage(each, each === hint);
    const whole = [ofLibrary, hint].filter(
      (each) => each?.game != null && each.faults.length === 0,
    );
    const [first, second] = whole as (Read & { game: Game })[];
    const damaged = [ofLibrary, hint].find((each) => each?.game != null);
    if (first === undefined) {
      // A damaged text stays as it is, and what is good of it goes on beside it.
      const game = damaged?.game ?? null;
      take(game && { ...game, id: newId() }, {});
      return;
    }
    let best = first;
    if (second !== undefined && second.game.id === first.game.id) {
      best = furthest(first.game, second.game) === first.game ? first : second;
      const other = best === first ? second : first;
      if (!carriesOn(other.game, best.game)) keepAside(other.game);
    } else if (ofLibrary === null || second !== undefined) best = second ?? first;
    if (ofLibrary?.game != null && ofLibrary.faults.length === 0)
      library.seen.set(ofLibrary.game.id, ofLibrary.text);
    kept = best.game;
    pointedAt = typeof found === 'string' ? null : (found.inHand?.id ?? null);
    take(best.game, { keeping: 'kept', overtaken: false });
    if (best !== ofLibrary) void keepChanged(best.game, false);
  }

  /** A battle that went another way is kept as a game of its own, and that is told. */
  function keepAside(game: Game): void {
    if (game.stage.name !== 'battle') return;
    const aside = { ...game, id: newId() };
    void library.keep(aside.id, writeSave(aside)).then((written) => {
      if (written === 'kept') store.setState({ aside: true });
    });
  }

  const find = (): Promise<Finding> => findGame(library.database, idIn(slot.read()));

  /** Another tab has written: what is this tab's own is never put in question unasked. */
  async function hear(): Promise<void> {
    const { game, screen, keeping } = get();
    const found = await findGame(library.database, game?.id ?? null);
    if (typeof found === 'string' || get().game?.id !== game?.id) return;
    if (game === null || (screen === 'headquarters' && keeping === 'kept')) {
      const { inHand } = found;
      if (inHand === null || inHand.text === library.seen.get(inHand.id)) return;
      const again = await find();
      const ahead = await readAhead(again);
      const now = get();
      // What has been done meanwhile is judged as it is now.
      if (now.game !== game || now.screen !== screen || now.keeping !== keeping) return hear();
      takeUp(again, ahead);
      return;
    }
    const own = found.hinted;
    if (own === null || own.text === library.seen.get(own.id)) return;
    const theirs = parseSave(own.text).game;
    const overtaken =
      isSecret(get().game as Game) && theirs !== null && !carriesOn(theirs, get().game as Game);
    store.setState({ keeping: 'elsewhere', overtaken });
  }

  store.setState({ damaged: asideIn(storage).map((text) => damagedOf(read(text, readings))) });
  takeUp(finding, readings);
  const { game: atStart } = get();
  void later?.then(async (found) => {
    // That it is silent has been told.
    if (found === 'silent') return;
    const ahead = await readAhead(found);
    const { game, screen } = get();
    // What has been begun, or found by a later question, is the newer.
    if (game === atStart && (game === null || screen === 'headquarters')) takeUp(found, ahead);
  });

  const stops = [
    store.subscribe((state, before) => {
      const { game } = state;
      if (game === before.game || game === null || game === kept) return;
      void keepChanged(game, isTurningPoint(before.game, game));
    }),
    slot.watch(
      () => void hear(),
      () => {
        const newer = slot.newer();
        if (newer !== null) tellDamage(read(newer), false);
      },
    ),
    library.database.watch(
      () => void hear(),
      () => get().game?.id ?? null,
    ),
  ];

  const saves: SaveOrders = {
    followOtherTab: async () => {
      const { game } = get();
      const found = await find();
      const ahead = await readAhead(found);
      // Its own has been kept meanwhile, or another taken in hand.
      if (get().game !== game) return;
      store.setState({ keeping: 'kept', overtaken: false });
      takeUp(found, ahead);
      store.setState(({ game }) => ({ screen: game === null ? 'headquarters' : 'game' }));
    },
    keepThisTab: () => {
      const { game, keeping } = get();
      if (game === null || keeping !== 'elsewhere' || isSecret(game)) return;
      store.setState({ keeping: 'kept', overtaken: false, game: { ...game, id: newId() } });
    },
    discardDamaged,
  };

  return {
    saves,
    keepSealed,
    /** Keeps what changes by itself: what is left of the time. */
    keepNow: (game: Game): void => void keepChanged(game, false),
    /** No game is in hand any more. */
    letGo: (): void => {
      slot.clear();
      kept = null;
      pointAt(null);
    },
    stop: (): void => stops.forEach((stop) => stop()),
  };
}
