import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { writeGameRecord } from '../../../../src/war/game/records';
import { writeLink } from '../../../../src/war/store/library/link';
import { present } from '../../../../src/war/game/war';
import { OpenRecord } from '../../../../src/war/ui/library/OpenRecord';
import { Page } from '../../../support/page';
import { CLASSIC_POSITION, gameOf, openTab, toWar, warOf } from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';
import { unitAt } from '../../../../src/war/engine/position';

withDialogs();

const RECORD = `[Event "Club"]\n[North "Ada"]\n[Rules "debord victorMustAdvance=yes"]\n[Position "${CLASSIC_POSITION}"]\n\n1. G8-F9 .\n`;

function open(tab = openTab(), link: string | null = null) {
  const onClose = vi.fn();
  const view = render(
    <Page store={tab.store}>
      <OpenRecord link={link} onClose={onClose} />
    </Page>,
  );
  return { ...tab, ...view, onClose, user: userEvent.setup() };
}

const field = () => screen.getByLabelText('Paste it here');
const begin = () => screen.getByRole('button', { name: 'Open this game' });
const preview = () => screen.getByRole('region', { name: /^(A |It )/ });

/** A file with the record in it; jsdom has no way to read one. */
const fileOf = (name: string, bytes: Uint8Array): File =>
  Object.assign(new File([bytes as BlobPart], name), {
    slice: () => ({ arrayBuffer: () => Promise.resolve(bytes.buffer) }),
  });
const textFile = (name: string): File => fileOf(name, Uint8Array.from(Buffer.from(RECORD)));

async function paste(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(field());
  await user.click(field());
  await user.paste(text);
}

describe('a text to open', () => {
  test('is shown whole before anything changes, and then opened', async () => {
    const { user, state, store, onClose } = open();
    expect(begin()).toBeDisabled();
    await paste(user, RECORD);
    await screen.findByText('It has no faults.');
    for (const words of [
      'A game record',
      'Ada against South',
      'Club',
      'house rules, from Debord',
      'Turn 2, the South to move',
      '1 turn',
      'North 17, South 17',
    ])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/^The victor advances: /)).toBeVisible();
    expect(screen.getByRole('img', { name: 'The board: Turn 2, the South to move' })).toBeVisible();
    expect(state().game).toBeNull();
    await user.click(begin());
    expect(onClose).toHaveBeenCalledOnce();
    expect(gameOf(store).players.N).toBe('Ada');
    expect(present(warOf(store)).turn).toBe(2);
  });

  test('that is damaged has every fault with its place, and how much is read', async () => {
    const { user } = open();
    await paste(user, RECORD.replace('G8-F9 .', 'G8-F9! .\n2. A1-A2 .'));
    await screen.findByText('It is legal up to turn 2; the game so far can be opened.');
    const items = within(preview()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Line 6, column 4, turn 1, G8-F9!: The mark ! is wrong: there should be none.',
      'Line 7, column 4, turn 2, A1-A2: Nobody stands on A1.',
    ]);
    await waitFor(() => expect(begin()).toBeEnabled());
  });

  test('with faults that change nothing has their number', async () => {
    const { user } = open();
    await paste(user, RECORD.replace('[Event', '[Date "then"]\n[Event'));
    await screen.findByText(/It has one fault that does not affect/);
  });

  test('whose first turn is not legal gives the start', async () => {
    const { user } = open();
    await paste(user, RECORD.replace('G8-F9', 'A1-A2'));
    await screen.findByText(/None of its turns is legal/);
    await waitFor(() => expect(begin()).toBeEnabled());
  });

  test('without a good part cannot be opened', async () => {
    const { user } = open();
    await paste(user, 'hello');
    await screen.findByText('None of it can be opened.');
    expect(screen.getByText(/not a game record, a link or a position/)).toBeVisible();
    expect(begin()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Edit this position' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit a position' })).toBeVisible();
  });

  test('whose position cannot be played can be edited', async () => {
    const { user } = open();
    await paste(user, CLASSIC_POSITION.replace(/\d+$/, 'first'));
    await screen.findByText('None of it can be opened.');
    expect(begin()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Edit this position' })).toBeVisible();
  });

  test('with hundreds of faults lists a hundred and counts the rest', async () => {
    const { user } = open();
    await paste(user, `[Position "${CLASSIC_POSITION}"]\n${'[x\n'.repeat(150)}`);
    await screen.findByText('150 faults');
    expect(within(preview()).getAllByRole('listitem')).toHaveLength(101); // with that of the missing names
    expect(screen.getByText('And 50 more.')).toBeVisible();
  });

  test('that is a position is played by the chosen rules', async () => {
    const { user, store } = open();
    await paste(user, CLASSIC_POSITION);
    await screen.findByText('A position string');
    await user.selectOptions(screen.getByLabelText('Rule set'), 'pykrieg');
    await user.click(begin());
    expect(gameOf(store).ruleSet).toBe('pykrieg');
    expect(warOf(store).positions[0].rules).toBe(gameOf(store).rules);
  });
});

