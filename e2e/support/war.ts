import { expect, type Locator, type Page } from '@playwright/test';
import { deployArmy, UNITS, type UnitName } from './deployment';
import { fromMenu, openMenu, button, heading, marks, square, type SideName } from './page';
import { atRest } from './rest';

/** A driver of the war that plays through the page as people do: by its words, buttons and squares. */

/** The squares of each kind of unit, parted by spaces: `{ Cavalry: 'J14 J8 E8 C9', … }`. */
export type Army = Readonly<Record<UnitName, string>>;
export type Armies = Readonly<Record<SideName, Army>>;

/**
 * A game as plain text. Each turn is its actions in order: `J14-L16` a move (`!` if it takes an arsenal),
 * `xL11` an attack (`=` resists, `~` dislodged, `#` destroyed), `H15>K15` an advance, `.` the end of the turn.
 * The turns alternate from `first`, which has the first turn of the script, whichever side the lots give it to.
 */
export interface RecordedGame extends Armies {
  readonly first: SideName;
  readonly turns: readonly string[];
}

// Before the war

export interface GameOptions {
  readonly names?: Readonly<Record<SideName, string>>;
}

/** Fills in the form of a new game and begins it; `way` is how to deploy, or the name of an opening. */
export async function newGame(
  page: Page,
  beginning: string,
  { names }: GameOptions = {},
): Promise<void> {
  await page.goto('./');
  await fromMenu(page, 'New game');
  for (const [side, name] of Object.entries(names ?? {}))
    await page.getByRole('textbox', { name: new RegExp(side) }).fill(name);
  const opening = beginning !== 'Hidden' && beginning !== 'Open';
  await page.getByRole('radio', { name: opening ? 'An opening' : beginning, exact: true }).check();
  if (opening) await page.getByLabel('Opening', { exact: true }).selectOption(beginning);
  await button(page, 'Begin').click();
}

/** Places a whole army and closes the deployment; who is isolated is meant to be. */
export async function deploy(page: Page, army: Army): Promise<void> {
  const squares = UNITS.map((unit) => [unit, army[unit].split(' ')] as const);
  await deployArmy(page, Object.fromEntries(squares) as Record<UnitName, string[]>);
  const panel = page.getByRole('main');
  await expect(panel.getByText('All 17 units are placed.')).toBeVisible();
  const isolated = await panel
    .getByText(/^(Isolated|Out of communication): /)
    .first()
    .isVisible();
  await button(page, /^(Seal the deployment|Deployment done)$/).click();
  if (!isolated) return;
  const question = page.getByRole('dialog', { name: 'Seal with units out of communication?' });
  await question.getByRole('button', { name: 'Seal it', exact: true }).click();
}

/** In turn 1, lets a side move, even if the lots gave the turn to the other. Returns the number of its turn. */
export async function giveTurnTo(page: Page, side: SideName, drawn: SideName): Promise<number> {
  if (drawn === side) return 1;
  await endTurn(page, { askAgain: true });
  await expectTurn(page, { side, turn: 2 });
  return 2;
}

export const other = (side: SideName): SideName => (side === 'North' ? 'South' : 'North');

/** A unit of the side to move and a square it can go to, in the opening Classic. */
export const FIRST_MOVE: Readonly<Record<SideName, readonly [string, string]>> = {
  North: ['H9', 'I9'],
  South: ['K15', 'J15'],
};

// What the page says

/** The label of a square after its name. */
export const saying = async (page: Page, name: string): Promise<string> =>
  ((await square(page, name).getAttribute('aria-label')) ?? '').replace(`${name}, `, '');

