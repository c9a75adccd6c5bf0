import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { attacks } from '../../../../src/war/engine/combat';
import type { Position } from '../../../../src/war/engine/position';
import type { Square } from '../../../../src/war/engine/vocabulary';
import { memoizeLast } from '../../../../src/shell/memoizeLast';
import { Page } from '../../../support/page';
import { AnnouncerProvider } from '../../../../src/shell/ui/AnnouncerProvider';
import { Changes } from '../../../../src/war/ui/play/panel/Changes';
import { Layers } from '../../../../src/war/ui/play/panel/Layers';
import { NotCounted } from '../../../../src/war/ui/play/panel/NotCounted';
import { UnitCommunication } from '../../../../src/war/ui/play/panel/Particulars';
import { Attacks, SumHere, Threats } from '../../../../src/war/ui/play/panel/Threats';
import { Sums } from '../../../../src/war/ui/board/Overlay';
import { TableContext } from '../../../../src/war/ui/base/useGame';
import { askedSquare } from '../../../../src/war/ui/play/asking';
import { explainUnit } from '../../../../src/war/game/previews';
import { useWarView } from '../../../../src/war/ui/play/useWarView';
import { useWarKeys } from '../../../../src/war/ui/play/useWarKeys';
import { position, scene, square } from '../../../support/board';
import { openTab, prefer } from '../../store/fakes';

/** A diagram of Debord's own book. */
const FORT =
  '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 1';

/** North cavalry on R25 can take the arsenal on T23, on which hangs infantry on Q20. */
const ARSENAL =
  '25/25/25/25/25/25/25/25/25/22I2/25/24R/25/25/7c17/6i18/19i5/24C/24I/25 N B15,D8,T3,T23 - 28';

test('a repeated question is answered from the cache; another is computed', () => {
  const work = vi.fn((a: number, b: number) => a + b);
  const sum = memoizeLast(work);
  expect([sum(1, 2), sum(1, 2), sum(2, 2), sum(1, 2)]).toEqual([3, 3, 4, 3]);
  expect(work).toHaveBeenCalledTimes(3);
});

test('the subject: the chosen unit, else the one pointed at, else the refused one', () => {
  const p = scene({ E8: 'I', H8: 'i' });
  const [e8, h8, k8] = [square('E8'), square('H8'), square('K8')];
  const asking = { position: p, chosen: null, preview: null, refusal: null, pointed: null };
  expect(askedSquare({ ...asking, chosen: e8, pointed: h8 })).toBe(e8);
  expect(askedSquare({ ...asking, pointed: h8 })).toBe(h8);
  expect(askedSquare({ ...asking, pointed: k8, refusal: { reasons: [], at: h8 } })).toBe(h8);
  expect(askedSquare({ ...asking, refusal: { reasons: [], at: null } })).toBeNull();
  expect(explainUnit(p, e8)).toBe(explainUnit(p, e8));
});

/** The sums and the signs of attacks that the board bears of a position. */
function Drawn({ position, pointed }: { position: Position; pointed: Square | null }) {
  const asking = { position, chosen: null, preview: null, refusal: null, pointed };
  const view = useWarView(asking, null);
  return (
    <svg>
      <Sums board={position.board} orientation={0} view={view} />
    </svg>
  );
}

test('a sum is drawn if an attack would succeed, nearly would, or is asked about', () => {
  const { store } = openTab();
  const sums = (p: Position, pointed: string | null): (string | null)[] => {
    const at = pointed === null ? null : square(pointed);
    const { container, unmount } = render(
      <Page store={store}>
        <TableContext value={store.table}>
          <Drawn position={p} pointed={at} />
        </TableContext>
      </Page>,
    );
    expect(container.querySelectorAll('[data-mark="target"]')).toHaveLength(attacks(p).length);
    const announced = [...container.querySelectorAll('[data-mark="sum"]')].map(
      (sum) => sum.textContent,
    );
    unmount();
    return announced;
  };
  // Of six attacks one would succeed with one unit more.
  const fort = position(FORT);
  expect(sums(fort, null)).toEqual(['38:42']);
  expect(sums(fort, 'L16')).toEqual(['38:42', '12:36']);
  // Who cannot be attacked has no sum.
  expect(sums(fort, 'B15')).toEqual(['38:42']);
  act(() => prefer(store, { fire: 'mine' }));
  expect(sums(fort, null)).toHaveLength(6);
  act(() => prefer(store, { fire: 'none' }));
  expect(sums(scene({ N8: 'I', N7: 'i' }), null)).toEqual(['4:0']);
});

