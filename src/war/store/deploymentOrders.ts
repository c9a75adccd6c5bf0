import {
  deploy,
  emptyDeployment,
  mirrored,
  redeploy,
  setupOfDeployments,
  shuffled,
  takeBackUnit,
  unitsLeft,
  type Deployed,
  type Deployment,
} from '../engine/deployment';
import { other, SIDES, type Side, type Square, type UnitKind } from '../engine/vocabulary';
import { deploymentInHand, type Camp, type Game, type Stage } from '../game/game';
import { BOARD } from '../game/ground';
import { readUnits, unitsText } from '../game/placements';
import type { Sealed } from '../../shell/seal';
import type { TemplateList } from '../game/templateList';
import { whenReadable } from './reader';
import { AT_REST, type Store, type Services } from './state';

import { choiceOfHand, heldHand, shownFirst, type Hand } from '../game/choice';
import { beginWar } from '../game/war';
import { placed, openingHalf, leftOver, lots } from '../game/deployments';

/** Everything that can be ordered before the first turn. */
export function createDeploymentOrders(
  store: Store,
  services: Services,
  keep: (game: Game) => Promise<void>,
) {
  const get = store.getState;

  /** The deployment in hand, or null where none is. */
  function inHand(): Deployment | null {
    const { game } = get();
    return game === null ? null : deploymentInHand(game);
  }

  function setStage(stage: Stage, more: Partial<ReturnType<typeof get>> = {}): void {
    const { game } = get();
    if (game !== null) store.setState({ ...AT_REST, ...more, game: { ...game, stage } });
  }

  /** Puts a changed deployment in the place of the one in hand, or says why it is refused. */
  function change(
    at: Square | null,
    hand: Hand | null,
    deployed: (now: Deployment) => Deployed,
  ): void {
    const { game } = get();
    const now = inHand();
    if (game?.stage.name !== 'deployment' || now === null) return;
    const result = deployed(now);
    if (!result.ok) {
      store.setState({ refusal: { reasons: result.reasons, at } });
      return;
    }
    setStage(withCamp(game.stage, now.side, { deployment: result.deployment }), {
      choice: choiceOfHand(hand),
    });
  }

  const replace = (make: (now: Deployment) => Deployment): void =>
    change(null, null, (now) => ({ ok: true, deployment: make(now) }));

  /** The kind goes on being held as long as the tray has more of it. */
  function place(kind: UnitKind, square: Square): void {
    const now = inHand();
    const more = now !== null && unitsLeft(now)[kind] > 1;
    change(square, more ? { from: 'tray', kind } : null, (to) => deploy(BOARD, to, kind, square));
  }

  const move = (from: Square, to: Square): void =>
    change(to, null, (now) => redeploy(BOARD, now, from, to));

  /** Shows what is held on a square, or says why it may not stand there. */
  function show(held: Hand, square: Square, now: Deployment): void {
    const result = placed(now, held, square);
    store.setState({
      choice: { of: 'hand', hand: held, preview: result.ok ? square : null },
      refusal: result.ok ? null : { reasons: result.reasons, at: square },
    });
  }

  /** What cannot be sealed stays in hand, before the eyes of whoever placed it. */
  function sealedText(game: Game, camp: Placing): Promise<Sealed> {
    return services.sealer.seal(sealable(camp)).catch((error: unknown) => {
      if (get().game === game) store.setState({ curtain: false, sealing: false });
      throw error;
    });
  }

  return {
    /** Takes a kind from the tray into the hand, or lays it down again. */
    hold: (kind: UnitKind): void => {
      const hand = heldHand(get().choice);
      const held = hand?.from === 'tray' && hand.kind === kind;
      store.setState({ ...AT_REST, choice: choiceOfHand(held ? null : { from: 'tray', kind }) });
    },

    /**
     * A press on the board: places what is held, or takes up the unit that stands there. With `confirm` (touch)
     * what is held is shown there first and placed by a second press.
     */
    press: (square: Square, { confirm = false }: { confirm?: boolean } = {}): void => {
      const hand = heldHand(get().choice);
      const now = inHand();
      if (now === null) return;
      const places = hand !== null && !(hand.from === 'board' && hand.square === square);
      if (places && confirm && shownFirst(get().choice) !== square) show(hand, square, now);
      else if (hand?.from === 'tray') place(hand.kind, square);
      else if (hand?.from === 'board' && places) move(hand.square, square);
      else {
        const takes = hand === null && now.units.some((unit) => unit.square === square);
        store.setState({
          ...AT_REST,
          choice: choiceOfHand(takes ? { from: 'board', square } : null),
        });
      }
    },

    /** Lays down what is in hand. */
    leave: (): void => store.setState(AT_REST),

    /** A drag that ended on a square, or off the board (null), which puts the unit back in the tray. */
    drop: (held: Hand, square: Square | null): void => {
      if (square === null) {
        if (held.from === 'board') change(null, null, (now) => takeBackUnit(now, held.square));
      } else if (held.from === 'tray') place(held.kind, square);
      else if (held.square !== square) move(held.square, square);
    },

    /** Puts the unit on a square back in the tray. */
    putBack: (square: Square): void => change(square, null, (now) => takeBackUnit(now, square)),
    clear: (): void => replace((now) => emptyDeployment(now.side)),
    shuffle: (): void => replace((now) => shuffled(BOARD, now.side, (n) => services.randomInt(n))),
    mirror: (): void => replace((now) => mirrored(BOARD, now)),
    loadOpening: (id: string): void => replace((now) => openingHalf(id, now.side)),
    loadDeployment: (deployment: Deployment): void =>
      replace((now) => (now.side === deployment.side ? deployment : now)),

    /** Puts other templates in the place of those made for this game, which stay with the deployment in hand. */
    keepDrafts: (drafts: TemplateList): void => {
      const { game } = get();
      const now = inHand();
      if (game?.stage.name === 'deployment' && now !== null)
        store.setState({ game: { ...game, stage: withCamp(game.stage, now.side, { drafts }) } });
    },

    /** Closes the deployment in hand; nothing happens while units are left over. */
    seal: async (): Promise<void> => {
      const { game } = get();
      const now = inHand();
      if (game?.stage.name !== 'deployment' || now === null || leftOver(now) > 0) return;
      const { stage } = game;
      const placing = stage.camps[now.side];
      if (placing.state !== 'placing') return;
      const next = stage.camps[other(now.side)].state === 'placing' ? other(now.side) : null;
      const hidden = game.way === 'hidden';
      if (hidden) store.setState({ ...AT_REST, curtain: true, sealing: true });
      const camp: Camp = hidden
        ? { state: 'sealed', sealed: await sealedText(game, placing) }
        : { state: 'placed', deployment: now };
      // Sealing takes a moment, in which another game may have begun or been taken up.
      if (get().game !== game) return;
      const camps = { ...stage.camps, [now.side]: camp };
      if (camps.N.state === 'placed' && camps.S.state === 'placed') {
        setStage(lots(camps.N.deployment, camps.S.deployment));
        return;
      }
      const closed: Stage = { ...stage, side: next, camps };
      const handedOver: Game = { ...game, stage: closed };
      // Nobody is asked to hand the machine over while a place where games are kept still has it open.
      if (hidden) await keep(handedOver);
      if (get().game === game)
        store.setState({ ...AT_REST, game: handedOver, curtain: hidden, lostSeals: [] });
    },

    /** Both armies at once, or the sides whose seal is broken deploying again. */
    reveal: async (): Promise<void> => {
      const { game } = get();
      if (game?.stage.name !== 'deployment' || game.stage.side !== null) return;
      const { camps } = game.stage;
      const [N, S] = await Promise.all(SIDES.map((side) => opened(services, side, camps[side])));
      if (get().game !== game) return;
      if (N && S) {
        setStage(lots(N.deployment, S.deployment), { curtain: false });
        putTemplatesInOpen(services, [...N.drafts, ...S.drafts]);
        return;
      }
      const lostSeals = SIDES.filter((side) => (side === 'N' ? !N : !S));
      const reopened = Object.fromEntries(
        lostSeals.map((side) => [side, { state: 'placing', deployment: emptyDeployment(side) }]),
      );
      setStage(
        { name: 'deployment', side: lostSeals[0] ?? null, camps: { ...camps, ...reopened } },
        { lostSeals, curtain: true },
      );
    },

    /** Draws lots for the first turn, once. */
    drawLots: (): void => {
      const { game } = get();
      if (game?.stage.name === 'lots' && game.stage.first === null)
        setStage({ ...game.stage, first: services.randomInt(2) === 0 ? 'N' : 'S' });
    },

    /** The first turn begins. */
    beginWar: (): void => {
      const { game } = get();
      if (game?.stage.name !== 'lots' || game.stage.first === null) return;
      const { armies, first } = game.stage;
      const start = setupOfDeployments(BOARD, armies.N, armies.S, first);
      setStage({ name: 'war', war: beginWar(game.rules, start) });
    },
  };
}

