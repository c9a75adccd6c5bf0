import { LEAST_ELEVATION, MOST_ELEVATION } from '../engine/gun';
import { manOf } from '../engine/men';
import { withGun } from '../engine/refusals';
import type { Battle, Man, Side } from '../engine/types';
import { bodyOf, bodyWith, formationOf } from '../kriegspiel/bodies';
import { manCost, marchCost } from '../kriegspiel/bodyMarch';
import { chargeFaults, chargeOf } from '../kriegspiel/charges';
import { takes } from '../kriegspiel/moveState';
import { halvesFor } from '../kriegspiel/formations';
import type { MarchCost } from '../kriegspiel/marches';
import { commandKriegspiel, type KriegspielOrder } from '../kriegspiel/orders';
import type { KriegspielReason } from '../kriegspiel/reasons';
import { rifleFiles } from '../kriegspiel/rifles';
import { seenBy } from '../kriegspiel/secrets';
import { SCREWS, shellShot } from '../kriegspiel/shells';
import { supplyAccount } from '../kriegspiel/supply';
import {
  FORMATIONS,
  type Body,
  type Chapter,
  type KriegspielBattle,
  type Service,
} from '../kriegspiel/types';
import { gunCost } from '../kriegspiel/gunMarches';
import { transportCost, transportNamed } from '../kriegspiel/transports';
import { waggonCost, waggonNamed } from '../kriegspiel/waggons';
import { isKriegspiel } from './session';
import { query, theGunHere, theMan, type Answer, type Command } from './command';
import { path as pathPart } from '../game/orderForms';
import { choice, clipped, CommandRefusal, integer, sideOf } from '../game/orderLine';

/** Makes a command that answers where a battle takes a chapter, or any; elsewhere it is refused by name. */
const ofChapter = (
  chapter: Chapter | null,
  ask: (battle: KriegspielBattle, texts: string[]) => Answer['answer'],
): Command =>
  query((battle, texts) => {
    if (!isKriegspiel(battle))
      throw new CommandRefusal('This battle is fought without chapters of Kriegspiel.');
    if (chapter !== null && !takes(battle, chapter))
      throw new CommandRefusal(`This battle is fought without the chapter “${chapter}”.`);
    return ask(battle, texts);
  });

function theBodyNamed(battle: KriegspielBattle, texts: string[]): Body {
  const id = texts.shift() ?? '';
  const body = bodyOf(battle, id);
  if (body === undefined) throw new CommandRefusal(`No body is “${clipped(id)}”.`);
  return body;
}

/** Takes a side; without a word, it is the mover. */
const sideAsked = (battle: Battle, texts: string[]): Side => {
  const text = texts.shift();
  return text === undefined ? battle.mover : sideOf(text);
};

const reasonsAgainst = (
  battle: KriegspielBattle,
  order: KriegspielOrder,
): readonly KriegspielReason[] => {
  const outcome = commandKriegspiel(battle, order);
  return outcome.ok ? [] : outcome.reasons;
};

const placesOf = (men: readonly Man[]): Answer['answer'][string] =>
  men.map(({ id, x, y }) => ({ id, x, y }));

/** Answers what a march would cost anybody or anything, and every reason against it (2.2 to 2.4, 8.2). */
function march(battle: KriegspielBattle, texts: string[]): Answer['answer'] {
  const id = texts.shift() ?? '';
  const answer = (cost: MarchCost | null, order: KriegspielOrder): Answer['answer'] => {
    const reasons = reasonsAgainst(battle, order);
    if (cost === null) return { cost, reasons };
    // The answer keeps its documented members (docs/littlewars-console.md), however the engine names them.
    const { cost: share, left, up, down, rivers, paths, tooFar, moves, faults: _, ...more } = cost;
    return {
      cost: share,
      left,
      up,
      down,
      rivers,
      ways: paths,
      late: tooFar,
      moves,
      ...more,
      reasons,
    };
  };
  const body = bodyOf(battle, id);
  const gun = battle.guns.find((each) => each.id === id);
  const waggon = waggonNamed(battle, id);
  const transport = transportNamed(battle, id);
  const man = manOf(battle, id);
  if ([body, gun, waggon, transport, man].every((each) => each === undefined))
    throw new CommandRefusal(`No body, gun, waggon, boat, train or man is “${clipped(id)}”.`);
  const path = pathPart.read(texts);
  if (transport !== undefined) {
    const order = { kind: 'moveTransport', transport: id, path } as const;
    return { ...transportCost(battle, transport, path), reasons: reasonsAgainst(battle, order) };
  }
  if (gun !== undefined)
    return answer(gunCost(battle, gun, path), { kind: 'marchGun', gun: id, path });
  if (waggon !== undefined)
    return answer(waggonCost(battle, waggon, path), { kind: 'marchWaggon', waggon: id, path });
  const [to, by] = [path.at(-1) as (typeof path)[number], path.slice(0, -1)];
  if (man !== undefined)
    return answer(manCost(battle, man, to, by), { kind: 'march', man: id, to, by });
  const front = texts.length === 0 ? undefined : integer(texts.shift(), 'a front');
  const cost = marchCost(battle, body as Body, path, front);
  const order = { kind: 'marchBody', body: id, path, ...(front === undefined ? {} : { front }) };
  const { there, ...shown } = answer(cost, order as KriegspielOrder);
  return { ...shown, places: placesOf((there ?? []) as readonly Man[]) };
}

