// Small tables for the figures of the rule book of Kriegspiel, in inches.
import { at } from '../../../battles/pieces';
import { INCH } from '../../../engine/lengths';
import { NEWEST_RULINGS } from '../../../engine/rulings';
import { SIDES, type Man, type Piece, type Side } from '../../../engine/types';
import { nextBody, placesOf } from '../../../kriegspiel/bodies';
import { withState } from '../../../kriegspiel/moveState';
import { beginKriegspiel, KRIEGSPIEL } from '../../../kriegspiel/terms';
import type {
  Formation,
  KriegspielBattle,
  KriegspielForce,
  Service,
} from '../../../kriegspiel/types';

/** The middle of a thing, in inches, and its bearing. */
type Standing = readonly [x: number, y: number, bearing?: number];

/**
 * A body of troops in a figure of the rule book: how many, of which side (by default Red), service (infantry) and
 * formation (extended), where the middle of its front rank is (`x`, `y`, in inches), and its `front`, a bearing in
 * thousandths of a degree (towards the enemy).
 */
export interface FigureBody {
  readonly side?: Side;
  readonly service?: Exclude<Service, 'general'>;
  readonly count: number;
  readonly formation?: Formation;
  readonly x: number;
  readonly y: number;
  readonly front?: number;
}

/** What is on the field of a figure: scenery, bodies, guns and vehicles. `width` and `depth` are in inches. */
export interface FigureLayout {
  readonly width: number;
  readonly depth: number;
  readonly pieces?: readonly Piece[];
  readonly bodies?: readonly FigureBody[];
  readonly guns?: readonly Standing[];
  readonly waggons?: readonly Standing[];
  readonly boats?: readonly Standing[];
  readonly trains?: readonly Standing[];
}

/** Returns Red's force for the bodies of a figure, or Blue's. */
const forceFor = (layout: FigureLayout, side: Side): KriegspielForce => {
  const count = (service: Service): number =>
    (layout.bodies ?? [])
      .filter((body) => (body.side ?? 'red') === side && (body.service ?? 'infantry') === service)
      .reduce((sum, body) => sum + body.count, 0);
  const ofRed = (things: readonly Standing[] = []): number => (side === 'red' ? things.length : 0);
  return {
    infantry: count('infantry'),
    cavalry: count('cavalry'),
    guns: ofRed(layout.guns),
    engineers: count('engineers'),
    waggons: ofRed(layout.waggons),
    boats: ofRed(layout.boats),
    trains: ofRed(layout.trains),
  };
};

/**
 * Returns the battle that a figure of the rule book of Kriegspiel shows, in the middle of Red's sixth move. Only what
 * the figure has is on the field; all waggons, boats and trains are Red's.
 */
export function battleOf(layout: FigureLayout): KriegspielBattle {
  const { width, depth, pieces = [], bodies = [] } = layout;
  const begun = beginKriegspiel({
    country: { name: '', width: width * INCH, depth: depth * INCH, pieces },
    rules: { kind: 'finish', linePart: 'whole', curtain: true, timed: false, interval: 0 },
    rulings: NEWEST_RULINGS,
    first: 'red',
    forces: { red: forceFor(layout, 'red'), blue: forceFor(layout, 'blue') },
    seed: 1,
    ...KRIEGSPIEL,
  });
  const { services, waggons, transports } = begun.kriegspiel;
  const left = new Map(
    SIDES.map((side) => [side, begun.men.filter((man) => man.side === side)] as const),
  );
  const placed = new Map<string, Man>();
  let battle = begun;
  for (const body of bodies) {
    const { side = 'red', service = 'infantry', count, formation = 'extended' } = body;
    const { x, y, front = side === 'red' ? 0 : 180_000 } = body;
    const men = (left.get(side) ?? [])
      .filter(({ id }) => services[id] === service && !placed.has(id))
      .slice(0, count);
    const [first] = men;
    if (first === undefined) continue;
    placesOf(formation, count, first, at(x, y), front).forEach((place, i) => {
      const man = men[i] as Man;
      placed.set(man.id, { ...man, ...place, start: place, state: 'ready' });
    });
    const made = { id: nextBody(battle), side, men: men.map(({ id }) => id), formation, front };
    battle = withState(battle, { bodies: [...battle.kriegspiel.bodies, made] });
  }
  const stood = <T>(things: readonly T[], places: readonly Standing[] = []): readonly T[] =>
    things.map((thing, i) => {
      const [x, y, bearing = 0] = places[i] ?? [0, 0];
      const place = at(x, y);
      return { ...thing, ...place, bearing, start: place, startBearing: bearing };
    });
  const [boats, trains] = (['boat', 'train'] as const).map((kind) =>
    transports.filter((each) => each.kind === kind),
  );
  return withState(
    {
      ...battle,
      phase: 'guns',
      moves: 10,
      ready: { red: true, blue: true },
      men: battle.men.map((man): Man => placed.get(man.id) ?? { ...man, state: 'gone' }),
      guns: stood(battle.guns, layout.guns),
    },
    {
      waggons: stood(waggons, layout.waggons),
      transports: [...stood(boats ?? [], layout.boats), ...stood(trains ?? [], layout.trains)],
    },
  );
}