type DeploymentStage = Extract<Stage, { name: 'deployment' }>;
type Placing = Extract<Camp, { state: 'placing' }>;

/** The stage with a change to the camp of the side in hand. */
function withCamp(stage: DeploymentStage, side: Side, change: Partial<Placing>): Stage {
  const camp = stage.camps[side];
  if (camp.state !== 'placing') return stage;
  return { ...stage, camps: { ...stage.camps, [side]: { ...camp, ...change } } };
}

/** What is sealed of a camp: its units, and on the next line its templates, if it has any. */
const sealable = ({ deployment, drafts = [] }: Placing): string =>
  [unitsText(deployment), ...(drafts.length > 0 ? [JSON.stringify(drafts)] : [])].join('\n');

interface Opened {
  readonly deployment: Deployment;
  readonly drafts: TemplateList;
}

/** What is in a camp; null where its seal is broken. */
async function opened(services: Services, side: Side, camp: Camp): Promise<Opened | null> {
  if (camp.state === 'placing') return { deployment: camp.deployment, drafts: camp.drafts ?? [] };
  if (camp.state === 'placed') return { deployment: camp.deployment, drafts: [] };
  try {
    const [units = '', drafts = '[]'] = (await services.sealer.open(camp.sealed)).split('\n');
    const deployment = readUnits(side, units);
    return 'units' in deployment
      ? { deployment, drafts: JSON.parse(drafts) as TemplateList }
      : null;
  } catch {
    return null;
  }
}

/** Keeps templates in the open. Wherever some were made, what reads them has been fetched. */
function putTemplatesInOpen({ storage }: Services, drafts: TemplateList): void {
  if (drafts.length > 0) whenReadable((reader) => reader.addToTemplateList(storage, drafts));
}

/** Keeps in the open the templates made for a game that is given up before its curtain has risen. */
export async function keepDraftTemplates(services: Services, { stage }: Game): Promise<void> {
  if (stage.name !== 'deployment') return;
  const both = await Promise.all(SIDES.map((side) => opened(services, side, stage.camps[side])));
  putTemplatesInOpen(
    services,
    both.flatMap((camp) => camp?.drafts ?? []),
  );
}

export type DeploymentOrders = ReturnType<typeof createDeploymentOrders>;
