import { runInSlices } from '../../shell/runInSlices';
import { sealAndSave, unseal } from '../../shell/sealing';
import type { Written } from '../../shell/storage';
import { other } from '../engine/men';
import { bothClosed, currentCamp, isSecret, type CampOf } from '../game/game';
import { playing } from '../game/kinds';
import type { AnyGame, AnyPlacement } from '../game/playing';
import type { OpenedCamp, Risen } from '../game/settingOut';
import type { BattleState, BattleStoreNeeds, Store } from './state';

interface SealingDeps {
  /** Makes a game the current one. */
  readonly show: (game: AnyGame, more?: Partial<BattleState>) => void;
  /** Shows a game as it has been read, which need not be saved. */
  readonly asRead: (game: AnyGame, more: Partial<BattleState>) => void;
  /** Saves a sealed game: `saved` only once that is certain, and nothing of it is in clear. */
  readonly saveSealed: (game: AnyGame) => Promise<Written>;
}

/**
 * Returns the functions that finish a side's setting out and raise the curtain (littlewars.md 2.3): behind a curtain
 * they encrypt what a side has placed, and decrypt both sides' once both have set out. They also decrypt the sealed
 * notes of a loaded game of Kriegspiel (kriegspiel.md 6.4).
 */
export function createSealing(
  store: Store,
  { sealer }: Pick<BattleStoreNeeds, 'sealer'>,
  { show, asRead, saveSealed }: SealingDeps,
) {
  const get = store.getState;

  /** Finishes the setting out of a side, which a curtain seals. Does nothing while men are left over. */
  async function seal(): Promise<void> {
    const { game, curtain, sealing, save } = get();
    if (game === null) return;
    const rules = playing(game);
    const camp = currentCamp<AnyPlacement>(game);
    if (game.stage.name !== 'settingOut' || game.stage.side === null || camp === null) return;
    if (curtain || sealing === 'underWay' || save.is === 'elsewhere' || !rules.mayClose(game))
      return;
    const { stage } = game;
    const { side } = stage;
    if (side === null) return;
    const next = stage.camps[other(side)].state === 'placing' ? other(side) : null;
    const closed = (as: CampOf<AnyPlacement>): AnyGame =>
      ({
        ...game,
        stage: { ...stage, side: next, camps: { ...stage.camps, [side]: as } },
      }) as AnyGame;
    if (!isSecret(game)) {
      const done = closed({ ...camp, state: 'placed' });
      show(bothClosed(done) ? (await begun(done)).game : done);
      return;
    }
    store.setState({ curtain: true, sealing: 'underWay' });
    const sealed = await sealAndSave(
      {
        sealer,
        currentGame: () => get().game,
        saveSealed,
      },
      rules.writeCamp(camp),
      (text) => closed({ state: 'sealed', sealed: text }),
    );
    if (sealed === null) return;
    if ('fault' in sealed) store.setState({ sealing: sealed.fault });
    else show(sealed.game, { handOvers: get().handOvers + 1 });
  }

  /** The content of a camp; null if its seal is broken. Rejects if that is unknown, the key being out of reach. */
  const opened = async (
    { readCamp }: ReturnType<typeof playing>,
    camp: CampOf<AnyPlacement>,
  ): Promise<OpenedCamp<AnyPlacement> | null> =>
    camp.state === 'sealed' ? unseal(sealer, camp.sealed, readCamp) : camp;

  /** Returns the game with both camps opened: in battle, or set out again by the sides whose places are lost. */
  async function begun(game: AnyGame): Promise<Risen<AnyGame>> {
    if (game.stage.name !== 'settingOut') return { game, lost: [] };
    const rules = playing(game);
    const { red, blue } = game.stage.camps;
    const after = rules.begun(game, {
      red: await opened(rules, red),
      blue: await opened(rules, blue),
    });
    const isSealed = playing(after.game).isSealed(after.game);
    return isSealed ? after : { ...after, game: await rules.sealed(after.game, sealer) };
  }

  /** Continues when the next player is there; once both sides are sealed, shows both and begins the battle. */
  async function raiseCurtain(): Promise<void> {
    const { game, sealing, save } = get();
    if (sealing === 'underWay' || (save.is === 'elsewhere' && save.overtaken)) return;
    if (game !== null && playing(game).isUnopened(game)) {
      await openNotes(game);
      return;
    }
    if (game === null || !bothClosed(game)) {
      store.setState({ curtain: false, sealing: 'none' });
      return;
    }
    store.setState({ sealing: 'underWay' });
    const after = await begun(game).catch(() => null);
    if (get().game !== game) return;
    if (after === null) store.setState({ sealing: 'key' });
    else if (after.game.stage.name === 'battle') show(after.game);
    else show(after.game, { lostSeals: after.lost });
  }

  /**
   * Opens the sealed notes of a game that has been read (kriegspiel.md 6.4), which is behind the curtain until then.
   * Without those whose seal is broken it goes on; if the key is out of reach, it stays behind the curtain.
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

/**
 * The two functions that finish a side's setting out, encrypting it behind a curtain (`seal`), and that show the field
 * to the next player or begin the battle (`raiseCurtain`).
 */
export type SealingOrders = Pick<ReturnType<typeof createSealing>, 'seal' | 'raiseCurtain'>;
