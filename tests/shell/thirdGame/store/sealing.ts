import type { StoreApi } from 'zustand/vanilla';
import type { Sealer } from '../../../../src/shell/seal';
import { sealAndSave, unseal } from '../../../../src/shell/sealing';
import type { Written } from '../../../../src/shell/storage';
import { EMPTY_CAMP, isCamp, nextToSetOut, squaresSetOut, withCamp } from '../game/game';
import type { Camp, Game, Stage } from '../game/game';
import { SIDES, type Side } from '../game/rules';
import type { State } from './store';

interface SealingNeeds {
  readonly show: (game: Game, change?: Partial<State>) => void;
  readonly saveSealed: (game: Game) => Promise<Written>;
}

/**
 * Returns the functions for setting out in secret: they seal the stones of each side, and open both once both are
 * sealed.
 */
export function createSealing(
  store: Pick<StoreApi<State>, 'getState' | 'setState'>,
  sealer: Sealer,
  { show, saveSealed }: SealingNeeds,
) {
  const get = store.getState;

  async function opened(side: Side, camp: Camp): Promise<readonly number[] | null> {
    if (camp.state === 'placing') return camp.squares;
    return unseal(sealer, camp.sealed, (text) => {
      const squares = text.split(' ').map(Number);
      return isCamp(side, squares) ? squares : null;
    });
  }

  /** Seals the setting out of the present side; does nothing while it has stones left. */
  async function seal(): Promise<void> {
    const { game, curtain, sealing, save } = get();
    const squares = game && squaresSetOut(game);
    if (game?.stage.name !== 'settingOut' || game.stage.side === null || squares === null) return;
    if (curtain || sealing === 'underWay' || save.is === 'elsewhere') return;
    if (!isCamp(game.stage.side, squares)) return;
    store.setState({ curtain: true, sealing: 'underWay' });
    const done = await sealAndSave(
      { sealer, currentGame: () => get().game, saveSealed },
      squares.join(' '),
      (sealed) => withCamp(game, { state: 'sealed', sealed }, nextToSetOut(game)),
    );
    if (done === null) return;
    if ('fault' in done) store.setState({ sealing: done.fault });
    else show(done.game, { handOvers: get().handOvers + 1 });
  }

  /** Raises the curtain after a hand-over: for the side that sets out, or, once both are sealed, for both. */
  async function raiseCurtain(): Promise<void> {
    const { game, sealing, save } = get();
    if (sealing === 'underWay' || (save.is === 'elsewhere' && save.overtaken)) return;
    if (game?.stage.name !== 'settingOut' || game.stage.side !== null) {
      store.setState({ curtain: false, sealing: 'none' });
      return;
    }
    store.setState({ sealing: 'underWay' });
    const { camps } = game.stage;
    const both = await Promise.all([opened('west', camps.west), opened('east', camps.east)]).catch(
      () => null,
    );
    if (get().game !== game) return;
    if (both === null) {
      store.setState({ sealing: 'key' });
      return;
    }
    const [west, east] = both;
    if (west !== null && east !== null) {
      show({ ...game, stage: { name: 'play', camps: { west, east }, orders: [] } });
      return;
    }
    const lostSeals = SIDES.filter((side) => (side === 'west' ? west : east) === null);
    const reopened = Object.fromEntries(lostSeals.map((side) => [side, EMPTY_CAMP]));
    const stage: Stage = {
      ...game.stage,
      side: lostSeals[0] ?? null,
      camps: { ...camps, ...reopened },
    };
    show({ ...game, stage }, { lostSeals });
  }

  return { seal, raiseCurtain };
}
