import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gamesOf, type MatchTerms, type PlayedGame } from './games';
import { playerOf, wilson } from './players';
import { sequential, type Count } from './sequential';

/** A game in a log, one line of JSON: how it can be played again, and its end. */
export interface LoggedGame extends Omit<PlayedGame, 'positions'> {
  readonly a: string;
  readonly b: string;
  readonly seed: number;
  /** Its number in its match, from 0. */
  readonly game: number;
  /** The last position. */
  readonly end: string;
}

/** A match to be played: two players by name, and its terms. */
export interface Match extends MatchTerms {
  readonly a: string;
  readonly b: string;
  /** The scores of a sequential test that may end it early, or null. */
  readonly between: readonly [low: number, high: number] | null;
}

/** Returns the games of a log; none if there is no such file. */
export const loggedGames = (file: string): LoggedGame[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as LoggedGame)
    : [];

/**
 * Plays those games of a match that a log lacks, in order, and adds them to it; calls `report` after each. Returns all
 * of the match's games. A sequential test may end it before its last game.
 */
export async function playMatch(
  match: Match,
  file: string | null,
  report: (played: LoggedGame) => void,
): Promise<LoggedGame[]> {
  const { a, b, seed, between, games } = match;
  const known = file === null ? [] : loggedGames(file);
  const all = known
    .filter((each) => each.a === a && each.b === b && each.seed === seed && each.game < games)
    .sort((one, other) => one.game - other.game);
  const over = (): boolean =>
    all.length >= games || (between !== null && sequential(countOf(all), ...between) !== null);
  if (over()) return all;
  const [first, second] = [playerOf(a), playerOf(b)];
  if (file !== null) mkdirSync(path.dirname(file), { recursive: true });
  try {
    for await (const { number, played } of gamesOf(first, second, match, all.length)) {
      const { positions, slowest, ...rest } = played;
      const line = { a, b, seed, game: number, ...rest, slowest: Math.round(slowest) };
      const logged: LoggedGame = { ...line, end: positions.at(-1) ?? '' };
      all.push(logged);
      if (file !== null) appendFileSync(file, `${JSON.stringify(logged)}\n`);
      report(logged);
      if (over()) break;
    }
  } finally {
    first.end?.();
    second.end?.();
  }
  return all;
}

/** Counts games as A's wins, draws and losses. */
export const countOf = (games: readonly LoggedGame[]): Count => ({
  wins: games.filter(({ result }) => result === 'A').length,
  draws: games.filter(({ result }) => result === 'draw').length,
  losses: games.filter(({ result }) => result === 'B').length,
});

/** Returns a row of a table of matches: what was played, what came of it, and the interval of the share won. */
export function rowOf({ a, b, seed }: Match, games: readonly LoggedGame[]): string {
  const { wins, draws, losses } = countOf(games);
  const [won, low, high] = wilson(wins, games.length).map(Math.round);
  const turns = Math.round(games.reduce((sum, each) => sum + each.turns, 0) / games.length);
  const faults = games.filter(({ fault }) => fault !== undefined).length;
  const cells = [`\`${a}\``, `\`${b}\``, seed, games.length, wins, draws, losses];
  return `| ${[...cells, `${won} (${low}–${high})`, turns, faults].join(' | ')} |`;
}
