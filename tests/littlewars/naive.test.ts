import { expect, test } from 'vitest';
import { compareTable, type Counts } from './naive/compareTables';

const TABLES = Number(process.env.LITTLE_WARS ?? 100);
test('tables', { tags: ['slow'] }, () => {
  const counts: Counts = {};
  const faults: string[] = [];
  for (let seed = Number(process.env.FROM ?? 0); seed < TABLES; seed++)
    try {
      compareTable(seed, counts);
    } catch (error) {
      faults.push(`${seed}: ${String((error as Error).message).slice(0, 400)}`);
    }
  console.log(counts, faults.length, faults.slice(0, 12).join('\n'));
  expect(faults.length).toBe(0);
});
