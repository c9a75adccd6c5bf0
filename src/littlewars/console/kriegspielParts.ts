import { SIDES, type Man, type Side } from '../engine/types';
import type { Isolation } from '../engine/meleeTypes';
import { CHARGE_BANDS, FOOT_STANDS, type ChargeToll } from '../kriegspiel/chargeTolls';
import { IDLE } from '../kriegspiel/duties';
import { PACKETS } from '../kriegspiel/terms';
import {
  FORMATIONS,
  PURSUITS,
  type Body,
  type ChargeMade,
  type Duty,
  type KriegspielState,
  type Limber,
} from '../kriegspiel/types';
import {
  SUPPLIES,
  WORKS,
  type Depot,
  type Mine,
  type RailGap,
  type Transport,
  type Waggon,
  type Work,
} from '../kriegspiel/things';
import {
  fieldsOf,
  listIn,
  oneOf,
  pointOf,
  real,
  refuse,
  share,
  text,
  textOrNull,
  truth,
  whole,
  type Fields,
} from './fields';

// The parts of the state of Kriegspiel given as JSON.

const sideIn = ({ side }: Fields, where: string): Side => oneOf(SIDES, side, `${where}.side`);
const halvesIn = ({ halves }: Fields, where: string): 0 | 1 | 2 => {
  const number = whole(halves, `${where}.halves`, 0);
  if (number !== 0 && number !== 1 && number !== 2) throw refuse(`${where}.halves`, '0, 1 or 2');
  return number;
};
/**
 * Reads a list of ids from JSON, in its order; empty if the value is null or missing. @throws {CommandRefusal} that
 * names `where`, the path of the value, if it is no list of strings.
 */
export const idsIn = (value: unknown, where: string): readonly string[] =>
  listIn(value, where, text);

/**
 * Reads a body of men (kriegspiel.md 2.5) from JSON; `where` is its path. @throws {CommandRefusal} that names the path
 * of the first wrong value.
 */
export function bodyOf(value: unknown, where: string): Body {
  const fields = fieldsOf(value, where);
  return {
    id: text(fields.id, `${where}.id`),
    side: sideIn(fields, where),
    men: idsIn(fields.men, `${where}.men`),
    formation: oneOf(FORMATIONS, fields.formation, `${where}.formation`),
    front: whole(fields.front, `${where}.front`, 0),
  };
}

/**
 * Returns the reader of one man's `Duty`, which is what he has done in this move and what he owes. The reader gets the
 * value from JSON and its path, and throws a `CommandRefusal` that names the path of the first wrong value. Without a
 * place where his move began, it began where he stands.
 */
export const dutyOf =
  (men: readonly Man[], id: string) =>
  (value: unknown, where: string): Duty => {
    const fields = fieldsOf(value, where);
    const start = fields.start ?? men.find((man) => man.id === id);
    return {
      halves: halvesIn(fields, where),
      used: share(fields.used, `${where}.used`),
      fired: truth(fields.fired, `${where}.fired`),
      worked: truth(fields.worked, `${where}.worked`),
      charged: truth(fields.charged, `${where}.charged`),
      fixed: truth(fields.fixed, `${where}.fixed`),
      start: pointOf(start, `${where}.start`),
      retires: whole(fields.retires, `${where}.retires`, 0),
      pursuit: oneOf(PURSUITS, fields.pursuit, `${where}.pursuit`, IDLE.pursuit),
    };
  };

/**
 * Reads from JSON what Kriegspiel adds to the state of a gun; `where` is the path of the value. @throws
 * {CommandRefusal} that names the path of the first wrong value.
 */
export function limberOf(value: unknown, where: string): Limber {
  const fields = fieldsOf(value, where);
  return {
    limbered: truth(fields.limbered, `${where}.limbered`),
    disabledUntil: whole(fields.disabledUntil, `${where}.disabledUntil`, 0),
    destroyed: truth(fields.destroyed, `${where}.destroyed`),
    halves: halvesIn(fields, where),
    used: share(fields.used, `${where}.used`),
  };
}

/**
 * Reads a waggon from JSON; `where` is its path. @throws {CommandRefusal} that names the path of the first wrong value.
 */
