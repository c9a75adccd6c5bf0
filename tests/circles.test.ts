import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What each file imports of the others, in whatever way: values, types, or when it is wanted. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** The file that a relative import names, undefined where it names a sheet, data or a package. */
function named(from: string, path: string): string | undefined {
  if (!path.startsWith('.')) return undefined;
  const bare = normalize(join(dirname(from), path));
  return [bare, `${bare}.ts`, `${bare}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}

const importsOf = (): Imports =>
  new Map(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => join('src', file))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [
        file,
        ts
          .preProcessFile(readFileSync(file, 'utf8'))
          .importedFiles.flatMap(({ fileName }) => named(file, fileName) ?? []),
      ]),
  );

/** The first chain of imports found that leads back to where it began; empty where there is none. */
function circleIn(imports: Imports): readonly string[] {
  const done = new Set<string>();
  const chain: string[] = [];
  function follow(file: string): readonly string[] {
    if (chain.includes(file)) return [...chain.slice(chain.indexOf(file)), file];
    if (done.has(file)) return [];
    chain.push(file);
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next);
      if (circle.length > 0) return circle;
    }
    chain.pop();
    done.add(file);
    return [];
  }
  for (const file of imports.keys()) {
    const circle = follow(file);
    if (circle.length > 0) return circle;
  }
  return [];
}

test('a circle of imports is found', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', ['c']],
  ]);
  expect(circleIn(imports)).toEqual(['d', 'c', 'd']);
  expect(circleIn(new Map([...imports, ['d', []]]))).toEqual([]);
});

test('no import leads back to where it began', () => {
  const imports = importsOf();
  // Those of doors among them, which come when they are wanted.
  expect(imports.get('src/war/ui/lessons/door.tsx')).toContain('src/war/ui/lessons/Lessons.tsx');
  expect(circleIn(imports)).toEqual([]);
});
