import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { COUNTRIES } from '../../../../src/littlewars/battles/countries';
import { KRIEGSPIEL_COUNTRIES } from '../../../../src/littlewars/battles/kriegspielCountries';
import { fetchKriegspiel } from '../../../../src/littlewars/game/kinds';
import { writeCountry } from '../../../../src/littlewars/game/countryText';
import { writeLink } from '../../../../src/littlewars/store/link';
import { Headquarters } from '../../../../src/littlewars/ui/headquarters/Headquarters';
import { NewKriegspiel } from '../../../../src/littlewars/ui/kriegspiel/NewKriegspiel';
import type { Country } from '../../../../src/littlewars/engine/types';
import { withDialogs } from '../../../support/dialogs';
import { stubResizes } from '../../../support/observers';
import { createBrowser, openTab } from '../../store/fakes';
import { Page } from '../page';

withDialogs();
beforeAll(fetchKriegspiel);

const OTHER = 'Two Houses';
const [FENS, RIVER] = [
  { ...COUNTRIES['the-fens'], name: OTHER },
  { ...KRIEGSPIEL_COUNTRIES['river-line'], name: OTHER },
];

/** Opens a link to a Country, presses a button there, and returns the name of the form that it leads to. */
async function fought(country: Country, button: string): Promise<string> {
  stubResizes();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const browser = createBrowser();
  const { store } = openTab({ browser });
  const id = await writeLink('country', writeCountry(country));
  act(() => store.navigation.follow({ screen: 'country', id }));
  const { unmount } = render(
    <Page store={store} browser={browser}>
      <Headquarters
        otherScreen={(route, frame, onClose, given) =>
          route.screen === 'kriegspiel'
            ? frame(<NewKriegspiel given={given} onClose={onClose} />)
            : null
        }
        ruleBook={() => null}
      />
    </Page>,
  );
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const form = await screen.findByRole('form');
  expect(screen.getByLabelText('The country')).toHaveDisplayValue(OTHER);
  const name = form.getAttribute('aria-labelledby') ?? '';
  const words = document.getElementById(name)?.textContent ?? form.getAttribute('aria-label') ?? '';
  unmount();
  return words;
}

test('a country in a link leads to the form of the game that its pieces belong to, and offers the other', async () => {
  expect(await fought(RIVER, 'Fight over it')).toBe('Kriegspiel');
  expect(await fought(RIVER, 'In Little Wars instead')).toBe('New battle');
  expect(await fought(FENS, 'Fight over it')).toBe('New battle');
  expect(await fought(FENS, 'In Kriegspiel instead')).toBe('Kriegspiel');
});
