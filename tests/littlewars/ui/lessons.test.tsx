import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FINISHED } from '../../../src/littlewars/game/lessons';
import { Lessons } from '../../../src/littlewars/ui/lessons/Lessons';
import { createBrowser, openTab } from '../store/fakes';
import { Page } from './page';

test('the list of lessons shows which are finished and which is next', () => {
  const browser = createBrowser();
  const { store } = openTab({ browser });
  FINISHED.add(browser.tab().storage, 'march');
  render(
    <Page store={store} browser={browser}>
      <Lessons open="" frame={(list) => list} onClose={() => undefined} ofKriegspiel={() => null} />
    </Page>,
  );
  expect(screen.getByRole('heading', { name: 'Lessons', level: 1 })).toHaveFocus();
  expect(screen.getByText('1 lesson of 6 done')).toBeVisible();
  const lessons = screen.getAllByRole('listitem').map((item) => item.querySelector('button'));
  expect(lessons.map((button) => button?.textContent.endsWith('done'))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(lessons.map((button) => button?.className.includes('primary'))).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
});
