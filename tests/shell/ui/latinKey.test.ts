import { beforeEach, describe, expect, test } from 'vitest';
import { keyName } from '../../../src/shell/ui/keys';
import { latinKey } from '../../../src/shell/ui/latinKey';

const press = (key: string, code: string, shiftKey = false): string =>
  latinKey({ key, code, shiftKey });
/** The codes of the letters, in the order of their rows on a board of keys. */
const ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'].join('');
const codeOf = (letter: string): string => `Key${letter.toUpperCase()}`;

beforeEach(() => {
  press('a', 'KeyA');
});

/** What layouts write on the places of the letters, row by row; signs are what systems ship. */
const FOREIGN = {
  Russian: 'й ц у к е н г ш щ з ф ы в а п р о л д я ч с м и т ь',
  Ukrainian: 'й ц у к е н г ш щ з ф і в а п р о л д я ч с м и т ь',
  Bulgarian: 'я в е р т ъ у и о п а с д ф г х й к л з ь ц ж б н м',
  Serbian: 'љ њ е р т з у и о п а с д ф г х ј к л ѕ џ ц в б н м',
  Greek: '; ς ε ρ τ υ θ ι ο π α σ δ φ γ η ξ κ λ ζ χ ψ ω β ν μ',
  Arabic: 'ض ص ث ق ف غ ع ه خ ح ش س ي ب ل ا ت ن م ئ ء ؤ ر لا ى ة',
  Persian: 'ض ص ث ق ف غ ع ه خ ح ش س ی ب ل ا ت ن م ظ ط ز ر ذ د پ',
  Hebrew: "/ ' ק ר א ט ו ן ם פ ש ד ג כ ע י ח ל ך ז ס ב ה נ מ צ",
  Korean: 'ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ',
  Thai: 'ๆ ไ ำ พ ะ ั ี ร น ย ฟ ห ก ด เ ้ ่ า ส ผ ป แ อ ิ ื ท',
};

describe('keys of letters that are not Latin are taken by their position', () => {
  test.each(Object.entries(FOREIGN))('%s', (name, signs) => {
    const keys = signs.split(' ');
    expect(keys).toHaveLength(26);
    // A letter shows which keyboard it is before a sign is pressed.
    press(keys[2]!, 'KeyE');
    const read = [...ROWS].map((letter, i) => press(keys[i]!, codeOf(letter)));
    // The Hebrew Q writes a stroke, which is a key of the games.
    expect(read.join('')).toBe(
      name === 'Hebrew' ? `/${ROWS.slice(1).toLowerCase()}` : ROWS.toLowerCase(),
    );
  });

  test('with their capitals by Shift and Caps Lock, and without capitals by Shift', () => {
    expect([press('Т', 'KeyN', true), press('Т', 'KeyN'), press('т', 'KeyN', true)]).toEqual([
      'N',
      'N',
      'n',
    ]);
    expect([press('נ', 'KeyB', true), press('آ', 'KeyN', true), press('ת', 'Comma', true)]).toEqual(
      ['B', 'N', '<'],
    );
  });

  test.each([
    ['х', 'BracketLeft', false, '['],
    ['ъ', 'BracketRight', false, ']'],
    ['б', 'Comma', false, ','],
    ['Б', 'Comma', true, '<'],
    ['ю', 'Period', false, '.'],
    ['Ю', 'Period', true, '>'],
    ['ظ', 'Slash', false, '/'],
    ['؟', 'Slash', true, '?'],
    ['ほ', 'Minus', false, '-'],
    ['へ', 'Equal', false, '='],
    ['١', 'Digit1', false, '1'],
    ['۴', 'Numpad4', false, '4'],
  ])('%s at %s is a sign or a digit', (key, code, shift, latin) => {
    expect(press(key, code, shift)).toBe(latin);
  });

  test('but Latin characters on such a keyboard stay: signs, digits, named keys, letters with Caps Lock', () => {
    press('т', 'KeyN');
    expect(
      [
        ['.', 'Slash'],
        ['[', 'KeyF'],
        ['1', 'Digit1'],
        ['Enter', 'Enter'],
        ['N', 'KeyN'],
        ['№', 'Digit3'],
      ].map(([key, code]) => press(key!, code!)),
    ).toEqual(['.', '[', '1', 'Enter', 'N', '№']);
  });

  test('another or an unknown position leaves the character', () => {
    expect([press('ё', 'Backquote'), press('т', '')]).toEqual(['ё', 'т']);
  });
});

/** What a Latin layout writes on places where another has other letters. */
describe('on a Latin layout the character counts', () => {
  test.each([
    [
      'AZERTY',
      ['a:KeyQ', 'q:KeyA', 'z:KeyW', 'w:KeyZ', 'm:Semicolon', ',:KeyM', 'é:Digit2', 'ç:Digit9'],
    ],
    [
      'Dvorak',
      ["':KeyQ", ',:KeyW', '.:KeyE', ';:KeyZ', 's:Semicolon', 'n:KeyL', 'b:KeyN', '/:BracketLeft'],
    ],
    ['QWERTZ', ['z:KeyY', 'y:KeyZ', 'ü:BracketLeft', 'ö:Semicolon', 'ß:Minus', '§:Digit3']],
    ['Turkish', ['ı:KeyI', 'ğ:BracketLeft', 'ş:Semicolon', 'ö:Comma']],
    ['Vietnamese', ['ă:Digit1', 'đ:Digit0', '\u0301:Digit8', '₫:Equal']],
  ])('%s', (_, keys) => {
    const pairs = keys.map((each) => [
      each.slice(0, each.indexOf(':')),
      each.slice(each.indexOf(':') + 1),
    ]);
    expect(pairs.map(([key, code]) => press(key!, code!))).toEqual(pairs.map(([key]) => key));
  });

  test('also after another layout was used: the letter pressed last decides', () => {
    press('т', 'KeyN');
    expect(press("'", 'KeyQ')).toBe('q');
    press('o', 'KeyS');
    expect(press("'", 'KeyQ')).toBe("'");
  });
});

test('the names of keys follow the position, with Control, and without Alt', () => {
  const named = (held: Partial<KeyboardEvent>) =>
    keyName({
      ...{ key: 'я', code: 'KeyZ', shiftKey: false },
      ...{ ctrlKey: false, metaKey: false, altKey: false },
      ...held,
    });
  expect([named({}), named({ ctrlKey: true }), named({ altKey: true })]).toEqual([
    'z',
    'Ctrl+z',
    null,
  ]);
  const held = { ctrlKey: true, shiftKey: true };
  expect(named({ ...held, key: 'Я' })).toBe('Ctrl+Shift+z');
  // A sign may need Shift to be written, and a place has no other form.
  expect(named({ ...held, key: '+', code: 'BracketRight' })).toBe('Ctrl++');
  expect(named({ ...held, key: 'Home', code: 'Home' })).toBe('Ctrl+Home');
});
