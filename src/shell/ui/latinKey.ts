type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** From Greek on: what no Latin layout writes without Alt. */
const FOREIGN = /[\u0370-\u1dff\u2c80-\uffff]/;
/** What a Latin keyboard has at places that are no letter's and no digit's, plain and with Shift. */
const SIGNS: Readonly<Record<string, string>> = {
  BracketLeft: '[{',
  BracketRight: ']}',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Minus: '-_',
  Equal: '=+',
};

/** Whether the letter pressed last was none of the Latin alphabet: there is but one keyboard. */
let isForeign = false;

/**
 * The `key` of a key press; where what it writes is not Latin (Cyrillic, Greek, Arabic, Hebrew …), the letter, digit or sign that a
 * Latin keyboard has at its place. A letter's place that has a sign of no use to the games, as the Greek Q, is a letter too.
 */
export function latinKey({ key, code, shiftKey }: Pressed): string {
  const foreign = FOREIGN.test(key);
  if (foreign || /^[a-z]$/i.test(key)) isForeign = foreign;
  if (!foreign && !(isForeign && /^[;:'"]Key/.test(key + code))) return key;
  const upper = key.toUpperCase();
  // What has no capitals, as Hebrew, has them with Shift.
  const isCapital = upper === key.toLowerCase() ? shiftKey : upper === key;
  const place = code.replace(/^(?:Key|Digit|Numpad)(?=.$)/, '');
  if (place.length !== 1) return SIGNS[code]?.[Number(shiftKey)] ?? key;
  return isCapital ? place : place.toLowerCase();
}
