// Works (kriegspiel.md 5.7, 6.1 to 6.3) from the clauses alone, for the orders of Red, on a field where nothing is aslant.
import type { Man, Piece, Point, Shape } from '../../../../src/littlewars/engine/types';
import type { KriegspielBattle, Service } from '../../../../src/littlewars/kriegspiel/types';
import type { Waggon, Work, WorkKind } from '../../../../src/littlewars/kriegspiel/things';
import { shapesApart, toSegment, toShape } from '../../naive/plane';
import { apart, HAIR, INCH, NEAR } from '../../naive/sizes';
import { barsOf, waggonOf } from './circles';

type Asked = Pick<Work, 'kind' | 'men' | 'target' | 'at'>;

/** 6.1: the moves that engineers take to destroy and to repair. */
const BRIDGES: Partial<Record<Piece['kind'], readonly [number, number]>> = {
  railBridge: [2, 10],
  culvert: [1, 5],
  roadBridge: [1, 5],
};

/** 5.7, 6.1 to 6.3: at how many points a work is, how many men it takes, in how many moves, and of which service. */
const OTHERS: Record<
  Exclude<WorkKind, 'destroy' | 'repair'>,
  readonly [points: number, men: number, moves: number, service?: Service]
> = {
  tearUp: [1, 4, 2],
  layRail: [1, 8, 3],
  mine: [1, 2, 6],
  entrench: [2, 2, 4, 'infantry'],
  epaulement: [2, 6, 4],
  burn: [0, 1, 2],
  emptyWaggons: [0, 4, 1],
};

const radius = (man: Man): number =>
  man.half === true ? (man.arm === 'cavalry' ? 4 : 3) : man.arm === 'cavalry' ? 8 : 5;
const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
const isThere = (man: Man): boolean => ['ready', 'prisoner', 'freed'].includes(man.state);
const pieceOf = ({ country, kriegspiel }: KriegspielBattle, id: string | null): Piece | undefined =>
  [...country.pieces, ...kriegspiel.ruins].find((piece) => piece.id === id);
const waggonNamed = (battle: KriegspielBattle, id: string | null): Waggon | undefined =>
  battle.kriegspiel.waggons.find((waggon) => waggon.id === id);

/** The moves that a work takes; 0 where there is nothing to do. */
function movesOf(battle: KriegspielBattle, { kind, target, at }: Asked): number {
  const { ruins, gaps, depots } = battle.kriegspiel;
  const ruined = ruins.find(({ id }) => id === target);
  const standing = battle.country.pieces.find(({ id }) => id === target);
  if (kind === 'destroy')
    return ruined !== undefined || standing === undefined ? 0 : (BRIDGES[standing.kind]?.[0] ?? 0);
  if (kind === 'repair') return ruined === undefined ? 0 : BRIDGES[ruined.kind]![1];
  const [place] = at;
  const possible: Record<keyof typeof OTHERS, () => boolean> = {
    tearUp: () =>
      standing?.kind === 'railway' && place !== undefined && toShape(place, standing.shape) === 0,
    layRail: () =>
      place !== undefined && gaps.some((gap) => gap.railway === target && same(gap.at, place)),
    mine: () => target === null,
    entrench: () => target === null,
    epaulement: () => battle.guns.some(({ id, gone }) => id === target && !gone),
    burn: () => depots.some(({ piece, burnt }) => piece === target && !burnt),
    emptyWaggons: () => waggonNamed(battle, target)?.destroyed === false,
  };
  return possible[kind]() ? OTHERS[kind][2] : 0;
}

/** How far the edge of a man's disc is from a work. */
function farFrom(battle: KriegspielBattle, { kind, target, at }: Asked, man: Man): number {
  const [a, b = a] = at;
  const far =
    a !== undefined
      ? toSegment(man, [a, b!])
      : toShape(
          man,
          kind === 'emptyWaggons'
            ? waggonOf(waggonNamed(battle, target)!)
            : pieceOf(battle, target)!.shape,
        );
  return far - radius(man);
}

