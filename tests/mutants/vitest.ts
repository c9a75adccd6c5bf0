import { readFileSync, writeFileSync } from 'node:fs';
import {
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  type ExpectStatic,
} from '@vitest/expect';

/**
 * What the tests of the engine need of Vitest, with its own `expect`, in a program that starts in a moment and
 * ends at the first test that fails: a run of the engine's mutants starts it thousands of times.
 */
chai.use(JestExtend).use(JestChaiExpect).use(JestAsymmetricMatchers);
export const expect = chai.expect as unknown as ExpectStatic;

// Before any test is declared: a few rounds of what the tests go through by the thousand.
process.env.SHARE ??= '0.04';
process.env.DIFFERENTIAL ??= '25';

type Body = (...values: never[]) => unknown;
/** Options of a test, its longest time say, stand before or behind its body. They are passed over. */
type Declared = [name: string, ...rest: (Body | object | number)[]];
type Declare = (...declared: Declared) => void;

const tests: { readonly name: string; readonly body: Body }[] = [];

/** Texts mutated by the thousand and long series of games have shorter tests beside them. */
const LEFT_OUT =
  /never throw|random games|random playouts|2,000 settings|tags of any text|whole depth|by the naive rules/;

const isBody = (value: unknown): value is Body => typeof value === 'function';

function bodyOf(declared: Declared): Body {
  const body = declared.find(isBody);
  if (body === undefined) throw new Error(`${declared[0]} has no body`);
  return body;
}

const withEach = (declare: Declare) =>
  Object.assign(declare, {
    each:
      (rows: readonly unknown[]): Declare =>
      (...declared) => {
        for (const row of rows)
          declare(declared[0], () =>
            bodyOf(declared)(...((Array.isArray(row) ? row : [row]) as never[])),
          );
      },
  });

export const test = withEach((...declared) => {
  const [name] = declared;
  if (!LEFT_OUT.test(name)) tests.push({ name, body: bodyOf(declared) });
});
export const describe = withEach((...declared) => {
  bodyOf(declared)();
});

/** What instrumented code reports: the mutants reached at load, and those each test reaches, by its place. */
interface Coverage {
  readonly static: Readonly<Record<string, number>>;
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
declare global {
  var __stryker__: { currentTestId?: string | undefined; mutantCoverage?: Coverage } | undefined;
}
const COVERAGE = 'tests/mutants/coverage.json';

/** The tests that reach a mutant; all of them, where it is reached before any test begins. */
function testsOf(mutant: string): typeof tests {
  const coverage = JSON.parse(readFileSync(COVERAGE, 'utf8')) as Coverage;
  if (mutant in coverage.static) return tests;
  return tests.filter((_, i) => mutant in (coverage.perTest[i] ?? {}));
}

/**
 * Runs the tests in the order they were declared; the process ends with 1 at the first that fails. With no mutant at
 * work it writes down which test reaches which, and with one it runs the tests that reach it.
 */
export async function run(): Promise<void> {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  const stryker = globalThis.__stryker__;
  const wanted = mutant === undefined ? tests : testsOf(mutant);
  for (const [i, { name, body }] of wanted.entries()) {
    if (stryker !== undefined) stryker.currentTestId = String(i);
    try {
      await body();
    } catch (error) {
      console.error(`${name}: ${String(error)}`);
      process.exit(1);
    }
  }
  if (mutant === undefined && stryker !== undefined)
    writeFileSync(COVERAGE, JSON.stringify(stryker.mutantCoverage));
  console.log(`${wanted.length} tests passed`);
}
