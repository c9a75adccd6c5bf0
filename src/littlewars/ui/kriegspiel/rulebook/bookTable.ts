// What every table of the rule book of Kriegspiel has: its form, its words.
import { content } from '../../../words/t';

/**
 * A table of the rule book of Kriegspiel, in the language of the page: its caption, its head and its rows of cells.
 */
export interface BookTable {
  readonly caption: string;
  /** The heads of the columns; the first is that of the rows, which may be empty. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [head: string, ...cells: string[]])[];
}

/** Returns the texts of the tables of Kriegspiel's rule book, by table, in the language of the page. */
export const words = () => content('lwKriegspielRules').tables;

/**
 * Returns a table with one row below its head. The head is `above` and then the `numbers`; the row is `below` and then
 * the value of each number, as `valueOf` returns it.
 */
export const across = (
  caption: string,
  above: string,
  below: string,
  numbers: readonly number[],
  valueOf: (number: number) => number,
): BookTable => ({
  caption,
  columns: [above, ...numbers.map(String)],
  rows: [[below, ...numbers.map((number) => `${valueOf(number)}`)]],
});
