import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as engine from '../../src/package/index';
import { startProgram } from '../../tools/match/program';

const { openingOf, readPosition, RULE_SETS, STANDARD_BOARD, startPosition } = engine;
const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const EXAMPLES = ['communications', 'sums', 'greedy'] as const;

/** The package, and an empty folder it is installed into, without a network. */
let made = '';
let folder = '';
beforeAll(async () => {
  made = mkdtempSync(path.join(tmpdir(), 'engine-'));
  folder = mkdtempSync(path.join(tmpdir(), 'consumer-'));
  const built = path.join(made, 'game-of-war-engine');
  await run('node', ['scripts/package.mjs', built], { cwd: root });
  const { stdout } = await run('npm', ['pack', built, '--silent', '--pack-destination', made]);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module","private":true}');
  const flags = ['--offline', '--no-audit', '--no-fund', '--silent'];
  await run('npm', ['install', ...flags, path.join(made, stdout.trim())], { cwd: folder });
});
afterAll(() => {
  for (const each of [made, folder]) rmSync(each, { recursive: true, force: true });
});

const installed = (...names: string[]): string =>
  path.join(folder, 'node_modules/game-of-war-engine', ...names);

test('what is exported stays exported', () => {
  expect(Object.keys(engine).sort()).toEqual(
    [
      ...['ARMY', 'BOARD_FORMATS', 'DIRECTIONS', 'MOVES_A_TURN', 'NOBODY', 'NOWHERE', 'OPENINGS'],
      ...['OUTCOMES', 'RULE_SETS', 'RULE_SET_IDS', 'SIDES', 'STANDARD_BOARD', 'STANDARD_MAP'],
      ...['SWITCHES', 'SWITCH_NAMES', 'TERRAINS', 'TERRAIN_BONUS', 'UNITS', 'UNIT_KINDS'],
      ...['VICTORIES', 'arsenalsOf', 'assaultOn', 'assaultsOn', 'attacks', 'chainTo', 'columnOf'],
      ...['communicationChanges', 'communicationLines', 'communicationOf', 'cuttingOf', 'deploy'],
      ...['destinations', 'diagram', 'emptyDeployment', 'foresee', 'hasMoved', 'inCommunication'],
      ...['isolationOf', 'letterOf', 'movers', 'movesMade', 'nameOf', 'openingOf', 'other'],
      ...[
        'pathOf',
        'perft',
        'play',
        'positionNow',
        'readAction',
        'readBoardText',
        'readMap',
        'readMapReference',
      ],
      ...['readPosition', 'readRecord', 'readRules', 'readSquare', 'reasonsAgainst', 'recognise'],
      ...['rowOf', 'searchFrom', 'setupOf', 'setupOfDeployments', 'shuffled', 'slotAt', 'squareOf'],
      ...['standingArsenals', 'startPosition', 'strengthOf', 'takeBack', 'territoryOf'],
      ...['tryAdvance', 'tryAttack', 'tryEndTurn', 'tryMove', 'unitAt', 'unitOfLetter'],
      ...['unitsLeft', 'unitsOf', 'writeAction', 'writeBoardText', 'writePosition'],
      ...['writeRecord', 'writeRules', 'writeSetup', 'layBoard', 'MAPS', 'mapOf', 'writeMap'],
    ].sort(),
  );
});

/** What an example prints. */
async function printed(example: string): Promise<string> {
  const { stdout } = await run('node', [installed('examples', `${example}.mjs`)], { cwd: folder });
  return stdout;
}

