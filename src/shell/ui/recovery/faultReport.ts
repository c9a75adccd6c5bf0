import type { GameInHand } from '../../game';
import { browserName } from '../../platform/pieces';

/** The most useful lines of the stack; a component is some ten calls deep. */
const MOST_FRAMES = 12;

/**
 * Returns an error report that a player can pass on, in English for programmers: version, screen, error and
 * browser, and nothing about the armies.
 */
export function faultReport(error: unknown, game: GameInHand | null): string {
  const {
    name,
    message,
    stack = '',
  } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  return [
    `version: ${version()}`,
    `screen: ${[route(), game?.at ?? 'no game'].join(', ')}`,
    `fault: ${name}: ${redacted(message)}`,
    ...framesOf(stack.replace(message, '')),
    `browser: ${browserName()}`,
    `window: ${window.innerWidth}×${window.innerHeight}, ${document.documentElement.lang}`,
  ].join('\n');
}

/** Returns the file name of the page's own script, which contains a hash of the program. */
const version = (): string =>
  document
    .querySelector<HTMLScriptElement>('script[type="module"][src]')
    ?.src.replace(/^.*\//, '') ?? 'unknown';

/** Returns the route without its suffix, because a link may contain a whole game. */
const route = (): string => /^#[a-z-]*/i.exec(window.location.hash)?.[0] ?? 'start';

/**
 * Returns an error's message without possible quotes of a sealed army: without words with a digit, as all squares
 * and placements have one, and without text in double quotes.
 */
const redacted = (message: string): string =>
  message.replace(/"[^"]*"?|“[^”]*”?/g, '“…”').replace(/\S*\d\S*/g, '…');

/**
 * Returns where it was thrown: function, file, line and column, in the forms of the three engines, without the
 * error's message.
 */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => /^(?:\s+at .+|\S*@\S+):\d+:\d+\)?$/.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => `  ${line.trim().replace(/[^\s(@]*\//, '')}`);
