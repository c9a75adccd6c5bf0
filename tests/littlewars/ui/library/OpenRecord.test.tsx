import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RecordReading } from '../../../../src/littlewars/game/parseRecord';
import { writeRecord } from '../../../../src/littlewars/game/record';
import type { BattleStore } from '../../../../src/littlewars/store/store';
import { BattleStoreContext } from '../../../../src/littlewars/ui/base/useGame';
import { OpenRecord } from '../../../../src/littlewars/ui/library/OpenRecord';
import { createAnnouncer } from '../../../../src/shell/ui/announcer';
import { AnnouncerContext } from '../../../../src/shell/ui/useAnnouncer';
import { fought } from '../../game/skirmish';
import { openTab } from '../../store/fakes';

const FOUGHT = fought();
type Reading = Parameters<BattleStore['readRecord']>;

/** A page on which the text of a record has been opened, and what the store was asked for then. */
async function opening() {
  const { store } = openTab();
  const asked: { args: Reading; answer: (reading: RecordReading | null) => void }[] = [];
  vi.spyOn(store, 'readRecord').mockImplementation(
    (...args: Reading) => new Promise((answer) => void asked.push({ args, answer })),
  );
  const openRead = vi.spyOn(store, 'openRead');
  const { unmount } = render(
    <AnnouncerContext value={createAnnouncer(() => false)}>
      <BattleStoreContext value={store}>
        <OpenRecord />
      </BattleStoreContext>
    </AnnouncerContext>,
  );
  const press = async (text: string): Promise<void> => {
    const box = screen.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste(text);
    await userEvent.click(screen.getByRole('button', { name: 'Open the text' }));
  };
  await press(writeRecord(FOUGHT));
  return { asked, openRead, press, unmount };
}

/** Gives an answer that the page waits for, and lets it arrive. */
const answered = (give: () => void): Promise<void> =>
  act(() => {
    give();
    return Promise.resolve();
  });

test('a long record says how far it is read, and is opened once it is', async () => {
  const { asked, openRead } = await opening();
  const [{ args, answer } = {} as never] = asked;
  act(() => args[1](0.25));
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 0.25);
  act(() => args[1](0.5));
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 0.5);
  await answered(() => answer({ game: FOUGHT, faults: [] }));
  expect(openRead).toHaveBeenCalledExactlyOnceWith(FOUGHT);
  expect(screen.queryByRole('progressbar')).toBe(null);
});

test('reading can be stopped, and nothing is opened', async () => {
  const { asked, openRead } = await opening();
  const [{ args, answer } = {} as never] = asked;
  act(() => args[1](0.25));
  await userEvent.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(args[2].aborted).toBe(true);
  await answered(() => answer({ game: FOUGHT, faults: [] }));
  expect(openRead).not.toHaveBeenCalled();
  expect(screen.queryByRole('progressbar')).toBe(null);
});

test('reading another, or leaving, ends the reading of one before', async () => {
  const { asked, openRead, press, unmount } = await opening();
  await press('another');
  expect(asked.map(({ args }) => args[2].aborted)).toEqual([true, false]);
  await answered(() => asked[0]?.answer({ game: FOUGHT, faults: [] }));
  expect(openRead).not.toHaveBeenCalled();
  unmount();
  expect(asked[1]?.args[2].aborted).toBe(true);
});

test('a text with two battles asks which, and what copying did to it is undone and told', async () => {
  const { asked, press } = await opening();
  const record = writeRecord(FOUGHT);
  const curly = record.replace(/^\[(\w+) "(.*)"\]$/m, '[$1 “$2”]');
  await press(`${curly}\n${record}`);
  expect(screen.getByText(/were undone before it was read/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^(?:2\. |Battle 2)/ }));
  expect(asked.at(-1)?.args[0].trim()).toBe(record.trim());
});

test('an address without a battle is called one', async () => {
  const { asked, press } = await opening();
  await press('https://example.org/war/littlewars/battle2=a_b/c');
  expect(screen.getByText(/^This is an address, but there is no battle in it/)).toBeInTheDocument();
  expect(asked).toHaveLength(1);
});
