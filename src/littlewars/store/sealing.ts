import { runInSlices } from '../../shell/runInSlices';
import { sealAndSave, unseal } from '../../shell/sealing';
import type { Written } from '../../shell/storage';
import { other } from '../engine/men';
import { SIDES, type Force, type Side } from '../engine/types';
import {
  bothClosed,
  campInHand,
  EMPTY_CAMP,
  gunsShifted,
  isSecret,
  musterSeenBy,
  type Camp,
  type Game,
  type Placement,
} from '../game/game';
import { isKriegspiel, type AnyGame } from '../game/playing';
import { playing } from '../game/kinds';
import { mayClose, replay } from '../game/timeline';
import { readPlacement, writeOrder } from '../game/orderText';
import { readPlaces, writePlaces } from '../game/recordText';
import type { BattleState, BattleStoreNeeds, Store } from './state';

interface SealingDeps {
  /** Makes a game the current one. */
  readonly show: (game: AnyGame, more?: Partial<BattleState>) => void;
  /** Shows a game as it has been read, which need not be saved. */
  readonly asRead: (game: AnyGame, more: Partial<BattleState>) => void;
  /** Saves a sealed game: `saved` only once that is certain, and nothing of it is in clear. */
  readonly saveSealed: (game: Game) => Promise<Written>;
}

/** The content of a camp, in clear. */
interface Opened {
  readonly force: Force | null;
  readonly places: readonly Placement[];
}

/** Creates setting out behind the curtain: each side's places are sealed, and opened once both are. */
export function createSealing(
  store: Store,
  { sealer }: Pick<BattleStoreNeeds, 'sealer'>,
  { show, asRead, saveSealed }: SealingDeps,
) {
  const get = store.getState;

  /**
   * Finishes the setting out of a side; behind the curtain its places are sealed. Does nothing while men are left
   * over.
   */
  async function seal(): Promise<void> {
    const { game, curtain, sealing, save } = get();
    // Battles of Kriegspiel are set out by the program.
    if (game === null || isKriegspiel(game)) return;
    const camp = campInHand(game);
    if (game.stage.name !== 'settingOut' || game.stage.side === null || camp === null) return;
    if (curtain || sealing === 'underWay' || save.is === 'elsewhere' || !mayClose(game)) return;
    const { stage } = game;
    const { side } = stage;
    if (side === null) return;
    const next = stage.camps[other(side)].state === 'placing' ? other(side) : null;
    const closed = (as: Camp): Game => ({
      ...game,
      stage: { ...stage, side: next, camps: { ...stage.camps, [side]: as } },
    });
    if (!isSecret(game)) {
      const done = closed({ ...camp, state: 'placed' });
      show(bothClosed(done) ? (await begun(done)).game : done);
      return;
    }
    store.setState({ curtain: true, sealing: 'underWay' });
    const sealed = await sealAndSave(
      {
        sealer,
        inHand: (): Game | null => {
          const { game: now } = get();
          return now === null || isKriegspiel(now) ? null : now;
        },
        saveSealed,
      },
      writePlaces(camp, writeOrder),
      (text) => closed({ state: 'sealed', sealed: text }),
    );
    if (sealed === null) return;
    if ('fault' in sealed) store.setState({ sealing: sealed.fault });
    else show(sealed.game, { handOvers: get().handOvers + 1 });
  }

  /** The content of a camp; null if its seal is broken. Rejects if that is unknown, the key being out of reach. */
  const opened = async (camp: Camp): Promise<Opened | null> =>
    camp.state === 'sealed'
      ? unseal(sealer, camp.sealed, (text) => readPlaces(text, readPlacement))
      : camp;

  /** Returns the game with both camps opened: in battle, or set out again by the sides whose places are lost. */
  async function begun(game: Game): Promise<{ game: Game; lostSeals: readonly Side[] }> {
    if (game.stage.name !== 'settingOut') return { game, lostSeals: [] };
    const { camps } = game.stage;
    const [red, blue] = [await opened(camps.red), await opened(camps.blue)];
    const forceOf = (side: Side, of: Opened | null): Force =>
      musterSeenBy(game, side, of?.force ?? null).forces[side];
    const forces = { red: forceOf('red', red), blue: forceOf('blue', blue) };
    const muster = { ...game.muster, forces };
    // Behind the curtain a side does not know how many guns the other has bought.
    const shift = game.chosen ? forces.red.guns : 0;
    let lostSeals = SIDES.filter((side) => (side === 'red' ? red : blue) === null);
    if (red !== null && blue !== null) {
      const places = { red: red.places, blue: gunsShifted(blue.places, shift) };
      const stage = { name: 'battle', places, orders: [] } as const;
      const { fault } = replay(muster, stage);
      if (fault === null) return { game: { ...game, muster, stage }, lostSeals: [] };
      lostSeals = [fault.side];
    }
    const [first = null] = lostSeals;
    const reopened = Object.fromEntries(lostSeals.map((side) => [side, EMPTY_CAMP]));
    return {
      game: { ...game, stage: { ...game.stage, side: first, camps: { ...camps, ...reopened } } },
      lostSeals,
    };
  }

  /**
   * Continues when the next player has taken the machine; once both sides are sealed, shows both and begins the
   * battle.
   */
  async function raiseCurtain(): Promise<void> {
    const { game, sealing, save } = get();
    if (sealing === 'underWay' || (save.is === 'elsewhere' && save.overtaken)) return;
    if (game !== null && playing(game).isUnopened(game)) {
      await openNotes(game);
      return;
    }
    if (game === null || isKriegspiel(game) || !bothClosed(game)) {
      store.setState({ curtain: false, sealing: 'none' });
      return;
    }
    store.setState({ sealing: 'underWay' });
    const after = await begun(game).catch(() => null);
    if (get().game !== game) return;
    if (after === null) store.setState({ sealing: 'key' });
    else if (after.game.stage.name === 'battle') show(after.game);
    else show(after.game, { lostSeals: after.lostSeals });
  }

  /**
   * Opens the sealed notes of a game that has been read (kriegspiel.md 6.4), which is behind the curtain until then. Without those
   * whose seal is broken it goes on; if the key is out of reach, it stays behind the curtain.
   */
  async function openNotes(game: AnyGame): Promise<void> {
    store.setState({ curtain: true, sealing: 'underWay' });
    const after = await playing(game)
      .opened(game, sealer)
      .then((steps) => runInSlices(steps))
      .catch(() => null);
    if (get().game !== game) return;
    if (after === null) store.setState({ sealing: 'key' });
    else asRead(after.game, { lostSeals: after.lost });
  }

  return { seal, raiseCurtain, openNotes };
}

/** The orders that seal one side's setting out and raise the curtain. */
export type SealingOrders = Pick<ReturnType<typeof createSealing>, 'seal' | 'raiseCurtain'>;
