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
