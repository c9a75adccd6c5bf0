import { countryFaults } from '../engine/countryFaults';
import { isRulingsVersion, NEWEST_RULINGS, type RulingsVersion } from '../engine/rulings';
import { beginBattle } from '../engine/start';
import {
  ARMS,
  BATTLE_KINDS,
  LINE_PARTS,
  MAN_STATES,
  PHASES,
  ALL_PIECES,
  SIDES,
  type Battle,
  type Country,
  type Gun,
  type Man,
  type Piece,
  type Point,
  type Shape,
} from '../engine/types';
import { CommandRefusal } from './reading';

type Fields = Readonly<Record<string, unknown>>;

const refuse = (where: string, what: string): CommandRefusal =>
  new CommandRefusal(`${where} must be ${what}.`);

function fieldsOf(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refuse(where, 'an object');
  return value as Fields;
}

function listOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw refuse(where, 'a list');
  return value;
}

function whole(value: unknown, where: string, otherwise?: number): number {
  const number = value ?? otherwise;
  if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > 2 ** 32)
    throw refuse(where, 'a whole number');
  return number;
}

function text(value: unknown, where: string, otherwise?: string): string {
  const string = value ?? otherwise;
  if (typeof string !== 'string') throw refuse(where, 'a text');
  return string;
}

function truth(value: unknown, where: string): boolean {
  const truth = value ?? false;
  if (typeof truth !== 'boolean') throw refuse(where, 'true or false');
  return truth;
}

function oneOf<T extends string>(
  known: readonly T[],
  value: unknown,
  where: string,
  otherwise?: T,
): T {
  const found = known.find((each) => each === (value ?? otherwise));
  if (found === undefined) throw refuse(where, `one of ${known.join(', ')}`);
  return found;
}

function pointOf(value: unknown, where: string): Point {
  const { x, y } = fieldsOf(value, where);
  return { x: whole(x, `${where}.x`), y: whole(y, `${where}.y`) };
}

function shapeOf(value: unknown, where: string): Shape {
  const fields = fieldsOf(value, where);
  if (oneOf(['polygon', 'circle'], fields.kind, `${where}.kind`) === 'circle')
    return {
      kind: 'circle',
      ...pointOf(fields, where),
      radius: whole(fields.radius, `${where}.radius`),
    };
  const corners = listOf(fields.corners, `${where}.corners`);
  return {
    kind: 'polygon',
    corners: corners.map((each, i) => pointOf(each, `${where}.corners[${i}]`)),
  };
}

function countryOf(value: unknown, rulings: RulingsVersion): Country {
  const fields = fieldsOf(value, 'country');
  const pieces = listOf(fields.pieces ?? [], 'country.pieces').map((each, i): Piece => {
    const where = `country.pieces[${i}]`;
    const piece = fieldsOf(each, where);
    return {
      id: text(piece.id, `${where}.id`),
      kind: oneOf(ALL_PIECES, piece.kind, `${where}.kind`),
      shape: shapeOf(piece.shape, `${where}.shape`),
      height: whole(piece.height, `${where}.height`),
      ...(piece.name === undefined ? {} : { name: text(piece.name, `${where}.name`) }),
      ...(truth(piece.fordable, `${where}.fordable`) ? { fordable: true } : {}),
    };
  });
  const country: Country = {
    name: text(fields.name, 'country.name', ''),
    width: whole(fields.width, 'country.width'),
    depth: whole(fields.depth, 'country.depth'),
    pieces,
  };
  const faults = countryFaults(country, rulings);
  if (faults.length > 0)
    throw new CommandRefusal(`The country has faults: ${JSON.stringify(faults)}`);
  return country;
}

function manOf(value: unknown, where: string): Man {
  const fields = fieldsOf(value, where);
  const at = pointOf(fields, where);
  return {
    id: text(fields.id, `${where}.id`),
    side: oneOf(SIDES, fields.side, `${where}.side`),
    arm: oneOf(ARMS, fields.arm, `${where}.arm`, 'infantry'),
    ...at,
    state: oneOf(MAN_STATES, fields.state, `${where}.state`, 'ready'),
    lying: truth(fields.lying, `${where}.lying`),
    start: pointOf(fields.start ?? at, `${where}.start`),
    met: truth(fields.met, `${where}.met`),
    escort:
      fields.escort === undefined || fields.escort === null
        ? null
        : text(fields.escort, `${where}.escort`),
    from: whole(fields.from, `${where}.from`, 0),
  };
}

