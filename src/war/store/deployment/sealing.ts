import type { Board } from '../../engine/board';
import { emptyDeployment, reduced, type Deployment } from '../../engine/deployment';
import { withoutOf } from '../../engine/handicap';
import { other, SIDES, type Side } from '../../engine/vocabulary';
import { sealAndSave, unseal } from '../../../shell/sealing';
import type { Written } from '../../../shell/storage';
import { lots } from '../../game/deployments';
import { isCurtained, type Camp, type Game, type Placing, type Stage } from '../../game/game';
import { readUnits, unitsText } from '../../game/placements';
import type { TemplateList } from '../../game/templateList';
import { putTemplatesInOpen } from './drafts';
import { IDLE, idleIn, type Services, type Store } from '../state';

/**
 * Encrypts ("seals") the deployment of the side that is placing its army, so that the device can be handed to the other
 * player; resolves when that is done. The store shows it as sealed only once `saveSealed` has saved it, and nowhere in
 * clear; after a failure the deployment stays open to its own side, with the fault in `sealing`. Does nothing if no
 * side is placing its army.
 */
export async function seal(
  store: Store,
  services: Services,
  saveSealed: (game: Game) => Promise<Written>,
): Promise<void> {
  const get = store.getState;
  const { game } = get();
  if (game?.stage.name !== 'deployment' || game.stage.side === null) return;
  const { stage } = game;
  const side = game.stage.side;
  const camp = stage.camps[side];
  if (camp.state !== 'placing') return;
  const next = stage.camps[other(side)].state === 'placing' ? other(side) : null;
  const done = await sealAndSave<Game>(
    { sealer: services.sealer, currentGame: () => get().game, saveSealed: saveSealed },
    sealable(game.board, camp),
    (sealed) => ({
      ...game,
      stage: {
        ...stage,
        side: next,
        camps: { ...stage.camps, [side]: { state: 'sealed', sealed } },
      },
    }),
  );
  if (done === null) return;
  if ('fault' in done) store.setState({ curtain: true, sealing: done.fault });
  else
    store.setState(({ handOvers }) => ({
      ...IDLE,
      game: done.game,
      curtain: isCurtained(game),
      handOvers: handOvers + 1,
      lostSeals: [],
    }));
}

/**
 * Decrypts both sealed deployments and begins the drawing of lots; a side whose seal is broken must deploy again.
 * Resolves when that is done. If the key cannot be read nothing changes but `sealing`, which is then `key`. Does
 * nothing before both sides have sealed.
 */
export async function reveal(store: Store, services: Services): Promise<void> {
  const { game } = store.getState();
  if (game?.stage.name !== 'deployment' || game.stage.side !== null) return;
  const { camps } = game.stage;
  const both = await Promise.all(
    SIDES.map((side) => opened(services, game, side, camps[side])),
  ).catch(() => null);
  if (store.getState().game !== game) return;
  if (both === null) {
    store.setState({ sealing: 'key' });
    return;
  }
  const [N, S] = both;
  const show = (stage: Stage, more: Partial<ReturnType<typeof store.getState>>): void =>
    store.setState({ ...idleIn({ stage }), ...more, game: { ...game, stage } });
  if (N && S) {
    show(lots(N.deployment, S.deployment, game.handicap), { curtain: false });
    putTemplatesInOpen(services, [...N.drafts, ...S.drafts]);
    return;
  }
  const lostSeals = SIDES.filter((side) => (side === 'N' ? !N : !S));
  const reopened = Object.fromEntries(
    lostSeals.map((side) => [
      side,
      { state: 'placing', deployment: emptyDeployment(side, withoutOf(game.handicap, side)) },
    ]),
  );
  show(
    { name: 'deployment', side: lostSeals[0] ?? null, camps: { ...camps, ...reopened } },
    { lostSeals, curtain: isCurtained(game) },
  );
}

/** Returns the text to seal of a camp: its units, and on the next line its templates, if any. */
const sealable = (board: Board, { deployment, drafts = [] }: Placing): string =>
  [unitsText(board, deployment), ...(drafts.length > 0 ? [JSON.stringify(drafts)] : [])].join('\n');

interface Opened {
  readonly deployment: Deployment;
  readonly drafts: TemplateList;
}

/** The content of a camp; null if its seal is broken. Rejects if that is unknown, the key being out of reach. */
async function opened(
  services: Services,
  { board, handicap }: Game,
  side: Side,
  camp: Camp,
): Promise<Opened | null> {
  if (camp.state === 'placing') return { deployment: camp.deployment, drafts: camp.drafts ?? [] };
  if (camp.state === 'placed') return { deployment: camp.deployment, drafts: [] };
  return unseal(services.sealer, camp.sealed, (text) => {
    const [units = '', drafts = '[]'] = text.split('\n');
    const deployment = readUnits(board, side, units);
    if (!('units' in deployment)) return null;
    return {
      deployment: reduced(deployment, withoutOf(handicap, side)),
      drafts: JSON.parse(drafts) as TemplateList,
    };
  });
}
