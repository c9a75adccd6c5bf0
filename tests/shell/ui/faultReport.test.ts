import { afterEach, expect, test } from 'vitest';
import { faultReport } from '../../../src/shell/ui/recovery/recovery';

afterEach(() => void (window.location.hash = ''));

/** An error as an engine throws it. */
const thrown = (message: string, stack: string): Error =>
  Object.assign(new RangeError(message), { stack });

test.each([
  [
    'Chromium',
    'RangeError: none\n  at H6 12:3:4\n    at Placed (https://a.org/game/assets/deployment-Xy1.js:3:1204)\n    at https://a.org/game/assets/first-9a.js:12:8',
    ['Placed (deployment-Xy1.js:3:1204)', 'at first-9a.js:12:8'],
  ],
  [
    'Firefox and WebKit',
    'Placed@https://a.org/game/assets/deployment-Xy1.js:3:1204\n@https://a.org/game/assets/first-9a.js:12:8\n',
    ['Placed@deployment-Xy1.js:3:1204', '@first-9a.js:12:8'],
  ],
])(
  'the place of the error is reported as by %s, without the address of the game',
  (_, stack, frames) => {
    const report = faultReport(thrown('none\n  at H6 12:3:4', stack), null);
    for (const frame of frames) expect(report).toContain(frame);
    expect(report).not.toMatch(/a\.org|H6/);
  },
);

test('the message of an error is reported without quoted texts, squares and placements', () => {
  const report = faultReport(
    thrown('no unit on H6 of “25/25” or "III" in 4I20/25', 'no stack'),
    null,
  );
  expect(report).toContain('fault: RangeError: no unit on … of “…” or “…” in …\n');
});

test('the screen is reported without the game in its address', () => {
  window.location.hash = '#r3=XY6xCsIwGI';
  expect(faultReport(null, null)).toMatch(/\nscreen: #r, no game\nfault: object: null\n/);
  window.location.hash = '#study/kept';
  expect(faultReport('garbage', { fileName: '', text: '', at: 'headquarters, war' })).toMatch(
    /\nscreen: #study, headquarters, war\nfault: string: garbage\n/,
  );
});
