import { expect, test } from 'vitest';
import {
  lineBelow,
  LITTLE_WARS_SETTINGS,
  SETTINGS_KEY,
} from '../../../src/littlewars/game/settings';
import { createSettings } from '../../../src/shell/settingsStore';
import type { TextStorage } from '../../../src/shell/storage';

const openSettings = (storage: TextStorage) =>
  createSettings(LITTLE_WARS_SETTINGS, storage, () => () => undefined, SETTINGS_KEY);

/** At a first visit. */
const FIRST = {
  seenFrom: 'mover',
  clockHidden: true,
  pace: 'normal',
  programPace: 'quick',
  hitAgain: true,
  observer: 'beginner',
  shotsFired: 0,
};

function storageWith(text: string | null) {
  const texts = new Map(text === null ? [] : [[SETTINGS_KEY, text]]);
  const storage: TextStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, written) => {
      texts.set(key, written);
      return 'saved';
    },
    remove: (key) => void texts.delete(key),
  };
  return { storage, saved: () => texts.get(SETTINGS_KEY) };
}

test('the plan is seen from the mover’s line, until another is chosen, and that is saved', () => {
  const { storage } = storageWith(null);
  const settings = openSettings(storage);
  expect(settings.getState()).toEqual(FIRST);
  settings.change({ seenFrom: 'blue' });
  expect(settings.getState()).toEqual({ ...FIRST, seenFrom: 'blue' });
  expect(openSettings(storage).getState()).toEqual({ ...FIRST, seenFrom: 'blue' });
  expect((['mover', 'red', 'blue'] as const).map((from) => lineBelow(from, 'blue'))).toEqual([
    'blue',
    'red',
    'blue',
  ]);
});

test('damaged settings are as at a first visit, and those of another version stay', () => {
  for (const text of [
    ...['{', '7', 'null', '[]', '{"seenFrom":"above"}'],
    ...[
      '{"observer":1,"shotsFired":-1}',
      '{"pace":"gallop"}',
      '{"shotsFired":0.5,"clockHidden":0}',
    ],
  ])
    expect(openSettings(storageWith(text).storage).getState()).toEqual(FIRST);
  const { storage, saved } = storageWith('{"later":1}');
  openSettings(storage).change({ seenFrom: 'red' });
  expect(JSON.parse(saved()!)).toEqual({ later: 1, seenFrom: 'red' });
});

test('a choice in another tab holds here too', () => {
  const { storage } = storageWith(null);
  const listeners = new Set<() => void>();
  const settings = createSettings(
    LITTLE_WARS_SETTINGS,
    storage,
    (key, changed) => {
      if (key === SETTINGS_KEY) listeners.add(changed);
      return () => listeners.delete(changed);
    },
    SETTINGS_KEY,
  );
  openSettings(storage).change({ observer: 'off' });
  listeners.forEach((changed) => changed());
  expect(settings.getState()).toEqual({ ...FIRST, observer: 'off' });
  settings.stop();
  expect(listeners.size).toBe(0);
});