describe('a text as people paste it', () => {
  test('names the cleaning that it needed', async () => {
    const { user } = open();
    await paste(user, RECORD.replace('"Club"', '“Club”').replace('G8-F9', 'G8–F9'));
    await screen.findByText('It has no faults.');
    expect(
      screen.getByText('Tidied up before reading: curly quotation marks and long dashes.'),
    ).toBeVisible();
  });

  test('with two games asks which', async () => {
    const { user, store } = open();
    await paste(user, `${RECORD}\n${RECORD.replace('Ada', 'Grace')}`);
    const choice = await screen.findByLabelText('The text holds 2 games. Which one?');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1. Ada, Club', '2. Grace, Club']);
    await screen.findByText('Ada against South');
    await user.selectOptions(choice, '2. Grace, Club');
    await screen.findByText('Grace against South');
    await user.click(begin());
    expect(gameOf(store).players.N).toBe('Grace');
  });

  test('that is a damaged link is called one', async () => {
    const { user } = open();
    await paste(user, 'https://example.org/war/r3=tVTBjpswEL1bA_bC/w_a/b_c');
    expect(
      await screen.findByText(/^This is an address, but there is no game in it/),
    ).toBeVisible();
    expect(screen.queryByText('A board of pykrieg (KFEN)')).toBeNull();
  });

  test('with lost letters is not called sound', async () => {
    const { user } = open();
    await paste(user, RECORD.replace('Ada', 'J\uFFFDrg'));
    await screen.findByText(/letters of its names or comments have been lost/);
    expect(screen.getByText(/^Where � stands, a letter was lost/)).toBeVisible();
    expect(screen.queryByText('It has no faults.')).toBeNull();
  });

  test('in the encoding of Windows is read, and that is reported', async () => {
    const { user } = open();
    const bytes = Uint8Array.from(Buffer.from(RECORD.replace('Ada', 'Jörg'), 'latin1'));
    await user.upload(screen.getByLabelText('Choose a file…'), fileOf('a.gow', bytes));
    await screen.findByText('Jörg against South');
    expect(screen.getByText(/its letters were read as those of Windows/)).toBeVisible();
  });

  test.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10], /This is a picture\./],
    ['an archive', [0x50, 0x4b, 3, 4], /This is an archive/],
    ['a document', [...Buffer.from('%PDF-1.7')], /This is a formatted document/],
    ['another program’s file', [1, 0, 0, 7], /This is not text but/],
  ])('%s is called by its kind', async (_, bytes, words) => {
    const { user } = open();
    const file = fileOf('thing', Uint8Array.from(bytes));
    await user.upload(screen.getByLabelText('Choose a file…'), file);
    expect(await screen.findByText(words)).toHaveTextContent(/^The file thing cannot be read here/);
  });

  test('a picture that is pasted is called one', async () => {
    open();
    const file = fileOf('image.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10]));
    fireEvent.paste(field(), { clipboardData: { files: [file], getData: () => '' } });
    expect(await screen.findByText(/This is a picture\./)).toBeVisible();
  });
});

