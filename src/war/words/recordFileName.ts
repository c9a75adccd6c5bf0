import type { Game } from '../game/game';
import { sideName } from './sentences';
import { tagText } from './recordReading';

/** `ada-charles-1977.05.01.gow`: letters and digits of whatever writing, so that every system takes it. */
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

/** A file name for a study: its name in letters and digits of whatever writing. */
export const studyFileName = (name: string): string => `${inLetters(name) || 'study'}.gow`;

/** A file name for a map, in the same way. */
export const mapFileName = (name: string): string => `${inLetters(name) || 'map'}.txt`;
