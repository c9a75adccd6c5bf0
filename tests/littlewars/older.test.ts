import { expect, test } from 'vitest';
import { olderTexts, textsOfRulings2, whatItIsWorth, whereItLeads } from './older';

// These files were written by the program as it was before there were the next rulings, and are never written anew.
test('records and saves that name no rulings lead to the same men, guns and shots as they did', async () => {
  const lines = olderTexts().flatMap((path) => [...whereItLeads(path), '']);
  await expect(lines.join('\n')).toMatchFileSnapshot('records/older/leads.txt');
});

test('records of the second rulings lead to the same men, guns and shots as they did', async () => {
  const lines = textsOfRulings2().flatMap((path) => [...whereItLeads(path), '']);
  await expect(lines.join('\n')).toMatchFileSnapshot('records/rulings2/leads.txt');
});

test('both score as they did', async () => {
  const lines = [...olderTexts(), ...textsOfRulings2()].flatMap(whatItIsWorth);
  await expect(lines.join('\n')).toMatchFileSnapshot('records/rulings2/points.txt');
});
