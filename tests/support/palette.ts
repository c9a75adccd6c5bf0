import { readFileSync } from 'node:fs';
import { readColour, type Colour } from './colour';

const css = readFileSync(new URL('../../src/shell/ui/tokens.css', import.meta.url), 'utf8');

/** The tokens of the rule with a selector, as they are written. */
function rule(selector: string): ReadonlyMap<string, string> {
  const body = css.split(`${selector} {`)[1]?.split('}')[0];
  if (body === undefined) throw new Error(`tokens.css has no rule for ${selector}`);
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The tokens as they usually are, for more contrast, and in the few colours of a device. */
export const USUAL = rule('\n:root');
export const MORE = rule(":root[data-contrast='more']");
export const FORCED = rule(':root[data-contrast]');

/** Every look of the page that has colours of its own. */
export const LOOKS = ['light', 'dark', 'high contrast, light', 'high contrast, dark'] as const;
export type Look = (typeof LOOKS)[number];

/** What a token is in a look, of `light-dark(a, b)` or one colour for both. */
export function token(look: Look, name: string): Colour {
  const text = (look.startsWith('high') ? MORE : USUAL).get(name);
  if (text === undefined) throw new Error(`tokens.css has no --${name}: ${look}`);
  const both = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(text.replace(/\s+/g, ' '));
  const [light = text, dark = text] = both?.slice(1) ?? [];
  return readColour(look.endsWith('dark') ? dark : light);
}