export function waggonOf(value: unknown, where: string): Waggon {
  const fields = fieldsOf(value, where);
  return {
    id: text(fields.id, `${where}.id`),
    side: sideIn(fields, where),
    ...pointOf(fields, where),
    bearing: whole(fields.bearing, `${where}.bearing`, 0),
    packets: whole(fields.packets, `${where}.packets`, PACKETS),
    used: share(fields.used, `${where}.used`),
    moved: truth(fields.moved, `${where}.moved`),
    destroyed: truth(fields.destroyed, `${where}.destroyed`),
  };
}

/**
 * Reads a boat or a train from JSON; `where` is its path. @throws {CommandRefusal} that names the path of the first
 * wrong value.
 */
export function transportOf(value: unknown, where: string): Transport {
  const fields = fieldsOf(value, where);
  const { boarding } = fields;
  const those = boarding === undefined || boarding === null ? null : fieldsOf(boarding, where);
  return {
    id: text(fields.id, `${where}.id`),
    kind: oneOf(['boat', 'train'], fields.kind, `${where}.kind`),
    side: sideIn(fields, where),
    ...pointOf(fields, where),
    bearing: whole(fields.bearing, `${where}.bearing`, 0),
    used: share(fields.used, `${where}.used`),
    aboard: idsIn(fields.aboard, `${where}.aboard`),
    boarding:
      those === null
        ? null
        : {
            men: idsIn(those.men, `${where}.boarding.men`),
            done: whole(those.done, `${where}.boarding.done`, 0),
          },
    landed: whole(fields.landed, `${where}.landed`, 0),
    destroyed: truth(fields.destroyed, `${where}.destroyed`),
  };
}

/**
 * Reads a depot from JSON; `where` is its path. @throws {CommandRefusal} that names the path of the first wrong value.
 */
export function depotOf(value: unknown, where: string): Depot {
  const fields = fieldsOf(value, where);
  return {
    piece: text(fields.piece, `${where}.piece`),
    side: sideIn(fields, where),
    packets: whole(fields.packets, `${where}.packets`, 0),
    burnt: truth(fields.burnt, `${where}.burnt`),
  };
}

/**
 * Reads from JSON a work that is begun and not yet done (kriegspiel.md 6); `where` is its path. @throws
 * {CommandRefusal} that names the path of the first wrong value.
 */
export function workOf(value: unknown, where: string): Work {
  const fields = fieldsOf(value, where);
  return {
    id: text(fields.id, `${where}.id`),
    side: sideIn(fields, where),
    kind: oneOf(WORKS, fields.kind, `${where}.kind`),
    men: idsIn(fields.men, `${where}.men`),
    target: textOrNull(fields.target, `${where}.target`),
    at: listIn(fields.at, `${where}.at`, pointOf),
    done: whole(fields.done, `${where}.done`, 0),
    takes: whole(fields.takes, `${where}.takes`),
  };
}

/**
 * Reads from JSON a finished entrenchment or epaulement, by the id of its piece of scenery, and its side (kriegspiel.md
 * 6.3); `where` is its path. @throws {CommandRefusal} that names the path of the first wrong value.
 */
export function builtOf(value: unknown, where: string): KriegspielState['built'][number] {
  const fields = fieldsOf(value, where);
  return { piece: text(fields.piece, `${where}.piece`), side: sideIn(fields, where) };
}

/**
 * Reads from JSON a place where the rails of a railway are torn up (kriegspiel.md 6.1); `where` is its path. @throws
 * {CommandRefusal} that names the path of the first wrong value.
 */
export function gapOf(value: unknown, where: string): RailGap {
  const fields = fieldsOf(value, where);
  return {
    railway: text(fields.railway, `${where}.railway`),
    at: pointOf(fields.at, `${where}.at`),
  };
}

/**
 * Reads a mine (kriegspiel.md 6.2) from JSON; `where` is its path. @throws {CommandRefusal} that names the path of the
 * first wrong value.
 */
export function mineOf(value: unknown, where: string): Mine {
  const fields = fieldsOf(value, where);
  return {
    id: text(fields.id, `${where}.id`),
    side: sideIn(fields, where),
    at: pointOf(fields.at, `${where}.at`),
  };
}

