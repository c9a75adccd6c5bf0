import { nameOf } from '../engine/board';
import type { WarSettings } from '../game/settings';
import { describeSquare, type AskedOfSquare, type BoardStyle, type Verdict } from './board';
import { terseSquare } from './terse';
import { t } from './t';

/** Returns the consequence of a march in words, in every style; `goal` also occurs in readings. */
export const goalWords = (goal: NonNullable<AskedOfSquare['goal']>): string =>
  t(`squares:goals.${goal}`);

const verdictWords = (
  key: 'canBeAttacked' | 'threatened',
  { attack, defence, outcome }: Verdict,
): string => t(`squares:${key}`, { attack, defence, outcome: t(`field:outcomes.${outcome}`) });

/** Returns the enemy's possible attack on the unit there, in words. */
export const threatWords = (threat: Verdict): string => verdictWords('threatened', threat);

function askedWords({ target, threat, goal }: AskedOfSquare): string[] {
  return [
    ...(target === undefined ? [] : [verdictWords('canBeAttacked', target)]),
    ...(threat === undefined ? [] : [threatWords(threat)]),
    ...(goal === undefined ? [] : [goalWords(goal)]),
  ];
}

/** Returns `Row A`; for a rotated board `Column 5`. */
const rowName: BoardStyle['row'] = (board, [first = 0, second = 0]) => {
  const name = nameOf(board, first);
  return Math.abs(second - first) === 1
    ? t('squares:row', { row: name.charAt(0) })
    : t('squares:column', { column: name.slice(1) });
};

/** Returns the style of labels by the settings for screen readers. */
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
