// The figures of the rule book: small tables, judged by the rules themselves.
import { at, span } from '../../battles/pieces';
import { captureOf } from '../../engine/capture';
import { crewNear, LEAST_CREW, trailPlaces } from '../../engine/gun';
import { INCH, MOVE } from '../../engine/lengths';
import { pathOf } from '../../engine/marching';
import { meleesOf } from '../../engine/melee';
import { manOf } from '../../engine/men';
import { flightOf } from '../../engine/shot';
import type { Battle, Piece, Point } from '../../engine/types';
import { battleOf, field, type Standing } from './figureTable';
import type { PlanPictureProps } from '../plan/PlanPicture';
import { marksOf, type ShownPath } from '../plan/view';

/** The props that a figure of the rule book passes to the picture of the plan, without its label. */
export type FigureProps = Omit<PlanPictureProps, 'label'>;

/** The heights of pieces in the figures, in inches. */
const HEIGHTS = {
  board: 1,
  house: 5,
  wall: 1,
  rock: 2,
  tree: 6,
  water: 0,
  ford: 0,
  bridge: 0,
} as const;

const block = (
  id: string,
  kind: keyof typeof HEIGHTS,
  corners: Parameters<typeof span>[2],
): Piece => span(id, kind, corners, HEIGHTS[kind]);

const round = (
  id: string,
  kind: keyof typeof HEIGHTS,
  x: number,
  y: number,
  radius: number,
): Piece => ({
  id,
  kind,
  height: HEIGHTS[kind] * INCH,
  shape: { kind: 'circle', ...at(x, y), radius: Math.round(radius * INCH) },
});

const shown = ({ country, men, guns }: Battle): FigureProps => ({
  country,
  men,
  guns,
  side: 'red',
});

/** Returns the path of a man to a place, as far as his move goes. */
function pathShown(battle: Battle, id: string, to: Point): ShownPath[] {
  const man = manOf(battle, id);
  if (man === undefined) return [];
  const path = pathOf(battle, man, to);
  return [{ id, path, limit: MOVE[man.arm], at: to, kind: 'wanted' }];
}

/** Returns the figure with the melees as they would be if the move ended now. */
const judged = (battle: Battle): FigureProps => ({
  ...shown(battle),
  melees: meleesOf(battle, battle.mover),
  part: [at(11, 4), at(33, 21)],
});

function country(): FigureProps {
  return shown(
    battleOf({
      country: field(
        48,
        30,
        block('low', 'board', [3, 4, 16, 14]),
        block('high', 'board', [5, 6, 12, 12]),
        block('farm', 'house', [34, 19, 41, 24]),
        block('wall', 'wall', [32, 14, 43, 14.5]),
        round('oak', 'tree', 29, 22, 0.6),
        round('rock', 'rock', 20, 7, 1.6),
        block('river', 'water', [22, 0, 26, 30]),
        block('bridge', 'bridge', [21.5, 19, 26.5, 22]),
        block('ford', 'ford', [21.5, 9, 26.5, 12]),
      ),
    }),
  );
}

function paths(): FigureProps {
  const battle = battleOf({
    country: field(48, 26, block('house', 'house', [17, 8, 27, 17])),
    red: [
      [12, 10],
      [9, 14, 'cavalry'],
    ],
  });
  return {
    ...shown(battle),
    paths: [...pathShown(battle, 'R1', at(31, 10)), ...pathShown(battle, 'R2', at(31, 15))],
  };
}

function inAction(): FigureProps {
  const battle = battleOf({
    country: field(48, 24),
    red: [
      [9, 8],
      [15, 8],
      [10, 13],
      [14, 5],
      [33, 8],
      [39, 8],
      [34, 13],
      [45, 15],
    ],
    guns: [
      { side: 'red', place: at(12, 10), bearing: 0 },
      { side: 'red', place: at(36, 10), bearing: 0 },
    ],
  });
  return {
    ...shown(battle),
    part: [at(1, 0.5), at(47, 20)],
    actions: battle.guns.map((gun) => {
      const crew = crewNear(battle, gun, gun.side).map(({ id }) => id);
      return { gun: gun.id, crew, inAction: crew.length >= LEAST_CREW };
    }),
  };
}

