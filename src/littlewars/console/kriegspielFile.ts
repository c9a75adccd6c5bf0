import type { Battle, BySide, Man, Point, Side } from '../engine/types';
import { asArm } from '../kriegspiel/horses';
import { beginKriegspiel, MARCH } from '../kriegspiel/terms';
import {
  missingChapters,
  type KriegspielBattle,
  type KriegspielForce,
  type KriegspielState,
  type Service,
} from '../kriegspiel/types';
import { refuse } from './fields';
import { givenState, UNUSED, type GivenState } from './kriegspielParts';

/** Who commands (4.2): by default the man of that service. */
function generalsOf(
  given: KriegspielState['generals'],
  men: readonly Man[],
  services: Readonly<Record<string, Service>>,
): KriegspielState['generals'] {
  const of = (side: Side): KriegspielState['generals'][Side] => {
    const man = men.find(({ id, side: his }) => his === side && services[id] === 'general');
    return { ...given[side], man: given[side].man ?? man?.id ?? null };
  };
  return { red: of('red'), blue: of('blue') };
}

/**
 * Returns a battle as one of Kriegspiel, with the chapters and the state in `value`, a value read from JSON. Without
 * chapters it is fought with all of them; other missing parts are as at the beginning of a battle. @throws
 * {CommandRefusal} that names the path of the first wrong value.
 */
export function withKriegspiel(battle: Battle, value: unknown): KriegspielBattle {
  const { half, ...given } = givenState(value, 'kriegspiel');
  const { chapters, waggons, transports, generalVulnerable } = given;
  const missing = missingChapters(chapters);
  if (missing.length > 0) throw refuse('kriegspiel.chapters', `with ${missing.join(', ')}`);
  const { men, country, rules, rulings, first } = battle;
  // Infantry on foot and cavalry mounted, where it is not given (1.3).
  const services = Object.fromEntries(
    men.map(({ id, arm }): [string, Service] => [id, given.services[id] ?? arm]),
  );
  const force = (side: Side): KriegspielForce => {
    const count = (service: Service): number =>
      men.filter((man) => man.side === side && services[man.id] === service).length;
    const those = (all: readonly { readonly side: Side }[]): number =>
      all.filter((each) => each.side === side).length;
    return {
      infantry: count('infantry'),
      cavalry: count('cavalry'),
      guns: those(battle.guns),
      engineers: count('engineers'),
      waggons: those(waggons),
      boats: those(transports.filter(({ kind }) => kind === 'boat')),
      trains: those(transports.filter(({ kind }) => kind === 'train')),
    };
  };
  const forces: BySide<KriegspielForce> = { red: force('red'), blue: force('blue') };
  const begun = beginKriegspiel({
    ...{ country, rules, rulings, first, forces, chapters, half, generalVulnerable },
    seed: battle.stream,
  }).kriegspiel;
  checkNames(men, given);
  const startOf = (id: string): Point => {
    const { x, y } = men.find((man) => man.id === id) as Man;
    return { x, y };
  };
  const kriegspiel: KriegspielState = {
    ...begun,
    ...given,
    services,
    duties: Object.fromEntries(
      Object.entries(given.duties).map(([id, state]) => [
        id,
        { ...state, start: state.start ?? startOf(id) },
      ]),
    ),
    guns: Object.fromEntries(battle.guns.map(({ id }) => [id, given.guns[id] ?? UNUSED])),
    depots: given.depots ?? begun.depots,
    generals: generalsOf(given.generals, men, services),
  };
  const now: KriegspielBattle = {
    ...battle,
    placed: [...battle.placed, ...waggons.map(({ id }) => id), ...transports.map(({ id }) => id)],
    kriegspiel,
  };
  return {
    ...now,
    men: men.map((man): Man => {
      const service = services[man.id] as Service;
      const sized = { ...man, ...(half ? { half } : {}) };
      // Cavalry on foot marches as it walks (2.2).
      if (service === 'cavalry') return asArm(now, sized, man.arm);
      return chapters.includes('ground') ? { ...sized, march: MARCH[service] } : sized;
    }),
  };
}

/** Throws a refusal if a body, an entry of `duties` or a charge is of nobody in the battle. */
function checkNames(
  men: readonly Man[],
  { bodies, duties, charge }: Pick<GivenState, 'bodies' | 'duties' | 'charge'>,
): void {
  const known = new Set(men.map(({ id }) => id));
  const check = (ids: readonly string[], where: string): void => {
    const strange = ids.find((id) => !known.has(id));
    if (strange !== undefined) throw refuse(where, `of men of the battle, not “${strange}”`);
  };
  bodies.forEach((body, i) => check(body.men, `kriegspiel.bodies[${i}].men`));
  check(Object.keys(duties), 'kriegspiel.duties');
  if (charge === null) return;
  const { sabres, charged, proposal } = charge;
  check([...sabres, ...charged, ...proposal.dead, ...proposal.taken], 'kriegspiel.charge');
  const strange = [charge.body, charge.target].find((id) => bodies.every((body) => body.id !== id));
  if (strange !== undefined)
    throw refuse('kriegspiel.charge', `of bodies of the battle, not “${strange}”`);
}
