import { LIMITS } from '../../../../scripts/timeLimits.mjs';
import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { writeRecord } from '../../../../src/war/engine/notation/record';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { isLink } from '../../../../src/war/game/linkFormat';
import { linkIn, LONGEST_LINK, readLink, writeLink } from '../../../../src/war/store/library/link';
import { canPack } from '../../../../src/shell/platform/packing';
import { readText } from '../../../../src/war/game/records';
import { randomRecord } from '../../engine/recordGames';
import { mulberry32, pick } from '../../../support/randomPositions';
import { CLASSIC_POSITION, gameOf, openTab, toWar } from '../fakes';
import { rounds } from '../../../support/rounds';

const packed = (text: string | Buffer): string =>
  `#r=${deflateRawSync(text).toString('base64url')}`;

afterEach(() => vi.unstubAllGlobals());

describe('a link', () => {
  test('carries a record there and back, byte for byte', async () => {
    for (let seed = 1; seed <= 30; seed++) {
      const text = writeRecord(BOARD, randomRecord(seed));
      const link = await writeLink(text);
      expect(link).toMatch(/^#r3=[\w-]+$/);
      expect(isLink(link)).toBe(true);
      expect(await readLink(link)).toEqual({ text, version: 3, fault: null });
    }
  });

  test('carries any letters', async () => {
    const text = '[North "Zoë 孫子 🐎"]\n';
    expect(await readLink(await writeLink(text))).toEqual({ text, version: 3, fault: null });
  });

  test('of a common game is short enough for messengers', async () => {
    const turns = Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0 ? `${i + 1}. G8-F9 G3-E5 H6-J7 .` : `${i + 1}. K15-J15 K16-J16 L15-K14 .`,
    );
    const link = await writeLink(`[Position "${CLASSIC_POSITION}"]\n\n${turns.join('\n')}\n`);
    expect(link.length).toBeLessThan(LONGEST_LINK);
  });

  test('is read with a full stop or bracket behind it that a program took for a part', async () => {
    const link = await writeLink('1. .');
    for (const behind of ['.', ')', '>', '.)'])
      expect(await readLink(link + behind)).toEqual({ text: '1. .', version: 3, fault: null });
  });

  test('is found in a pasted address, and nowhere else', () => {
    for (const text of [
      'https://example.org/war/#r=a-_1',
      ' #r=a-_1\n',
      '<https://x.org/#r=a-_1>',
      'https://x.org/?a=b#r=a-_1.',
    ])
      expect(linkIn(text)).toBe('#r=a-_1');
    for (const text of ['', '#r=', '#r', 'see #r=abc', '#r=a\n#r=b', '[North "#r=a"]\n1. .'])
      expect(linkIn(text)).toBeNull();
  });
});

describe('a link of another version', () => {
  test('of the first version has no number', async () => {
    const old = (await writeLink('1. .')).replace('#r3=', '#r=');
    expect(isLink(old)).toBe(true);
    expect(linkIn(`https://example.org/${old}`)).toBe(old);
    expect(await readLink(old)).toEqual({ text: '1. .', version: 1, fault: null });
  });

  test('of a newer version is reported, and not read as something else', async () => {
    const newer = (await writeLink('1. .')).replace('#r3=', '#r4=');
    expect(isLink(newer)).toBe(true);
    expect(linkIn(newer)).toBe(newer);
    expect(await readLink(newer)).toEqual({ text: '', version: 4, fault: 'newer' });
  });
});

describe('a link that cannot be read', () => {
  test('cut off gives the part that arrived', async () => {
    const text = writeRecord(BOARD, randomRecord(4));
    const link = await writeLink(text);
    const { text: part, fault } = await readLink(link.slice(0, link.length * 0.7));
    expect(fault).toBe('damaged');
    expect(text.startsWith(part)).toBe(true);
  });

  test.each(['#r=', '#r=A', '#r=____', '#r=!!!', '#game', ''])('%s is damaged', async (link) => {
    expect(await readLink(link)).toEqual({ text: '', version: 1, fault: 'damaged' });
  });

  test('that unpacks without end is refused, and soon', { tags: ['slow'] }, async () => {
    const bomb = packed(Buffer.alloc(200_000_000, 'a'));
    expect(bomb.length).toBeLessThan(400_000);
    let unpacked = 0;
    const Unpacking = DecompressionStream;
    vi.stubGlobal('DecompressionStream', function (format: CompressionFormat) {
      const { readable, writable } = new Unpacking(format);
      const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform(bytes, out) {
          unpacked += bytes.length;
          out.enqueue(bytes);
        },
      });
      return { readable: readable.pipeThrough(counting), writable };
    });
    expect(await readLink(bomb)).toEqual({ text: '', version: 1, fault: 'tooLarge' });
    // No more than the bound and what the streams hold meanwhile, whatever the machine.
    expect(unpacked).toBeGreaterThan(400_000);
    expect(unpacked).toBeLessThan(4_000_000);
  });

  test('that is far too long is not unpacked', async () => {
    expect(await readLink(`#r=${'A'.repeat(400_001)}`)).toEqual({
      text: '',
      version: 1,
      fault: 'tooLarge',
    });
  });

  test('in a browser that cannot unpack is reported', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    expect(canPack()).toBe(false);
    expect(await readLink('#r=A')).toEqual({ text: '', version: 1, fault: 'unsupported' });
  });
});

const MUTANTS = rounds(2_000);

test(`${MUTANTS} mutated links: none throws, nothing changes`, { tags: ['slow'] }, async () => {
  const random = mulberry32(5);
  const links = await Promise.all(
    Array.from({ length: 20 }, (_, i) => writeLink(writeRecord(BOARD, randomRecord(i + 1)))),
  );
  const { store, state, browser } = openTab();
  toWar(store);
  await vi.waitFor(() => expect(state().save).toHaveProperty('library', 'saved'), LIMITS.sight);
  const before = store.state.getState();
  const saved = new Map(browser.entries);
  const letters = Array.from('ABCxyz019-_%=+/.#<" \u0000é🐎');
  let whole = 0;
  for (let i = 0; i < MUTANTS; i++) {
    let link = pick(random, links);
    for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
      const at = 3 + Math.floor(random() * (link.length - 3));
      const length = Math.floor(random() ** 4 * 30);
      const put = random() < 0.8 ? pick(random, letters) : '';
      link = link.slice(0, at) + put + link.slice(at + length);
    }
    const { text, fault } = await readLink(link);
    if (fault === null) whole += 1;
    readText(text);
  }
  expect(whole).toBeGreaterThan(0);
  expect(whole).toBeLessThan(MUTANTS);
  expect(store.state.getState()).toBe(before);
  expect(browser.entries).toEqual(saved);
  expect(gameOf(store)).toBe(before.game);
});
