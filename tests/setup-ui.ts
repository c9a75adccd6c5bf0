import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fetchDeferred } from '../src/shell/ui/deferred';
// Every door, and with it all that is declared deferred.
import '../src/war/ui/App';

// Testing Library does both of these itself only where the test functions are globals.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
// As on a page that has stood for a moment.
await fetchDeferred();