function gunOf(value: unknown, where: string): Gun {
  const fields = fieldsOf(value, where);
  const at = pointOf(fields, where);
  const bearing = whole(fields.bearing, `${where}.bearing`, 0);
  const { captured } = fields;
  return {
    id: text(fields.id, `${where}.id`),
    side: oneOf(SIDES, fields.side, `${where}.side`),
    ...at,
    bearing,
    elevation: whole(fields.elevation, `${where}.elevation`, 0),
    shots: whole(fields.shots, `${where}.shots`, 0),
    start: pointOf(fields.start ?? at, `${where}.start`),
    startBearing: whole(fields.startBearing, `${where}.startBearing`, bearing),
    crew: listOf(fields.crew ?? [], `${where}.crew`).map((each) => text(each, `${where}.crew`)),
    unserved: truth(fields.unserved, `${where}.unserved`),
    disputed: truth(fields.disputed, `${where}.disputed`),
    passed: listOf(fields.passed ?? [], `${where}.passed`).map((each) =>
      text(each, `${where}.passed`),
    ),
    captured:
      captured === undefined || captured === null ? null : whole(captured, `${where}.captured`),
    gone: truth(fields.gone, `${where}.gone`),
  };
}

function rulingsIn(value: unknown): RulingsVersion {
  const version = whole(value, 'rulings', NEWEST_RULINGS);
  if (!isRulingsVersion(version)) throw refuse('rulings', `at most ${NEWEST_RULINGS}`);
  return version;
}

/**
 * Reads a battle from a text of JSON: `country`, `men` and `guns` as in the engine, and any values that differ from
 * the defaults (Red's third move, so that guns may fire). Throws a refusal that names the place of the fault.
 */
export function readBattle(json: string): Battle {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new CommandRefusal(`That is no JSON: ${String(error)}`);
  }
  const fields = fieldsOf(value, 'A battle');
  const rules = fieldsOf(fields.rules ?? {}, 'rules');
  const men = listOf(fields.men ?? [], 'men').map((each, i) => manOf(each, `men[${i}]`));
  const guns = listOf(fields.guns ?? [], 'guns').map((each, i) => gunOf(each, `guns[${i}]`));
  const ids = [...men, ...guns].map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new CommandRefusal(`Two have the id “${twice}”.`);
  const count = (side: 'red' | 'blue') => ({
    infantry: men.filter((man) => man.side === side && man.arm === 'infantry').length,
    cavalry: men.filter((man) => man.side === side && man.arm === 'cavalry').length,
    guns: guns.filter((gun) => gun.side === side).length,
  });
  const rulings = rulingsIn(fields.rulings);
  const begun = beginBattle({
    country: countryOf(fields.country, rulings),
    rules: {
      kind: oneOf(BATTLE_KINDS, rules.kind, 'rules.kind', 'finish'),
      linePart: oneOf(LINE_PARTS, rules.linePart, 'rules.linePart', 'whole'),
      curtain: truth(rules.curtain, 'rules.curtain'),
      timed: truth(rules.timed, 'rules.timed'),
      interval: whole(rules.interval, 'rules.interval', 5),
    },
    rulings,
    first: oneOf(SIDES, fields.first, 'first', 'red'),
    forces: { red: count('red'), blue: count('blue') },
    seed: whole(fields.seed, 'seed', 0),
  });
  return {
    ...begun,
    men,
    guns,
    phase: oneOf(
      PHASES.filter((phase) => phase === 'guns' || phase === 'men' || phase === 'interval'),
      fields.phase,
      'phase',
      'guns',
    ),
    mover: oneOf(SIDES, fields.mover, 'mover', 'red'),
    moves: whole(fields.moves, 'moves', 4),
    placed: ids,
    ready: { red: true, blue: true },
  };
}
