import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../src/engine/rules';
import { writeRules } from '../../src/engine/ruleWriting';
import { LINK_VERSION } from '../../src/store/isLink';
import { readLink } from '../../src/store/link';
import { readPreferences } from '../../src/store/preferences';
import { readText, writeGameRecord } from '../../src/store/records';
import { readGame } from '../../src/store/save';
import { createSealer, type KeyKeeper } from '../../src/store/seal';
import { readShelf } from '../../src/store/shelf';
import { STEPS } from '../../src/store/steps';
import { readTemplates } from '../../src/store/templates';
import { readTemplateText, writeTemplates } from '../../src/store/templateText';
import { SAVE_VERSION, writeGame } from '../../src/store/writing';
import { toldTurns, toldWar } from '../saves/tellGame';
import { createBrowser, gameOf, openTab } from './fakes';

/** What a recorded file may hold: see tests/saves/README.md. */
interface Kept {
  readonly storage?: Readonly<Record<string, string>>;
  readonly library?: readonly (readonly [string, { readonly text: string; readonly at: number }])[];
  readonly sealKey?: JsonWebKey | null;
  readonly templates?: string;
  readonly save?: string;
  readonly record?: string;
  readonly link?: string;
}

const ROOT = 'tests/saves';
const VERSIONS = readdirSync(ROOT).filter((name) => /^\d+$/.test(name));

const FILES = VERSIONS.flatMap((version) =>
  ['early', 'browser', 'store'].flatMap((from) =>
    readdirSync(`${ROOT}/${version}/${from}`).map((file) => {
      const path = `${version}/${from}/${file.replace('.json', '')}`;
      return [path, JSON.parse(readFileSync(`${ROOT}/${path}.json`, 'utf8')) as Kept] as const;
    }),
  ),
);
const kept = (path: string): Kept => FILES.find(([name]) => name === path)![1];

/** What the program that kept a war replayed. */
const replayOf = (path: string): string => {
  const [version, from, name] = path.split('/');
  return readFileSync(`${ROOT}/${version!}/replays/${from!}/${name!}.txt`, 'utf8');
};

/** Every kept save by the name of its replay. */
const SAVES = FILES.flatMap(([path, { storage, library, save }]) =>
  library !== undefined && library.length > 0 && path.endsWith('/library')
    ? library.map(([id, { text }]) => [`${path}-${id}`, text] as const)
    : [[path, save ?? storage?.['game-of-war/game'] ?? ''] as const],
);

/** Saves whose game today's rules cannot say to the end: how far they go, and what is told. */
const CUT: Readonly<Record<string, { readonly actions: number; readonly code: string }>> = {};
/** Saves whose game had ended by a rule that has been amended since. */
const GOES_ON = [
  '1/browser/war-isolation-pykrieg',
  '1/store/arsenal-to-relay-pykrieg',
  '1/store/end-by-isolation-pykrieg',
  '1/store/game-pykrieg-pump-house',
];

/** The first lines of a replay, so many actions long; what `over` says is left out where the war goes on. */
function expected(path: string): string {
  const lines = replayOf(path).split('\n');
  const cut = CUT[path];
  const whole = cut === undefined ? lines : [...lines.slice(0, cut.actions + 1), ''];
  return GOES_ON.includes(path)
    ? whole.join('\n').replace(/ [NS](\S* \S* \S* \d+ .*) over [NS] isolation\n$/, ' $1')
    : whole.join('\n');
}

describe('every save that ever shipped', () => {
  test.each(SAVES)('%s replays as it did, byte for byte', (path, text) => {
    const { game, faults } = readGame(text);
    if (game === null) throw new Error(JSON.stringify(faults));
    if (game.stage.name === 'war') {
      console.log(path, JSON.stringify(faults), writeRules(game.rules, game.ruleSet));
      expect(toldWar(game.stage.war)).toBe(expected(path));
    }
    else expect(faults).toEqual([]);
    // Kept by today's program it is the same game again.
    expect(readGame(writeGame(game))).toEqual({ game, faults: [] });
  });
});
void [LINK_VERSION, readLink, readPreferences, readText, writeGameRecord, createSealer, readShelf, STEPS, readTemplates, readTemplateText, writeTemplates, SAVE_VERSION, toldTurns, createBrowser, gameOf, openTab, RULE_SETS, kept];
export type { KeyKeeper };
