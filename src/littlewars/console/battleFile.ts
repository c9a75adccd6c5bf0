import { countryFaults } from '../engine/countryFaults';
import { isRulingsVersion, NEWEST_RULINGS, type RulingsVersion } from '../engine/rulings';
import { beginBattle } from '../engine/start';
import {
  ARMS,
  MAN_STATES,
  type Battle,
  type Country,
  type Gun,
  type Man,
  type Muster,
  type Point,
  type Side,
} from '../engine/types';
import { BATTLE_KINDS, LINE_PARTS, type Force } from '../engine/battleRules';
import {
  count,
  flag,
  ids,
  listOf,
  membersOf,
  oneOf,
  optional,
  or,
  orNull,
  piece,
  point,
  refuse,
  side,
  text,
  whole,
  type Reader,
} from './fields';
import { withKriegspiel } from './kriegspielFile';
import { CommandRefusal } from '../game/orderLine';

/** A figure as it is given: without a start if it stands where it began its move. */
type Given<T extends Man | Gun> = Omit<T, 'start'> & { readonly start: Point | null };

const man = membersOf<Omit<Given<Man>, 'half' | 'march'>>({
  x: whole,
  y: whole,
  id: text,
  side,
  arm: or(oneOf(ARMS), 'infantry'),
  state: or(oneOf(MAN_STATES), 'ready'),
  lying: flag,
  start: orNull(point),
  met: flag,
  escort: orNull(text),
  from: count,
});

const gun = membersOf<Omit<Given<Gun>, 'startBearing'> & { readonly startBearing: number | null }>({
  x: whole,
  y: whole,
  id: text,
  side,
  bearing: count,
  elevation: count,
  shots: count,
  start: orNull(point),
  startBearing: orNull(whole),
  crew: ids,
  unserved: flag,
  disputed: flag,
  passed: ids,
  captured: orNull(whole),
  gone: flag,
});

const rulings: Reader<RulingsVersion> = (value, where) => {
  const version = or(whole, NEWEST_RULINGS)(value, where);
  if (!isRulingsVersion(version)) throw refuse(where, `at most ${NEWEST_RULINGS}`);
  return version;
};

/** By default, a battle is a Fight to the Finish at the beginning of Red's third move. */
const battleOf = membersOf({
  men: listOf(man),
  guns: listOf(gun),
  rulings,
  country: membersOf<Country>({
    name: or(text, ''),
    width: whole,
    depth: whole,
    pieces: listOf(piece),
  }),
  rules: optional(
    membersOf<Muster['rules']>({
      kind: or(oneOf(BATTLE_KINDS), 'finish'),
      linePart: or(oneOf(LINE_PARTS), 'whole'),
      curtain: flag,
      timed: flag,
      interval: or(whole, 5),
    }),
  ),
  first: or(side, 'red'),
  seed: count,
  phase: or(oneOf(['guns', 'men', 'interval']), 'guns'),
  mover: or(side, 'red'),
  moves: or(whole, 4),
  kriegspiel: (value: unknown) => value,
});

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
  const given = battleOf(value, '');
  const { country, rulings, rules, first, seed, phase, mover, moves } = given;
  const men = given.men.map((man): Man => ({ ...man, start: man.start ?? { x: man.x, y: man.y } }));
  const guns = given.guns.map((gun): Gun => ({
    ...gun,
    start: gun.start ?? { x: gun.x, y: gun.y },
    startBearing: gun.startBearing ?? gun.bearing,
  }));
  const placed = [...men, ...guns].map(({ id }) => id);
  const twice = placed.find((id, i) => placed.indexOf(id) !== i);
  if (twice !== undefined) throw new CommandRefusal(`Two have the id “${twice}”.`);
  const faults = countryFaults(country, rulings);
  if (faults.length > 0)
    throw new CommandRefusal(`The country has faults: ${JSON.stringify(faults)}`);
  const forceOf = (of: Side): Force => ({
    infantry: men.filter(({ side, arm }) => side === of && arm === 'infantry').length,
    cavalry: men.filter(({ side, arm }) => side === of && arm === 'cavalry').length,
    guns: guns.filter(({ side }) => side === of).length,
  });
  const forces = { red: forceOf('red'), blue: forceOf('blue') };
  const battle: Battle = {
    ...beginBattle({ country, rules, rulings, first, forces, seed }),
    ...{ men, guns, phase, mover, moves, placed },
    ready: { red: true, blue: true },
  };
  return given.kriegspiel === undefined ? battle : withKriegspiel(battle, given.kriegspiel);
}
