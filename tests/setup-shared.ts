import { afterAll, expect } from 'vitest';
import { unreportedFailures } from '../src/shell/lazyModule';
import { isPending } from '../src/shell/pendingOverlays';

// Where files share one world, nothing of a page is left to the next; nor a missing part or style sheet, which the next
// page would tell of with buttons of its own, nor keys that wait.
afterAll(() => {
  expect(document.body.innerHTML).toBe('');
  expect(unreportedFailures(), 'parts missing').toBe(0);
  expect(isPending(), 'keys wait').toBe(false);
});
