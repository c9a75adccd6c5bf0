import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { INCH } from '../../../src/littlewars/engine/lengths';
import { LESSONS } from '../../../src/littlewars/game/course';
import { fetchKriegspiel } from '../../../src/littlewars/game/kinds';
import { KRIEGSPIEL_LESSONS } from '../../../src/littlewars/game/kriegspiel/lessons';
import { isOfKriegspiel, LESSON_IDS, type LessonId } from '../../../src/littlewars/game/lessons';
import { KriegspielTable } from '../../../src/littlewars/ui/kriegspiel/KriegspielTable';
import { LessonRoom } from '../../../src/littlewars/ui/lessons/LessonRoom';
import { onPlan, planSize } from '../../../src/littlewars/ui/plan/place';
import { t } from '../../../src/littlewars/words/t';
import { setLanguage } from '../../../src/shell/language/current';
import { LANGUAGES } from '../../../src/shell/language/languages';
import { withDialogs } from '../../support/dialogs';
import { stubResizes } from '../../support/observers';
import { createBrowser, openTab } from '../store/fakes';
import { Page } from './page';

// The table is there at once, as after it was fetched.
vi.mock('../../../src/littlewars/ui/table/entry', async () => ({
  Table: (await import('../../../src/littlewars/ui/table/Table')).Table,
}));

