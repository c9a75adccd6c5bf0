import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Casualties } from '../../../../../src/littlewars/engine/meleeTypes';
import { withMoveStates, withState } from '../../../../../src/littlewars/kriegspiel/moveState';
import type { Formation, KriegspielBattle } from '../../../../../src/littlewars/kriegspiel/types';
import type { Give } from '../../../../../src/littlewars/ui/kriegspiel/panels/OrderButtons';
import {
  ChargePanel,
  previewedCharge,
  chargePreviewWords,
  pressPreviewsCharge,
} from '../../../../../src/littlewars/ui/kriegspiel/panels/ChargePanel';
import {
  SettleChargeButton,
  SettleChargePanel,
} from '../../../../../src/littlewars/ui/kriegspiel/panels/SettleChargePanel';
import { bodyIn, rowsOf, type Row } from '../../../kriegspiel/bodies';
import { after, numbers } from '../../../kriegspiel/tables';

const foot = (y: number, id: string, formation: Formation = 'extended'): Row => ({
  side: 'blue',
  service: 'infantry',
  count: 10,
  x: 60,
  y,
  apart: 1.25,
  id,
  formation,
});
const horse = (side: 'red' | 'blue', y: number, id: string, count = 12): Row => ({
  side,
  service: 'cavalry',
  count,
  x: 60,
  y,
  id,
  formation: 'ranks',
});
/** Twelve sabres half a yard before ten infantry, and others behind those. */
const field = rowsOf([horse('red', 20, 'C'), foot(38, 'E'), foot(50, 'F', 'ranks')]);

/** The panel, whose owner holds the target, opened. */
function shown(battle: KriegspielBattle) {
  const give = vi.fn<Give>();
  function Owner() {
    const [target, onTarget] = useState<string | null>(null);
    const [open, onOpen] = useState(false);
    const charge = { battle, target, onTarget, open, onOpen, give };
    return <ChargePanel {...charge} body={bodyIn(battle, 'C')} />;
  }
  const { container, unmount } = render(<Owner />);
  const details = container.querySelector('details');
  if (details !== null) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  return { give, container, unmount };
}
const go = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Charge' });