/** The labels of all squares, in the order of the page, once it is at rest. */
export async function allSquares(page: Page): Promise<(string | null)[]> {
  await atRest(page);
  return page
    .locator('[role="gridcell"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
}

/** `North cavalry`: who stands on a square. */
async function unitOn(page: Page, name: string): Promise<string> {
  const unit = /^(North|South) [a-z ]+/.exec(await saying(page, name))?.[0];
  if (unit === undefined) throw new Error(`nobody stands on ${name}`);
  return unit;
}

export interface ExpectedTurn {
  readonly side: SideName;
  readonly turn?: number;
}

export async function expectTurn(page: Page, { side, turn }: ExpectedTurn): Promise<void> {
  const yours = page.locator('.panel-head', { hasText: `Your moveThe ${side}` });
  await expect(heading(page, `The ${side} to move`).or(yours)).toBeVisible();
  if (turn !== undefined)
    await expect(
      page.getByRole('grid', { name: `The board, turn ${turn}`, exact: true }),
    ).toBeVisible();
}

/** The rest of the turn, in words and in pips. */
export async function expectOrders(page: Page, moves: number, attack: string): Promise<void> {
  const left = moves === 0 ? 'No moves' : moves === 1 ? '1 move' : `${moves} moves`;
  await expect(page.getByText(`${left} left, ${attack}`, { exact: true })).toBeVisible();
  await expect(page.locator('.pips circle.pip-spent')).toHaveCount(5 - moves);
}

/** The sentence under the pips: what can be done, or why an order is refused. */
export const hint = (page: Page): Locator =>
  page
    .getByRole('region', { name: /to move$/ })
    .getByRole('status')
    .locator('.order-message');

/** The last announcements for screen readers. */
export const lastMessage = (page: Page): Locator =>
  page.getByRole('log').locator(':scope > :last-child');

/** The sums over enemy units on the board, in board order: `28:16`. */
export const sums = (page: Page): Locator => marks(page, 'sum');

type DestinationMark =
  | 'destination'
  | 'destination-isolated'
  | 'destination-arsenal'
  | 'destination-victory';

/** The squares whose middle lies within a mark of one kind of destination, in the order of the alphabet. */
export const destinations = (page: Page, mark: DestinationMark): Promise<string[]> =>
  marks(page, mark).evaluateAll((drawn) => {
    const shapes = drawn.flatMap((mark) =>
      mark instanceof SVGPathElement ? [mark] : [...mark.querySelectorAll('path')],
    );
    const grid = document.querySelector('[role="grid"]')!.getBoundingClientRect();
    const strays = shapes.filter((shape) => {
      const { left, top, right, bottom } = shape.getBoundingClientRect();
      const within =
        left >= grid.left && top >= grid.top && right <= grid.right && bottom <= grid.bottom;
      return !within;
    });
    const inverses = shapes.map((shape) => shape.getScreenCTM()!.inverse());
    const marked = [...document.querySelectorAll('[role="gridcell"]')].filter((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const middle = new DOMPoint(x + width / 2, y + height / 2);
      return shapes.some((shape, i) => shape.isPointInFill(middle.matrixTransform(inverses[i])));
    });
    const names = marked.map((cell) => cell.getAttribute('aria-label')?.split(',')[0] ?? '');
    return [...names, ...strays.map(() => 'off the board')].sort();
  });

/** The square of the chosen unit, or null. */
export async function chosen(page: Page): Promise<string | null> {
  // In one step: a square that is not chosen any more when its name is asked for would be waited for.
  const labels = await page
    .locator('[role="gridcell"][aria-selected="true"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  return labels[0]?.split(',')[0] ?? null;
}

/** The sides whose lines of communication are drawn. */
export async function linesDrawn(page: Page): Promise<SideName[]> {
  const drawn: SideName[] = [];
  for (const side of ['North', 'South'] as const) {
    if ((await marks(page, 'line', side).count()) > 0) drawn.push(side);
  }
  return drawn;
}

/** The paths marched in the last turn, as far as they are drawn. */
export const pathsDrawn = (page: Page): Locator => marks(page, 'path');

/** One side of the sum laid open, distances left out, a row a term: `Cavalry J15 charging 7`, and `Sum 28` at its end. */
export async function expectSum(
  page: Page,
  side: 'Attack' | 'Defence',
  rows: readonly string[],
): Promise<void> {
  const table = page.getByRole('table', { name: side, exact: true });
  const lastMessage = (): Promise<string[]> =>
    table
      .locator('tbody tr, tfoot tr')
      .evaluateAll((trs) =>
        trs.map((tr) =>
          [...tr.querySelectorAll('th, td:not(.away)')]
            .map((cell) => cell.textContent.trim())
            .join(' '),
        ),
      );
  await expect.poll(lastMessage).toEqual(rows);
}

// Orders

/** Until what follows a drag is there, which comes with the buttons that bring the board closer. */
export const mayDrag = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Closer' })).toBeVisible();

/** Chooses a unit and sends it to a square. */
export async function move(page: Page, from: string, to: string): Promise<void> {
  const unit = await unitOn(page, from);
  await square(page, from).click();
  await expect(square(page, from)).toHaveAttribute('aria-selected', 'true');
  await square(page, to).click();
  await expectMoved(page, unit, to);
}

export const expectMoved = (page: Page, unit: string, to: string): Promise<void> =>
  expect(square(page, to)).toHaveAttribute(
    'aria-label',
    new RegExp(`^${to}, ${unit}, [a-z ]+, has moved`),
  );

/** Lays open the sum of an attack on a unit. */
export async function aim(page: Page, target: string): Promise<Locator> {
  const unit = await unitOn(page, target);
  await square(page, target).click();
  const panel = page.getByRole('region', {
    name: `Attack on the ${unit} at ${target}`,
    exact: true,
  });
  await expect(panel).toBeVisible();
  return panel;
}

/** The question that comes when an attack would end the turn with moves left. */
export const movesLeftQuestion = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Attack with moves left?' });

/** Presses the order to attack with moves left, and confirms it when the page asks. */
export async function attackAllTheSame(page: Page, target: string): Promise<void> {
  await button(page, `Attack ${target}`).click();
  await movesLeftQuestion(page).getByRole('button', { name: 'Attack and end the turn' }).click();
}

/**
 * Attacks a unit. The page asks again before an attack that will be resisted, and before one with moves left: then it is
 * told not to ask about orders left again.
 */
export async function attack(page: Page, target: string): Promise<void> {
  const panel = await aim(page, target);
  await expect(panel.getByText(/the target (resists|is d)/i).first()).toBeVisible();
  const resists = await panel.getByText('The target resists.').isVisible();
  await panel.getByRole('button', { name: `Attack ${target}`, exact: true }).click();
  if (resists)
    await page
      .getByRole('dialog', { name: 'Attack a unit that will resist?' })
      .getByRole('button', { name: 'Attack and end the turn' })
      .click();
  const question = movesLeftQuestion(page);
  const announced = lastMessage(page).filter({ hasText: ` at ${target}, ` });
  await expect(question.or(announced).first()).toBeAttached();
  if (await question.isVisible()) {
    await question.getByLabel('Do not ask again').check();
    await question.getByRole('button', { name: 'Attack and end the turn' }).click();
  }
  await expect(lastMessage(page)).toContainText(` at ${target}, `);
}

/** The question that comes when a turn is ended with orders left. */
export const unspentQuestion = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'End the turn with orders left?' });

