import { expect } from 'vitest';
import { FIRST, respond } from '../../../src/littlewars/console/commands';

/** The answers to lines, one after the other, each as the JSON that is written. */
export function answers(...lines: readonly string[]): Record<string, unknown>[] {
  let session = FIRST;
  return lines.map((line) => {
    const next = respond(session, line);
    session = next.session;
    expect(JSON.parse(JSON.stringify(next.answer))).toEqual(next.answer);
    return next.answer;
  });
}

/** The answer to the last of some lines. */
export const last = (...lines: readonly string[]) => answers(...lines).at(-1)!;
