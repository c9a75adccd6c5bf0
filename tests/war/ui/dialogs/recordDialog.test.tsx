import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readLink } from '../../../../src/war/store/library/link';
import { readText, writeGameRecord } from '../../../../src/war/game/records';
import { RecordDialog } from '../../../../src/war/ui/dialogs/record/RecordDialog';
import { recordFileName } from '../../../../src/war/words/records';
import type { GameStore } from '../../../../src/war/store/store';
import { Page } from '../../../support/page';
import { CLASSIC_POSITION, gameOf, openTab, square, toWar } from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';

withDialogs();
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

/** The dialog over a game of one turn and a move of the next, unless another is prepared. */
function open(prepare: (store: GameStore) => void = () => undefined) {
  const tab = openTab();
  toWar(tab.store);
  tab.store.table.endTurn();
  tab.store.table.press(square('K15'));
  tab.store.table.press(square('J15'));
  prepare(tab.store);
  const user = userEvent.setup();
  render(
    <Page store={tab.store}>
      <RecordDialog game={gameOf(tab.store)} onClose={vi.fn()} />
    </Page>,
  );
  return { ...tab, user, record: writeGameRecord(gameOf(tab.store)) };
}

const button = (name: string) => screen.getByRole('button', { name });
const clipboard = () => navigator.clipboard.readText();

describe('the record to save', () => {
  test('is copied, and that is announced', async () => {
    const { user, record } = open();
    await user.click(button('Copy the record'));
    await screen.findByText('Copied: The record.');
    expect(await clipboard()).toBe(record);
  });

  test('goes into a link that gives it back', async () => {
    const { user, record } = open();
    const field = await screen.findByLabelText('Link');
    await user.click(button('Copy: Link'));
    await screen.findByText('Copied: Link.');
    const link = await clipboard();
    expect(field).toHaveValue(link);
    const { origin, pathname } = window.location;
    expect(link.startsWith(`${origin}${pathname}#r3=`)).toBe(true);
    expect(await readLink(link.slice(link.indexOf('#')))).toEqual({
      text: record,
      version: 3,
      fault: null,
    });
    expect(
      screen.getByText(
        `It carries the whole game and opens in any browser: ${link.length} characters.`,
      ),
    ).toBeVisible();
  });

  test('too long for a link in messengers is reported', async () => {
    open((store) => {
      // Names that cannot be packed well.
      const noise = Array.from({ length: 3_000 }, (_, i) => ((i * 7919) % 9973).toString(36)).join(
        '',
      );
      const { found } = readText(`[Noise "${noise}"]\n[Position "${CLASSIC_POSITION}"]`);
      store.open(found!);
    });
    expect(
      await screen.findByText(/Many messengers cut off links of more than about 2,000/),
    ).toBeVisible();
  });

  test('is selected to be copied by hand if copying is forbidden', async () => {
    const { user, record } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(button('Copy the record'));
    await screen.findByText(/does not let this page copy/);
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The record' });
    expect(text).toHaveValue(record);
    expect(text.selectionEnd - text.selectionStart).toBe(record?.length);
  });
});

describe('the result is shown beside the button pressed, once', () => {
  test.each([
    ['Save as a file', /^Saved as ada-charles.*\.gow\.$/],
    ['Copy the record', 'Copied: The record.'],
    ['Copy: Link', 'Copied: Link.'],
    ['Copy: KFEN (pykrieg)', 'Copied: KFEN (pykrieg).'],
    ['Copy: Emoji line (iamcxds)', 'Copied: Emoji line (iamcxds).'],
  ])('%s', async (name, sentence) => {
    URL.createObjectURL = () => 'blob:record';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = open();
    await screen.findByLabelText('Link');
    // A message about another part does not stay there.
    await user.click(button('Copy: Position string'));
    await screen.findByText('Copied: Position string.');
    await user.click(button(name));
    const words = await screen.findByText(sentence);
    expect(words.parentElement).toContainElement(button(name));
    const announced = screen.getAllByRole('status').filter((each) => each.textContent !== '');
    expect(announced).toEqual([words]);
  });
});

describe('the position to copy', () => {
  test('is that of the start of the turn, as stated, in every format', async () => {
    const { user } = open();
    expect(
      screen.getByText('As at the start of turn 2: the order given since is not in it.'),
    ).toBeVisible();
    for (const name of ['Position string', 'KFEN (pykrieg)', 'Emoji line (iamcxds)']) {
      await user.click(button(`Copy: ${name}`));
      await screen.findByText(`Copied: ${name}.`);
      expect(readText(await clipboard()).faults, name).toEqual([]);
    }
    await user.click(button('Copy: Position string'));
    await screen.findByText('Copied: Position string.');
    expect(await clipboard()).toBe(CLASSIC_POSITION.replace(' N ', ' S ').replace(/1$/, '2'));
  });

  test('has what its format cannot express beside it', () => {
    open();
    expect(screen.getByLabelText('Emoji line (iamcxds)')).toHaveAccessibleDescription(
      /cannot say that the South is to move.*cannot say that this is turn\s2/,
    );
    expect(screen.getByLabelText('Position string')).not.toHaveAccessibleDescription();
  });

  test('of a game that is over has a note that it cannot express that', () => {
    open((store) => store.table.surrender());
    expect(screen.getByText(/None of these can say that the game is over/)).toBeVisible();
  });
});

describe('the share sheet', () => {
  const withSheet = (takesFiles: boolean) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.assign(navigator, {
      share,
      canShare: (data: ShareData) => data.files === undefined || takesFiles,
    });
    return share;
  };

  test('is offered only if the browser has one', () => {
    open();
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Share…' })).toBeNull();
  });

  test.each([
    [true, 'files'],
    [false, 'url'],
  ] as const)('gets a file if it takes one, else the link: %s', async (takes, what) => {
    const share = withSheet(takes);
    const { user } = open();
    await screen.findByLabelText('Link');
    await user.click(button('Share…'));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.calls[0]?.[0]).toHaveProperty(what);
  });

  test('cancelled is no fault, but a failed one is', async () => {
    const share = withSheet(false);
    const { user } = open();
    share.mockRejectedValueOnce(Object.assign(new Error('left'), { name: 'AbortError' }));
    await user.click(button('Share…'));
    expect(screen.queryByText(/could not be shared/)).toBeNull();
    share.mockRejectedValueOnce(new Error('broken'));
    await user.click(button('Share…'));
    await screen.findByText(/could not be shared/);
  });
});

test.each([
  [{ N: 'Ada', S: 'Charles' }, 'ada-charles-1977.05.01.gow'],
  [{ N: '', S: '' }, 'north-south-1977.05.01.gow'],
  [{ N: '../../etc/passwd', S: 'Zoë 孫子' }, 'etc-passwd-zoë-孫子-1977.05.01.gow'],
])('a file of %o is named %s', (players, name) => {
  expect(recordFileName({ players, tags: [{ name: 'Date', value: '1977.05.01' }] })).toBe(name);
});
