// The figures of the rule book of Kriegspiel: small tables, judged by the rules themselves and drawn as on the plan.
import { at, span } from '../../../battles/pieces';
import { INCH } from '../../../engine/lengths';
import type { Piece, PieceKind } from '../../../engine/types';
import { bodyOf } from '../../../kriegspiel/bodies';
import { burstOf } from '../../../kriegspiel/bursts';
import { chargeOf } from '../../../kriegspiel/charges';
import { withState } from '../../../kriegspiel/moveState';
import { rifleFiles } from '../../../kriegspiel/rifles';
import type { KriegspielBattle, Limber } from '../../../kriegspiel/types';
import { marksOf, type ShownMark } from '../../plan/view';
import { BurstView } from '../plan/BurstView';
import { ChargeView } from '../plan/ChargeView';
import { previewOf } from '../../../game/kriegspiel/march';
import { marchersOf } from '../../../game/kriegspiel/marchers';
import { MarchLayer } from '../plan/MarchLayer';
import { SupplyTies } from '../plan/SupplyView';
import { supplyShown } from '../plan/supplyTies';
import type { Figure } from './FigurePicture';
import { battleOf } from './figureTable';

const piece = (
  id: string,
  kind: PieceKind,
  corners: Parameters<typeof span>[2],
  height = 0,
): Piece => span(id, kind, corners, height);

/** Returns a battle in which a gun is on its limber. */
const limbered = (battle: KriegspielBattle, id: string): KriegspielBattle => {
  const { guns } = battle.kriegspiel;
  return withState(battle, {
    guns: { ...guns, [id]: { ...(guns[id] as Limber), limbered: true } },
  });
};

/** Returns a figure of marches straight ahead: by body, gun or waggon, how many inches. */
function marching(battle: KriegspielBattle, far: Readonly<Record<string, number>>): Figure {
  const previews = marchersOf(battle, Object.keys(far)).map((marcher) => {
    const { x, y } = marcher.at;
    return previewOf(battle, marcher, [{ x, y: y + (far[marcher.id] ?? 0) * INCH }]);
  });
  return {
    battle,
    below: ({ projection, ppu }) => (
      <MarchLayer {...{ projection, battle, previews, ppu }} ghost={null} cursor={null} path={[]} />
    ),
  };
}

function marches(): Figure {
  const battle = battleOf({
    width: 60,
    depth: 46,
    bodies: [
      { count: 6, formation: 'ranks', x: 8, y: 5 },
      { service: 'engineers', count: 2, x: 20, y: 5 },
      { service: 'cavalry', count: 6, formation: 'ranks', x: 31, y: 5 },
      { ...GUNNERS, x: 43, y: 2 },
    ],
    guns: [[43, 6, 180_000]],
    waggons: [[54, 5]],
  });
  return {
    ...marching(limbered(battle, 'G1'), { A: 12, B: 24, C: 36, G1: 24, W1: 6 }),
    part: [at(0, -1), at(60, 46)],
  };
}
const GUNNERS = { service: 'artillery', count: 6, formation: 'ranks' } as const;

function contours(): Figure {
  const battle = battleOf({
    width: 60,
    depth: 34,
    pieces: [
      piece('low', 'block', [4, 12, 56, 32], 6),
      piece('high', 'block', [22, 20, 42, 29], 6),
    ],
    bodies: [
      { count: 8, formation: 'ranks', x: 16, y: 11 },
      { service: 'cavalry', count: 8, formation: 'ranks', x: 46, y: 11 },
    ],
  });
  return { ...marching(battle, { A: 3, B: 3 }), part: [at(2, 3), at(58, 33)] };
}

const formations = (): Figure => ({
  battle: battleOf({
    width: 48,
    depth: 16,
    bodies: [
      { count: 12, formation: 'fours', x: 7, y: 10 },
      { count: 12, formation: 'ranks', x: 18, y: 10 },
      { count: 12, x: 35, y: 10 },
    ],
  }),
  part: [at(1, 4), at(47, 14)],
});

/** Where the shell of the figure lies. */
const SHELL = at(18, 11);

function burst(): Figure {
  const places = [
    [16.5, 12],
    [17, 9.6],
    [18.6, 12.4],
    [19.6, 10.4],
    [20.2, 11.6],
    [15.8, 10.2],
    [22.5, 13],
  ] as const;
  const battle = battleOf({
    width: 36,
    depth: 22,
    pieces: [piece('wall', 'wall', [16.3, 9.3, 16.6, 11], 1.5)],
    bodies: places.map(([x, y]) => ({ side: 'blue', count: 1, x, y })),
    guns: [[15.5, 13.4, 180_000]],
  });
  const what = burstOf(battle, SHELL);
  return {
    battle,
    part: [at(9, 6), at(27, 17)],
    marks: marksOf({ dead: what.dead, taken: [] }),
    above: ({ projection, ppu }) => (
      <BurstView projection={projection} battle={battle} burst={what} ppu={ppu} />
    ),
  };
}

