import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { INCH } from '../../../../src/littlewars/engine/lengths';
import type { Point } from '../../../../src/littlewars/engine/types';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import { onPlan, planSize } from '../../../../src/littlewars/ui/plan/place';
import { fetchKriegspiel, playing } from '../../../../src/littlewars/game/kinds';
import { officersTag, sharedOut } from '../../../../src/littlewars/game/kriegspiel/officers';
import { readKriegspielRecord } from '../../../../src/littlewars/game/kriegspiel/record';
import { guarded } from '../../../../src/littlewars/game/kriegspiel/sealedGame';
import type { KriegspielGame } from '../../../../src/littlewars/game/kriegspiel/game';
import { KRIEGSPIEL_LESSONS } from '../../../../src/littlewars/game/kriegspiel/lessons';
import { isKriegspiel } from '../../../../src/littlewars/game/playing';
import { setLanguage } from '../../../../src/shell/language/current';
import { createAnnouncer, type Announcer } from '../../../../src/shell/ui/announcer';
import { SoundOffer } from '../../../../src/littlewars/ui/table/sound/entry';
import { useBattleState } from '../../../../src/littlewars/ui/base/useGame';
import { KriegspielTable } from '../../../../src/littlewars/ui/kriegspiel/KriegspielTable';
import { withDialogs } from '../../../support/dialogs';
import { stubResizes } from '../../../support/observers';
import { after, SHAM_FIGHT } from '../../game/kriegspiel/games';
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

function Battle() {
  const game = useBattleState((state) => state.game);
  return game !== null && isKriegspiel(game) ? (
    <KriegspielTable game={game} onReplay={null} />
  ) : null;
}

const tags = officersTag('red', sharedOut(2, ['Ada', 'Grace']));

/** The table of a game. */
async function tableOf(game: KriegspielGame, announcer = createAnnouncer(() => false)) {
  const browser = createBrowser();
  const { store } = openTab({ browser });
  store.openRead(guarded(game));
  await waitFor(() => expect(store.state.getState().sealing).toBe('none'));
  await waitFor(() => expect(store.state.getState().game).not.toBe(null));
  render(
    <Page store={store} browser={browser} announcer={announcer}>
      <Battle />
    </Page>,
  );
  return store;
}

