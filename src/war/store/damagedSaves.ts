import { readGame, type DamagedSave, type SaveReading } from '../game/save';
import type { TextStorage, Written } from '../../shell/storage';
import { DAMAGED_KEY } from './gamePlaces';

export const damagedSave = (text: string, { game, faults }: SaveReading): DamagedSave => ({
  text,
  faults,
  recovered: game !== null,
});

/** The damaged saves that were put aside and have not been discarded. */
export const readDamaged = (storage: TextStorage): DamagedSave[] =>
  textsAside(storage).map((text) => damagedSave(text, readGame(text)));

export function textsAside(storage: TextStorage): string[] {
  const kept = storage.read(DAMAGED_KEY);
  if (typeof kept !== 'string') return [];
  try {
    const texts: unknown = JSON.parse(kept);
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    return [kept];
  }
}

export function writeAside(storage: TextStorage, texts: readonly string[]): Written {
  if (texts.length > 0) return storage.write(DAMAGED_KEY, JSON.stringify(texts));
  storage.remove(DAMAGED_KEY);
  return 'kept';
}
