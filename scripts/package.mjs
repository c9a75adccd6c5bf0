// Builds the engine as a package: `npm run package`, or `node scripts/package.mjs FOLDER`. Each engine module that
// the package exports from becomes a module with types; nothing is bundled, so that small uses load little.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.resolve(process.argv[2] ?? path.join(root, 'build/game-of-war-engine'));
const entry = path.join(root, 'src/package/index.ts');

/**
 * Adds the file extensions that Node and `node16` require and the sources omit: `ending` is that of the imported
 * file.
 */
const wholeNames = (
  /** @type {ts.TransformationContext} */ context,
  /** @type {'.js' | '.cjs'} */ ending,
) => {
  const { factory } = context;
  /** @param {ts.Node | undefined} name */
  const whole = (name) =>
    name !== undefined && ts.isStringLiteral(name) && name.text.startsWith('.')
      ? factory.createStringLiteral(`${name.text}${ending}`, true)
      : undefined;
  /** @param {ts.Node} node @returns {ts.Node} */
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context);
    if (ts.isImportDeclaration(visited)) {
      const { modifiers, importClause, moduleSpecifier, attributes } = visited;
      const name = whole(moduleSpecifier) ?? moduleSpecifier;
      return factory.updateImportDeclaration(visited, modifiers, importClause, name, attributes);
    }
    if (ts.isExportDeclaration(visited)) {
      const { modifiers, isTypeOnly, exportClause, moduleSpecifier, attributes } = visited;
      const name = whole(moduleSpecifier) ?? moduleSpecifier;
      return factory.updateExportDeclaration(
        visited,
        modifiers,
        isTypeOnly,
        exportClause,
        name,
        attributes,
      );
    }
    if (ts.isImportTypeNode(visited) && ts.isLiteralTypeNode(visited.argument)) {
      const name = whole(visited.argument.literal);
      if (name === undefined) return visited;
      const { attributes, qualifier, typeArguments, isTypeOf } = visited;
      const argument = factory.createLiteralTypeNode(name);
      return factory.updateImportTypeNode(
        visited,
        argument,
        attributes,
        qualifier,
        typeArguments,
        isTypeOf,
      );
    }
    return visited;
  };
  return visit;
};
/** @param {'.js' | '.cjs'} ending @returns {ts.TransformerFactory<ts.SourceFile | ts.Bundle>} */
const renaming = (ending) => (context) => (file) =>
  /** @type {ts.SourceFile} */ (wholeNames(context, ending)(file));

const { options: base } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(root, 'tsconfig.pure.json'), (file) => ts.sys.readFile(file)).config,
  ts.sys,
  root,
);
const program = ts.createProgram([entry], {
  ...base,
  noEmit: false,
  incremental: false,
  declaration: true,
  rootDir: path.join(root, 'src'),
  outDir: path.join(folder, 'lib'),
});
rmSync(folder, { recursive: true, force: true });
const modules = program.emit(undefined, undefined, undefined, false, {
  after: [/** @type {ts.TransformerFactory<ts.SourceFile>} */ (renaming('.js'))],
  afterDeclarations: [renaming('.js')],
});
// TypeScript takes a module's kind from the extension of its types. CommonJS can `require` these modules in every
// supported Node, so each has its types a second time.
const commonJs = program.emit(
  undefined,
  (name, text) => ts.sys.writeFile(name.replace(/\.d\.ts$/, '.d.cts'), text),
  undefined,
  true,
  { afterDeclarations: [renaming('.cjs')] },
);
const faults = [
  ...ts.getPreEmitDiagnostics(program),
  ...modules.diagnostics,
  ...commonJs.diagnostics,
];
if (faults.length > 0) {
  console.error(
    ts.formatDiagnostics(faults, {
      getCurrentDirectory: () => root,
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    }),
  );
  process.exit(1);
}

const { version, license, engines } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);
writeFileSync(
  path.join(folder, 'package.json'),
  `${JSON.stringify(
    {
      name: 'game-of-war-engine',
      version,
      description:
        'The rules of Guy Debord’s Game of War: positions, communication, sums, records, search',
      license,
      type: 'module',
      sideEffects: false,
      exports: {
        '.': {
          require: { types: './lib/package/index.d.cts', default: './lib/package/index.js' },
          types: './lib/package/index.d.ts',
          default: './lib/package/index.js',
        },
        './package.json': './package.json',
      },
      types: './lib/package/index.d.ts',
      files: ['lib', 'examples'],
      engines,
    },
    null,
    2,
  )}\n`,
);
mkdirSync(path.join(folder, 'examples'), { recursive: true });
for (const example of ['communications', 'sums', 'greedy', 'bot'])
  cpSync(
    path.join(root, `docs/examples/${example}.mjs`),
    path.join(folder, `examples/${example}.mjs`),
  );
cpSync(path.join(root, 'src/package/README.md'), path.join(folder, 'README.md'));
cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
console.log(`game-of-war-engine ${version} in ${path.relative(process.cwd(), folder) || '.'}`);
