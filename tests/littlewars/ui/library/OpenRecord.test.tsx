import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RecordReading } from '../../../../src/littlewars/game/parseRecord';
import { battleOfWhom, battleTitle } from '../../../../src/littlewars/words/records';
import { fetchKriegspiel } from '../../../../src/littlewars/game/kinds';
import { writeKriegspielRecord } from '../../../../src/littlewars/game/kriegspiel/record';
import { writeRecord } from '../../../../src/littlewars/game/record';
import type { BattleStore } from '../../../../src/littlewars/store/store';
import { BattleStoreContext } from '../../../../src/littlewars/ui/base/useGame';
import { OpenRecord } from '../../../../src/littlewars/ui/library/OpenRecord';
import { stubResizes } from '../../../support/observers';
import { foughtOut } from '../../game/kriegspiel/games';
import { fought } from '../../game/skirmish';
import { openTab } from '../../store/fakes';

const FOUGHT = fought();
type Reading = Parameters<BattleStore['readRecord']>;

/** A page on which the text of a record has been opened, and what the store was asked for then. */
async function opening() {
  stubResizes();
  const { store } = openTab();
  const onClose = vi.fn();
  const asked: { args: Reading; answer: (reading: RecordReading | null) => void }[] = [];
  vi.spyOn(store, 'readRecord').mockImplementation(
    (...args: Reading) => new Promise((answer) => void asked.push({ args, answer })),
  );
  const openRead = vi.spyOn(store, 'openRead');
  const { unmount } = render(
    <BattleStoreContext value={store}>
      <OpenRecord link={null} onClose={onClose} />
    </BattleStoreContext>,
  );
  const press = async (text: string): Promise<void> => {
    const box = screen.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste(text);
  };
  await press(writeRecord(FOUGHT));
  return { asked, onClose, openRead, press, unmount };
}

/** Gives an answer that the page waits for, and lets it arrive. */
const answered = (give: () => void): Promise<void> =>
  act(() => {
    give();
    return Promise.resolve();
  });

const begin = () => screen.getByRole('button', { name: 'Open this battle' });

test('a long record shows its reading progress, then itself, and is opened on request', async () => {
  const { asked, onClose, openRead } = await opening();
  const { args, answer } = asked.at(-1)!;
  expect(begin()).toBeDisabled();
  act(() => args[1](0.25));
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 0.25);
  act(() => args[1](0.5));
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 0.5);
  await answered(() => answer({ game: FOUGHT, faults: [] }));
  expect(screen.queryByRole('progressbar')).toBe(null);
  expect(screen.getByRole('region', { name: battleTitle(FOUGHT) })).toHaveTextContent(
    battleOfWhom(FOUGHT),
  );
  expect(openRead).not.toHaveBeenCalled();
  await userEvent.click(begin());
  expect(openRead).toHaveBeenCalledExactlyOnceWith(FOUGHT);
  expect(onClose).toHaveBeenCalledOnce();
});

test('reading can be stopped, and nothing is opened', async () => {
  const { asked } = await opening();
  const { args, answer } = asked.at(-1)!;
  act(() => args[1](0.25));
  await userEvent.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(args[2].aborted).toBe(true);
  await answered(() => answer({ game: FOUGHT, faults: [] }));
  expect(begin()).toBeDisabled();
  expect(screen.queryByRole('progressbar')).toBe(null);
});

test('reading another, or leaving, ends the reading of one before', async () => {
  const { asked, press, unmount } = await opening();
  const before = asked.length;
  await press('another');
  const aborted = asked.map(({ args }) => args[2].aborted);
  expect(aborted).toEqual(asked.map((_, i) => i < asked.length - 1));
  await answered(() => asked[before - 1]?.answer({ game: FOUGHT, faults: [] }));
  expect(begin()).toBeDisabled();
  unmount();
  expect(asked.at(-1)?.args[2].aborted).toBe(true);
});

test('a text with two battles asks which, and the traces of copying are removed and reported', async () => {
  const { asked, press } = await opening();
  const record = writeRecord(FOUGHT);
  const curly = record.replace(/^\[(\w+) "(.*)"\]$/m, '[$1 “$2”]');
  await press(`${curly}\n${record}`);
  await userEvent.selectOptions(screen.getByLabelText(/^The text holds 2 battles/), '1');
  expect(asked.at(-1)?.args[0].trim()).toBe(record.trim());
  await answered(() => asked.at(-1)?.answer({ game: FOUGHT, faults: [] }));
  expect(screen.getByText(/were undone before it was read/)).toBeInTheDocument();
});

test('an address without a battle is called one', async () => {
  const { asked, press } = await opening();
  const before = asked.length;
  await press('https://example.org/war/littlewars/battle2=a_b/c');
  expect(screen.getByText(/^This is an address, but there is no battle in it/)).toBeInTheDocument();
  expect(asked).toHaveLength(before);
});

test('a file dropped anywhere on the page is read, and one too long is reported', async () => {
  const { asked } = await opening();
  const drop = (text: string): void => {
    // jsdom has no way to read a file.
    const file = Object.assign(new File([text], 'nursery.lw'), {
      slice: () => ({ arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer) }),
    });
    fireEvent.drop(window, { dataTransfer: { files: [file], getData: () => '' } });
  };
  drop(writeRecord(FOUGHT));
  expect(await screen.findByText('From the file nursery.lw.')).toBeInTheDocument();
  expect(asked.at(-1)?.args[0].trim()).toBe(writeRecord(FOUGHT).trim());
  drop('x'.repeat(4_000_001));
  expect(await screen.findByText(/nursery\.lw has 4,000,001 bytes and is not read/)).toBeVisible();
  expect(begin()).toBeDisabled();
});

test('the record of a battle of Kriegspiel opens as one', async () => {
  await fetchKriegspiel();
  stubResizes();
  const { store } = openTab();
  render(
    <BattleStoreContext value={store}>
      <OpenRecord link={null} onClose={vi.fn()} />
    </BattleStoreContext>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(writeKriegspielRecord(foughtOut()));
  expect(await screen.findByText('Ada (Red) against Charles (Blue), 28 Nov 2026')).toBeVisible();
  expect(begin()).toBeEnabled();
});
