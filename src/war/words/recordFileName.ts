import type { Game } from '../game/game';
import { sideName } from './sentences';
import { tagText } from './recordReading';

/** Returns `ada-charles-1977.05.01.gow`: only letters and digits, of any script, so that every system accepts it. */
export function recordFileName({ players, tags }: Pick<Game, 'players' | 'tags'>): string {
  const parts = [players.N || sideName('N'), players.S || sideName('S'), tagText(tags, 'Date')];
  const words = parts.map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-'));
  return `${words
    .map((word) => word.replace(/^[-.]+|[-.]+$/g, ''))
    .filter(Boolean)
    .join('-')}.gow`;
}

const inLetters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');

/** Returns a file name for a study: the letters and digits of its name, of any script. */
export const studyFileName = (name: string): string => `${inLetters(name) || 'study'}.gow`;

/** Returns a file name for a map likewise. */
export const mapFileName = (name: string): string => `${inLetters(name) || 'map'}.txt`;
