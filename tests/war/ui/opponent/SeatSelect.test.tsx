import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PERSON, SEAT_KINDS } from '../../../../src/war/seats/kinds';
import type { Seat, SeatKind, SeatWords } from '../../../../src/war/seats/kind';
import { SEAT_WORDS } from '../../../../src/war/seats/words';
import { SeatSelect } from '../../../../src/war/ui/opponent/SeatSelect';
import { ELSEWHERE, elsewhere, ELSEWHERE_WORDS } from '../../seats/elsewhere';

const KINDS = SEAT_KINDS as Record<string, SeatKind>;
const WORDS = SEAT_WORDS as Record<string, SeatWords>;
beforeEach(() => {
  KINDS.ofTests = ELSEWHERE;
  WORDS.ofTests = ELSEWHERE_WORDS;
});
afterEach(() => {
  delete KINDS.ofTests;
  delete WORDS.ofTests;
});

test('the word of a seat is typed if its kind asks for it, and counts only if it is valid', async () => {
  const given: Seat[] = [];
  function Form() {
    const [seat, setSeat] = useState(PERSON);
    const onSeat = (next: Seat): void => {
      given.push(next);
      setSeat(next);
    };
    return <SeatSelect side="S" seat={seat} onSeat={onSeat} />;
  }
  const user = userEvent.setup();
  render(<Form />);
  const list = screen.getByRole('combobox');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.selectOptions(list, 'A seat of tests');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'Old Rome');
  expect(screen.getByRole('textbox')).toHaveValue('OldRome');
  expect(given.at(-1)).toEqual(elsewhere('OldRome'));
  expect(list).toHaveDisplayValue('A seat of tests');
  await user.selectOptions(list, 'A person');
  expect(screen.queryByRole('textbox')).toBeNull();
});
