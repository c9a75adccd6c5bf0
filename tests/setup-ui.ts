import { LIMITS } from '../scripts/timeLimits.mjs';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import './support/computedStyle';
import { fetchedAhead } from './support/fetchedAhead';

// Testing Library does both of these itself only where the test functions are globals.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
// If files share one document: nothing that another file has put in the place of the platform.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
// jsdom lays nothing out, and has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
// Nor does it move anything.
Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
// Nor has it a layer over the page.
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement): void {
    this.style.display = 'block';
  },
  hidePopover(this: HTMLElement): void {
    this.style.display = '';
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  },
});
// So all presses are at one place, where the guard against double presses swallows those within a second. Its own
// tests give each press a place and a time.
vi.mock('../src/shell/ui/useIrreversible', () => ({ useIrreversible: () => undefined }));
configure({ asyncUtilTimeout: LIMITS.sight, defaultHidden: false });
// As on a page that has stood for a moment.
await fetchedAhead;
