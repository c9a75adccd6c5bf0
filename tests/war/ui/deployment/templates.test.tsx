import { LIMITS } from '../../../../scripts/timeLimits.mjs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { currentDeployment } from '../../../../src/war/game/game';
import { openingHalf } from '../../../../src/war/game/deployments';
import { TEMPLATES, TEMPLATES_KEY } from '../../../../src/war/game/templateList';
import { readTemplates } from '../../../../src/war/game/templates';
import { writeTemplates } from '../../../../src/war/game/templateText';
import { TemplatesDialog } from '../../../../src/war/ui/deployment/TemplatesDialog';
import { Page } from '../../../support/page';
import { createBrowser, gameOf, HIDDEN, OPEN, openTab } from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';

withDialogs();

/** The dialog of the North in a game under way, with what it has placed. */
function open({ opening = 'classic', options = OPEN, browser = createBrowser() } = {}) {
  const tab = openTab({ browser });
  tab.store.begin(options);
  tab.store.raiseCurtain();
  if (opening !== '') tab.store.deployment.loadOpening(opening);
  const onClose = vi.fn();
  render(
    <Page store={tab.store}>
      <TemplatesDialog
        board={BOARD}
        deployment={currentDeployment(gameOf(tab.store))!}
        secret={options.beginning === 'hidden'}
        player={null}
        onClose={onClose}
      />
    </Page>,
  );
  const user = userEvent.setup();
  const saved = () => readTemplates(TEMPLATES.read(tab.store.storage)).templates;
  const save = async (name: string): Promise<void> => {
    await user.type(screen.getByRole('textbox', { name: 'Name' }), name);
    await user.click(button('Save what is placed'));
  };
  return { ...tab, browser, onClose, user, saved, save };
}

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status');

describe('saving', () => {
  test('saves the placed units under a name, and reports it', async () => {
    const { saved, save } = open();
    await save('  Left wing ');
    expect(saved()).toMatchObject([
      { name: 'Left wing', deployment: openingHalf(BOARD, 'classic', 'N') },
    ]);
    expect(status()).toHaveTextContent('“Left wing” has been saved.');
    expect(screen.getByText('The North, 17 units of 17')).toBeVisible();
  });
  test('refuses a name in use, and leaves it in the field', async () => {
    const { saved, save } = open();
    await save('Left wing');
    await save('Left wing');
    expect(screen.getByText(/There is already a template called “Left wing”/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Left wing');
    expect(saved()).toHaveLength(1);
  });
  test('is disabled while nothing is placed', () => {
    open({ opening: '' });
    expect(button('Save what is placed')).toBeDisabled();
    expect(screen.getByText('Nothing has been placed yet that could be saved.')).toBeVisible();
  });
  test.each([
    ['full', /storage is full/],
    ['forbidden', /does not let this page save/],
    ['disk', /cannot write to this device’s disk/],
  ] as const)('reports that storage is %s', async (trouble, sentence) => {
    const { browser, saved, save } = open();
    browser.trouble = trouble;
    await save('Left wing');
    expect(status()).toHaveTextContent(sentence);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Left wing');
    browser.trouble = 'none';
    expect(saved()).toEqual([]);
  });
});

test('a changed name in use is refused; a free one is taken', async () => {
  const { user, saved, save } = open();
  await save('Left');
  await save('Right');
  await user.click(screen.getByText('Right'));
  await user.click(button('Rename “Right”'));
  const field = screen.getByRole('textbox', { name: 'New name of “Right”' });
  await user.clear(field);
  await user.type(field, 'Left');
  await user.click(button('Rename it'));
  expect(screen.getByText(/There is already a template called “Left”/)).toBeVisible();
  await user.type(field, ' wing');
  await user.click(button('Rename it'));
  expect(saved().map(({ name }) => name)).toEqual(['Left', 'Left wing']);
});

test('deleting asks a second time', async () => {
  const { user, saved, save } = open();
  await save('Left');
  await user.click(button('Delete “Left”'));
  await user.click(button('Keep it'));
  expect(saved()).toHaveLength(1);
  await user.click(button('Delete “Left”'));
  await user.click(button('Delete it'));
  expect(saved()).toEqual([]);
  expect(screen.getByText('No template has been saved yet.')).toBeVisible();
});

test('an import with a name in use gets a number; one without gets a name', async () => {
  const { user, saved, save } = open();
  await save('Left');
  const text = writeTemplates([
    { name: 'Left', board: BOARD, deployment: openingHalf(BOARD, 'marengo', 'S') },
  ]);
  await user.click(screen.getByText('Import', { selector: 'summary' }));
  await user.click(screen.getByRole('textbox', { name: 'Templates as text' }));
  await user.paste(text);
  await user.click(button('Import'));
  await user.click(screen.getByRole('textbox', { name: 'Templates as text' }));
  await user.paste(`I24${'/25'.repeat(19)}`);
  await user.click(button('Import'));
  expect(saved().map(({ name }) => name)).toEqual(['Left', 'Left (2)', 'Imported template']);
});

test('a damaged entry is reported and stays until it is discarded', async () => {
  const browser = createBrowser();
  browser.entries.set(TEMPLATES_KEY, '[{"id":"a","name":"Left","side":"N","units":"25/I"}]');
  const { user } = open({ browser });
  const card = screen.getByRole('region', { name: 'A damaged template' });
  expect(card).toHaveTextContent(
    'Its units cannot be read: it has 2 rows instead of 20 and row B has 1 square instead of 25.',
  );
  await user.click(within(card).getByRole('button', { name: 'Discard' }));
  expect(browser.entries.get(TEMPLATES_KEY)).toContain('Left');
  await user.click(within(card).getByRole('button', { name: 'Discard it' }));
  expect(browser.entries.get(TEMPLATES_KEY)).toBe('[]');
  expect(screen.queryByRole('region', { name: 'A damaged template' })).toBeNull();
});

test('in a hidden deployment, earlier plans are shown when they are opened, and no sooner', async () => {
  const browser = createBrowser();
  browser.entries.set(
    TEMPLATES_KEY,
    JSON.stringify([{ id: 'a', name: 'Old', side: 'N', units: `I24${'/25'.repeat(19)}` }]),
  );
  const { user, saved, save } = open({ browser, options: HIDDEN });
  const card = screen.getByRole('list').querySelectorAll('details')[0]!;
  expect(card.querySelector('svg')).toBeNull();
  await user.click(screen.getByText('Old'));
  await vi.waitFor(() => expect(card.querySelector('svg')).not.toBeNull(), LIMITS.sight);
  await save('New');
  expect(screen.getByText('The North, 17 units of 17, made for this game')).toBeVisible();
  expect(saved().map(({ name }) => name)).toEqual(['Old']);
});