describe('the content of the panel', () => {
  test('a chain as a list with a name', () => {
    render(<UnitCommunication position={scene({ H8: 'R', L12: 'I' })} square={square('L12')} />);
    const chain = screen.getByRole('list', { name: 'Chain of communication' });
    expect(within(chain).getAllByRole('listitem')).toHaveLength(3);
  });

  test('the worst changes against the player, and all others on demand, then at once', () => {
    const moved = <Changes position={position(FORT)} from={square('J17')} to={square('K18')} />;
    const announced = () => screen.getByText('Against you after this move').parentElement!;
    const { unmount } = render(moved);
    expect(within(announced()).getAllByRole('listitem')[0]).toHaveTextContent(
      'Infantry at K18: 8 : 32 → 22 : 6, is destroyed',
    );
    const more = screen.getByText('and 2 more').closest('details')!;
    expect(more.open).toBe(false);
    expect(within(announced()).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
    act(() => {
      more.open = true;
      more.dispatchEvent(new Event('toggle'));
    });
    unmount();
    render(moved);
    expect(screen.getByText('and 2 more').closest('details')).toHaveProperty('open', true);
  });

  test('the decisions of a move come first, then the enemy’s loss, then the own one, each by itself', () => {
    const start = position(ARSENAL);
    const { container } = render(
      <Changes position={start} from={square('R25')} to={square('T23')} />,
    );
    const lines = [...container.querySelectorAll('p')].map((line) => [
      line.className.trim(),
      line.textContent,
    ]);
    expect(lines).toEqual([
      ['change-decides', 'Takes the arsenal on T23, and that is the attack of this turn.'],
      ['changes-good', 'Cuts off 1 enemy unit: infantry Q20.'],
      ['changes-loss', '1 of your units loses communication: cavalry T23.'],
    ]);
  });

  test('a note that a move changes nothing', () => {
    const { container } = render(
      <Changes position={scene({ E8: 'I' })} from={square('E8')} to={square('F8')} />,
    );
    expect(container.textContent).toBe(
      'Nothing else would change: communication and sums stay as they are.',
    );
  });

  test('threats, the worst first, or that there are none', () => {
    const announced = (p: Position) => {
      const { unmount } = render(<Threats position={p} fire="theirs" />);
      const rows = screen.queryAllByRole('row').map(({ textContent }) => textContent);
      const none = screen.queryByText('None of your units is under fire.') !== null;
      expect(
        screen.getByText(/leaving out what up to five moves could bring up first/),
      ).toBeVisible();
      unmount();
      return { rows, none };
    };
    expect(announced(scene({ E8: 'I' }))).toEqual({ rows: [], none: true });
    expect(announced(scene({ T10: 'i', R10: 'I', T3: 'I' }))).toEqual({
      rows: ['Infantry R104\u00a0:\u00a00is destroyed'],
      none: false,
    });
  });

  test('a possible attack on a unit is a warning only if it would succeed', () => {
    const announced = (units: Readonly<Record<string, string>>): boolean => {
      const { unmount } = render(<SumHere position={scene(units)} square={square('R10')} />);
      const line = screen.getByText(/^The enemy could attack it now, 4\s:\s\d+:/);
      unmount();
      return line.matches('.sum-here-theirs');
    };
    expect(announced({ T10: 'i', R10: 'I', T3: 'I' })).toBe(true);
    expect(announced({ T10: 'i', R10: 'I', R8: 'R' })).toBe(false);
  });

  test('the own attacks, the best first; nothing if there are none', () => {
    const announced = (p: Position): (string | null)[] => {
      const { unmount } = render(<Attacks position={p} />);
      const rows = screen.queryAllByRole('row').map(({ textContent }) => textContent);
      const titled = screen.queryByRole('region', { name: 'What you could attack now' }) !== null;
      expect(titled).toBe(rows.length > 0);
      unmount();
      return rows;
    };
    expect(announced(scene({ E8: 'I' }))).toEqual([]);
    const fight = { G11: 'I', H11: 'i', K20: 'i', N8: 'I', N7: 'i' };
    expect(announced(scene(fight))).toEqual([
      'Infantry N74\u00a0:\u00a00is destroyed',
      'Infantry H114\u00a0:\u00a06resists',
    ]);
    expect(announced(scene({ E8: 'I', H8: 'i' }))).toEqual([]);
  });

  test('an outcome is explained at its first occurrence in a list, not on every line', () => {
    render(<Threats position={position(FORT)} fire="theirs" />);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(5);
    expect(screen.getAllByText('resists').map(({ tagName }) => tagName)).toEqual(
      screen.getAllByText('resists').map((_, i) => (i === 0 ? 'BUTTON' : 'TD')),
    );
  });

  test('the sum on the unit pointed at: the own attack on it, else the enemy’s, else nothing', () => {
    const p = scene({ D7: 'I', D6: 'i', R10: 'I', T10: 'i' });
    const announced = (name: string): [string, string] | null => {
      const { container, unmount } = render(<SumHere position={p} square={square(name)} />);
      const line = container.firstElementChild;
      const found = line && ([line.className.trim(), line.textContent] as [string, string]);
      unmount();
      return found;
    };
    expect(announced('D6')).toEqual([
      'sum-here',
      'You could attack it now, 4\u00a0:\u00a00: is destroyed',
    ]);
    expect(announced('R10')).toEqual([
      'sum-here sum-here-theirs',
      'The enemy could attack it now, 4\u00a0:\u00a00: is destroyed',
    ]);
    expect(announced('D7')).toBeNull();
  });

  test('without a unit nearby that does not count there is nothing to open', () => {
    const { container } = render(
      <NotCounted position={scene({ E8: 'I', G8: 'i' })} target={square('G8')} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the layers', () => {
  function Keys() {
    const nothing = (): void => undefined;
    useWarKeys({
      lastTurn: nothing,
      nextUnit: nothing,
      read: nothing,
      open: nothing,
    });
    return <Layers />;
  }

  test('are chosen by mouse, and by keys with the focus in the switch too', async () => {
    const { store, settings } = openTab();
    const user = userEvent.setup();
    render(
      <Page store={store}>
        <AnnouncerProvider>
          <Keys />
        </AnnouncerProvider>
      </Page>,
    );
    const fire = screen.getByRole('group', { name: 'Fire' });
    await user.click(within(fire).getByText('theirs'));
    expect(settings().fire).toBe('theirs');
    await user.keyboard('t');
    expect(settings().fire).toBe('mine');
    await user.keyboard('tn');
    expect(settings()).toMatchObject({ fire: 'none', layer: 'theirs' });
    act(() => prefer(store, { layer: 'both' }));
    const lines = screen.getByRole('group', { name: 'Lines' });
    expect(within(lines).getByRole('radio', { name: 'both' })).toBeChecked();
  });
});