/** The same in its first move: by default of the sham fight, in which two officers share Red's arms. */
async function firstMove(game: KriegspielGame = { ...SHAM_FIGHT, tags }, announcer?: Announcer) {
  const store = await tableOf(game, announcer);
  act(() => void store.give({ kind: 'go' }));
  return store;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('4.1 an officer orders his own arms, and the next is called to the keys', async () => {
  const store = await firstMove();
  expect(screen.getByText(/^Ada has the keys: infantry, engineers/)).toBeTruthy();
  press(/^Body C: 8 cavalry/);
  press(/^Dismount/);
  expect(screen.getByText('Cavalry is for Grace to order.')).toBeTruthy();
  expect(store.state.getState().mayUndo).toBe(false);
  press('Call Grace');
  expect(screen.queryByText('Cavalry is for Grace to order.')).toBe(null);
  expect(document.activeElement?.textContent).toMatch(/^Grace has the keys: cavalry/);
  press(/^Dismount/);
  expect(store.state.getState().mayUndo).toBe(true);
  // Each move begins with the first of its side.
  act(() => void store.give({ kind: 'end' }));
  act(() => void store.give({ kind: 'go' }));
  expect(screen.queryByText(/has the keys/)).toBe(null);
  act(() => void store.give({ kind: 'end' }));
  act(() => void store.give({ kind: 'go' }));
  expect(screen.getByText(/^Ada has the keys/)).toBeTruthy();
});

/** Red is about to fire over the river, his horse being across it. */
const [RIVER = ''] = readFileSync('tests/littlewars/records/river-line.lw', 'utf8').split(
  'shell:G1:light:13118',
);

/** Twelve sabres ten inches before twenty extended infantry, who have eight in ranks beside them. */
const CHARGE = after(
  KRIEGSPIEL_LESSONS.charges.game,
  { kind: 'go' },
  { kind: 'marchBody', body: 'A', path: [{ x: 26 * INCH, y: 33 * INCH }] },
  { kind: 'end' },
  { kind: 'go' },
  { kind: 'end' },
);

test('a charge is previewed with its losses, and after it the panel says what is to be done next (2.1, 7.1)', async () => {
  await firstMove(CHARGE);
  press(/^Body A: 12 cavalry/);
  const details = screen.getByText('Charge', { selector: 'summary' }).closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  // Its preview marks those of the sabres who would be lost: here one, and all against close order.
  const lost = () => document.querySelectorAll('.plan-mark-dies').length;
  expect(lost()).toBe(1);
  const on = screen.getByLabelText('On');
  fireEvent.change(on, { target: { value: 'C' } });
  expect(screen.getByText(/^Charging: 12 dead\./)).toBeTruthy();
  expect(lost()).toBe(12);
  fireEvent.change(on, { target: { value: 'B' } });
  press('Charge');
  expect(screen.getByText('Move 2 – Name the dead of the charge.')).toBeTruthy();
  // It is settled where a move is ended, in sight however long the list; then the panel is at its top.
  const foot = document.querySelector<HTMLElement>('.lw-foot')!;
  expect(within(foot).queryByRole('button', { name: 'End the move' })).toBe(null);
  const panel = document.querySelector('.lw-side')!;
  panel.scrollTop = 300;
  fireEvent.click(within(foot).getByRole('button', { name: 'Settle' }));
  expect(panel.scrollTop).toBe(0);
  expect(
    screen.getByText(
      'Move 2 – A charge has ended the marches, changes and works, and nobody else may charge: end the move.',
    ),
  ).toBeTruthy();
  press('End the move');
  expect(screen.getByText('Move 2')).toBeTruthy();
});

test('after a charge others are to charge only while some body can (7.1)', async () => {
  const store = await tableOf(readKriegspielRecord(RIVER).game!);
  const charge = (body: string, target: string) => {
    act(() => void store.give({ kind: 'charge', body, target } as never));
    const settle = screen.queryByRole('button', { name: 'Settle' });
    if (settle !== null) fireEvent.click(settle);
  };
  // Settled at once, it leaves what is said of it in sight.
  const panel = document.querySelector('.lw-side')!;
  panel.scrollTop = 300;
  charge('F', 'G');
  expect(panel.scrollTop).toBe(0);
  expect(screen.getByText(/: charge with others, or end the move\.$/)).toBeTruthy();
  charge('A', 'L');
  expect(screen.getByText(/, and nobody else may charge: end the move\.$/)).toBeTruthy();
});

test('what is unfolded low in the panel, and what a work takes, is scrolled into sight', async () => {
  await firstMove({ ...SHAM_FIGHT });
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  press(/^Body A: 10 infantry/);
  const unfold = (name: string): HTMLDetailsElement => {
    const details = screen.getByText(name, { selector: 'summary' }).closest('details')!;
    act(() => {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    });
    return details;
  };
  const byWords = unfold('Move the chosen by words');
  expect(shown).toEqual([byWords]);
  const works = unfold('Begin a work');
  expect(shown).toEqual([byWords, works]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Which' }), { target: { value: 'mine' } });
  expect(shown).toEqual([byWords, works, works]);
  works.open = false;
  fireEvent(works, new Event('toggle'));
  expect(shown).toHaveLength(3);
});

test('each part of a move says who fires and who marches: guns march after men too (2.1, 2.2)', async () => {
  const store = await firstMove({ ...SHAM_FIGHT });
  const says = (words: string) => expect(screen.getByText(words)).toBeTruthy();
  const early =
    'Move 1 – Nobody may fire yet, but men and guns may march. Marches of this move are measured from the back line.';
  says(early);
  press(/^Body C: 8 cavalry/);
  press(/^Dismount/);
  says(early);
  act(() => store.undo());
  press(/^Body A: 10 infantry/);
  says('Nobody fires before the First Player’s second move.');
  expect(screen.queryByText(/fives? can fire/)).toBe(null);
  for (const kind of ['end', 'go', 'end', 'go'] as const) act(() => void store.give({ kind }));
  says('Move 2 – Fire first: the first march, change or work ends it.');
  press(/^Body A: 10 infantry/);
  expect(screen.getByText(/fives? can fire/)).toBeTruthy();
  press(/^Body C: 8 cavalry/);
  press(/^Dismount/);
  says('Move 2 – The fire is over: men and guns march.');
});

test('the summary of a move names what has become of waggons, guns and works', async () => {
  const men = ['R1', 'R2', 'R3', 'R4'];
  await tableOf(
    after(
      SHAM_FIGHT,
      { kind: 'go' },
      { kind: 'marchWaggon', waggon: 'W1', path: [{ x: 572, y: 110 }] },
      { kind: 'end' },
      { kind: 'go' },
      { kind: 'end' },
      { kind: 'go' },
      { kind: 'beginWork', work: 'emptyWaggons', men, target: 'W1', at: [] },
      { kind: 'end' },
    ),
  );
  const summary = screen.getByRole('region', { name: 'The move that has ended' });
  expect([...summary.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'The load of waggon W1 is burnt, and of waggons beside it.',
  ]);
});

test('each arm is counted by its name, and a General scores nothing (1.4)', async () => {
  const store = await firstMove();
  const [line] = screen.getAllByText('2 engineers', { selector: '.lw-standing .lw-unbroken' });
  expect(line!.closest('p')?.textContent).toBe(
    'Red: 10 infantry, 8 cavalry, 6 gunners, 2 engineers, the General and 1 gun',
  );
  act(() => void store.give({ kind: 'surrender', side: 'blue' }));
  // Ten infantry, six gunners and two engineers at 1, eight horsemen at 1½.
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(row('infantry alive')[0]).toBe('18');
  expect(row('cavalry alive')[0]).toBe('12');
});

test('the clock of a move is shown, and the choice is cleared when it ends the move (LW 3.1)', async () => {
  const browser = createBrowser();
  const { store } = openTab({ browser });
  const timed = { ...SHAM_FIGHT.muster, rules: { ...SHAM_FIGHT.muster.rules, timed: true } };
  store.openRead(guarded({ ...SHAM_FIGHT, muster: timed, time: { kind: 'minutes', minutes: 2 } }));
  await waitFor(() => expect(store.state.getState().game).not.toBe(null));
  render(
    <Page store={store} browser={browser}>
      <Battle />
    </Page>,
  );
  act(() => void store.give({ kind: 'go' }));
  expect(store.state.getState().clock).toMatchObject({ side: 'red' });
  expect(screen.getByRole('timer')).toBeTruthy();
  press(/^Body C: 8 cavalry/);
  expect(screen.getByRole('heading', { name: 'Body C' })).toBeTruthy();
  act(() => void store.give({ kind: 'time' }));
  expect(screen.getByText('Time! The move has ended as it stood.')).toBeTruthy();
  act(() => void store.give({ kind: 'go' }));
  act(() => void store.give({ kind: 'end' }));
  act(() => void store.give({ kind: 'go' }));
  expect(screen.queryByRole('heading', { name: 'Body C' })).toBe(null);
});

test('LW 6.7 the message about an offered draw goes once it is agreed', async () => {
  await firstMove();
  fireEvent.click(screen.getByText('Offer a draw'));
  const message = () => screen.queryByText('Red offers a draw.');
  expect(message()).not.toBe(null);
  press('Accept');
  expect(screen.getByText('A draw by agreement.')).toBeTruthy();
  expect(message()).toBe(null);
});

test('7.1 a body that has charged is offered no other target', async () => {
  await tableOf(readKriegspielRecord(RIVER).game!);
  press(/^Body A: 12 cavalry/);
  const panel = screen.getByText('Charge', { selector: 'summary' }).closest('details')!;
  act(() => {
    panel.open = true;
    fireEvent(panel, new Event('toggle'));
  });
  fireEvent.change(within(panel).getByRole('combobox', { name: 'On' }), { target: { value: 'L' } });
  fireEvent.click(within(panel).getByRole('button', { name: 'Charge' }));
  expect(screen.getByText(/^Body A charges body L/)).toBeTruthy();
  expect(panel.open).toBe(false);
});

test('of several dragged on an enemy those who may charge him wait for that order, and each of the others is ordered his march (2.1, 7.1)', async () => {
  const announcer = createAnnouncer(() => false);
  const store = await tableOf(readKriegspielRecord(RIVER).game!, announcer);
  const battle = () => {
    const { game } = store.state.getState();
    return playing(game!).shown(game!, 'red') as KriegspielBattle;
  };
  const { country, men } = battle();
  const body = (id: string) => battle().kriegspiel.bodies.find((each) => each.id === id)!;
  const placeOf = (id: string) => men.find((man) => man.id === body(id).men[0])!;
  // Nothing is laid out: the plan takes its frame for 960 by 720 at the window's corner.
  const { width, height } = planSize(country);
  const ppu = Math.min(960 / width, 720 / height);
  const at = (point: Point) => {
    const { x, y } = onPlan({ country, side: 'red' }, point);
    return {
      clientX: (960 - width * ppu) / 2 + x * ppu,
      clientY: (720 - height * ppu) / 2 + y * ppu,
    };
  };
  const plan = screen.getByRole('application');
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 };
  const stroke = (from: Point, to: Point, ctrlKey = false) => {
    fireEvent.pointerDown(plan, { ...pointer, ...at(from), ctrlKey });
    if (to !== from) fireEvent.pointerMove(plan, { ...pointer, ...at(to), ctrlKey });
    fireEvent.pointerUp(plan, { ...pointer, ...at(to), ctrlKey });
  };
  press(/^Body A: 12 cavalry/);
  stroke(placeOf('B'), placeOf('B'), true);
  stroke(placeOf('A'), placeOf('L'));
  const said = announcer.announced().all.map(({ words }) => words);
  expect(said.at(-2)).toMatch(/^Body B crosses the Shallows only as a whole move/);
  expect(said.at(-1)).toMatch(/^A charge on body L\. 12 sabres/);
  const charge = screen.getByText('Charge of body A', { selector: 'summary' }).closest('details')!;
  expect(charge.open).toBe(true);
  // As for one body, what the chosen are comes before what they may charge.
  const those = screen.getByRole('region', { name: 'Those chosen' });
  expect(those.compareDocumentPosition(charge)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.querySelectorAll('.kp-charge')).toHaveLength(1);
  fireEvent.click(within(charge).getByRole('button', { name: 'Charge' }));
  expect(screen.getByText(/^Body A charges body L/)).toBeTruthy();
  expect(charge.open).toBe(false);
});

test('the beginning of a move is told by its heading alone, and its end by its summary', async () => {
  await firstMove();
  press('End the move');
  expect(screen.getByRole('heading', { name: 'Charles (Blue) is next' })).toBeTruthy();
  expect(screen.queryByText(/ends the move/)).toBe(null);
  press('Go');
  expect(screen.getByRole('heading', { name: 'Charles (Blue) moves' })).toBeTruthy();
  expect(screen.queryByText(/begins move/)).toBe(null);
});

test('layers over the plan are shown and hidden by press and by key', async () => {
  await firstMove();
  const supply = screen.getByRole('button', { name: 'Supply' });
  expect(supply.getAttribute('aria-pressed')).toBe('false');
  expect(document.querySelector('.kp-supply')).toBe(null);
  fireEvent.keyDown(document.body, { key: 's' });
  expect(supply.getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('.kp-supply')).not.toBe(null);
  expect(screen.getByRole('heading', { name: 'Supply' })).toBeTruthy();
  fireEvent.click(supply);
  expect(document.querySelector('.kp-supply')).toBe(null);
});

test("keys pressed before the page has drawn the last one's effect all count", async () => {
  await firstMove();
  const pressed = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed');
  press(/^Body A: /);
  const hand = (...keys: readonly string[]) => {
    act(() => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  };
  hand('s', 'c', 's', 'c', 's');
  expect([pressed('Supply'), pressed('Charging distance')]).toEqual(['true', 'false']);
  expect(screen.getByRole('heading', { name: 'Body A' })).toBeTruthy();
  hand('Escape', 's', 'c');
  expect(screen.queryByRole('heading', { name: 'Body A' })).toBe(null);
  expect([pressed('Supply'), pressed('Charging distance')]).toEqual(['false', 'true']);
});

test('a charge that a march by keys means is shown and announced, to be ordered in the panel (7.1)', async () => {
  const announcer = createAnnouncer(() => false);
  await firstMove(CHARGE, announcer);
  press(/^Body A: 12 cavalry/);
  const plan = screen.getByRole('application');
  plan.focus();
  const keys = (...names: readonly string[]) => {
    for (const key of names) fireEvent.keyDown(plan, { key });
  };
  keys('m', ...Array.from({ length: 10 }, () => 'ArrowUp'), 'Enter', 'Enter');
  expect(announcer.announced().all.at(-1)?.words).toMatch(/^A charge on body B\. 12 sabres/);
  expect(screen.queryByText('Move 2 – Name the dead of the charge.')).toBe(null);
  const charge = screen.getByText('Charge', { selector: 'summary' });
  expect(charge.closest('details')!.open).toBe(true);
  // From there the button that orders it is next but one.
  expect(charge).toHaveFocus();
});

test('the key that draws a march says that somebody of the mover’s is to be chosen first', async () => {
  const announcer = createAnnouncer(() => false);
  await firstMove(SHAM_FIGHT, announcer);
  fireEvent.keyDown(screen.getByRole('application'), { key: 'm' });
  expect(announcer.announced().all.at(-1)?.words).toBe(
    'M draws the march of one of yours: choose a body, a gun or a waggon first.',
  );
});

test('Escape on the plan clears the choice, the target of a charge with it, and says so', async () => {
  const announcer = createAnnouncer(() => false);
  await firstMove(CHARGE, announcer);
  press(/^Body A: 12 cavalry/);
  const plan = screen.getByRole('application');
  const target = screen.getByText('Charge', { selector: 'summary' }).closest('details')!;
  target.open = true;
  fireEvent(target, new Event('toggle'));
  fireEvent.keyDown(plan, { key: 'Escape' });
  expect(announcer.announced().all.at(-1)?.words).toBe('Nothing is chosen.');
  expect(screen.queryByRole('heading', { name: 'Body A' })).toBe(null);
  press(/^Body A: 12 cavalry/);
  expect(screen.getByText('Charge', { selector: 'summary' }).closest('details')!.open).toBe(false);
});

test('what a key lays over the plan is announced, and that it is gone', async () => {
  const announcer = createAnnouncer(() => false);
  await firstMove(SHAM_FIGHT, announcer);
  const last = () => announcer.announced().all.at(-1)?.words;
  for (const [key, words] of [
    ['c', 'Charging distance: shown'],
    ['s', 'Supply: shown'],
    ['c', 'Charging distance: hidden'],
  ] as const) {
    fireEvent.keyDown(document.body, { key });
    expect(last()).toBe(words);
  }
});

test('who leaves a gun has the focus on the plan, where keys act', async () => {
  const store = await firstMove();
  act(() => {
    for (const kind of ['end', 'go', 'end', 'go'] as const) store.give({ kind });
  });
  press(/^Gun G1/);
  press('Look along the barrel');
  expect(document.activeElement).toHaveAccessibleName('Aim of gun G1');
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(document.activeElement).toHaveAccessibleName('The field of battle');
});

interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: {
    readonly battle?: { readonly kriegspiel?: { readonly works: unknown[] } };
  } | null;
}

/** Returns the works of every battle that a component on the page has been given, by how many there are. */
function worksOnPage(): readonly number[] {
  const container = document.querySelector('main')?.parentElement as unknown as Record<
    string,
    { readonly stateNode: { readonly current: Fiber } } | undefined
  >;
  const [key = ''] = Object.keys(container).filter((each) => each.startsWith('__reactContainer'));
  const found: number[] = [];
  const left = [container[key]?.stateNode.current];
  for (let fiber = left.pop(); fiber !== undefined; fiber = left.pop()) {
    const works = fiber.memoizedProps?.battle?.kriegspiel?.works;
    if (works !== undefined) found.push(works.length);
    for (const next of [fiber.child, fiber.sibling]) if (next !== null) left.push(next);
  }
  return found;
}

test('6.4 a note of the mover is on the page only while he holds it', async () => {
  const store = await firstMove();
  act(() => {
    store.give({
      kind: 'beginWork',
      work: 'mine',
      men: ['R17', 'R18'],
      target: null,
      at: [{ x: 900, y: 66 }],
    });
  });
  await waitFor(() => expect(store.state.getState().mayUndo).toBe(true));
  expect(screen.queryByText(/mine/i)).toBe(null);
  expect(worksOnPage().length).toBeGreaterThan(3);
  expect(new Set(worksOnPage())).toEqual(new Set([0]));
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(screen.getByText(/mine/i)).toBeTruthy();
  expect(worksOnPage()).toContain(1);
  fireEvent.keyUp(document.body, { key: 'n' });
  expect(screen.queryByText(/mine/i)).toBe(null);
});

test('in another language the orders of the chosen and the last message are in it at once', async () => {
  await firstMove();
  press(/^Body C: 8 cavalry/);
  press(/^Dismount/);
  expect(screen.getByText('Cavalry is for Grace to order.')).toBeTruthy();
  await act(() => setLanguage('fr'));
  expect(screen.queryByText('Cavalry is for Grace to order.')).toBe(null);
  expect(screen.getByText(/Grace/, { selector: '.lw-refusal' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Mettre pied à terre/ })).toBeTruthy();
  await act(() => setLanguage('en'));
});

test('sounds are offered at its table too, until the offer is answered', async () => {
  await SoundOffer.fetch();
  const store = await firstMove();
  expect(screen.queryByText('Turn sounds on')).toBe(null);
  act(() => void store.give({ kind: 'end' }));
  press('Stay silent');
  expect(screen.queryByText('Turn sounds on')).toBe(null);
});

/** Two cavalrymen of Red's stand in contact with two engineers of Blue's at the end of the first move. */
const ENGINEERS_MET = `[Battle "blow whole"]
[First "red"]
[Chapters "shells rifles ground formations command supply works charges boats trains"]
[Men "half"]
[GeneralVulnerable "no"]
[RedForce "0 5 0 0 0"]
[BlueForce "0 0 0 4 0"]
[Time "none"]
[Seed "1"]
[Field "480x400"]

rulings:4
placeBody:ranks:240:60:0:R1:R2:R3:R4:R5 R6@60,40
placeBody:extended:240:340:180000:B1:B2:B3:B4 B5@60,360
1. marchBody:A:222,334 .
`;

test('5.4 engineers in a melee have their own name in its list, and when they are pressed', async () => {
  const announcer = createAnnouncer(() => false);
  await tableOf(readKriegspielRecord(ENGINEERS_MET).game!, announcer);
  expect(screen.getByRole('rowheader', { name: 'engineer B3', hidden: true })).toBeTruthy();
  expect(screen.queryByText(/infantryman/)).toBe(null);
  const plan = screen.getByRole('application', { name: 'The field of battle' });
  // To Red's body, to Blue's, and one of its men is pressed.
  for (const key of ['ArrowUp', 'ArrowRight']) fireEvent.keyDown(plan, { key });
  fireEvent.keyDown(plan, { key: 'Enter' });
  expect(announcer.announced().all.at(-1)?.words).toMatch(/^Engineer B\d (dies|lives|is taken)/);
});
