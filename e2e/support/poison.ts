import { mulberry32, pick } from './random';

/*
 * Texts made to freeze, flood or crash their reader: one character a hundred thousand times, very deep nests, very
 * long numbers, and all of these after a good beginning. Seeded, so that a failure can be repeated.
 */

/** The opening Classic. */
const POSITION =
  '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';

const repeated = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** The repeated text. */
const PIECES = [
  ...['\n', '\r', '\r\n', '\u2028', ' ', '\t', '\u00a0', '\0', '\uFEFF', '\u200B', '\uD800', '🎪'],
  ...[
    '[',
    '[\n',
    '[ ',
    '{',
    '}',
    '(',
    '"',
    '\\',
    '\\"',
    '/',
    '|',
    '_',
    '_/',
    '-',
    '.',
    ',',
    ';',
    '#',
  ],
  ...['9', '0', '1.', '1. ', '1.\n', '1. .\n', '[a "b"]\n', '[a "', '[Position "', '[Rules "'],
  ...['K15-', '5-H-', 'x', 'xK15 ', '>', 'I', '(I', '[I]', 'A{I}', '1/', '💂.0|', '9|', '🎪.0/'],
  ...['{"a":', '[1,', '1,', '0,0,', '"fen":"', '{"board_info":{"fen":"', '#r=', '#r2=a', 'a', 'é'],
];

/** The good beginning of a text. */
const HEADS = [
  '',
  `[Position "${POSITION}"]\n\n`,
  `[Position "${POSITION}"]\n\n1. `,
  '[Position "',
  '[Rules "debord ',
  '[North "',
  '[Template "a"]\n[Position "',
  POSITION.slice(0, 30),
  `${'_'.repeat(25)}/`.repeat(20),
  `${`${'_'.repeat(25)}/`.repeat(20)}N/M/[`,
  `${`${'_'.repeat(25)}/`.repeat(20)}N/M/[]/1/[`,
  '|',
  '{"board_info":{"fen":"',
  '{"board_info":{"fen":"_/_"},"game_state":{"pending_retreats":"',
  '{"board_info":{"fen":"_/_"},"game_state":{"pending_retreats":[',
  '{"board_info":{"fen":"_/_"},"game_state":{"turn_number":',
  '{"format":"game-of-war","version":2,"game":',
  '{"format":"game-of-war","version":1,"game":{"rules":',
  '#r2=',
];
const TAILS = ['', '"', '"]', '"}}', ']}}', '}', '\n1. .', '"]\n1. .\n', ' N - - 1', '|'];

/** The texts that froze the page once, by what they are; each takes seconds where a reader is quadratic. */
export function knownPoison(): ReadonlyMap<string, string> {
  const file = (state: unknown, more: object = {}): string =>
    JSON.stringify({ ...more, board_info: { fen: '_/_' }, game_state: state });
  const most = 199_900;
  return new Map([
    ['digits for retreats', file({ pending_retreats: '9'.repeat(most - 80) })],
    ['numbers for retreats', file({ pending_retreats: Array(80_000).fill(0) })],
    ['letters', 'a'.repeat(399_000)],
    ['newlines', '\n'.repeat(most)],
    ['carriage returns', '\r'.repeat(most)],
    ['line separators', '\u2028'.repeat(most)],
    ['one line of 3 MB', 'K15-J15 '.repeat(375_000)],
    [
      'a line to look for',
      `{"x":"${'a'.repeat(170_000)}","board_info":{"fen":"b${'a'.repeat(19_990)}"}}`,
    ],
    ['digits for a row', `${'9'.repeat(most - 100)}/25 N - - 1`],
    ['a record of turns without an end', endlessRecord()],
    ['nests', '['.repeat(most)],
  ]);
}

/** A record as long as a text may be, nothing wrong with it but its length. */
function endlessRecord(): string {
  let text = `[Position "${POSITION}"]\n\n`;
  for (let turn = 1; text.length < 199_900; turn++) text += `${turn}. .\n`;
  return text;
}

/** So many poisoned texts, each of up to `longest` characters. */
export function poisonedTexts(seed: number, count: number, longest = 200_000): string[] {
  const random = mulberry32(seed);
  return Array.from({ length: count }, () => {
    const length = Math.floor(longest * random() ** 2);
    let text = pick(random, HEADS);
    for (let parts = 1 + Math.floor(random() * 3); parts > 0; parts--)
      text += repeated(pick(random, PIECES), Math.floor(length / parts));
    return text + pick(random, TAILS);
  });
}
