import { isRecord } from '../../../shell/json';
import { stored } from '../../../shell/stored';
import { onlyHere } from '../../game/seat';
import type { Game } from '../../game/game';
import type { AtBoard } from '../../store/atBoard/atBoard';
import { other, type Ending } from '../../engine/vocabulary';
import { BOT_LEVELS, levelIn, type BotLevel } from './kind';

/** The player's results against bots in this browser: the levels beaten, and the latest run of victories or defeats. */
export interface Ladder {
  /** The levels beaten at least once, in the order of the first victory. */
  readonly beaten: readonly BotLevel[];
  /** The level of the last war that counted; null before the first. */
  readonly level: BotLevel | null;
  /** The last wars in a row against it that were won, or lost; at least one of the two is 0. */
  readonly won: number;
  readonly lost: number;
  /** The id of the last game counted: one whose last order is taken back, and which ends again, counts once. */
  readonly game: string;
}

/** The level that a player should try next, one higher (`up`) or lower (`down`), with the results that suggest it. */
export interface LadderAdvice {
  readonly is: 'up' | 'down';
  /** The level played, and the wars in a row won or lost against it. */
  readonly from: BotLevel;
  readonly count: number;
  readonly to: BotLevel;
}

/** The wars in a row that lead up when they are won, and down when they are lost. */
const WINS = 2;
const LOSSES = 3;

const EMPTY: Ladder = { beaten: [], level: null, won: 0, lost: 0, game: '' };

const levelOf = (value: unknown): BotLevel | null =>
  BOT_LEVELS.find((level) => level === value) ?? null;
const countOf = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;

/** Returns the ladder in a JSON value; null for anything else. */
function ladderIn(json: unknown): Ladder | null {
  if (!isRecord(json) || !Array.isArray(json.beaten) || typeof json.game !== 'string') return null;
  const [won, lost] = [countOf(json.won), countOf(json.lost)];
  if (won === null || lost === null) return null;
  const beaten = json.beaten.map(levelOf).filter((level) => level !== null);
  return { beaten: [...new Set(beaten)], level: levelOf(json.level), won, lost, game: json.game };
}

/** The storage of the player's results against bots in this browser; a damaged text counts as no results. */
export const LADDER = stored<Ladder>({
  key: 'game-of-war/ladder',
  schema: ladderIn,
  empty: EMPTY,
});

/**
 * Returns the player's results against bots with that of a game that has just ended added; unchanged if the game does
 * not count (`levelPlayed`) or has been counted already.
 */
export function counted(ladder: Ladder, game: Game, { winner }: Ending): Ladder {
  const level = levelPlayed(game);
  const you = onlyHere(game.seats);
  if (level === null || you === null || game.id === ladder.game) return ladder;
  const before = level === ladder.level ? ladder : EMPTY;
  const isWon = winner === you;
  const isLost = winner === other(you);
  return {
    beaten: isWon ? [...new Set([...ladder.beaten, level])] : ladder.beaten,
    level,
    won: isWon ? before.won + 1 : 0,
    lost: isLost ? before.lost + 1 : 0,
    game: game.id,
  };
}

/**
 * Returns the level of the bot whom the only person at this screen plays; null in a game that does not count: between
 * bots or people, with a handicap, or from a position that was set up.
 */
export function levelPlayed({ seats, beginning, handicap }: Game): BotLevel | null {
  const you = onlyHere(seats);
  if (you === null || beginning === 'position' || handicap !== undefined) return null;
  return levelIn(seats[other(you)]) ?? null;
}

/**
 * Returns the level to play next: one higher after two victories in a row, one lower after three defeats in a row; null
 * to stay at the same, also where there is no higher or lower one.
 */
export function adviceOf({ level, won, lost }: Ladder): LadderAdvice | null {
  if (level === null) return null;
  const [above, below] = [levelOf(level + 1), levelOf(level - 1)];
  if (won >= WINS && above !== null) return { is: 'up', from: level, count: won, to: above };
  if (lost >= LOSSES && below !== null) return { is: 'down', from: level, count: lost, to: below };
  return null;
}

/**
 * Returns the level of bot that the form of a new game offers first: the advised one (`adviceOf`), otherwise that of
 * the last war, otherwise the lowest.
 */
export const levelOffered = (ladder: Ladder): BotLevel =>
  adviceOf(ladder)?.to ?? ladder.level ?? BOT_LEVELS[0];

/**
 * Adds the result of each war at the given board, when it ends, to the player's results against bots; returns a
 * function that stops this.
 */
export const runLadder = ({ table, store, storage }: AtBoard): (() => void) =>
  table.onEvent((event) => {
    const { game } = store.getState();
    if (event.is !== 'action' || event.after.over === null || game === null) return;
    const ladder = LADDER.read(storage);
    const next = counted(ladder, game, event.after.over);
    if (next !== ladder) LADDER.write(storage, next);
  });
