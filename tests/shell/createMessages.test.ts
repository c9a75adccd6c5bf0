import { expect, test } from 'vitest';
import { createMessages } from '../../src/shell/language/messages';

/** Messages of a locale with the given texts in the namespace `war`. */
function messagesWith(locale: string, war: object) {
  const messages = createMessages(locale);
  messages.add({
    messages: { war },
    formats: { la: (text) => `la ${text}`, loud: (text) => text.toUpperCase() },
  });
  return messages;
}

test.each([
  ['en', 1, 'one'],
  ['en', 0, 'other'],
  ['fr', 0, 'one'],
  ['fr', 1_000_000, 'many'],
  ['pl', 3, 'few'],
  // A message without the form, and one without a number.
  ['pl', 5, 'other'],
  ['en', undefined, 'other'],
])('in %s %s has the plural form %s', (locale, count, form) => {
  const { translate } = messagesWith(locale, {
    units: {
      left_one: 'one',
      left_few: 'few',
      left_other: 'other',
      ...(locale === 'fr' && { left_many: 'many' }),
    },
  });
  expect(translate('war:units.left', count === undefined ? {} : { count })).toBe(form);
});

test('placeholders are filled with their values through their formats, from left to right', () => {
  const { translate } = messagesWith('fr', {
    sum: '{{unit, la, loud}} : {{sum}} ({{sum, number}}), {{unknown}}',
    late: '{{unit, nowhere}}',
  });
  expect(translate('war:sum', { unit: 'cavalerie', sum: 12345 })).toBe(
    'LA CAVALERIE : 12345 (12\u202f345), {{unknown}}',
  );
  expect(translate('war:late', { unit: 'cavalerie' })).toBe('cavalerie');
});

test('the value of a placeholder is not itself filled', () => {
  const { translate } = messagesWith('en', { said: '{{name}} moves to {{to}}' });
  expect(translate('war:said', { name: '{{to}} $&', to: 'A1' })).toBe('{{to}} $& moves to A1');
});

test('a key without a message is shown itself, and so is the key of a branch', () => {
  const { translate, namespace } = messagesWith('en', { units: { left: 'Left' } });
  expect(translate('war:units.right', {})).toBe('war:units.right');
  expect(translate('war:units', {})).toBe('war:units');
  expect(translate('peace:units', {})).toBe('peace:units');
  expect(namespace('war')).toEqual({ units: { left: 'Left' } });
});