/**
 * Reads from JSON which supplies are due to a man and not given, as an object from the supply to the number of the move
 * in which it fell due (kriegspiel.md 5.6). @throws {CommandRefusal} that names the path of the first wrong value.
 */
export function wantOf(value: unknown, where: string): KriegspielState['wanting'][string] {
  const fields = fieldsOf(value, where);
  return Object.fromEntries(
    Object.keys(fields).map((supply) => [
      oneOf(SUPPLIES, supply, where),
      whole(fields[supply], `${where}.${supply}`),
    ]),
  );
}

/**
 * Reads from JSON how many whole moves have been spent on a crossing that takes several (`paid`), and the number of the
 * last of them (`move`; kriegspiel.md 2.3). @throws {CommandRefusal} that names the path of the first wrong value.
 */
export function crossingOf(value: unknown, where: string): KriegspielState['crossing'][string] {
  const { paid, move } = fieldsOf(value, where);
  return { paid: whole(paid, `${where}.paid`), move: whole(move, `${where}.move`) };
}

const STANDS = [...FOOT_STANDS, 'stationary', 'cavalry', 'artillery'] as const;

function lossesOf(value: unknown, where: string): ChargeToll['charged'] {
  const fields = fieldsOf(value, where);
  return {
    dead: whole(fields.dead, `${where}.dead`, 0),
    taken: whole(fields.taken, `${where}.taken`, 0),
  };
}

function tollOf(value: unknown, where: string): ChargeToll {
  const fields = fieldsOf(value, where);
  return {
    chargers: lossesOf(fields.chargers, `${where}.chargers`),
    charged: lossesOf(fields.charged, `${where}.charged`),
    putBack: whole(fields.putBack, `${where}.putBack`, 0),
    gunsTaken: whole(fields.gunsTaken, `${where}.gunsTaken`, 0),
  };
}

function isolationOf(value: unknown, where: string): Isolation {
  const fields = fieldsOf(value, where);
  return {
    body: idsIn(fields.body, `${where}.body`),
    supporters: idsIn(fields.supporters, `${where}.supporters`),
    needed: whole(fields.needed, `${where}.needed`),
    isolated: truth(fields.isolated, `${where}.isolated`),
  };
}

/**
 * Reads from JSON a charge whose dead and taken are still to be named (kriegspiel.md 7.1); `where` is its path. @throws
 * {CommandRefusal} that names the path of the first wrong value.
 */
export function chargeOf(value: unknown, where: string): ChargeMade {
  const fields = fieldsOf(value, where);
  const { won, isolation } = fields;
  const proposal = fieldsOf(fields.proposal, `${where}.proposal`);
  const tolls = listIn(fields.tolls, `${where}.tolls`, tollOf);
  const [one, other] = tolls;
  if (one === undefined || tolls.length > 2) throw refuse(`${where}.tolls`, 'one or two tolls');
  return {
    body: text(fields.body, `${where}.body`),
    target: text(fields.target, `${where}.target`),
    sabres: idsIn(fields.sabres, `${where}.sabres`),
    charged: idsIn(fields.charged, `${where}.charged`),
    from: pointOf(fields.from, `${where}.from`),
    to: pointOf(fields.to, `${where}.to`),
    distance: real(fields.distance, `${where}.distance`),
    band: oneOf(CHARGE_BANDS, fields.band, `${where}.band`),
    stand: oneOf(STANDS, fields.stand, `${where}.stand`),
    factor: whole(fields.factor, `${where}.factor`, 1),
    isolation:
      isolation === undefined || isolation === null
        ? null
        : isolationOf(isolation, `${where}.isolation`),
    guns: idsIn(fields.guns, `${where}.guns`),
    tolls: other === undefined ? [one] : [one, other],
    toll: tollOf(fields.toll, `${where}.toll`),
    won: won === undefined || won === null ? null : truth(won, `${where}.won`),
    proposal: {
      dead: idsIn(proposal.dead, `${where}.proposal.dead`),
      taken: idsIn(proposal.taken, `${where}.proposal.taken`),
    },
  };
}
