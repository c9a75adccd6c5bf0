/// <reference types="vite/client" />
import '../setup-words';
import { run } from './vitest';

// The tests a mutant of the engine has to pass, those that go through thousands of positions last.
import.meta.glob(
  [
    '../war/engine/*.test.ts',
    '../shell/record/*.test.ts',
    '!../war/engine/randomGames.test.ts',
    '!../war/engine/*Fuzz.test.ts',
    // It puts another module in the place of one, which a bundle cannot.
    '!../war/engine/forgotten.test.ts',
  ],
  {
    eager: true,
  },
);
import.meta.glob('../differential/*.test.ts', { eager: true });

await run();
