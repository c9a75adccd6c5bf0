import '../shell/ui/theme.css';
import '../war/ui/board/board.css';
import '../war/ui/effects/animations/past.css';
import './embed.css';
import { addMessages, setLanguage } from '../shell/language/current';
import { browserLanguages, mediaOf } from '../shell/platform/browserApis';
import { latinKey } from '../shell/ui/latinKey';
import { ROOT, type NodeId } from '../war/game/study';
import type { War } from '../war/game/war';
import type { Orientation } from '../war/ui/board/geometry';
import { t } from '../war/words/t';
import { gameIn, readOptions, type EmbedOptions } from './address';
import { Page, titleOf, type Orders, type Shown } from './Page';
import { createPageRoot } from './pageRoot';
import { readFragment, type Carried } from './reading';
import { groundOf } from './Scene';
import { leftAt, lineThrough, siblingAt, type ShownStudy } from './study';
import type { StepKind } from '../shell/replay';
import { steppedTo } from '../war/game/past';
import { FETCHED } from '../war/words/fetched';

/** Milliseconds between steps while the game plays; reading a step takes a little more than a second. */
const STEP = 1_600;

/** The keys, as in the history of the game. */
const KEYS: Readonly<Record<string, StepKind>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'previousTurn',
  ArrowDown: 'nextTurn',
  PageUp: 'previousTurn',
  PageDown: 'nextTurn',
  Home: 'first',
  End: 'last',
};

const container = document.getElementById('embed-root') ?? document.body;
const render = createPageRoot(container);
let stop: () => void = () => undefined;

/** Returns the first line shown of a study, and its first step. */
function beginning(
  { war }: NonNullable<Carried['opened']>,
  study: Carried['study'],
  { at, node }: EmbedOptions,
): Pick<Shown, 'studied' | 'at'> {
  const id = node !== null && study?.nodes.has(node) ? node : ROOT;
  const studied = study && lineThrough(study, id);
  if (studied !== null && id !== ROOT)
    return { studied, at: studied.line.findIndex((one) => one.id === id) };
  const last = (studied?.war ?? war).actions.length;
  const requested = at ?? 0;
  return {
    studied,
    at: Math.min(last, Math.max(0, requested < 0 ? last + 1 + requested : requested)),
  };
}

/** Shows a game, and steps through it. Returns a function that ends this. */
function show(
  opened: NonNullable<Carried['opened']>,
  carried: Carried,
  options: EmbedOptions,
): () => void {
  const { study } = carried;
  const war = (): War => shown.studied?.war ?? opened.war;
  const last = (): number => war().actions.length;
  const orientation: Orientation = options.flipped ? 2 : 0;
  const within = (at: number): number => Math.min(last(), Math.max(0, at));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Shown = {
    opened,
    carried,
    ...beginning(opened, study, options),
    playing: false,
    orientation,
    lines: options.lines,
    ground: groundOf(opened.war.positions[0].board, orientation),
    game: gameIn(window.location.hash),
  };
  const change = (to: Partial<Shown>): void => {
    shown = { ...shown, ...to };
    render(<Page shown={shown} orders={orders} />);
  };
  const pause = (): void => {
    clearTimeout(timer);
    if (shown.playing) change({ playing: false });
  };
  const step = (): void => {
    timer = setTimeout(() => {
      change({ at: within(shown.at + 1) });
      if (shown.at < last()) step();
      else pause();
    }, STEP);
  };
  const goTo = (at: number): void => {
    pause();
    if (at !== shown.at) change({ at: within(at) });
  };
  /** Shows a node of the study and its line. */
  const goToNode = (id: NodeId): void => {
    if (study === null) return;
    pause();
    const studied = lineThrough(study, id);
    const hadFocus = document.activeElement;
    change({ studied, at: studied.line.findIndex((node) => node.id === id) });
    // The button of a continuation disappears when pressed; the focus moves to its description.
    if (hadFocus?.isConnected === false)
      container.querySelector<HTMLElement>('.embed-status')?.focus();
  };
  const orders: Orders = {
    goTo,
    goToNode,
    step: (stepKind) => goTo(steppedTo(war(), shown.at, stepKind)),
    play: () => {
      if (shown.playing) {
        pause();
        return;
      }
      // At the end it starts over.
      change({ playing: true, ...(shown.at === last() && { at: 0 }) });
      step();
    },
    toggleLines: () => change({ lines: !shown.lines }),
  };
  /** Returns to the line that a variation has left. */
  const back = (studied: ShownStudy): void => {
    const left = leftAt(studied, shown.at);
    if (left !== null) goToNode(left);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || last() === 0) return;
    const { target } = event;
    const isPressed =
      target instanceof HTMLElement &&
      target.closest('button, a, summary, [type="checkbox"]') !== null;
    const key = latinKey(event);
    const stepKind = KEYS[key];
    if (stepKind !== undefined) orders.step(stepKind);
    else if ((key === ' ' && !isPressed) || key === 'p') orders.play();
    else if (key === 'v' && shown.studied) goToNode(siblingAt(shown.studied, shown.at));
    else if (key === 'b' && shown.studied) back(shown.studied);
    else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', onKey);
  document.title = titleOf(shown);
  change({});
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey);
  };
}

/** Shows the game of the address with its options. */
async function open(): Promise<void> {
  const { hash } = window.location;
  const options = readOptions(hash, browserLanguages());
  const { dataset } = document.documentElement;
  const { theme } = options;
  const asksForMore = mediaOf('(prefers-contrast: more)').matches;
  dataset.scheme = theme === 'light' || theme === 'dark' ? theme : 'system';
  dataset.contrast =
    theme === 'contrast' || (theme === 'system' && asksForMore) ? 'more' : 'normal';
  const [carried] = await Promise.all([readFragment(gameIn(hash)), setLanguage(options.language)]);
  // The address has changed meanwhile.
  if (window.location.hash !== hash) return;
  document.documentElement.lang = options.language;
  stop();
  const { opened, fault } = carried;
  if (opened !== null) {
    stop = show(opened, carried, options);
    return;
  }
  document.title = t('field:title');
  render(
    <section className="embed-nothing">
      <h1>{t('field:title')}</h1>
      <p>{t('embed:noBoard')}</p>
      {fault !== null && <p>{t(`embed:fault.${fault}`)}</p>}
      <a href="./" target="_blank" rel="noopener">
        {t('embed:open')}
      </a>
    </section>,
  );
}

addMessages(FETCHED, ['first', 'game', 'embed']);
/** The page's own text in both languages stays if it cannot be opened. */
const failed = (): void => document.getElementById('embed-failed')?.removeAttribute('hidden');
window.addEventListener('hashchange', () => void open().catch(failed));
void open().catch(failed);
