import { expect, test } from 'vitest';
import { COUNTRIES } from '../../../src/littlewars/battles/countries';
import { byCampaign, standingOf } from '../../../src/littlewars/game/campaign';
import { writeRecord } from '../../../src/littlewars/game/record';
import { SKIRMISH } from '../game/skirmish';
import { createBrowser, FARM, openTab, order } from './fakes';

test('6.6 a campaign over several battles, saved in the library with the score of each', async () => {
  const browser = createBrowser();
  const { store, state } = openTab({ browser });
  store.begin(FARM);
  store.nextBattle(200);
  expect(state().game?.id).toBe('battle1');
  order(store, { kind: 'go' }, { kind: 'surrender', side: 'blue' });
  // Red has 100 for the victory, his men and guns, and all of Blue’s, who stood before their line (6.7).
  store.nextBattle(300);
  expect(state().game).toMatchObject({
    id: 'battle3',
    muster: { first: 'blue' },
    campaign: { id: 'battle2', target: 300, before: [{ red: 282, blue: 36.5 }] },
    stage: { name: 'settingOut' },
  });
  expect(standingOf(state().game!.campaign!)).toEqual({
    score: { red: 245.5, blue: 0 },
    leader: 'red',
    winner: null,
  });
  await new Promise((done) => void setTimeout(done));
  const saved = await store.library.savedGames();
  expect(saved.map(({ game }) => game?.campaign?.id)).toEqual(['battle2', 'battle2']);
  expect(openTab({ browser }).state().game?.campaign).toEqual(state().game?.campaign);
});

test('6.6 a campaign agreed before its first battle, and its standing once its last saved battle is over', async () => {
  const browser = createBrowser();
  const { store, state } = openTab({ browser });
  store.begin({ ...FARM, campaign: 300 });
  const campaign = { id: 'battle2', target: 300, before: [] };
  expect(state().game?.campaign).toEqual(campaign);
  const saved = async () => {
    await new Promise((done) => void setTimeout(done));
    return store.library.savedGames();
  };
  order(store, { kind: 'go' });
  expect((await saved())[0]).toMatchObject({ result: '*' });
  expect(await store.library.campaignOf('battle1')).toEqual(campaign);
  order(store, { kind: 'surrender', side: 'blue' });
  const after = { ...campaign, before: [{ red: 282, blue: 36.5 }] };
  expect(await store.library.campaignOf('battle1')).toEqual(after);
  store.nextBattle(200);
  expect(state().game).toMatchObject({ id: 'battle3', campaign: after });
  // Another battle, of none, lies between the two of the campaign.
  store.begin(FARM);
  const all = await saved();
  expect(all.find(({ id }) => id === 'battle1')).toMatchObject({ result: 'red' });
  expect(await store.library.campaignOf('battle4')).toBeNull();
  const ids = byCampaign(all).map((battles) => battles.map(({ id }) => id));
  expect(ids.toSorted()).toEqual([['battle1', 'battle3'], ['battle4']]);
});

test('6.6 a campaign continues in another country, with its score and under a new name', () => {
  const { store, state } = openTab();
  store.begin({ ...FARM, name: 'Hook’s Farm', campaign: 300 });
  order(store, { kind: 'go' }, { kind: 'surrender', side: 'blue' });
  store.nextBattle(300, COUNTRIES['the-fens']);
  expect(state().game).toMatchObject({
    name: '',
    muster: { country: { name: 'The Fens' }, first: 'blue', forces: FARM.forces },
    campaign: { id: 'battle2', target: 300, before: [{ red: 282, blue: 36.5 }] },
    stage: { name: 'settingOut' },
  });
  expect(writeRecord(state().game!)).toContain('[Campaign "battle2 300 282:36.5"]');
});

test('6.6 a battle has the name that a player has given it', () => {
  const { store, state } = openTab();
  store.begin({ ...FARM, name: 'Ada’s war', campaign: 300 });
  order(store, { kind: 'go' }, { kind: 'surrender', side: 'blue' });
  store.nextBattle(300, COUNTRIES['the-fens']);
  expect(state().game?.name).toBe('Ada’s war');
});

test('6.6 a campaign that is won has no next battle', () => {
  const { store, state } = openTab();
  const before = [{ red: 300, blue: 150 }];
  store.openRecord(writeRecord({ ...SKIRMISH, campaign: { id: 'c', target: 200, before } }));
  order(store, { kind: 'go' }, { kind: 'surrender', side: 'blue' });
  store.nextBattle(200);
  expect(state().battle?.phase).toBe('over');
});
