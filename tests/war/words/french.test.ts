import { describe, expect, test } from 'vitest';
import headquarters from '../../../src/languages/fr/war/headquarters.json';
import lessons from '../../../src/languages/fr/war/lessons.json';
import lists from '../../../src/languages/fr/war/lists.json';
import war from '../../../src/languages/fr/war/war.json';
import shell from '../../../src/languages/fr/shell/shell.json';
import shellLibrary from '../../../src/languages/fr/shell/shellLibrary.json';

const texts = (tree: object, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, branch]: [string, unknown]) =>
    typeof branch === 'string'
      ? [[path + key, branch] as [string, string]]
      : texts(branch as object, `${path}${key}.`),
  );
const ALL = Object.entries(
  import.meta.glob<object>('../../../src/languages/fr/war/*.json', {
    eager: true,
    import: 'default',
  }),
).flatMap(([path, tree]) => texts(tree, `${path.split('/').at(-1)}: `));

/** The messages in which something is said. */
const saying = (what: RegExp): string[] =>
  ALL.filter(([, text]) => what.test(text)).map(([path, text]) => `${path} ${text}`);

describe('a word for a thing, the same everywhere', () => {
  test.each([
    [
      'a kind of unit counts its units',
      /\b(une|deux|trois|chaque|toute|des) (cavaleries?|infanteries?|artilleries?)\b(?! (?:à|du))/i,
    ],
    ['what attack and defence come to is a rapport de forces', /\bsommes?\b|\btotal\b/i],
    ['the board is seen in an agrandissement', /\bloupe\b/i],
    ['a game is written down, and is no relevé', /\b[Rr]elevés?\b(?!, et le vainqueur)/],
    ['a turn is a coup', /\b(?:[Dd]ernier|[Cc]haque|[Cc]e|[Ll]e|du|[Uu]n) tour\b/],
    ['keys are raccourcis', /\bTouches\b/],
    ['a game under way is en cours, not in a hand', /partie en main/],
    ['nothing of a source is left in English', /board note/],
  ])('%s', (_, other) => {
    expect(saying(other)).toEqual([]);
  });
});

test('to undo and to close are two words', () => {
  expect(war.undo).toBe('Annuler');
  expect(ALL.filter(([, text]) => text === 'Annuler')).toHaveLength(1);
  expect(saying(/\breprendre le dernier mouvement|mouvement est repris/)).toEqual([]);
});

test('units are listed under words that agree with them', () => {
  for (const [path, text] of ALL)
    expect(text, path).not.toMatch(/^(Isolement|Délogement|Pas d’alignement)/);
  expect(war.event.lost).toMatch(/isolées/);
});

test('lines are feminine and fire is masculine, in the switches and in the lessons that name them', () => {
  const { lines, fire } = war.layers;
  expect(Object.values(lines)).toEqual(['Lignes', 'aucune', 'miennes', 'adverses', 'toutes']);
  expect(Object.values(fire)).toEqual(['Feu', 'aucun', 'mien', 'adverse']);
  const { cutLine, support } = lessons.steps;
  expect(cutLine.hint).toContain(`«\u00a0${lines.title}\u00a0» sur «\u00a0${lines.theirs}\u00a0»`);
  expect(support.hint).toContain(`«\u00a0${fire.title}\u00a0» sur «\u00a0${fire.theirs}\u00a0»`);
});

test.each([
  [war.over.drawn, 'Partie nulle'],
  [war.lastTurn, 'Coup précédent'],
  [war.keepFighting, 'Continuer le combat'],
  [headquarters.seeEnd, 'Voir comment elle s’est terminée'],
  [lists.latest, 'Les plus récentes d’abord.'],
  [shell.replay.play, 'Lecture'],
  [shellLibrary.list.current, 'en cours'],
  [war.sum.away, 'Distance'],
])('%s', (message, wanted) => {
  expect(message).toBe(wanted);
});
