import { test } from 'vitest';
import { COUNTRIES } from '../../../src/littlewars/battles/countries';
import { generatedCountry } from '../../../src/littlewars/battles/generator';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { coverBetween, waysTime, flood } from './measures';
test('x', () => {
  for (const [id, c] of Object.entries(COUNTRIES)) console.log(id, c.pieces.length, JSON.stringify(countryFaults(c)), waysTime(c));
  let t = 0, tf = 0;
  for (let seed = 0; seed < 40; seed++) {
    const b = performance.now();
    const c = generatedCountry({ seed });
    t += performance.now() - b;
    const third = c.depth / 3;
    const b2 = performance.now();
    const ok = flood(c);
    tf += performance.now() - b2;
    console.log(seed, c.pieces.length, JSON.stringify(countryFaults(c)), [0, 1, 2].map((i) => coverBetween(c, i * third, (i + 1) * third)).join(), ok, seed % 8 === 0 ? waysTime(c) : '');
  }
  console.log(t / 40, tf / 40);
});
