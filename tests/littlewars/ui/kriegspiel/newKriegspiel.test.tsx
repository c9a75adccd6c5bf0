import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { KRIEGSPIEL_COUNTRIES } from '../../../../src/littlewars/battles/kriegspielCountries';
import { fetchKriegspiel } from '../../../../src/littlewars/game/kinds';
import { withChapter } from '../../../../src/littlewars/game/kriegspiel/agreed';
import { isKriegspiel } from '../../../../src/littlewars/game/playing';
import { CHAPTERS } from '../../../../src/littlewars/kriegspiel/types';
import { putForLayout } from '../../../../src/littlewars/store/countryEditor';
import { saveCountry } from '../../../../src/littlewars/store/ownCountries';
import { NewKriegspiel } from '../../../../src/littlewars/ui/kriegspiel/NewKriegspiel';
import { withDialogs } from '../../../support/dialogs';
import { stubResizes } from '../../../support/observers';
import { createBrowser, openTab } from '../../store/fakes';
import { Page } from '../page';

withDialogs();
beforeAll(fetchKriegspiel);
beforeEach(() => {
  stubResizes();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

/** The form, opened from a screen, with the game that it begins. */
function form(browser = createBrowser(), from: 'layOut' | 'library' | null = null) {
  const { store } = openTab({ browser });
  if (from !== null) {
    store.navigation.push({ screen: from });
    store.navigation.push({ screen: 'kriegspiel' });
  }
  render(
    <Page store={store} browser={browser}>
      <NewKriegspiel given={null} onClose={() => undefined} />
    </Page>,
  );
  return async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Begin the battle' }));
    await waitFor(() => expect(store.state.getState().game).not.toBe(null));
    const { game } = store.state.getState();
    if (game === null || !isKriegspiel(game)) throw new Error('no battle of Kriegspiel');
    return game;
  };
}
const choose = (name: string): void => {
  fireEvent.click(screen.getByRole('radio', { name }));
};

describe('the form of a battle of Kriegspiel', () => {
  test('as it is, it begins a brigade a side that the program has set out, without a clock', async () => {
    const { muster, stage, time } = await form()();
    expect(muster.forces.red).toEqual(muster.forces.blue);
    expect(muster.forces.red).toMatchObject({ infantry: 60, waggons: 4 });
    expect(muster.chapters).toEqual(CHAPTERS);
    expect(stage.name).toBe('battle');
    expect(time).toEqual({ kind: 'none' });
  });

  test('a generated country, chosen chapters, free forces, a clock, and setting out behind the curtain', async () => {
    const begun = form();
    fireEvent.change(screen.getByRole('combobox', { name: 'The country' }), {
      target: { value: '24x16' },
    });
    fireEvent.change(screen.getByLabelText('Its number'), { target: { value: '12' } });
    choose('as you like');
    const red = within(screen.getByRole('group', { name: 'Red' }));
    fireEvent.change(red.getByLabelText('Infantry'), { target: { value: '33' } });
    choose('behind the curtain');
    choose('chosen ones');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Formations/ }));
    choose('minutes');
    fireEvent.change(screen.getByLabelText('Minutes a move'), { target: { value: '7' } });
    const { muster, stage, time } = await begun();
    expect(muster.country).toMatchObject({ name: 'Kriegspiel No. 12', width: 24 * 192 });
    expect(muster.forces.red.infantry).toBe(33);
    expect(muster.forces.blue.infantry).toBe(60);
    // Charges need formations.
    expect(muster.chapters).toEqual(
      CHAPTERS.filter((each) => each !== 'formations' && each !== 'charges'),
    );
    expect(stage).toMatchObject({ name: 'settingOut', side: 'red' });
    expect(time).toEqual({ kind: 'minutes', minutes: 7 });
    expect(muster.rules).toMatchObject({ curtain: true, timed: true, interval: 5 });
  });

  test('a country of one’s own is fought over', async () => {
    const browser = createBrowser();
    const own = { name: 'Mine', width: 18 * 192, depth: 12 * 192, pieces: [] };
    saveCountry(browser.tab().storage, own);
    const begun = form(browser);
    fireEvent.change(screen.getByRole('combobox', { name: 'The country' }), {
      target: { value: 'own Mine' },
    });
    expect((await begun()).muster.country).toEqual(own);
  });

  test('the country that comes from the editor is fought over', async () => {
    const browser = createBrowser();
    const own = { ...KRIEGSPIEL_COUNTRIES['river-line'], name: 'Laid out' };
    putForLayout(browser.tab().storage, own);
    const begun = form(browser, 'layOut');
    expect((await begun()).muster.country).toEqual(own);
  });

  test('and one that lies in the editor is not, where the form is opened from elsewhere', async () => {
    const browser = createBrowser();
    putForLayout(browser.tab().storage, { ...KRIEGSPIEL_COUNTRIES.downs, name: 'Laid out' });
    const begun = form(browser, 'library');
    expect((await begun()).muster.country).toEqual(KRIEGSPIEL_COUNTRIES['river-line']);
  });

  test('without anybody on a side it cannot begin', () => {
    form();
    choose('as you like');
    for (const arm of ['Infantry', 'Cavalry', 'Guns', 'Engineers'])
      for (const field of screen.getAllByLabelText(arm))
        fireEvent.change(field, { target: { value: '0' } });
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Begin the battle' }).disabled,
    ).toBe(true);
    expect(screen.getByText('Each side needs at least one man.')).toBeTruthy();
  });

  test('a chapter adds those that it requires, and removes those that require it', () => {
    expect(withChapter([], 'charges', true)).toEqual(['formations', 'charges']);
    expect(withChapter(['shells'], 'trains', true)).toEqual(['shells', 'ground', 'trains']);
    expect(withChapter(CHAPTERS, 'ground', false)).toEqual(
      CHAPTERS.filter((each) => !['ground', 'boats', 'trains'].includes(each)),
    );
  });
});