withDialogs();
beforeAll(fetchKriegspiel);
beforeEach(() => {
  vi.useFakeTimers();
  stubResizes();
  // Motion is reduced, and the panel stands beside the plan.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => void vi.useRealTimers());
afterAll(() => setLanguage('en'));

/** A name in the quotation marks of any language. */
const QUOTED = /[“„«»]\u{a0}?([^“”„«»]+?)\u{a0}?[”“»«]/gu;

/** A place of the field, in inches. */
type Inches = readonly [x: number, y: number];

/** What a learner does: presses the next button that the words name, or handles the plan. */
type Deed =
  | 'pressNamed'
  | { readonly tap: Inches; readonly adds?: boolean }
  | { readonly drag: Inches; readonly to: Inches }
  | { readonly lasso: readonly Inches[] };

const named = 'pressNamed';
const tap = (...at: Inches): Deed => ({ tap: at });
const drag = (from: Inches, to: Inches): Deed => ({ drag: from, to });

/** What the words of each step ask for, in the order of the steps. */
const DEEDS: Readonly<Record<LessonId, readonly (readonly Deed[])[]>> = {
  march: [
    [named],
    [drag([19, 2], [18, 5])],
    [drag([18, 5], [19, 9])],
    [drag([30, 2], [30, 23])],
    [named],
    [named, named],
    [named, drag([30, 23], [30, 33 - 13.2 / 16])],
    [named],
    [named],
  ],
  gun: [
    [named],
    [tap(24, 5), named, named],
    // Until somebody is hit, or four shots are fired.
    [],
    [named, tap(22, 2), { tap: [26, 2], adds: true }, named],
    [named],
  ],
  melee: [
    [named],
    [drag([21.5, 12], [21, 21 - 10.5 / 16])],
    [drag([20, 12], [20.5, 19]), drag([23, 12], [22.5, 19]), drag([24.5, 12], [23.5, 19])],
    [named],
    [named],
    [named, named],
    // One of the two who are taken; the other is dead.
    [named, drag([22.5, 21], [22.5, 23]), drag([24, 21], [24, 23])],
  ],
  winning: [
    [named],
    [
      named,
      {
        lasso: [
          [36, 3],
          [43, 3],
          [43, 7],
          [36, 7],
        ],
      },
      drag([40, 5], [40, 24]),
    ],
    [named],
    [named, named],
    [
      named,
      {
        lasso: [
          [36, 22],
          [43, 22],
          [43, 26],
          [36, 26],
        ],
      },
      drag([40, 24], [40, 35.5]),
    ],
    [named],
    [named, tap(8, 31), { tap: [10, 31], adds: true }, { tap: [12, 31], adds: true }, named],
    [named],
  ],
  supply: [
    [named],
    [tap(6, 11), named, named],
    // As in the lesson of the gun.
    [],
    [named, named, drag([64, 3.5], [52.2, 3.5])],
    [named],
    [named, named],
    [named, named],
  ],
  charges: [
    [named],
    [drag([26, 12], [26, 33])],
    [named],
    [named, named],
    [named, tap(26, 33), named, named],
    [named],
    [named, named, named, named],
    [tap(26, 43), named, drag([26, 43], [26, 30])],
    [named],
  ],
};

/** Follows a lesson to its end: presses what its words name, and nothing else that has a name. */
function follow(id: LessonId): void {
  const lesson = isOfKriegspiel(id) ? KRIEGSPIEL_LESSONS[id] : LESSONS[id];
  const { country } = ('game' in lesson ? lesson.game : lesson).muster;
  const browser = createBrowser();
  const { store } = openTab({ browser });
  const onDone = vi.fn();
  const { unmount } = render(
    <Page store={store} browser={browser}>
      <LessonRoom
        lesson={lesson}
        tableOf={(game) => <KriegspielTable game={game} onReplay={null} />}
        onDone={onDone}
        onNext={null}
        onLeave={() => undefined}
      />
    </Page>,
  );
  // Nothing is laid out: the plan takes its frame for 960 by 720 at the window's corner, and shows the whole field.
  const { width, height } = planSize(country);
  const scale = Math.min(960 / width, 720 / height);
  const [left, top] = [(960 - width * scale) / 2, (720 - height * scale) / 2];
  const at = ([x, y]: Inches, ctrlKey = false) => {
    const place = onPlan({ country, side: 'red' }, { x: x * INCH, y: y * INCH });
    const [clientX, clientY] = [left + place.x * scale, top + place.y * scale];
    return { pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY, ctrlKey };
  };
  const pass = (): void => [20, 20, 20].forEach((ms) => act(() => void vi.advanceTimersByTime(ms)));
  const words = (): string => document.querySelector('.lw-lesson-words')!.textContent;
  const plan = (): HTMLElement => screen.getByRole('application');
  /** Answers a question whether to by the name of what was pressed, and whether to close the guns. */
  function answer(name = ''): void {
    const question = screen.queryByRole('dialog');
    if (question === null) return;
    const buttons = within(question).getAllByRole('button');
    const go = t('lwTable:closeGuns.go');
    fireEvent.click(buttons.find(({ textContent }) => [name, go].includes(textContent))!);
    pass();
  }
  function stroke(places: readonly Inches[], ctrlKey = false): void {
    const [first, ...rest] = places as readonly [Inches, ...Inches[]];
    fireEvent.pointerDown(plan(), at(first, ctrlKey));
    for (const place of rest) fireEvent.pointerMove(plan(), at(place, ctrlKey));
    fireEvent.pointerUp(plan(), at(places.at(-1)!, ctrlKey));
    pass();
    answer();
  }
  /** Presses what bears a name, or begins with it; a question whether to is answered by the same name. */
  function press(name: string): void {
    const starts = (given: string): boolean => given.startsWith(name);
    const radio = screen.queryByRole('radio', { name });
    const summary = [...document.querySelectorAll('summary')].find(
      ({ textContent, parentElement }) =>
        textContent === name && parentElement?.hasAttribute('open') === false,
    );
    if (summary !== undefined) {
      fireEvent.click(summary);
      pass();
      return;
    }
    const [button] = screen.queryAllByRole('button', { name: starts });
    expect(radio ?? button, `“${name}” of: ${words()}`).toBeDefined();
    expect(radio ?? button, name).not.toBeDisabled();
    fireEvent.click(radio ?? button!);
    pass();
    answer(name);
    act(() => void vi.advanceTimersByTime(1_000));
  }

  for (const [i, { id: step }] of lesson.steps.entries()) {
    const text = t(`lwLessons:lessons.${id}.steps.${step}` as 'lwLessons:lessons.gun.steps.go');
    // The first shot may have hit already.
    if ((step === 'hit' || step === 'burst') && words() !== text) continue;
    expect(words()).toBe(text);
    const names = [...text.matchAll(QUOTED)].map(([, name = '']) => name);
    for (const deed of DEEDS[id][i]!) {
      if (deed === 'pressNamed') press(names.shift() ?? `a button that no word names: ${text}`);
      else if ('tap' in deed) stroke([deed.tap], deed.adds);
      else if ('drag' in deed) stroke([deed.drag, deed.to]);
      else stroke(deed.lasso);
    }
    if (step === 'hit' || step === 'burst')
      for (let shots = 0; shots < 3 && words() === text; shots++) press(t('lwGunner:buttons.fire'));
    expect(names, text).toEqual([]);
  }
  expect(words()).toBe(t('lwLessons:done'));
  expect(onDone).toHaveBeenCalled();
  unmount();
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(LESSON_IDS)('lesson %s can be followed to its end by its own words', async (id) => {
    await setLanguage(language);
    follow(id);
  });
});
