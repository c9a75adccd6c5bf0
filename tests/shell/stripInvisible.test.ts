import { expect, test } from 'vitest';
import { stripInvisible } from '../../src/shell/stripInvisible';

test.each([
  ['\u200B', 'a blank without a width'],
  ['\u200B\u200C\u200D\u2060\uFEFF', 'all of them'],
  [' \u00AD \u3164 \u115F \uFFA0 \u2800 ', 'a soft hyphen, fillers, the empty Braille sign'],
  ['\u202E\u2066', 'what turns the writing'],
  ['\uFE0F\u034F\u{E0041}', 'what alters a sign that is not there'],
  ['', 'nothing'],
])('nothing of %j is visible: %s', (text) => expect(stripInvisible(text)).toBe(''));

test.each([
  ['  Ada\u200B ', 'Ada'],
  ['A\u202Eda', 'Ada'],
  ['Zoë', 'Zoë'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D🚀', '👩\u200D🚀'],
  ['❤\uFE0F', '❤\uFE0F'],
  ['?', '?'],
])('%j is visible as %j', (text, seen) => expect(stripInvisible(text)).toBe(seen));
