import { useKeyActs } from '../../../shell/ui/keys';

/** Keys by section and purpose: `purpose: { key: act }`. */
export type KeySections = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

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

type Keys = typeof KEYS;
type Values<T> = T[keyof T];
/** The name of a section of `KEYS`, which is a group of keys that is bound as a whole, such as `board` or `orders`. */
export type Section = keyof Keys;
type Line<S extends Section> = Readonly<Record<string, Act<S>>>;
/** The union of the names of what the keys in the section `S` of `KEYS` do, such as `undo` or `endTurn`. */
export type Act<S extends Section> = S extends Section
  ? Values<{ [Line in keyof Keys[S]]: Values<Keys[S][Line]> }>
  : never;

/** Returns what each key in a section of `KEYS` does, by the name of the key: `{ u: 'undo', e: 'endTurn', … }`. */
export const actsOf = <S extends Section>(section: S): Readonly<Record<string, Act<S>>> =>
  Object.fromEntries(Object.values(KEYS[section]).flatMap((line: Line<S>) => Object.entries(line)));

/**
 * Hook: binds the keys in some sections of `KEYS`. A pressed key calls the function in `acts` under the name of what
 * the key does; without such a function it does nothing here, and another component may bind it.
 */
export function useKeys<S extends Section>(
  sections: readonly S[],
  acts: Readonly<Partial<Record<Act<S>, () => void>>>,
): void {
  useKeyActs((name) => {
    const act = sections
      .map((section) => actsOf(section)[name])
      .find((found) => found !== undefined);
    return act && acts[act];
  });
}
