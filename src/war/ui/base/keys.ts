import { useKeyActs } from '../../../shell/ui/keys';

/**
 * Every key of the game, by section and purpose: `purpose: { key: act }`, `act` being the name of what the key does.
 * Keys are bound by this list, and the help shows it. A key is named as in keyboard events, in lower case; `Ctrl+` is
 * Control, on a Mac also Command.
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
    undo: { u: 'undo' },
    end: { e: 'endTurn' },
    last: { l: 'lastTurn' },
  },
  sums: {
    sum: { s: 'sum' },
    change: { w: 'change' },
  },
  ear: {
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
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

type Keys = typeof KEYS;
type Values<T> = T[keyof T];
/** The name of a section of `KEYS`: a group of keys that is bound as a whole. */
export type Section = keyof Keys;
type Line<S extends Section> = Readonly<Record<string, Act<S>>>;
/** The name of what a key in a section of `KEYS` does. */
export type Act<S extends Section> = S extends Section
  ? Values<{ [Line in keyof Keys[S]]: Values<Keys[S][Line]> }>
  : never;

/** Returns the name of what each key of a section of `KEYS` does, by the name of the key. */
export const actsOf = <S extends Section>(section: S): Readonly<Record<string, Act<S>>> =>
  Object.fromEntries(Object.values(KEYS[section]).flatMap((line: Line<S>) => Object.entries(line)));

/**
 * Hook: binds the keys of sections of `KEYS`, and calls the function in `acts` named by the key pressed. A key whose
 * function is missing is left to another component.
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
