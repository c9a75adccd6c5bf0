import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import type { Deployment } from '../../../../src/war/engine/deployment';
import { GAME_TEXTS, STUDY_TEXTS } from '../../../../src/war/game/libraryFile';
import { lineOfText, type FiledText } from '../../../../src/shell/libraryFile/texts';
import {
  planFaults as faultsOf,
  planSentences as sentencesOf,
} from '../../../../src/shell/libraryFile/words';
import { shippedMaps } from '../../../../src/war/engine/maps/maps';
import { draftOfMap } from '../../../../src/war/game/mapDraft';
import { writeMapDraft } from '../../../../src/war/game/mapDraftText';
import { readUnits } from '../../../../src/war/game/placements';
import { addTemplates, placesOf } from '../../../../src/war/store/deployment/templatePlaces';
import type { LibraryPlan } from '../../../../src/war/store/library/libraryFile';
import { LIBRARY_WORDS } from '../../../../src/war/words/libraryFile';
import { createBrowser, gameOf, openTab, prefer, toWar, type Browser } from '../fakes';

// Libraries, their files and their tabs, for the tests of library files.

export const planFaults = (plan: LibraryPlan) => faultsOf(plan, LIBRARY_WORDS);
export const planSentences = (plan: LibraryPlan) => sentencesOf(plan, LIBRARY_WORDS);
export const writeEntry = ({
  kind,
  ...filed
}: FiledText & { readonly kind: 'game' | 'study' }): string =>
  JSON.stringify(lineOfText(kind === 'game' ? GAME_TEXTS : STUDY_TEXTS, filed));

export const ARMY = readUnits(
  BOARD,
  'N',
  '25/25/25/2R22/25/4S4I15/25/25/25/25/25/25/25/25/25/25/25/25/25/25',
) as Deployment;

export const COMBE = writeMapDraft(draftOfMap(shippedMaps()[1]!));

export type Tab = ReturnType<typeof openTab>;
let tabs = 0;
/** Opens another tab of a browser. */
export const tab = (of: Browser): Tab => openTab({ browser: of, prefix: `tab ${(tabs += 1)}` });
export async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve();
}

/** A war of two turns with a name of its own. */
export async function play({ store }: Tab, name: string): Promise<string> {
  toWar(store, { players: { N: name, S: 'Fritz' } });
  store.table.endTurn();
  store.table.endTurn();
  await settled();
  return gameOf(store).id;
}
export const textsOf = (of: Browser): string[] =>
  [...of.games.values()].map((entry) => (entry as { text: string }).text).sort();
/** The studies of a browser lie in a database of their own. */
const studyBrowsers = new WeakMap<Browser, Browser>();
export function studiesIn(of: Browser): Browser {
  const known = studyBrowsers.get(of);
  if (known !== undefined) return known;
  const made = createBrowser();
  studyBrowsers.set(of, made);
  return made;
}
export const fileOf = ({ store, browser: of }: Tab) => store.library.file(studiesIn(of).archive);
export const saved = async (one: Tab) => (await fileOf(one)).save();
export const read = async (one: Tab, file: Blob): Promise<LibraryPlan> => {
  const reading = await (await fileOf(one)).read(file);
  if (!('plan' in reading)) throw new Error(reading.refused);
  return reading.plan;
};
export const refusal = async (one: Tab, file: Blob) => (await fileOf(one)).read(file);
export const addEntries = async (into: Tab, plan: LibraryPlan) =>
  (await fileOf(into)).addEntries(plan);
export const unpacked = async (file: Blob): Promise<string> =>
  new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
export const verdicts = (plan: LibraryPlan): string[] =>
  plan.parts.games.map(({ verdict }) => verdict);

/** A library of two wars and a template, and its file. */
export async function aLibrary(browser: Browser) {
  const one = tab(browser);
  const first = await play(one, 'Ada');
  const second = await play(one, 'Emma');
  addTemplates(placesOf(one.store).own, [
    { id: 'mine', name: 'Old guard', board: BOARD, deployment: ARMY },
  ]);
  prefer(one.store, { figures: true, theme: 'dark' });
  return { one, first, second, file: await saved(one) };
}
