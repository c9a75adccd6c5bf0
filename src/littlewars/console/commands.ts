import { readyBattle } from '../battles/readyBattle';
import { captureOf } from '../engine/capture';
import { atTrail, crewNear, LEAST_ELEVATION, MOST_ELEVATION, outOfAction } from '../engine/gun';
import { isolationOf } from '../engine/contact';
import { MOVE } from '../engine/lengths';
import { marchFaults, pathOf } from '../engine/marching';
import { meleesOf } from '../engine/melee';
import { pointsOf } from '../engine/points';
import { flightOf } from '../engine/shot';
import type { Battle, Side } from '../engine/types';
import { clipped, CommandRefusal, integer, placeOf } from '../game/orderLine';
import { takes } from '../kriegspiel/moveState';
import { kriegspielPoints } from '../kriegspiel/ending';
import { fighting, strikable } from '../kriegspiel/general';
import { gunFireFaults } from '../kriegspiel/gunFire';
import { seenBy } from '../kriegspiel/secrets';
import type { Chapter } from '../kriegspiel/types';
import {
  query,
  theBody,
  theGun,
  theGunHere,
  theMan,
  type Answer,
  type Command,
  type Session,
} from './command';
import { GO } from './go';
import { KRIEGSPIEL_COMMANDS } from './kriegspielCommands';
import { isKriegspiel, loadedFrom, outcomeOf, recordOf, sessionOf } from './session';

/** What the console has loaded at the start: a battle at Hook's Farm, with both sides set out. */
export const FIRST: Session = sessionOf(readyBattle('hooks-farm'));

const stateOf = ({ phase, mover, moves, result, struck }: Battle) => ({
  phase,
  mover,
  moves,
  struck,
  result,
});

const position = (battle: Battle) => ({
  ...stateOf(battle),
  men: battle.men.map(({ id, side, arm, x, y, state }) => ({ id, side, arm, x, y, state })),
  guns: battle.guns.map(({ id, side, x, y, bearing, elevation, gone }) => ({
    id,
    side,
    x,
    y,
    bearing,
    elevation,
    gone,
  })),
  country: battle.country,
  // Secrets of the other side are left out (kriegspiel.md 6.4).
  ...(isKriegspiel(battle) ? { kriegspiel: seenBy(battle, battle.mover).kriegspiel } : {}),
});

/** Returns the battle as the rules of melees see it: without Generals (kriegspiel.md 4.2). */
const inMelees = (battle: Battle): Battle => (isKriegspiel(battle) ? fighting(battle) : battle);

/** Throws a refusal where a chapter of Kriegspiel has taken the place of what a command asks after. */
function replacedBy(battle: Battle, chapters: readonly Chapter[], as: string): void {
  const taken = isKriegspiel(battle) ? chapters.find((each) => takes(battle, each)) : undefined;
  if (taken !== undefined)
    throw new CommandRefusal(`This battle takes the chapter “${taken}”: ask “${as}”.`);
}

const play: Command = (session, text) => {
  const { battle } = session;
  const outcome = outcomeOf(session, text);
  if (!outcome.ok) {
    const { reasons } = outcome;
    const error = `Refused: ${reasons.map(({ code }) => code).join(', ')}.`;
    return { session, answer: { error, reasons } };
  }
  const { battle: now } = outcome.session;
  const shot = now.shots.length > battle.shots.length ? now.shots.at(-1) : undefined;
  return {
    session: outcome.session,
    answer: {
      ...stateOf(now),
      ...(now.phase === 'melees' ? { melees: now.melees } : {}),
      ...(isKriegspiel(now) && now.kriegspiel.charge !== null
        ? { charge: now.kriegspiel.charge }
        : {}),
      ...(shot === undefined ? {} : { deviation: shot.deviation, dead: shot.dead }),
    },
  };
};