describe('its origin', () => {
  test('7.4 whose dislodged unit cannot move: it is destroyed at once, and that is reported, by the rules chosen', async () => {
    const { user, store, state } = open();
    // S2 can only go onto the South's arsenal T3, which pykrieg's rules allow.
    const rows = `i24/1R23/${'25/'.repeat(15)}III22/CIC22/AH23`;
    await paste(user, `${rows} N B15,D8,T3,T23 S2 7`);
    const announced =
      /^The dislodged North infantry on S2 cannot move: it has been destroyed at once\.$/;
    expect(await screen.findByText(announced)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Rule set'), 'pykrieg');
    await waitFor(() => expect(screen.queryByText(announced)).toBeNull());
    await user.selectOptions(screen.getByLabelText('Rule set'), 'debord');
    await user.click(begin());
    await waitFor(() => expect(state().screen).toBe('game'));
    expect(unitAt(present(warOf(store)), 18 * 25 + 1)).toBeNull();
    expect(present(warOf(store)).retreatDue).toBe(-1);
  });

  test('a link, with the address it stood in', async () => {
    const link = await writeLink(RECORD);
    const { user } = open();
    await paste(user, `https://example.org/${link}`);
    await screen.findByText('From a link.');
    expect(field()).toHaveValue(RECORD);
    await waitFor(() => expect(begin()).toBeEnabled());
  });

  test('the link that led here, which changes nothing until it is opened', async () => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.leaveGame();
    await waitFor(() => expect(tab.state().save).toHaveProperty('library', 'saved'));
    const before = tab.store.state.getState();
    open(tab, await writeLink(RECORD));
    await screen.findByText('It has no faults.');
    expect(tab.store.state.getState()).toBe(before);
  });

  test('a truncated link: the part that arrived, and that it is truncated', async () => {
    const link = await writeLink(RECORD);
    open(openTab(), link.slice(0, -4));
    await screen.findByText(/The link is cut off or garbled/);
  });

  test('a file', async () => {
    const { user, container } = open();
    const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
    await user.upload(input, textFile('a.gow'));
    await screen.findByText('From the file a.gow.');
    await waitFor(() => expect(begin()).toBeEnabled());
  });

  test('a file dropped anywhere on the page', async () => {
    open();
    const drop = Object.assign(new Event('drop', { cancelable: true }), {
      dataTransfer: { files: [textFile('b.gow')], getData: () => '' },
    });
    act(() => void window.dispatchEvent(drop));
    await screen.findByText('From the file b.gow.');
    expect(drop.defaultPrevented).toBe(true);
  });

  test('a file that cannot be read', async () => {
    const { user, container } = open();
    const file = new File(['x'], 'gone.gow');
    file.slice = () => {
      throw new Error('gone');
    };
    await user.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, file);
    await screen.findByText('The file gone.gow could not be read.');
  });

  test('the last typed text counts, whatever arrives late', async () => {
    open(openTab(), await writeLink(RECORD));
    fireEvent.change(field(), { target: { value: CLASSIC_POSITION } });
    await waitFor(() => expect(screen.getByText('A position string')).toBeVisible());
    expect(field()).toHaveValue(CLASSIC_POSITION);
  });
});

test('a hostile record is text and nothing else, in the page and in what is written again', async () => {
  const tags = '[North "<img src=x onerror=alert(1)>"]\n[Event "javascript:alert(1)"]\n';
  const { user, container, store } = open();
  await paste(user, tags + RECORD.replace(/\[Event.*\n\[North.*\n/, ''));
  await screen.findByText('It has no faults.');
  expect(container.querySelector('img, script, a')).toBeNull();
  expect(screen.getByText('javascript:alert(1)')).toBeVisible();
  await user.click(begin());
  expect(writeGameRecord(gameOf(store))).toContain('[North "<img src=x onerror=alert(1)>"]');
});
