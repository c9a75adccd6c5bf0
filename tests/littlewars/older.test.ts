import { expect, test } from 'vitest';
import { olderTexts, whereItLeads } from './older';

// The file was written by the program as it was before there were two versions of the rulings, and is never written anew.
test('records and saves that name no rulings lead to the same men, guns and shots as they did', async () => {
  const told = olderTexts().flatMap((path) => [...whereItLeads(path), '']);
  await expect(told.join('\n')).toMatchFileSnapshot('records/older/leads.txt');
});
