import {
  cleanText,
  gamesIn,
  hasTags,
  partOf,
  type Cleaned,
  type RecordLook,
} from '../../shell/pastedText';
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

/** A record or a Country as somebody pastes it, cleaned before it is read; one that needs no cleaning stays as it is. */
export const readPasted = (text: string): Cleaned => cleanText(text, LOOK);

/** A battle of a text that holds several, as readers take it, and the tags to choose it by. */
export interface BattleOfText {
  readonly text: string;
  readonly names: Readonly<Record<'Event' | 'Red' | 'Blue', string>>;
}

/** Battles of one text that can be chosen from. */
const MOST_BATTLES = 50;

/** The battles of a cleaned text, on the lines where they stand there; none where it holds one at most. */
export function battlesIn(text: string): readonly BattleOfText[] {
  const parts = hasTags(text) ? gamesIn(text, LOOK) : [];
  if (parts.length < 2) return [];
  return parts.slice(0, MOST_BATTLES).map((part) => {
    const { tags } = partRecord(text.slice(part.start, part.end));
    const said = (name: string): string => tags.find((tag) => tag.name === name)?.value ?? '';
    return {
      text: partOf(text, part),
      names: { Event: said('Event'), Red: said('Red'), Blue: said('Blue') },
    };
  });
}
