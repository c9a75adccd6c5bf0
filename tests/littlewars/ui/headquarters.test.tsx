import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Headquarters } from '../../../src/littlewars/ui/headquarters/Headquarters';
import { withDialogs } from '../../support/dialogs';
import { stubResizes } from '../../support/observers';
import { createBrowser, FEW, openTab } from '../store/fakes';
import { Page } from './page';

withDialogs();

/** Headquarters with a battle in progress, which the library has or has no room for. */
async function busy(archiveTrouble: 'none' | 'full') {
  stubResizes();
  const browser = createBrowser();
  browser.archiveTrouble = archiveTrouble;
  const { store } = openTab({ browser });
  store.begin({ ...FEW, name: 'The nursery' });
  store.leaveGame();
  const library = archiveTrouble === 'none' ? 'kept' : archiveTrouble;
  await expect.poll(() => store.state.getState().save).toHaveProperty('library', library);
  render(
    <Page store={store} browser={browser}>
      <Headquarters otherScreen={() => null} />
    </Page>,
  );
  return { name: () => store.state.getState().game?.name, store };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a battle that begins while another is in progress', () => {
  test('begins at once where the other stays in the library, which is said', async () => {
    const { name } = await busy('none');
    expect(screen.getByRole('button', { name: 'Play Hook’s Farm' })).toHaveAccessibleDescription(
      'The nursery stays in the library.',
    );
    await press('Play Hook’s Farm');
    expect(name()).not.toBe('The nursery');
  });

  test('is asked about where the other would be lost', async () => {
    const { name } = await busy('full');
    await press('Play Hook’s Farm');
    const question = screen.getByRole('dialog', { name: 'Give up the game in progress?' });
    expect(question).toHaveTextContent('The nursery');
    await press('Keep it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(name()).toBe('The nursery');

    await press('New battle');
    await press('Begin');
    expect(name()).toBe('The nursery');
    await press('Give it up and begin');
    expect(name()).not.toBe('The nursery');
  });
});

test('the form of a new battle is called what it is, and its title has the focus', async () => {
  await busy('none');
  await press('New battle');
  expect(screen.getByRole('form', { name: 'New battle' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'New battle' })).toHaveFocus();
});

test('the first entry is target practice, and what Hook’s Farm is stands by its button', () => {
  stubResizes();
  const browser = createBrowser();
  const { store } = openTab({ browser });
  render(
    <Page store={store} browser={browser}>
      <Headquarters otherScreen={() => null} />
    </Page>,
  );
  const [first, second] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('Target practice');
  expect(second).toHaveAccessibleDescription(/The battle that Wells gives/);
  expect(second?.nextElementSibling).toHaveTextContent(/The battle that Wells gives/);
});
