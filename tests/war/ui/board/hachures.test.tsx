import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Board } from '../../../../src/war/engine/board';
import { STANDARD_BOARD } from '../../../../src/war/engine/standardMap';
import { Ground } from '../../../../src/war/ui/board/art/Ground';
import { ProgressiveGround } from '../../../../src/war/ui/board/ProgressiveGround';
import { nextFrame } from '../../../support/frames';

/** A board that nothing has been drawn of yet. */
const newBoard = (): Board => ({ ...STANDARD_BOARD });

const ground = (board: Board, Map: typeof ProgressiveGround | typeof Ground) => (
  <svg>
    <Map board={board} orientation={0} />
  </svg>
);

/** The path data of all that is drawn in the ink of hachures on a slope. */
const hachures = (within: Element): (string | null)[] =>
  [...within.querySelectorAll('.hachures path')].map((path) => path.getAttribute('d'));

async function untilDrawn(is: () => boolean): Promise<void> {
  for (let frame = 0; frame < 2000 && !is(); frame++) await nextFrame();
}

afterEach(() => vi.restoreAllMocks());

test('deferred hachures come after the frame of the map, identical to those drawn at once', async () => {
  const atOnce = hachures(render(ground(newBoard(), Ground)).container);
  expect(atOnce).toHaveLength(2);
  for (const path of atOnce) expect(path?.length).toBeGreaterThan(10_000);
  const { container } = render(ground(newBoard(), ProgressiveGround));
  expect(hachures(container)).toEqual([null, null]);
  await nextFrame();
  await untilDrawn(() => hachures(container)[0] !== null);
  expect(hachures(container)).toEqual(atOnce);
});

test('long work is done in parts, between which the page is yielded to', async () => {
  const { container } = render(ground(newBoard(), ProgressiveGround));
  // Each reading of the clock is later by the time of one part.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  await nextFrame();
  await untilDrawn(() => hachures(container)[0] !== null);
  expect(hachures(container)[0]).not.toBeNull();
  // A frame may have room for many parts, so yields to the page are counted, not frames.
  expect(pauses.mock.calls.length).toBeGreaterThan(100);
});

test('the hachures of a board are drawn once, and stay until those of a changed board are ready', async () => {
  const board = newBoard();
  const first = render(ground(board, Ground));
  const drawn = hachures(first.container);
  first.unmount();
  const { container, rerender } = render(ground(board, ProgressiveGround));
  expect(hachures(container)).toEqual(drawn);
  const terrain = board.terrain.map((kind) => (kind === 'pass' ? 'mountain' : kind));
  rerender(ground({ ...board, terrain }, ProgressiveGround));
  await nextFrame();
  await untilDrawn(() => hachures(container)[0] !== drawn[0]);
  const fixed = hachures(container);
  expect(fixed[0]).not.toBeNull();
  rerender(ground({ ...board, terrain: board.terrain }, ProgressiveGround));
  expect(hachures(container)).toEqual(fixed);
});