/** 6.3: the ground that a trench or an epaulement takes, a quarter of an inch thick; null for other works. */
function groundOf({ kind, at: [a, b] }: Asked): Shape | null {
  if ((kind !== 'entrench' && kind !== 'epaulement') || a === undefined || b === undefined)
    return null;
  const level = a.y === b.y;
  const [wide, deep] = level ? [0, INCH / 8] : [INCH / 8, 0];
  const [left, right] = [Math.min(a.x, b.x) - wide, Math.max(a.x, b.x) + wide];
  const [low, high] = [Math.min(a.y, b.y) - deep, Math.max(a.y, b.y) + deep];
  return {
    kind: 'polygon',
    corners: [
      { x: left, y: low },
      { x: right, y: low },
      { x: right, y: high },
      { x: left, y: high },
    ],
  };
}

/** Whether somebody or something stands nearer to a shape than this. */
const isTaken = (battle: KriegspielBattle, shape: Shape, than: number): boolean =>
  battle.men.some((man) => isThere(man) && toShape(man, shape) - radius(man) < than) ||
  battle.guns.some(
    (gun) =>
      !gun.gone &&
      barsOf(gun).some((bar) => shapesApart({ kind: 'polygon', corners: bar }, shape) < than),
  ) ||
  battle.kriegspiel.waggons.some(
    (waggon) => !waggon.destroyed && shapesApart(waggonOf(waggon), shape) < than,
  );

/** Whether a trench or an epaulement can be where it is wanted, beside those that others have just finished. */
const isRoom = (battle: KriegspielBattle, ground: Shape, made: readonly Shape[]): boolean =>
  !isTaken(battle, ground, 1) &&
  [
    ...battle.country.pieces
      .filter(({ kind }) => ['wall', 'depot', 'river'].includes(kind))
      .map(({ shape }) => shape),
    ...made,
  ].every((shape) => shapesApart(shape, ground) > 0);

/** Whether Red may begin a work as things stand. */
export function mayBegin(battle: KriegspielBattle, asked: Asked): boolean {
  const { services, duties, works, generals } = battle.kriegspiel;
  const { kind, men: ids, at } = asked;
  const byEngineers = kind === 'destroy' || kind === 'repair';
  const [points, least, , service] = byEngineers ? ([0, 2, 0, 'engineers'] as const) : OTHERS[kind];
  if (generals.red.awayUntil > battle.moves || at.length !== points) return false;
  if (ids.length < least || new Set(ids).size < ids.length) return false;
  if (movesOf(battle, asked) === 0) return false;
  const men = battle.men.filter(({ id }) => ids.includes(id));
  const idle = men.every((man) => {
    const duty = duties[man.id];
    const does =
      duty !== undefined &&
      (duty.fired ||
        duty.worked ||
        duty.charged ||
        duty.used > 0 ||
        duty.halves > 0 ||
        duty.retires > 0);
    const of = services[man.id]!;
    const isAble = service === undefined ? of !== 'general' : of === service;
    // 6.4: nobody is kept from a work by a secret one.
    const other = works.find((work) => work.men.includes(man.id) && !isSecret(work));
    const isFree = other === undefined || ids.every((id) => other.men.includes(id));
    return man.side === 'red' && man.state === 'ready' && !does && isAble && isFree;
  });
  if (!idle) return false;
  const [a, b] = at;
  const length = a !== undefined && b !== undefined ? apart(a, b) : 0;
  if (kind === 'entrench' && (length < 1 || 2 * length > ids.length * INCH)) return false;
  if (kind === 'epaulement' && Math.abs(length - 3 * INCH) > 1) return false;
  const far = men.map((man) => farFrom(battle, asked, man));
  if (Math.max(...far) > NEAR) return false;
  if (kind === 'entrench' && Math.min(...far) > INCH) return false;
  const ground = groundOf(asked);
  return ground === null || isRoom(battle, ground, []);
}

/** What has become of Red's works, and of what they are about, at the end of a move of his. */
export interface NaiveWorks {
  /** Those that go on, with their moves done. */
  readonly going: readonly (readonly [id: string, done: number])[];
  readonly ruins: readonly string[];
  readonly gaps: readonly (readonly [railway: string, x: number, y: number])[];
  readonly burnt: readonly string[];
  readonly mines: readonly string[];
  readonly built: readonly string[];
  readonly packets: readonly number[];
}

