type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** From Greek on: letters that no Latin layout writes without Alt. */
const FOREIGN = /[\u0370-\u1dff\u2c80-\uffff]/;
/** The characters of a Latin keyboard at positions other than letters and digits, plain and with Shift. */
const SIGNS: Readonly<Record<string, string>> = {
  BracketLeft: '[{',
  BracketRight: ']}',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Minus: '-_',
  Equal: '=+',
};

/** Whether the last letter pressed was not Latin; there is only one keyboard. */
let isForeign = false;

/**
 * Returns the `key` of a key press as on a Latin keyboard. A character that is not Latin (Cyrillic, Greek, Arabic,
 * Hebrew …) is replaced by the letter, digit or sign at its position (`code`); after such a character, also a sign at
 * the position of a letter, such as `;` at the Greek Q. Other keys are returned unchanged.
 */
export function latinKey({ key, code, shiftKey }: Pressed): string {
  const foreign = FOREIGN.test(key);
  if (foreign || /^[a-z]$/i.test(key)) isForeign = foreign;
  if (!foreign && !(isForeign && /^[;:'"]Key/.test(key + code))) return key;
  const upper = key.toUpperCase();
  // Letters without capitals, as in Hebrew, have them with Shift.
  const isCapital = upper === key.toLowerCase() ? shiftKey : upper === key;
  const place = code.replace(/^(?:Key|Digit|Numpad)(?=.$)/, '');
  if (place.length !== 1) return SIGNS[code]?.[Number(shiftKey)] ?? key;
  return isCapital ? place : place.toLowerCase();
}
