import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AtRule, list, parse, type Declaration, type Root, type Rule } from 'postcss';

/** A style sheet of src by its path there. */
export interface Sheet {
  readonly file: string;
  readonly root: Root;
}

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** The paths in src of the files with a suffix. */
const files = (suffix: RegExp): readonly string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => suffix.test(file))
    .sort();

const read = (file: string): string => readFileSync(SRC + file, 'utf8');

/** Every style sheet of src. */
export const styleSheets = (): readonly Sheet[] =>
  files(/\.css$/).map((file) => ({ file, root: parse(read(file)) }));

/**
 * The tokens that the programs of src name, as patterns: a part of a name that is worked out may be anything. Names
 * worked out as a whole are left out, for they would be every token.
 */
export const tokensOfPrograms = (): readonly RegExp[] =>
  files(/\.tsx?$/).flatMap((file) =>
    [...read(file).matchAll(/--((?:[\w-]|\$\{[^}]+\})+)/g)]
      .map(([, name = '']) => name.replaceAll(/\$\{[^}]+\}/g, '[\\w-]+'))
      .filter((pattern) => pattern !== '[\\w-]+')
      .map((pattern) => new RegExp(`^${pattern}$`)),
  );

/** Every declaration of a sheet. */
export function declarations(root: Root): readonly Declaration[] {
  const found: Declaration[] = [];
  root.walkDecls((declaration) => void found.push(declaration));
  return found;
}

/** Every rule of a sheet but the steps of its animations, which name no element. */
export function rules(root: Root): readonly Rule[] {
  const found: Rule[] = [];
  root.walkRules((rule) => {
    const steps = rule.parent instanceof AtRule && rule.parent.name === 'keyframes';
    if (!steps) found.push(rule);
  });
  return found;
}

/** The compounds of a selector, cut at its combinators; what stands in brackets is never cut. */
function compounds(selector: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const sign of selector.trim()) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (depth > 0 || !/[\s>+~]/.test(sign)) part += sign;
    else {
      parts.push(part);
      part = '';
    }
  }
  return [...parts, part].filter((each) => each !== '');
}

/** A compound without what stands in brackets, and the arguments of its `:is` and `:where`. */
function functions(compound: string): { readonly plain: string; readonly is: readonly string[] } {
  const is: string[] = [];
  let plain = '';
  for (let at = 0; at < compound.length; at++) {
    const sign = compound[at] ?? '';
    if (sign !== '(' && sign !== '[') {
      plain += sign;
      continue;
    }
    const from = at;
    for (let depth = 1; depth > 0 && at + 1 < compound.length;) {
      const next = compound[++at] ?? '';
      if (next === '(' || next === '[') depth++;
      if (next === ')' || next === ']') depth--;
    }
    if (/:(?:is|where)$/.test(plain)) is.push(compound.slice(from + 1, at));
  }
  return { plain, is };
}

/**
 * The classes whose look a selector decides: those of the element it ends in, or, where that has none, those of the
 * nearest element before it that has. What it merely asks of others (ancestors, siblings, `:has`, `:not`) is left out.
 */
export function styledClasses(selector: string): readonly string[] {
  const owners = (parts: readonly string[]): readonly string[] => {
    const last = parts.at(-1);
    if (last === undefined) return [];
    const { plain, is } = functions(last);
    const own = plain.match(/\.[A-Za-z][\w-]*/g) ?? [];
    const choices = is.flatMap((argument) => list.comma(argument)).map(styledClasses);
    const classless = own.length === 0 && (choices.length === 0 || choices.some((c) => !c.length));
    return [...own, ...choices.flat(), ...(classless ? owners(parts.slice(0, -1)) : [])];
  };
  return [...new Set(owners(compounds(selector)))].map((name) => name.replace('.', ''));
}