/** 6.4 */
const isSecret = ({ kind }: Pick<Work, 'kind'>): boolean =>
  kind === 'mine' || kind === 'entrench' || kind === 'epaulement';

/** Who of a work's men has stayed at it all the move; what others see him work at is never a secret work (6.4). */
const stayed = (battle: KriegspielBattle, work: Work): readonly Man[] =>
  battle.men.filter((man) => {
    const duty = battle.kriegspiel.duties[man.id];
    const did =
      duty !== undefined &&
      (duty.used > 0 ||
        duty.halves > 0 ||
        duty.fired ||
        duty.charged ||
        (duty.worked && isSecret(work)) ||
        !same(duty.start, man));
    const isOwn = work.men.includes(man.id) && man.side === 'red' && man.state === 'ready';
    return isOwn && !did && farFrom(battle, work, man) <= NEAR;
  });

export function worksAfter(battle: KriegspielBattle): NaiveWorks {
  const state = battle.kriegspiel;
  const going: [string, number][] = [];
  let ruins = state.ruins.map(({ id }) => id);
  let gaps = state.gaps.map(({ railway, at }) => [railway, at.x, at.y] as const);
  const burnt = state.depots.filter((depot) => depot.burnt).map(({ piece }) => piece);
  const mines = state.mines.map(({ id }) => id);
  const built = state.built.map(({ piece }) => piece);
  const made: Shape[] = [];
  const packets = new Map(state.waggons.map((waggon) => [waggon.id, waggon.packets]));
  const waiting: [string, number][] = [];
  for (const work of state.works) {
    const { id, kind, target, at } = work;
    if (work.side !== 'red') going.push([id, work.done]);
    if (work.side !== 'red' || movesOf(battle, work) === 0) continue;
    const men = stayed(battle, work);
    const byEngineers = kind === 'destroy' || kind === 'repair';
    const needed =
      kind === 'entrench'
        ? Math.ceil((2 * apart(at[0]!, at[1]!)) / INCH)
        : byEngineers
          ? 2
          : OTHERS[kind][1];
    const done = men.length < needed ? 0 : Math.min(work.takes, work.done + 1);
    if (done < work.takes) {
      going.push([id, done]);
      continue;
    }
    const ground = groundOf(work);
    if (ground !== null) {
      if (isRoom(battle, ground, made)) {
        made.push(ground);
        built.push(id);
      } else waiting.push([id, done]);
    } else if (kind === 'destroy') {
      const bridge = pieceOf(battle, target)!;
      // Another party may have done it in this move.
      if (ruins.includes(bridge.id)) continue;
      if (bridge.kind !== 'culvert' && isTaken(battle, bridge.shape, HAIR))
        waiting.push([id, done]);
      else ruins.push(bridge.id);
    } else if (kind === 'repair') ruins = ruins.filter((ruin) => ruin !== target);
    else if (kind === 'tearUp') gaps.push([target!, at[0]!.x, at[0]!.y]);
    else if (kind === 'layRail')
      gaps = gaps.filter(([railway, x, y]) => railway !== target || !same({ x, y }, at[0]!));
    else if (kind === 'burn') burnt.push(target!);
    else if (kind === 'mine') mines.push(id);
    else {
      const first = waggonNamed(battle, target)!;
      const far = (waggon: Waggon): number => toShape(first, waggonOf(waggon));
      const reached = state.waggons.filter(
        (waggon) =>
          !waggon.destroyed &&
          men.some((man) => toShape(man, waggonOf(waggon)) - radius(man) <= NEAR),
      );
      // Those nearest to the first, one after another.
      for (let n = 0; n < 6 && reached.length > 0; n++) {
        let best = 0;
        for (let i = 1; i < reached.length; i++)
          if (far(reached[i]!) < far(reached[best]!)) best = i;
        packets.set(reached[best]!.id, 0);
        reached.splice(best, 1);
      }
    }
  }
  return {
    going: [...going, ...waiting],
    ruins,
    gaps,
    burnt: [...new Set(burnt)].sort(),
    mines,
    built,
    packets: state.waggons.map(({ id }) => packets.get(id)!),
  };
}
