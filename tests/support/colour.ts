/** A colour in sRGB, each part from 0 to 1, with what of it covers the ground. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/**
 * Reads `#rgb`, `#rrggbb` and `rgb(r g b / a%)`.
 * @throws for anything else: a token that nobody can compute with.
 */
export function readColour(text: string): Colour {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
    const [r, g, b] = digits.map((pair) => parseInt(pair, 16) / 255) as [number, number, number];
    return { r, g, b, a: 1 };
  }
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text)?.slice(1).map(Number);
  if (parts === undefined) throw new Error(`no colour: ${text}`);
  const [r, g, b, a] = parts as [number, number, number, number];
  return { r: r / 255, g: g / 255, b: b / 255, a: a / 100 };
}

/** A colour laid over an opaque ground, `cover` of it showing besides its own. */
export function over(top: Colour, ground: Colour, cover = 1): Colour {
  const a = top.a * cover;
  const mix = (part: 'r' | 'g' | 'b'): number => top[part] * a + ground[part] * (1 - a);
  return { r: mix('r'), g: mix('g'), b: mix('b'), a: 1 };
}

type Linear = readonly [number, number, number];

const linear = ({ r, g, b }: Colour): Linear =>
  [r, g, b].map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];

const luminanceOf = ([r, g, b]: Linear): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: Colour, two: Colour): number {
  const [a, b] = [luminanceOf(linear(one)), luminanceOf(linear(two))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The eye that sees all colours, and the three common colour blindnesses (Machado, Oliveira, Fernandes 2009). */
export const EYES = {
  'every colour': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
} as const;
export type Eye = keyof typeof EYES;

/** The lightness of a colour (CIE L*, 0 to 100) as an eye sees it. */
export function lightness(colour: Colour, eye: Eye = 'every colour'): number {
  const parts = linear(colour);
  const matrix = EYES[eye];
  const seen = [0, 3, 6].map((row) => {
    const sum = parts.reduce((all, part, i) => all + part * (matrix[row + i] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  }) as unknown as Linear;
  const y = luminanceOf(seen);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}
