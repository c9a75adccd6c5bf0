import { countryFaults } from '../engine/countryFaults';
import { isRulingsVersion, NEWEST_RULINGS, type RulingsVersion } from '../engine/rulings';
import { beginBattle } from '../engine/start';
import {
  ARMS,
  MAN_STATES,
  PHASES,
  SIDES,
  type Battle,
  type Country,
  type Gun,
  type Man,
} from '../engine/types';
import { BATTLE_KINDS, LINE_PARTS } from '../engine/battleRules';
import {
  fieldsOf,
  listIn,
  oneOf,
  pieceOf,
  pointOf,
  refuse,
  text,
  textOrNull,
  truth,
  whole,
} from './fields';
import { withKriegspiel } from './kriegspielFile';
import { CommandRefusal } from '../game/orderLine';

function countryOf(value: unknown, rulings: RulingsVersion): Country {
  const fields = fieldsOf(value, 'country');
  const pieces = listIn(fields.pieces, 'country.pieces', pieceOf);
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
    escort: textOrNull(fields.escort, `${where}.escort`),
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
    crew: listIn(fields.crew, `${where}.crew`, text),
    unserved: truth(fields.unserved, `${where}.unserved`),
    disputed: truth(fields.disputed, `${where}.disputed`),
    passed: listIn(fields.passed, `${where}.passed`, text),
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
 * Returns the battle that the text of a JSON object describes. `country`, `men` and `guns` have the members of the
 * engine's types `Country`, `Man` and `Gun`; every other member is optional, and by default the battle is a Fight to
 * the Finish at the beginning of Red's third move, so that guns may fire. With a member `kriegspiel` it is a battle of
 * Kriegspiel. @throws {CommandRefusal} that names the member at fault.
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
  const men = listIn(fields.men, 'men', manOf);
  const guns = listIn(fields.guns, 'guns', gunOf);
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
  const battle: Battle = {
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
  return fields.kriegspiel === undefined ? battle : withKriegspiel(battle, fields.kriegspiel);
}
