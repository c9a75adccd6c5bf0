import type { GameInHand } from '../../game';
import { browserName } from '../../platform/pieces';

/** Lines of the stack that are of use; a component lies some ten calls deep. */
const MOST_FRAMES = 12;

/**
 * What a player can pass on of a page that has failed, in English for its programmers: version, screen, fault and browser,
 * and nothing of the armies.
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

/** The file name of the page's own program, which holds a hash of the whole program. */
const version = (): string =>
  document
    .querySelector<HTMLScriptElement>('script[type="module"][src]')
    ?.src.replace(/^.*\//, '') ?? 'unknown';

/** The route without what follows it, as a link may hold a whole game. */
const route = (): string => /^#[a-z-]*/i.exec(window.location.hash)?.[0] ?? 'start';

/**
 * An error's own words without what they may quote of a sealed army: each word with a digit, as all squares and placements
 * have one, and what stands in double quotes.
 */
const redacted = (message: string): string =>
  message.replace(/"[^"]*"?|“[^”]*”?/g, '“…”').replace(/\S*\d\S*/g, '…');

/** Where it was thrown: function, file, line and column, in the forms of the three engines; the error's own words left out. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => /^(?:\s+at .+|\S*@\S+):\d+:\d+\)?$/.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => `  ${line.trim().replace(/[^\s(@]*\//, '')}`);
