import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../src/', import.meta.url);
const sources = ['war/ui/', 'littlewars/ui/', 'shell/ui/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}${file}`),
);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

/** The orders of both games' stores that cannot be taken back, as components give them. */
const ORDERS = [
  ...['table.endTurn()', 'table.attack(', 'table.surrender', 'table.agreeDraw'],
  ...['deployment.seal(', 'deployment.drawLots', 'deployment.beginWar', 'onRaise={'],
  ...['discardDamaged', 'removeTemplate(', 'deleteSaved(', 'chooseThisTab', 'followOtherTab'],
  ...["kind: 'end'", "kind: 'go'", "kind: 'settle'", "kind: 'surrender'", "kind: 'whiteFlag'"],
  ...["{ kind: 'offerDraw', side })", 'onFire(', 'onSeal}', 'props.onGo)'],
] as const;

/**
 * Files that give one without a button that is marked, or a question, a curtain or the frame of a panel, which mark
 * their own; and why.
 */
const WITHOUT: Readonly<Record<string, string>> = {
  'littlewars/ui/gunner/GunnersView.tsx': 'hands the order on, from the button of its panel',
  'littlewars/ui/table/Eye.tsx': 'hands the order on, from the gunner’s view to the table',
  'war/ui/headquarters/PlayAlone.tsx':
    'begins a game from a form; the one before it stays in the library',
};

test.each(ORDERS)('%s is given by a button that a double press cannot reach', (order) => {
  const givers = sources.filter((file) => textOf(file).includes(order));
  expect(givers).not.toEqual([]);
  const unmarked = givers.filter(
    (file) =>
      !(file in WITHOUT) && !/data-irreversible|<Question|<Curtain|<PanelFrame/.test(textOf(file)),
  );
  expect(unmarked).toEqual([]);
});
