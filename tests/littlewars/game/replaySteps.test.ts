import { expect, test } from 'vitest';
import type { Order } from '../../../src/littlewars/engine/orders';
import { battlesOf } from '../../../src/littlewars/game/timeline';
import { replaySteps } from '../../../src/littlewars/game/replaySteps';
import { SKIRMISH, YARD_PLACES } from './skirmish';
import { placesBySide } from '../../../src/littlewars/game/game';

const { muster } = SKIRMISH;
const march = (man: string, x: number, y: number): Order => ({ kind: 'march', man, to: { x, y } });

/** Where the steps of a battle end that begins with these orders. */
function stepsOf(orders: readonly Order[]): readonly number[] {
  const places = placesBySide(muster, YARD_PLACES);
  const battles = battlesOf(muster, { name: 'battle', places, orders });
  expect(battles).toHaveLength(orders.length + 1);
  return replaySteps(orders, battles);
}

test('men of one body who march one after another are one step', () => {
  const orders: Order[] = [
    { kind: 'go' },
    march('R1', 200, 60),
    march('R2', 212, 60),
    march('R3', 224, 60),
    { kind: 'end' },
  ];
  expect(stepsOf(orders)).toEqual([0, 1, 4, 5]);
});

test('a second march of a man, and one of a man who stood apart, begins a step', () => {
  const orders: Order[] = [
    { kind: 'go' },
    march('R1', 200, 40),
    march('R2', 212, 40),
    march('R2', 212, 60),
    // A foot and more from the others.
    march('R16', 480, 60),
  ];
  expect(stepsOf(orders)).toEqual([0, 1, 3, 4, 5]);
});

test('men of several bodies sent by one drag, all as far, are one step', () => {
  const orders: Order[] = [
    { kind: 'go' },
    march('R1', 200, 60),
    march('R16', 480, 60),
    march('R2', 212, 60),
    march('R15', 460, 50),
    { kind: 'end' },
  ];
  // The last of the body around the second went less far; he was in it.
  expect(stepsOf(orders)).toEqual([0, 1, 5, 6]);
  // Who went elsewhere, and stood apart, was sent by another.
  expect(stepsOf([{ kind: 'go' }, march('R1', 200, 60), march('R16', 490, 60)])).toEqual([
    0, 1, 2, 3,
  ]);
});