function trail(): FigureProps {
  const place = at(15, 10);
  const [left, right] = trailPlaces({ ...place, bearing: 0 }, { arm: 'infantry' });
  const battle = battleOf({
    country: field(36, 24),
    red: [left, right].map(({ x, y }) => [x / INCH, y / INCH] as const),
    guns: [{ side: 'red', place, bearing: 0 }],
  });
  return { ...shown(battle), part: [at(7, 3), at(23, 14)] };
}

function shot(): FigureProps {
  const battle = battleOf({
    country: field(120, 30, block('wall', 'wall', [24, 10, 24.5, 20])),
    red: [
      [8, 12],
      [8, 18],
      [12, 11],
      [12, 19],
    ],
    blue: [
      [104, 15],
      [106, 17],
    ],
    guns: [{ side: 'red', place: at(10, 15), bearing: 90_000 }],
  });
  const [gun] = battle.guns;
  if (gun === undefined) return shown(battle);
  const aim = { bearing: 90_000, elevation: 2_200 };
  const flown = flightOf(battle, gun, aim, { sideways: 0, upwards: 0 });
  return {
    ...shown(battle),
    shot: { shot: flown },
    marks: marksOf({ dead: flown.dead, taken: [] }),
  };
}

function capture(): FigureProps {
  const battle = battleOf({
    country: field(48, 24),
    red: [[42, 4]],
    blue: [-4, -1.5, 1.5, 4].map((x) => [20 + x, 8, 'infantry', [20 + x, 17]] as const),
    guns: [{ side: 'red', place: at(20, 12), bearing: 0 }],
  });
  const passed = battle.guns.flatMap((gun) => captureOf(battle, gun, 'blue').passed);
  return {
    ...shown(battle),
    paths: passed.flatMap((id): ShownPath[] => {
      const man = manOf(battle, id);
      if (man === undefined) return [];
      const path = pathOf(battle, { ...man, ...man.start }, man);
      return [{ id, path, limit: MOVE[man.arm], at: man, kind: 'made' }];
    }),
  };
}

const against = (...more: readonly Standing[]): Battle =>
  battleOf({
    country: field(48, 24),
    red: [[20, 11], [20, 14], ...more],
    blue: [
      [20.7, 11],
      [20.7, 14],
      [23, 12.5],
    ],
  });

function sum(): FigureProps {
  const battle = against();
  const props = judged(battle);
  const marks = (props.melees ?? []).flatMap(({ proposal }) => marksOf(proposal));
  return { ...props, marks };
}

function prisoners(): FigureProps {
  const battle = battleOf({
    country: field(36, 24),
    red: [[18, 10, 'cavalry']],
    blue: [
      [14, 8],
      [17, 14],
      [22, 11],
    ],
  });
  return {
    ...shown({
      ...battle,
      men: battle.men.map((man) =>
        man.side === 'blue' ? { ...man, state: 'prisoner', escort: 'R1' } : man,
      ),
    }),
    circles: [{ at: at(18, 10), radius: 6 * INCH, kind: 'near' }],
  };
}

function blow(): FigureProps {
  const battle = battleOf({
    country: field(60, 24),
    red: [
      [24, 23.6],
      [30, 23.6],
      [33, 23.6],
    ],
    blue: [
      [10, 6],
      [52, 8],
    ],
  });
  const { width } = battle.country;
  return { ...shown(battle), lines: [{ side: 'blue', from: width / 4, to: (width * 3) / 4 }] };
}

/** The functions that create the figures of the rule book of Little Wars, by the clause that each illustrates. */
export const FIGURES = {
  '1.3': country,
  '2.3': (): FigureProps => ({
    ...shown(
      battleOf({
        country: field(60, 36, block('house', 'house', [26, 16, 33, 22])),
        red: [10, 13, 16, 40, 43].map((x) => [x, 2] as const),
      }),
    ),
    ground: [-4 * INCH, 4 * INCH],
  }),
  '3.4': paths,
  '4.1': inAction,
  '4.4': trail,
  '4.7': shot,
  '4.9': capture,
  '5.1': () => judged(against()),
  '5.2': () => judged(against([17, 12], [31, 9])),
  '5.3': sum,
  '5.5': prisoners,
  '6.2': blow,
} as const satisfies Readonly<Record<string, () => FigureProps>>;
/** The number of a clause of Little Wars that has a figure in the rule book, such as `5.3`. */
export type FigureClause = keyof typeof FIGURES;

/** Returns whether the clause of Little Wars with this number, such as `5.3`, has a figure in the rule book. */
export const hasFigure = (clause: string): clause is FigureClause => clause in FIGURES;