/** Answers how many halves of its move a change takes a body, and where it would stand (2.5). */
function formation(battle: KriegspielBattle, texts: string[]): Answer['answer'] {
  const body = theBodyNamed(battle, texts);
  const to = choice(texts, FORMATIONS, 'a formation');
  const from = formationOf(battle, body);
  const service = battle.kriegspiel.services[body.men[0] as string] as Service;
  const outcome = commandKriegspiel(battle, {
    kind: 'changeFormation',
    body: body.id,
    formation: to,
  });
  const after = outcome.ok ? outcome.battle.men : [];
  return {
    from,
    to,
    halves: halvesFor(from, to, service),
    places: placesOf(after.filter(({ id, state }) => state === 'ready' && body.men.includes(id))),
    reasons: outcome.ok ? [] : outcome.reasons,
  };
}

/** Answers how a shell would fly, and what it would do where it lies (3.2 to 3.5); nothing is drawn from the stream. */
function shell(battle: KriegspielBattle, texts: string[]): Answer['answer'] {
  const gun = theGunHere(battle, texts);
  const screw = choice(texts, SCREWS, 'a screw');
  const bearing = integer(texts.shift(), 'a bearing in thousandths of a degree');
  const elevation = integer(texts.shift(), 'an elevation in thousandths of a degree');
  if (elevation < LEAST_ELEVATION || elevation > MOST_ELEVATION)
    throw new CommandRefusal(`The elevation is from ${LEAST_ELEVATION} to ${MOST_ELEVATION}.`);
  const isExact = texts.length === 0;
  const deviation = {
    sideways: isExact ? 0 : integer(texts.shift(), 'a deviation sideways'),
    upwards: isExact ? 0 : integer(texts.shift(), 'a deviation upwards'),
  };
  const turned = { ...gun, bearing, elevation };
  const laid: KriegspielBattle = { ...withGun(battle, turned), kriegspiel: battle.kriegspiel };
  const { path, events, burst } = shellShot(laid, turned, screw, deviation);
  return { path, hits: events, burst };
}

/** The direction in which men look: their body's front, or towards the enemy's back line. */
const frontOf = (battle: KriegspielBattle, { id, side }: Man): number =>
  bodyWith(battle, id)?.front ?? (side === 'red' ? 0 : 180_000);

/** Answers which fives may fire (3.6), from the left of the first man's front. */
function rifles(battle: KriegspielBattle, texts: string[]): Answer['answer'] {
  if (texts.length === 0) throw new CommandRefusal('The command needs men, by their ids.');
  const men: Man[] = [];
  while (texts.length > 0) men.push(theMan(battle, texts));
  const front = frontOf(battle, men[0] as Man);
  const ids = men.map(({ id }) => id);
  return { front, files: rifleFiles(battle, ids, front) };
}

/**
 * Returns the works, mines and earthworks of a side, or of both, that another knows of, and what is ruined (6). The
 * answer is for the mover, or for the side after `as`, and has no secret of the other side (6.4).
 */
function works(battle: KriegspielBattle, texts: string[]): Answer['answer'] {
  const of = texts.length === 0 || texts[0] === 'as' ? null : sideOf(texts.shift() as string);
  const side = texts[0] === 'as' ? sideOf(texts.splice(0, 2)[1] ?? '') : battle.mover;
  const { works: begun, mines, built, ruins, gaps } = seenBy(battle, side).kriegspiel;
  const asked = <T extends { readonly side: Side }>(those: readonly T[]): readonly T[] =>
    those.filter((each) => of === null || each.side === of);
  return {
    side,
    of,
    works: asked(begun),
    mines: asked(mines),
    built: asked(built),
    ruins,
    gaps,
  };
}

/** The console's questions about chapters of Kriegspiel, by their names, such as `charge` and `supply`. */
export const KRIEGSPIEL_COMMANDS: Readonly<Record<string, Command>> = {
  charge: ofChapter('charges', (battle, texts) => {
    const body = theBodyNamed(battle, texts).id;
    // A gun is charged for its gunners.
    const isGun = battle.guns.some(({ id }) => id === texts[0]);
    const target = isGun ? theGunHere(battle, texts).id : theBodyNamed(battle, texts).id;
    return { charge: chargeOf(battle, body, target), reasons: chargeFaults(battle, body, target) };
  }),
  march: ofChapter(null, march),
  formation: ofChapter('formations', formation),
  shell: ofChapter('shells', shell),
  rifles: ofChapter('rifles', rifles),
  works: ofChapter('works', works),
  supply: ofChapter('supply', (battle, texts) => ({
    ...supplyAccount(battle, sideAsked(battle, texts)),
  })),
};
