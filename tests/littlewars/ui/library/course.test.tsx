import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readRecord } from '../../../../src/littlewars/game/readRecord';
import type { RecordReading } from '../../../../src/littlewars/game/parseRecord';
import type { BattleStore } from '../../../../src/littlewars/store/store';
import { CourseReplay } from '../../../../src/littlewars/ui/library/CourseReplay';
import { HooksFarm } from '../../../../src/littlewars/ui/library/HooksFarm';
import { COURSE_RECORD } from '../../../../src/littlewars/ui/library/published/course';
import { stubResizes } from '../../../support/observers';
import { createBrowser, openTab } from '../../store/fakes';
import { Page } from '../page';

/** A tab in which the reading of a record goes on as the test says. */
function reading() {
  stubResizes();
  const browser = createBrowser();
  const { store: real } = openTab({ browser });
  let answer: (reading: RecordReading) => void = () => undefined;
  const readRecord = vi.fn<BattleStore['readRecord']>(
    () => new Promise((resolve) => (answer = resolve)),
  );
  return {
    browser,
    store: { ...real, readRecord },
    progress: (share: number) => act(() => readRecord.mock.lastCall?.[1](share)),
    answer: (read: RecordReading) =>
      act(() => {
        answer(read);
        return Promise.resolve();
      }),
  };
}

const bar = () =>
  screen.queryByRole('progressbar', { name: 'Reading the record, order by order:' });

test('the course of Hook’s Farm shows its reading progress, and can be left meanwhile', async () => {
  const { browser, store, progress, answer } = reading();
  render(
    <Page store={store} browser={browser}>
      <CourseReplay />
    </Page>,
  );
  progress(0.5);
  expect(screen.getByRole('heading', { name: 'Hook’s Farm' })).toBeVisible();
  expect(bar()).toHaveProperty('value', 0.5);
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
  for (const leave of ['{Enter}', '{Escape}']) {
    store.navigation.push({ screen: 'replay', id: 'hooks-farm' });
    await userEvent.keyboard(leave);
    expect(store.navigation.route()).toEqual({ screen: 'library' });
  }
  await answer(readRecord(COURSE_RECORD));
  expect(bar()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Hook’s Farm' })).toHaveFocus();
  expect(screen.getByText(/^Red has won the lot/)).toBeVisible();
});

test('Hook’s Farm from its third move shows its reading progress once it has been pressed', async () => {
  const { browser, store, progress } = reading();
  store.navigation.follow({ screen: 'hooksFarm', id: '' });
  render(
    <Page store={store} browser={browser}>
      <HooksFarm open="" onClose={() => undefined} />
    </Page>,
  );
  progress(0.25);
  expect(bar()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play Hook’s Farm' }));
  expect(bar()).toHaveProperty('value', 0.25);
});
