import type { Battle, BySide, Man, Side } from '../engine/types';
import { asArm } from '../kriegspiel/horses';
import { beginKriegspiel, MARCH } from '../kriegspiel/terms';
import {
  CHAPTERS,
  missingChapters,
  SERVICES,
  type KriegspielBattle,
  type KriegspielForce,
  type KriegspielState,
  type Service,
} from '../kriegspiel/types';
import {
  fieldsOf,
  listIn,
  oneOf,
  pieceOf,
  recordIn,
  refuse,
  textOrNull,
  truth,
  whole,
} from './fields';
import {
  bodyOf,
  builtOf,
  chargeOf,
  crossingOf,
  depotOf,
  dutyOf,
  gapOf,
  idsIn,
  limberOf,
  mineOf,
  transportOf,
  waggonOf,
  wantOf,
  workOf,
} from './kriegspielParts';

/** Reads what the men belong to (1.3): infantry on foot and cavalry mounted, where it is not given. */
function servicesIn(value: unknown, men: readonly Man[]): Readonly<Record<string, Service>> {
  const where = 'kriegspiel.services';
  const given = recordIn(value, where, (each, at) => oneOf(SERVICES, each, at));
  return Object.fromEntries(men.map(({ id, arm }) => [id, given[id] ?? arm]));
}

/** Reads who commands (4.2): by default the man of that service. */
function generalsIn(
  value: unknown,
  men: readonly Man[],
  services: Readonly<Record<string, Service>>,
): KriegspielState['generals'] {
  const given = fieldsOf(value ?? {}, 'kriegspiel.generals');
  const of = (side: Side): KriegspielState['generals'][Side] => {
    const where = `kriegspiel.generals.${side}`;
    const fields = fieldsOf(given[side] ?? {}, where);
    const man = men.find(({ id, side: his }) => his === side && services[id] === 'general');
    return {
      man: textOrNull(fields.man ?? man?.id, `${where}.man`),
      awayUntil: whole(fields.awayUntil, `${where}.awayUntil`, 0),
      next: textOrNull(fields.next, `${where}.next`),
    };
  };
  return { red: of('red'), blue: of('blue') };
}

/**
 * Returns a battle as one of Kriegspiel, with the chapters and the state in `value`, a value read from JSON. Without
 * chapters it is fought with all of them; other missing parts are as at the beginning of a battle. @throws
 * {CommandRefusal} that names the path of the first wrong value.
 */
export function withKriegspiel(battle: Battle, value: unknown): KriegspielBattle {
  const fields = fieldsOf(value, 'kriegspiel');
  const at = (name: string): string => `kriegspiel.${name}`;
  const chapters = listIn(fields.chapters ?? CHAPTERS, at('chapters'), (each, where) =>
    oneOf(CHAPTERS, each, where),
  );
  const missing = missingChapters(chapters);
  if (missing.length > 0) throw refuse(at('chapters'), `with ${missing.join(', ')}`);
  const { men } = battle;
  const services = servicesIn(fields.services, men);
  const waggons = listIn(fields.waggons, at('waggons'), waggonOf);
  const transports = listIn(fields.transports, at('transports'), transportOf);
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
  const half = truth(fields.half, at('half'), true);
  const generalVulnerable = truth(fields.generalVulnerable, at('generalVulnerable'));
  const { country, rules, rulings, first } = battle;
  const begun = beginKriegspiel({
    country,
    rules,
    rulings,
    first,
    forces,
    seed: battle.stream,
    chapters,
    half,
    generalVulnerable,
  }).kriegspiel;
  const limbers = recordIn(fields.guns, at('guns'), limberOf);
  const begunIn = fieldsOf(fields.begun ?? {}, at('begun'));
  const counts = (value: unknown, where: string): number => whole(value, where);
  const kriegspiel: KriegspielState = {
    ...begun,
    charging: truth(fields.charging, at('charging')),
    services,
    bodies: listIn(fields.bodies, at('bodies'), bodyOf),
    duties: Object.fromEntries(
      Object.entries(fieldsOf(fields.duties ?? {}, at('duties'))).map(([id, duty]) => [
        id,
        dutyOf(men, id)(duty, `${at('duties')}.${id}`),
      ]),
    ),
    guns: Object.fromEntries(
      battle.guns.map(({ id }) => [id, limbers[id] ?? limberOf({}, at('guns'))]),
    ),
    waggons,
    transports,
    depots:
      fields.depots === undefined ? begun.depots : listIn(fields.depots, at('depots'), depotOf),
    charge:
      fields.charge === undefined || fields.charge === null
        ? null
        : chargeOf(fields.charge, at('charge')),
    works: listIn(fields.works, at('works'), workOf),
    built: listIn(fields.built, at('built'), builtOf),
    begun: {
      red: whole(begunIn.red, at('begun.red'), 0),
      blue: whole(begunIn.blue, at('begun.blue'), 0),
    },
    ruins: listIn(fields.ruins, at('ruins'), pieceOf),
    gaps: listIn(fields.gaps, at('gaps'), gapOf),
    mines: listIn(fields.mines, at('mines'), mineOf),
    generals: generalsIn(fields.generals, men, services),
    wanting: recordIn(fields.wanting, at('wanting'), wantOf),
    fed: recordIn(fields.fed, at('fed'), counts),
    besieged: recordIn(fields.besieged, at('besieged'), counts),
    fired: recordIn(fields.fired, at('fired'), counts),
    crossing: recordIn(fields.crossing, at('crossing'), crossingOf),
    horses: recordIn(fields.horses, at('horses'), idsIn),
    unhorsed: idsIn(fields.unhorsed, at('unhorsed')),
  };
  checkNames(men, kriegspiel);
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

/** Throws a refusal if a body, a duty or a charge is of nobody in the battle. */
function checkNames(men: readonly Man[], { bodies, duties, charge }: KriegspielState): void {
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