describe('a charge before it is ordered', () => {
  test('on the nearest: distance, reception, cost, and the line of the table', () => {
    const { give } = shown(field);
    expect(screen.getByText(/^12 sabres against 10, from 1 ft 6 in\./)).toBeTruthy();
    // What it costs depends on where everybody stands, so that it is said to.
    expect(screen.getByText(/Received in extended order\. As they stand now:$/)).toBeTruthy();
    // Kriegspiel.md 7.1: one for ten charged, two for each sabre, and no more than there are.
    expect(screen.getByText('Charging: 1 dead. Charged: 10 dead.').dataset.ruin).toBe(undefined);
    const marked = screen.getByRole('row', { current: true });
    expect(within(marked).getByRole('rowheader').textContent).toBe('over 1 to 2\u00a0ft');
    expect(
      within(marked)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 for 10', '2']);
    fireEvent.click(go());
    expect(give).toHaveBeenCalledExactlyOnceWith({ kind: 'charge', body: 'C', target: 'E' });
  });

  test('on another chosen body', () => {
    const { give } = shown(field);
    fireEvent.change(screen.getByLabelText('On'), { target: { value: 'F' } });
    expect(screen.getByText(/Received in close order\./)).toBeTruthy();
    // 7.1: each of ten men in close order kills two, which is more than there are.
    const ruin = 'Charging: 12 dead. Charged: no loss. No sabre would be left.';
    expect(screen.getByText(ruin).dataset.ruin).toBe('true');
    expect(chargePreviewWords(field, previewedCharge(field, bodyIn(field, 'C'), 'F')!)).toContain(
      ruin,
    );
    fireEvent.click(go());
    expect(give).toHaveBeenCalledExactlyOnceWith({ kind: 'charge', body: 'C', target: 'F' });
  });

  test('the first of a move warns that it ends the marches, before it is ordered (2.1)', () => {
    const words = 'The first charge of a move ends its marches, changes and works.';
    const { unmount } = shown(field);
    expect(screen.getByText(words)).toBeTruthy();
    unmount();
    shown(withState(field, { charging: true }));
    expect(screen.queryByText(words)).toBeNull();
  });

  test('a toss is reported with both tolls', () => {
    shown(rowsOf([horse('red', 20, 'C'), horse('blue', 40, 'E')]));
    expect(screen.getByText(/Cavalry against cavalry\./)).toBeTruthy();
    expect(screen.getByText('The toss won: Charging: 3 dead. Charged: 9 dead.')).toBeTruthy();
    expect(screen.getByText('The toss lost: Charging: 9 dead. Charged: 3 dead.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('that is not possible shows why', () => {
    const { give } = shown(rowsOf([horse('red', 20, 'C', 7), foot(38, 'E')]));
    expect(go().disabled).toBe(true);
    expect(screen.getByText('Body C has 7 men mounted, and a charge takes 8.')).toBeTruthy();
    expect(give).not.toHaveBeenCalled();
  });

  test('is offered neither without charges nor to men on foot', () => {
    const { chapters } = field.kriegspiel;
    const plain = withState(field, { chapters: chapters.filter((each) => each !== 'charges') });
    expect(shown(plain).container.textContent).toBe('');
    const onFoot = {
      ...field,
      men: field.men.map((man) =>
        man.side === 'red' ? { ...man, arm: 'infantry' as const } : man,
      ),
    };
    expect(shown(onFoot).container.textContent).toBe('');
  });

  test('without an enemy is explained', () => {
    shown(rowsOf([horse('red', 20, 'C')]));
    expect(screen.getByText('There is nobody to be charged.')).toBeTruthy();
  });
});

describe('the dead of a charge', () => {
  const made = after(field, { kind: 'charge', body: 'C', target: 'E' });
  function settling(battle: KriegspielBattle) {
    const give = vi.fn<Give>();
    function Owner() {
      const charge = battle.kriegspiel.charge!;
      const [casualties, onCasualties] = useState<Casualties>(charge.proposal);
      return (
        <>
          <SettleChargePanel {...{ battle, charge, casualties, onCasualties }} />
          <SettleChargeButton {...{ battle, casualties, give }} />
        </>
      );
    }
    render(<Owner />);
    return give;
  }
  const settle = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Settle' });

  test('are settled as proposed', () => {
    const give = settling(made);
    fireEvent.click(settle());
    expect(give).toHaveBeenCalledExactlyOnceWith({
      kind: 'settleCharge',
      casualties: made.kriegspiel.charge!.proposal,
    });
  });

  test('are others, if others are ticked, and as many as are due', () => {
    const give = settling(made);
    const [first, other] = [49, 55].map((n) =>
      screen.getByRole('checkbox', { name: `horseman R${n}: dies` }),
    );
    fireEvent.click(first!);
    expect(settle().disabled).toBe(true);
    expect(screen.getByText(/0 of Red are named to die, but 1 must\./)).toBeTruthy();
    fireEvent.click(other!);
    fireEvent.click(settle());
    const [order] = give.mock.calls[0]!;
    if (order.kind !== 'settleCharge') throw new Error(order.kind);
    expect([...order.casualties.dead].sort()).toEqual(['R55', ...numbers('B', 1, 10)].sort());
  });
});

test('sabres that have marched do not charge, which is shown before', () => {
  shown(withMoveStates(field, numbers('R', 49, 12), () => ({ used: 0.5 })));
  expect(go().disabled).toBe(true);
  expect(screen.getByText(/has marched in this move, and cannot charge\.$/)).toBeTruthy();
});

test('a press on an enemy near the chosen cavalry means a charge, and its cost is announced', () => {
  const sabres = bodyIn(field, 'C');
  expect(pressPreviewsCharge(field, sabres, 'E')).toBe(true);
  expect(pressPreviewsCharge(field, sabres, 'F')).toBe(true);
  const far = rowsOf([horse('red', 20, 'C'), foot(80, 'E')]);
  expect(pressPreviewsCharge(far, bodyIn(far, 'C'), 'E')).toBe(false);
  // Who stands on foot charges nobody, nor does the enemy in his own stead, nor anybody without the chapter.
  expect(pressPreviewsCharge(field, bodyIn(field, 'E'), 'C')).toBe(false);
  expect(pressPreviewsCharge(withState(field, { chapters: [] }), sabres, 'E')).toBe(false);
  const charge = previewedCharge(field, sabres, 'E');
  if (charge === null) throw new Error('no charge');
  expect(chargePreviewWords(field, charge)).toBe(
    'A charge on body E. 12 sabres against 10, from 1\u00A0ft 6\u00A0in. Received in extended order. As they stand now: Charging: 1 dead. Charged: 10 dead.',
  );
});
