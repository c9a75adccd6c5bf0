import { cleanText, type Cleaned } from '../../shell/pastedText';
import { gamesIn, hasTags, partOf, type RecordLook } from '../../shell/pastedRecord';
import { partRecord } from './recordText';

const LOOK: RecordLook = {
  notation: [
    ...[
      'Date',
      'Battle',
      'First',
      'Forces',
      'RedForce',
      'BlueForce',
      'Curtain',
      'Time',
      'Interval',
    ],
    ...['Seed', 'Campaign', 'Result', 'Termination', 'Field'],
  ],
  needed: 'Field',
};

/**
 * Returns the text of a pasted record or Country without what copying has added, such as the quotation marks of a mail,
 * and what was removed; a clean text is unchanged.
 */
export const readPasted = (text: string): Cleaned => cleanText(text, LOOK);

/**
 * One battle of a text that has several: its own text, and the values of its tags `Event`, `Red` and `Blue`, empty if
 * missing, by which a player chooses it.
 */
export interface BattleOfText {
  readonly text: string;
  readonly names: Readonly<Record<'Event' | 'Red' | 'Blue', string>>;
}

/** The most battles of one text that can be chosen from. */
const MOST_BATTLES = 50;

/**
 * Returns the battles of a clean text (`readPasted`) that has several, in their order and at most 50; empty if it has
 * fewer than two. Each battle's text has its lines at the same line numbers as the whole text.
 */
export function battlesIn(text: string): readonly BattleOfText[] {
  const parts = hasTags(text) ? gamesIn(text, LOOK) : [];
  if (parts.length < 2) return [];
  return parts.slice(0, MOST_BATTLES).map((part) => {
    const { tags } = partRecord(text.slice(part.start, part.end));
    const valueOf = (name: string): string => tags.find((tag) => tag.name === name)?.value ?? '';
    return {
      text: partOf(text, part),
      names: { Event: valueOf('Event'), Red: valueOf('Red'), Blue: valueOf('Blue') },
    };
  });
}