const COMMANDS: Readonly<Record<string, Command>> = {
  battle: (session, text) => {
    const { session: loaded, faults } = loadedFrom(text);
    if (loaded !== null)
      return { session: loaded, answer: { ...position(loaded.battle), ...(faults && { faults }) } };
    return { session, answer: { error: 'The record has no battle that has begun.', faults } };
  },
  position: query(position),
  isolated: query((battle, texts) => {
    return { ...isolationOf(inMelees(battle), theBody(battle, texts)) };
  }),
  melees: query((battle) => ({
    melees: battle.phase === 'melees' ? battle.melees : meleesOf(inMelees(battle), battle.mover),
  })),
  action: query((battle, texts) => {
    const gun = theGun(battle, texts);
    // A gun that is limbered, damaged or has to retire does not fire (kriegspiel.md 3.1, 3.4, 7.7).
    const reasons = isKriegspiel(battle)
      ? [...outOfAction(strikable(battle), gun), ...gunFireFaults(battle, gun.id)]
      : outOfAction(battle, gun);
    const table = isKriegspiel(battle) ? strikable(battle) : battle;
    return {
      inAction: reasons.length === 0,
      near: gun.gone ? [] : crewNear(table, gun, gun.side).map(({ id }) => id),
      trail: gun.gone ? [null, null] : atTrail(battle, gun).map((man) => man?.id ?? null),
      reasons,
    };
  }),
  way: query((battle, texts) => {
    replacedBy(battle, ['ground', 'formations'], 'march');
    const man = theMan(battle, texts);
    const to = placeOf(texts);
    const walked = pathOf(battle, man, to);
    return {
      length: walked?.length ?? null,
      stops: walked?.stops ?? [],
      limit: MOVE[man.arm],
      reasons: marchFaults(battle, man.id, to),
    };
  }),
  shot: query((battle, texts) => {
    replacedBy(battle, ['shells'], 'shell');
    const gun = theGunHere(battle, texts);
    const bearing = integer(texts.shift(), 'a bearing in thousandths of a degree');
    const elevation = integer(texts.shift(), 'an elevation in thousandths of a degree');
    if (elevation < LEAST_ELEVATION || elevation > MOST_ELEVATION)
      throw new CommandRefusal(`The elevation is from ${LEAST_ELEVATION} to ${MOST_ELEVATION}.`);
    const sideways = integer(texts.shift(), 'a deviation sideways in millionths of a radian');
    const upwards = integer(texts.shift(), 'a deviation upwards in millionths of a radian');
    const turned = { ...gun, bearing, elevation };
    const { path, events, dead, falls } = flightOf(
      battle,
      turned,
      { bearing, elevation },
      { sideways, upwards },
    );
    return { path, hits: events, dead, falls };
  }),
  capture: query((battle, texts) => ({
    ...captureOf(inMelees(battle), theGunHere(battle, texts), battle.mover),
  })),
  points: query((battle) => {
    const points = (side: Side) =>
      isKriegspiel(battle) ? kriegspielPoints(battle, side) : pointsOf(battle, side);
    return { red: points('red'), blue: points('blue') };
  }),
  ...KRIEGSPIEL_COMMANDS,
  go: GO,
  record: query((_, texts, session) => ({ record: recordOf(session, texts) })),
  play,
};

function carryOut(session: Session, line: string): Answer {
  const [name = ''] = /^\S+/.exec(line) ?? [];
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (known !== undefined) return known(session, line.slice(name.length).trim());
  const names = Object.keys(COMMANDS).join(', ');
  throw new CommandRefusal(
    name === ''
      ? `The line is empty; the commands are ${names}.`
      : `There is no command “${clipped(name)}”; the commands are ${names}.`,
  );
}

/**
 * Executes one line typed into the console, a command and its words, on the battle that is loaded (`session`). Returns
 * what the console prints, and the battle that is loaded afterwards. Errors are printed, not thrown, and leave the
 * session unchanged.
 */
export function respond(session: Session, line: string): Answer {
  try {
    return carryOut(session, line.trim());
  } catch (error) {
    // Any other error is a bug of the program; it is answered too, because nothing may stop the answers.
    return { session, answer: { error: error instanceof Error ? error.message : String(error) } };
  }
}
