import { deviationOf, flightOf } from '../../src/littlewars/engine/shot';
import { randomTable } from './naive/randomTables';

/** A number of a text that any change of it changes (FNV-1a), as eight hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The numbers of shots of guns on random tables, in full, path and dead, folded into one for each shot. */
export function shotHashes(count: number): string[] {
  const hashes: string[] = [];
  for (let seed = 0; hashes.length < count; seed++) {
    const battle = randomTable(seed);
    let stream = seed;
    for (const gun of battle.guns) {
      const [deviation, next] = deviationOf(stream);
      stream = next;
      const aim = { bearing: (seed * 37_013) % 360_000, elevation: ((seed * 997) % 9_000) - 4_000 };
      const { path, events, dead, falls } = flightOf(battle, { ...gun, ...aim }, aim, deviation);
      hashes.push(hashOf(JSON.stringify({ path, events, dead, falls })));
    }
  }
  return hashes.slice(0, count);
}
