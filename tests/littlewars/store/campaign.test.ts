import { expect, test } from 'vitest';
import { standingOf } from '../../../src/littlewars/game/campaign';
import { writeRecord } from '../../../src/littlewars/game/record';
import { SKIRMISH } from '../game/skirmish';
import { createBrowser, FARM, openTab, order } from './fakes';

test('6.6 a campaign over several battles, kept in the library with what each has scored', async () => {
  const browser = createBrowser();
  const { store, state } = openTab({ browser });
  store.begin(FARM);
  store.nextBattle(200);
  expect(state().game?.id).toBe('battle1');
  order(store, { kind: 'go' }, { kind: 'surrender', side: 'blue' });
  // Red has 100 for the victory; all men and guns are alive on both sides.
  store.nextBattle(150);
  expect(state().game).toMatchObject({
    id: 'battle3',
    muster: { first: 'blue' },
    campaign: { id: 'battle2', target: 150, before: [{ red: 215.5, blue: 115.5 }] },
    stage: { name: 'settingOut' },
  });
  expect(standingOf(state().game!.campaign!)).toEqual({
    score: { red: 100, blue: 0 },
    leader: 'red',
    winner: null,
  });
  await new Promise((done) => void setTimeout(done));
  const kept = await store.library.keptGames();
  expect(kept.map(({ game }) => game?.campaign?.id)).toEqual(['battle2', 'battle2']);
  expect(openTab({ browser }).state().game?.campaign).toEqual(state().game?.campaign);
});

test('6.6 a campaign that is won has no next battle', () => {
  const { store, state } = openTab();
  const before = [{ red: 300, blue: 150 }];
  store.openRecord(writeRecord({ ...SKIRMISH, campaign: { id: 'c', target: 200, before } }));
  order(store, { kind: 'go' }, { kind: 'surrender', side: 'blue' });
  store.nextBattle(200);
  expect(state().battle?.phase).toBe('over');
});
