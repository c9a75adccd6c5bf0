import { readGame, type DamagedSave, type Reading } from '../game/save';
import type { Drawer, Written } from '../../shell/platform/slot';
import { DAMAGED_KEY } from './gamePlaces';

export const damagedSave = (text: string, { game, faults }: Reading): DamagedSave => ({
  text,
  faults,
  recovered: game !== null,
});

/** The damaged saves that were put aside and have not been discarded. */
export const readDamaged = (drawer: Drawer): DamagedSave[] =>
  textsAside(drawer).map((text) => damagedSave(text, readGame(text)));

export function textsAside(drawer: Drawer): string[] {
  const kept = drawer.read(DAMAGED_KEY);
  if (typeof kept !== 'string') return [];
  try {
    const texts: unknown = JSON.parse(kept);
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    return [kept];
  }
}

export function writeAside(drawer: Drawer, texts: readonly string[]): Written {
  if (texts.length > 0) return drawer.write(DAMAGED_KEY, JSON.stringify(texts));
  drawer.remove(DAMAGED_KEY);
  return 'kept';
}
