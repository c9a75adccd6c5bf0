import { readFileSync } from 'node:fs';
import { COUNTRY_IDS } from '../battles/countries';
import { readyBattle } from '../battles/readyBattle';
import { captureOf } from '../engine/capture';
import { atTrail, crewNear, LEAST_ELEVATION, MOST_ELEVATION, outOfAction } from '../engine/gun';
import { isolationOf } from '../engine/contact';
import { MOVE } from '../engine/lengths';
import { marchFaults, wayOf } from '../engine/marching';
import { meleesOf } from '../engine/melee';
import { manOf } from '../engine/men';
import { bodyOf, command } from '../engine/orders';
import { pointsOf } from '../engine/points';
import { gunNamed } from '../engine/refusals';
import { flightOf } from '../engine/shot';
import type { Battle, Gun, Man } from '../engine/types';
import { readBattle } from './battleFile';
import { clipped, CommandRefusal, integer, placeOf, readOrder, wordsOf } from './reading';

export interface Answer {
  /** The battle after the command: unchanged if the answer is an error. */
  readonly battle: Battle;
  /** The answer, to be written as JSON. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/** The battle at the start of the console. */
export const FIRST: Battle = readyBattle('hooks-farm');

/** Executes a command with the arguments `text`; throws a refusal if it cannot. */
type Command = (battle: Battle, text: string) => Answer;

/** Makes a command that only answers, from words. */
const query =
  (ask: (battle: Battle, texts: string[]) => Answer['answer']): Command =>
  (battle, text) => {
    const texts = wordsOf(text);
    const answer = ask(battle, texts);
    if (texts[0] !== undefined)
      throw new CommandRefusal(`The command ends before “${clipped(texts[0])}”.`);
    return { battle, answer };
  };

function theMan(battle: Battle, texts: string[]): Man {
  const id = texts.shift() ?? '';
  const man = manOf(battle, id);
  if (man === undefined) throw new CommandRefusal(`Nobody is “${clipped(id)}”.`);
  return man;
}

/** Takes all words left as the ids of a body: ready men of one side (5.1). */
function theBody(battle: Battle, texts: string[]): readonly Man[] {
  if (texts.length === 0) throw new CommandRefusal('The command needs men, by their ids.');
  const men: Man[] = [];
  while (texts.length > 0) men.push(theMan(battle, texts));
  const ids = men.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new CommandRefusal(`“${twice}” is named twice.`);
  const { body, faults } = bodyOf(battle, ids);
  const [fault] = faults;
  if (fault === undefined) return body;
  throw new CommandRefusal(
    fault.code === 'wrongState'
      ? `“${fault.man}” is ${fault.state}: a body is of men who are free and armed.`
      : 'The men are of both sides: a body is of one.',
  );
}

function theGun(battle: Battle, texts: string[]): Gun {
  const id = texts.shift() ?? '';
  const gun = gunNamed(battle, id);
  if (gun === undefined) throw new CommandRefusal(`No gun is “${clipped(id)}”.`);
  return gun;
}

/** Takes a gun that has not left the field (6.4). */
function theGunHere(battle: Battle, texts: string[]): Gun {
  const gun = theGun(battle, texts);
  if (gun.gone) throw new CommandRefusal(`“${gun.id}” has left the field.`);
  return gun;
}

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
});

function fileText(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    throw new CommandRefusal(
      `“${clipped(name)}” is neither a file nor a battle: ${COUNTRY_IDS.join(', ')}.`,
    );
  }
}

const take: Command = (_, text) => {
  if (text === '')
    throw new CommandRefusal('The command needs a battle: an id, a file, or its JSON on one line.');
  const id = COUNTRY_IDS.find((each) => each === text);
  const battle =
    id === undefined ? readBattle(text.startsWith('{') ? text : fileText(text)) : readyBattle(id);
  return { battle, answer: position(battle) };
};

const play: Command = (battle, text) => {
  const outcome = command(battle, readOrder(text, battle));
  if (!outcome.ok) {
    const { reasons } = outcome;
    const error = `Refused: ${reasons.map(({ code }) => code).join(', ')}.`;
    return { battle, answer: { error, reasons } };
  }
  const { battle: now } = outcome;
  const shot = now.shots.length > battle.shots.length ? now.shots.at(-1) : undefined;
  return {
    battle: now,
    answer: {
      ...stateOf(now),
      ...(now.phase === 'melees' ? { melees: now.melees } : {}),
      ...(shot === undefined ? {} : { deviation: shot.deviation, dead: shot.dead }),
    },
  };
};

const COMMANDS: Readonly<Record<string, Command>> = {
  battle: take,
  position: query(position),
  isolated: query((battle, texts) => {
    return { ...isolationOf(battle, theBody(battle, texts)) };
  }),
  melees: query((battle) => ({
    melees: battle.phase === 'melees' ? battle.melees : meleesOf(battle, battle.mover),
  })),
  action: query((battle, texts) => {
    const gun = theGun(battle, texts);
    const reasons = outOfAction(battle, gun);
    return {
      inAction: reasons.length === 0,
      near: gun.gone ? [] : crewNear(battle, gun, gun.side).map(({ id }) => id),
      trail: gun.gone ? [null, null] : atTrail(battle, gun).map((man) => man?.id ?? null),
      reasons,
    };
  }),
  way: query((battle, texts) => {
    const man = theMan(battle, texts);
    const to = placeOf(texts);
    const way = wayOf(battle, man, to);
    return {
      length: way?.length ?? null,
      stops: way?.stops ?? [],
      limit: MOVE[man.arm],
      reasons: marchFaults(battle, man.id, to),
    };
  }),
  shot: query((battle, texts) => {
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
    ...captureOf(battle, theGunHere(battle, texts), battle.mover),
  })),
  points: query((battle) => ({ red: pointsOf(battle, 'red'), blue: pointsOf(battle, 'blue') })),
  play,
};

function carryOut(battle: Battle, line: string): Answer {
  const [name = ''] = /^\S+/.exec(line) ?? [];
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (known !== undefined) return known(battle, line.slice(name.length).trim());
  const names = Object.keys(COMMANDS).join(', ');
  throw new CommandRefusal(
    name === ''
      ? `The line is empty; the commands are ${names}.`
      : `There is no command “${clipped(name)}”; the commands are ${names}.`,
  );
}

/** Executes one line and returns its answer; every line has one. */
export function respond(battle: Battle, line: string): Answer {
  try {
    return carryOut(battle, line.trim());
  } catch (error) {
    // Any other error is a bug of the program; it is answered too, because nothing may stop the answers.
    return { battle, answer: { error: error instanceof Error ? error.message : String(error) } };
  }
}
