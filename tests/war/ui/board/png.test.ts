import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pngOf } from '../../../../src/war/ui/board/pictures/png';

/** What the canvas gives out, whatever was drawn on it. */
let pixels: (index: number) => number;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['picture'])),
  );
  const getContext = function (this: HTMLCanvasElement) {
    return {
      canvas: this,
      fillRect: () => undefined,
      drawImage: () => undefined,
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) => pixels(i)),
      }),
    };
  } as unknown as HTMLCanvasElement['getContext'];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext);
});
afterEach(() => void vi.restoreAllMocks());

const drawn = (i: number): number => [42, 111, 151, 255][i % 4]!;
const png = (): Promise<Blob | null> => pngOf('<svg/>', { width: 30, height: 20 }, 2);

test.each<[string, (i: number) => number]>([
  ['as it was drawn', drawn],
  ['with noise that nobody sees', (i) => drawn(i) + (i % 3) - 1],
])('a canvas that returns a picture %s makes a PNG', async (_, given) => {
  pixels = given;
  expect(await png()).toBeInstanceOf(Blob);
});

test.each<[string, (i: number) => number]>([
  ['stripes', (i) => (37 * (i % 32)) % 256],
  ['a white sheet', () => 255],
  ['nothing', () => 0],
  ['one pixel of its own', (i) => (i === 20 ? 200 : drawn(i))],
])('a guarded one, which returns %s, makes none', async (_, given) => {
  pixels = given;
  expect(await png()).toBeNull();
});

test('one with an invalid picture counts as guarded', async () => {
  pixels = drawn;
  const decode = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('garbled'));
  HTMLImageElement.prototype.decode = decode;
  expect(await png()).toBeNull();
});
