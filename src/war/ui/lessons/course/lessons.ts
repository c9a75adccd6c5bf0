import { arsenals } from './arsenals';
import { fire, charge } from './attack';
import { lines } from './lines';
import { march } from './march';
import { relays } from './relays';
import { retreat } from './retreat';
import { terrain } from './terrain';
import type { Lesson } from './types';

/** All lessons, in the order in which they are offered. */
export const LESSONS: readonly Lesson[] = [
  march,
  lines,
  relays,
  fire,
  terrain,
  charge,
  retreat,
  arsenals,
];
