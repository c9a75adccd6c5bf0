import { readFileSync } from 'node:fs';
import { readColour, type Colour } from './colour';

const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');

/** The tokens of one rule of the sheet, as they are written. */
function rule(selector: string): Map<string, string> {
  const body = css.split(`\n${selector} {`)[1]?.split('\n}')[0];
  if (body === undefined) throw new Error(`tokens.css has no rule for ${selector}`);
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}

const usual = rule(':root');
const more = rule(":root[data-contrast='more']");
export const FORCED = rule(':root:is([data-contrast], *)');
export const TOKENS = [...usual.keys()];

/** Every look of the page. */
export const LOOKS = ['light', 'dark', 'high contrast, light', 'high contrast, dark'] as const;
export type Look = (typeof LOOKS)[number];

/** What a token is in a look: `light-dark(a, b)`, or one colour for both. */
export function token(look: Look, name: string): Colour {
  const text = (look.startsWith('high') ? more.get(name) : undefined) ?? usual.get(name);
  if (text === undefined) throw new Error(`tokens.css has no --${name}`);
  const both = /^light-dark\((.+), (#\w+|rgb\([^)]+\))\)$/.exec(text.replace(/\s+/g, ' '));
  const [light, dark] = both === null ? [text, text] : [both[1]!, both[2]!];
  return readColour((look.endsWith('dark') ? dark : light).trim());
}
