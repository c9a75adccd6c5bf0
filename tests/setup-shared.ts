import { afterAll, expect } from 'vitest';
import { unreportedFailures } from '../src/shell/lazyModule';
import { isPending } from '../src/shell/pendingOverlays';

// If files share one document, nothing of a page is left to the next: no missing part or style sheet, which the next
// page would report, and no queued keys.
afterAll(() => {
  expect(document.body.innerHTML).toBe('');
  expect(unreportedFailures(), 'parts missing').toBe(0);
  expect(isPending(), 'keys wait').toBe(false);
});
