import { nameOf } from '../engine/squares';
import type { WarSettings } from '../game/settings';
import { describeSquare, type AskedOfSquare, type BoardStyle, type Verdict } from './board';
import { terseSquare } from './terse';
import { t } from './t';

/** What a unit may march to, or fire at, is said of squares in every style; `goal` is told of readings too. */
export const goalWords = (goal: NonNullable<AskedOfSquare['goal']>): string =>
  t(`squares:goals.${goal}`);

const verdictWords = (
  key: 'canBeAttacked' | 'threatened',
  { attack, defence, outcome }: Verdict,
): string => t(`squares:${key}`, { attack, defence, outcome: t(`field:outcomes.${outcome}`) });

/** What a square says of the enemy's attack on the unit that stands there. */
export const threatWords = (threat: Verdict): string => verdictWords('threatened', threat);

function askedWords({ target, threat, goal }: AskedOfSquare): string[] {
  return [
    ...(target === undefined ? [] : [verdictWords('canBeAttacked', target)]),
    ...(threat === undefined ? [] : [threatWords(threat)]),
    ...(goal === undefined ? [] : [goalWords(goal)]),
  ];
}

/** `Row A`; where the board lies on its side, `Column 5`. */
const rowName: BoardStyle['row'] = (board, [first = 0, second = 0]) => {
  const name = nameOf(board, first);
  return Math.abs(second - first) === 1
    ? t('squares:row', { row: name.charAt(0) })
    : t('squares:column', { column: name.slice(1) });
};

/** How squares and rows are told under the settings of those who listen. */
export const boardStyleOf = ({
  earStyle,
  coordinate,
}: Pick<WarSettings, 'earStyle' | 'coordinate'>): BoardStyle => ({
  row: rowName,
  square(position, square, orders, asked = {}) {
    if (earStyle === 'terse') return terseSquare(position, square, orders, asked, coordinate);
    const words = [describeSquare(position, square, orders), ...askedWords(asked)].join(', ');
    if (coordinate === 'first') return words;
    const name = nameOf(position.board, square);
    return `${words.slice(name.length + 2)}, ${name}`;
  },
});