describe('the package, installed into an empty folder', { tags: ['slow'] }, () => {
  test('is an ES module without dependencies, with its README and licence, made of the engine alone', () => {
    const { dependencies, peerDependencies, type, sideEffects, license } = JSON.parse(
      readFileSync(installed('package.json'), 'utf8'),
    ) as Record<string, unknown>;
    expect({ dependencies, peerDependencies, type, sideEffects, license }).toEqual({
      dependencies: undefined,
      peerDependencies: undefined,
      type: 'module',
      sideEffects: false,
      license: 'MIT',
    });
    for (const file of ['README.md', 'LICENSE']) expect(existsSync(installed(file))).toBe(true);
    expect(
      readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
    ).toEqual(['game-of-war-engine']);
    const files = readdirSync(installed('lib'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(60);
    for (const file of files) {
      const [, name = ''] = file.split(`${path.sep}lib${path.sep}`);
      const source = path.join(root, 'src', name.replace(/(?:\.d\.c?ts|\.js)$/, '.ts'));
      expect(existsSync(source), name).toBe(true);
      // Every import is of a file of the package.
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
      for (const { fileName } of importedFiles) {
        // There are types of CommonJS, and none of its modules.
        const imported = fileName.replace(/\.cjs$/, '.d.cts');
        expect(existsSync(path.join(path.dirname(file), imported)), `${name}: ${imported}`).toBe(
          true,
        );
      }
    }
  });

  test.each(EXAMPLES)('runs the example %s, as the sources do', async (example) => {
    const lines: string[] = [];
    const log = vi
      .spyOn(console, 'log')
      .mockImplementation((line: string) => void lines.push(line));
    const { argv } = process;
    process.argv = argv.slice(0, 2);
    await import(`../../docs/examples/${example}.mjs`);
    process.argv = argv;
    log.mockRestore();
    const text = await printed(example);
    expect(text.split('\n')).toEqual([...lines, '']);
    expect(text).toMatch(
      {
        communications: /footCommunications D2: isolated, cutOff by D5/,
        sums: /turn 84, S on G12: 23 : 18, destroyed\n {2}attack {2}7 cavalry H11 charging \+/,
        greedy: /^1\. N .*\n2\. S [^]*\n[0-9A-Za-z/]+ N \S+ \S+ 7\n$/,
      }[example],
    );
    if (example === 'sums') expect(text).not.toMatch(/^\d+:\d+:/m);
  });

  test('has a player for matches among its examples', async () => {
    const start = openingOf(STANDARD_BOARD, 'marengo')?.position ?? '';
    const reading = readPosition(STANDARD_BOARD, start);
    if (!reading.ok) throw new Error(start);
    let now = startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
    const program = startProgram(`node "${installed('examples', 'bot.mjs')}"`);
    for (let turn = 1; turn <= 4; turn++) {
      for (const action of await program.turn(now, 100, turn)) {
        const played = engine.play(now, action);
        if (!played.ok) throw new Error(JSON.stringify(played.reasons));
        now = played.position;
      }
      expect(now.turn).toBe(turn + 1);
    }
    program.end();
  });

  test.each([
    ['bundler', 'ts', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['node16', 'ts', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
    ['node16', 'cts', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
    ['nodenext', 'cts', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ] as const)(
    'has types for programs that resolve modules as %s, in files that end in .%s',
    (_, ending, module, moduleResolution) => {
      const file = path.join(folder, `consumer.${ending}`);
      writeFileSync(
        file,
        `import { assaultOn, layBoard, play, readPosition, readRecord, RULE_SETS, startPosition, type Assault, type Position } from 'game-of-war-engine';
const board = layBoard(['N.', '.S']);
const reading = readPosition(board, '');
export const position: Position | null = reading.ok ? startPosition(board, RULE_SETS.debord, reading.setup) : null;
export const sum: Assault | null = position && assaultOn(position, 0);
export const turns: number = readRecord(board, '').record?.positions.length ?? 0;
// @ts-expect-error: an order of a kind there is not
if (position) play(position, { type: 'jump' });
// @ts-expect-error: a position does not change
if (position) position.turn = 7;
`,
      );
      const program = ts.createProgram([file], {
        module,
        moduleResolution,
        target: ts.ScriptTarget.ES2022,
        strict: true,
        noEmit: true,
        types: [],
      });
      const faults = ts.getPreEmitDiagnostics(program);
      expect(
        faults.map((fault) => ts.flattenDiagnosticMessageText(fault.messageText, '\n')),
      ).toEqual([]);
    },
  );

  test('is loaded by CommonJS too, and is the same there', async () => {
    const file = path.join(folder, 'consumer.cjs');
    writeFileSync(
      file,
      `const engine = require('game-of-war-engine');
import('game-of-war-engine').then((same) => console.log(engine.play === same.play, engine.SIDES.join()));
`,
    );
    const { stdout } = await run('node', [file], { cwd: folder });
    expect(stdout).toBe('true N,S\n');
  });

  test('says of every export what it is', () => {
    const program = ts.createProgram([installed('lib/package/index.d.ts')], {
      module: ts.ModuleKind.Node16,
      moduleResolution: ts.ModuleResolutionKind.Node16,
    });
    const checker = program.getTypeChecker();
    const index = program.getSourceFile(installed('lib/package/index.d.ts'))!;
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(index)!);
    expect(exported.length).toBeGreaterThan(130);
    const silent = exported
      .map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      )
      .filter((symbol) => symbol.getDocumentationComment(checker).length === 0);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('gives a bundler what is asked for, and no more', async () => {
    const size = async (names: string): Promise<number> => {
      const entry = path.join(folder, 'bundled.js');
      writeFileSync(entry, `export { ${names} } from 'game-of-war-engine';`);
      const built = (await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: { lib: { entry, formats: ['es'], fileName: 'out' }, write: false },
      })) as { output: { code: string }[] }[];
      return built[0]!.output[0]!.code.length;
    };
    const [words, maps, all] = [
      await size('SIDES'),
      await size('layBoard, nameOf'),
      await size('play, readRecord, readBoardText, searchFrom'),
    ];
    expect(words).toBeLessThan(200);
    expect(maps).toBeLessThan(all / 5);
  });
});
