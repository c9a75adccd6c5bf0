import ts from 'typescript';
import { expect, test } from 'vitest';
import type { MessagePart } from '../../../src/shell/language/source';
import { LITTLE_WARS_BUNDLED as LITTLE_WARS } from '../../support/bundledWords';
import { SHELL_BUNDLED } from '../../support/bundledWords';
import { BUNDLED } from '../../../src/war/words/bundled';

/**
 * Namespaces that are laid out whole, not message by message; rulebook.test.ts checks every word of them, and
 * course.test.ts to the notes of Wells' own battle.
 */
const LAID_OUT = [
  ...['rulebook', 'ruleSets', 'switches', 'openings'],
  ...['lwRules', 'lwCourse', 'lwKriegspielRules'],
];

/** The type checker knows every message of a call: the first argument of `t` is a union of keys. */
function usedKeys(): { keys: ReadonlySet<string>; unsure: string[] } {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.app.json',
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  )!;
  const program = ts.createProgram(config.fileNames, config.options);
  const checker = program.getTypeChecker();
  const keys = new Set<string>();
  const unsure: string[] = [];
  for (const file of program.getSourceFiles())
    if (
      /\/src\/(?:(?:shell|war|littlewars)\/(?:words|ui|seats)|shell\/libraryFile|embed)\//.test(
        file.fileName,
      )
    )
      visit(file);
  return { keys, unsure };

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [key] = node.arguments;
      if (key !== undefined && isT(node.expression)) note(key);
    }
    ts.forEachChild(node, visit);
  }

  /** Whether a name is that of a `t`: of a game, or of the shell. */
  function isT(name: ts.Identifier): boolean {
    let symbol = checker.getSymbolAtLocation(name);
    if (symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias)
      symbol = checker.getAliasedSymbol(symbol);
    const file = symbol?.valueDeclaration?.getSourceFile().fileName ?? '';
    return symbol?.name === 't' && /\/(?:shell|war|littlewars)\/words\/t\.ts$/.test(file);
  }

  function note(key: ts.Expression): void {
    const type = checker.getTypeAtLocation(key);
    const plain = checker.getBaseConstraintOfType(type) ?? type;
    const each = plain.isUnion() ? plain.types : [plain];
    // A key that may be any message does not show which ones are used.
    if (type.aliasSymbol?.name === 'MessageKey' || !each.every((one) => one.isStringLiteral()))
      unsure.push(key.getText());
    else for (const one of each) keys.add(one.value);
  }
}

test('no message is without use', { tags: ['slow'] }, async () => {
  const parts = await Promise.all(
    [BUNDLED, LITTLE_WARS, SHELL_BUNDLED].flatMap(({ en }) =>
      Object.values<() => Promise<MessagePart>>(en).map((load) => load()),
    ),
  );
  const messages = parts.flatMap(({ messages }) =>
    Object.entries(messages)
      .filter(([namespace]) => !LAID_OUT.includes(namespace))
      .flatMap(([namespace, tree]) => keysOf(tree, `${namespace}:`)),
  );
  const { keys, unsure } = usedKeys();
  expect([...new Set(messages)].filter((key) => !keys.has(key))).toEqual([]);
  expect(unsure).toEqual([]);
});

function keysOf(tree: object, path: string): string[] {
  return Object.entries(tree).flatMap(([key, branch]: [string, unknown]) =>
    typeof branch === 'string'
      ? [path + key.replace(/_(one|other)$/, '')]
      : keysOf(branch as object, `${path}${key}.`),
  );
}
