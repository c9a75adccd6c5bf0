import { useKeyActs } from '../../../shell/ui/keys';

/** Keys that are bound together, by purpose: `purpose: { key: act }`, `act` being the name of what the key does. */
type KeySection = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** Keys by section and purpose. */
export type KeySections = Readonly<Record<string, KeySection>>;

/**
 * Every key of Debord's game, by section and purpose: `purpose: { key: act }`, `act` being the name of what the key
 * does. A key is named as `keyName` names it: `u`, `Escape`, `Ctrl+Home`.
 */
export const KEYS = {
  board: {
    arrows: { ArrowLeft: 'left', ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'right' },
    row: { Home: 'rowStart', End: 'rowEnd' },
    corners: { 'Ctrl+Home': 'start', 'Ctrl+End': 'end' },
    page: { PageUp: 'pageUp', PageDown: 'pageDown' },
    press: { Enter: 'press', ' ': 'press' },
  },
  deployment: {
    kind: { '[': 'previousKind', ']': 'nextKind' },
    putBack: { Delete: 'putBack', Backspace: 'putBack' },
    leave: { Escape: 'leave' },
    undoChange: { u: 'undo', 'Ctrl+z': 'undo' },
    seal: { e: 'seal' },
  },
  orders: {
    next: { '[': 'previousUnit', ']': 'nextUnit' },
    leave: { Escape: 'leave' },
    undo: { u: 'undo', 'Ctrl+z': 'undo' },
    end: { e: 'endTurn' },
    last: { l: 'lastTurn' },
  },
  sums: {
    sum: { s: 'sum' },
    change: { w: 'change' },
  },
  speech: {
    rays: { r: 'rays' },
    chain: { c: 'chain' },
    state: { o: 'state' },
    again: { a: 'again' },
  },
  lists: {
    units: { 1: 'units' },
    announcements: { 4: 'announcements' },
    goTo: { g: 'goTo' },
  },
  warLists: {
    able: { 2: 'able' },
    targets: { 3: 'targets' },
  },
  layers: {
    communication: { n: 'communication' },
    fire: { t: 'fire' },
  },
  history: {
    open: { h: 'history' },
    steps: { ',': 'previous', '.': 'next' },
    turns: { '<': 'previousTurn', '>': 'nextTurn' },
    present: { p: 'present' },
  },
  historyList: {
    listSteps: { ArrowLeft: 'previous', ArrowRight: 'next' },
    listTurns: { ArrowUp: 'previousTurn', ArrowDown: 'nextTurn' },
    listEnds: { Home: 'first', End: 'last' },
  },
  player: { play: { ' ': 'play' } },
  zoom: { zoom: { '+': 'closer', '-': 'farther', 0: 'whole' } },
  page: {
    terms: { b: 'term' },
    flip: { f: 'flip' },
    help: { '?': 'help' },
  },
} as const satisfies KeySections;

type Values<T> = T[keyof T];
/** The union of the names of what the keys in a section do, such as `undo` or `endTurn`. */
export type Act<S extends KeySection> = S extends KeySection
  ? Values<{ [Line in keyof S]: Values<S[Line]> }>
  : never;

/** Returns what each key in some sections does, by the name of the key: `{ u: 'undo', e: 'endTurn', … }`. */
export const actsOf = <S extends KeySection>(
  sections: readonly S[],
): Readonly<Record<string, Act<S>>> =>
  Object.fromEntries(
    sections.flatMap((section) =>
      Object.values(section).flatMap((line) => Object.entries(line as Record<string, Act<S>>)),
    ),
  );

/**
 * Hook: binds the keys in some sections, such as `KEYS.orders`. A pressed key calls the function in `acts` under the
 * name of what the key does; without such a function it does nothing here, and another component may bind it.
 */
export function useKeys<S extends KeySection>(
  sections: readonly S[],
  acts: Readonly<Partial<Record<Act<S>, () => void>>>,
): void {
  useKeyActs((name) => {
    const act = actsOf(sections)[name];
    return act && acts[act];
  });
}