function rifles(): Figure {
  const battle = battleOf({
    width: 36,
    depth: 16,
    bodies: [{ count: 12, x: 18, y: 7 }],
  });
  const { men = [], front = 0 } = bodyOf(battle, 'A') ?? {};
  return {
    battle,
    part: [at(5, 3), at(31, 11)],
    rows: rifleFiles(battle, men, front).map((row, i) => ({ id: `${i}`, men: row })),
    marks: rifleFiles(battle, men, front).map((row): ShownMark => ({
      id: row[2] ?? '',
      mark: 'supports',
    })),
  };
}

function supply(): Figure {
  const battle = battleOf({
    width: 120,
    depth: 60,
    pieces: [piece('depot', 'depot', [54, 6, 62, 12], 3)],
    bodies: [
      { count: 30, formation: 'ranks', x: 24, y: 40 },
      { count: 30, formation: 'ranks', x: 92, y: 40 },
      { side: 'blue', count: 1, x: 76, y: 24 },
    ],
  });
  const shown = supplyShown(battle, 'red');
  return {
    battle,
    part: [at(4, 2), at(112, 48)],
    below: ({ projection, ppu }) => <SupplyTies projection={projection} supply={shown} ppu={ppu} />,
  };
}

function works(): Figure {
  const bridge = piece('bridge', 'roadBridge', [38, 13, 42, 21]);
  const begun = battleOf({
    width: 60,
    depth: 30,
    pieces: [
      piece('river', 'river', [0, 14.5, 60, 19.5]),
      piece('track', 'railway', [49, 0, 51, 30]),
      piece('rails', 'railBridge', [48, 13, 52, 21]),
      piece('trench', 'wall', [4, 10.6, 10, 10.85], 2),
      piece('bank', 'wall', [22.5, 10, 25.5, 10.25], 1),
    ],
    bodies: [
      { count: 12, formation: 'ranks', x: 7, y: 9.8 },
      { service: 'engineers', count: 2, x: 40, y: 10 },
      { ...GUNNERS, x: 24, y: 4 },
    ],
    guns: [[24, 7.8]],
  });
  return {
    battle: withState(begun, {
      built: ['trench', 'bank'].map((id) => ({ piece: id, side: 'red' })),
      ruins: [bridge],
      gaps: [{ railway: 'track', at: at(50, 8) }],
    }),
    part: [at(1, 1), at(59, 24)],
  };
}

function charge(): Figure {
  const battle = battleOf({
    width: 60,
    depth: 56,
    bodies: [
      { service: 'cavalry', count: 12, formation: 'ranks', x: 30, y: 10 },
      { side: 'blue', count: 20, x: 30, y: 40 },
    ],
  });
  const made = chargeOf(battle, 'A', 'B');
  if (made === null) return { battle };
  const [{ chargers, charged }] = made.tolls;
  const dead = [...made.sabres.slice(0, chargers.dead), ...made.charged.slice(0, charged.dead)];
  return {
    battle,
    part: [at(8, 3), at(52, 45)],
    marks: marksOf({ dead, taken: [] }),
    below: ({ projection, ppu }) => (
      <ChargeView projection={projection} battle={battle} charge={made} ppu={ppu} />
    ),
  };
}

function boat(): Figure {
  const battle = battleOf({
    width: 48,
    depth: 26,
    pieces: [
      piece('river', 'river', [0, 13, 48, 26]),
      piece('landing', 'landing', [20, 10.5, 28, 13]),
    ],
    bodies: [{ count: 20, formation: 'ranks', x: 24, y: 8.4 }],
    boats: [[24, 14.5, 90_000]],
  });
  return { battle, part: [at(8, 3), at(40, 21)] };
}

function train(): Figure {
  const battle = battleOf({
    width: 48,
    depth: 20,
    pieces: [piece('track', 'railway', [0, 11, 48, 13])],
    bodies: [{ count: 24, formation: 'ranks', x: 24, y: 9 }],
    trains: [[24, 12, 90_000]],
  });
  return { battle, part: [at(6, 4), at(42, 17)] };
}

/** The functions that create the figures of the rule book of Kriegspiel, by the clause that each illustrates. */
export const FIGURES = {
  '2.2': marches,
  '2.3': contours,
  '2.5': formations,
  '3.3': burst,
  '3.6': rifles,
  '5.2': supply,
  '6.3': works,
  '7.1': charge,
  '8.1': boat,
  '8.2': train,
} as const satisfies Readonly<Record<string, () => Figure>>;
/** The number of a clause of Kriegspiel that has a figure in the rule book, such as `3.3`. */
export type FigureClause = keyof typeof FIGURES;

/** Returns whether the clause of Kriegspiel with this number, such as `3.3`, has a figure in the rule book. */
export const hasFigure = (clause: string): clause is FigureClause => clause in FIGURES;
