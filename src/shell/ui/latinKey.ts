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
 * Returns the `key` of a key press. If that is not Latin (Cyrillic, Greek, Arabic, Hebrew …), returns the letter,
 * digit or sign at its position on a Latin keyboard instead; also where another layout has a sign that the page does
 * not use at the position of a letter, as at the Greek Q.
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