/**
 * Ends the turn. If the page asks the question (by default the one about orders left), it is told to end the turn, and not to
 * ask again unless `askAgain`.
 */
export async function endTurn(
  page: Page,
  { askAgain = false, question = unspentQuestion(page) } = {},
): Promise<void> {
  const board = await page.getByRole('grid').getAttribute('aria-label');
  await button(page, 'End the turn').click();
  const ended = page.locator(`main:not(:has([role="grid"][aria-label="${board ?? ''}"]))`);
  const over = button(page, 'Return match, sides changed');
  await expect(question.or(ended).or(over).first()).toBeVisible();
  if (!(await question.isVisible())) return;
  if (!askAgain) await question.getByLabel('Do not ask again').check();
  await question.getByRole('button', { name: 'End the turn', exact: true }).click();
  await expect(ended.or(over).first()).toBeVisible();
}

const OUTCOMES: Readonly<Record<string, string>> = {
  '=': 'resists',
  '~': 'is dislodged',
  '#': 'is destroyed',
};

/** Plays one turn, or a part of one, written as in `RecordedGame`; what is marked must come true. */
export async function play(page: Page, turn: string): Promise<void> {
  for (const action of turn.split(' ')) {
    const [, attacked, from = '', sign, to = '', mark] =
      /^(x)?([A-T]\d+)?([->])?([A-T]\d+)?([=~#!])?$/.exec(action) ?? [];
    if (action === '.') await endTurn(page);
    else if (attacked) await attack(page, from);
    else if (sign === '-') await move(page, from, to);
    else if (sign === '>') await advance(page, from, to);
    else throw new Error(`no action: ${action}`);
    if (attacked && mark)
      await expect(lastMessage(page)).toContainText(`: it ${OUTCOMES[mark] ?? ''}.`);
    if (mark === '!')
      await expect(lastMessage(page)).toContainText(`The arsenal on ${to} has fallen.`);
  }
}

/** Sends a unit that counted in the attack onto the emptied square. */
export async function advance(page: Page, from: string, to: string): Promise<void> {
  const unit = await unitOn(page, from);
  await square(page, from).click();
  await square(page, to).click();
  await expect(square(page, to)).toHaveAttribute('aria-label', new RegExp(`^${to}, ${unit}, `));
}

/** Plays a script from its first turn, whose number may be given, and checks the turn before each. */
export async function playOn(page: Page, game: RecordedGame, firstTurn = 1): Promise<void> {
  for (const [i, turn] of game.turns.entries()) {
    const side = i % 2 === 0 ? game.first : other(game.first);
    await expectTurn(page, { side, turn: firstTurn + i });
    await play(page, turn);
  }
}

// The table menu

/** Opens the settings from the menu of the table. */
export async function openSettings(page: Page): Promise<Locator> {
  await (await openMenu(page)).getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  return settings;
}
