/// <reference types="vite/client" />
// The tests that mutants of the engine have to pass, as one file: only then does Stryker see which test reaches which
// mutant without loading the engine anew for every file.
import.meta.glob(
  [
    './engine/*.test.ts',
    './differential/*.test.ts',
    '!./engine/randomGames.test.ts',
    '!./engine/*Fuzz.test.ts',
  ],
  { eager: true },
);
