import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { missingParts } from '../../lazyModule';
import { download } from '../../platform/download';
import { copyText, browserName } from '../../platform/browserApis';
import { t } from '../../words/t';
import { Dialog } from '../Dialog';
import type { BrokenProps, NotLoadedProps } from '../missing';
import { useShell } from '../useShell';
import './errorPage.css';
import type { CurrentGameFile } from '../../game';

/** The most useful lines of the stack; a component is some ten calls deep. */
const MOST_FRAMES = 12;

/**
 * Returns a report on an error that a player can pass on to the programmers, in English, one fact a line: version,
 * screen, error with its place in the code, browser and window. It contains nothing about the armies. `game` is null if
 * there is none.
 */
export function faultReport(error: unknown, game: CurrentGameFile | null): string {
  const {
    name,
    message,
    stack = '',
  } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  return [
    `version: ${version()}`,
    `screen: ${[route(), game?.at ?? 'no game'].join(', ')}`,
    `fault: ${name}: ${redacted(message)}`,
    ...framesOf(stack.replace(message, '')),
    `browser: ${browserName()}`,
    `window: ${window.innerWidth}×${window.innerHeight}, ${document.documentElement.lang}`,
  ].join('\n');
}

/** Returns the file name of the page's own script, which contains a hash of the program. */
const version = (): string =>
  document
    .querySelector<HTMLScriptElement>('script[type="module"][src]')
    ?.src.replace(/^.*\//, '') ?? 'unknown';

/** Returns the route without its suffix, because a link may contain a whole game. */
const route = (): string => /^#[a-z-]*/i.exec(window.location.hash)?.[0] ?? 'start';

/**
 * Returns an error's message without possible quotes of a sealed army: without words with a digit, as all squares
 * and placements have one, and without text in double quotes.
 */
const redacted = (message: string): string =>
  message.replace(/"[^"]*"?|“[^”]*”?/g, '“…”').replace(/\S*\d\S*/g, '…');

/** Returns where it was thrown: function, file, line and column, in the forms of the three engines. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => /^(?:\s+at .+|\S*@\S+):\d+:\d+\)?$/.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => `  ${line.trim().replace(/[^\s(@]*\//, '')}`);

/**
 * Renders a notice in place of a component that could not be fetched: as a dialog if the component was one, otherwise
 * within the page. Its buttons try again (`onAgain`, by default for all that is missing), close it (`onClose`; none if
 * undefined), and, after a vain attempt, reload the page if all is saved.
 */
export function PartMissing({ place, ...props }: NotLoadedProps): ReactNode {
  const shown = useRef<HTMLElement>(null);
  const takesFocus = place === 'panel' || place === 'screen';
  useLayoutEffect(() => {
    if (takesFocus) shown.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const { onClose } = props;
  const actions = <Actions {...props} />;
  if (place === 'dialog')
    return (
      <Dialog
        open
        title={t('shell:notLoaded.title')}
        onClose={() => onClose?.()}
        actions={actions}
        reason={<p>{t('shell:notLoaded.text')}</p>}
      />
    );
  const unreported = place === 'unreported';
  return (
    <section
      ref={shown}
      className={place === 'panel' ? 'not-loaded panel' : 'not-loaded'}
      data-place={place}
      role={unreported ? undefined : 'alert'}
    >
      <p>{t(unreported ? 'shell:notLoaded.part' : 'shell:notLoaded.text')}</p>
      <div className="error-page-actions">{actions}</div>
    </section>
  );
}

function Actions({ onClose, onAgain = fetchMissing }: Omit<NotLoadedProps, 'place'>): ReactNode {
  const { mayReload } = useShell();
  const [tries, setTries] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => void Promise.resolve(onAgain()).then(() => setTries((before) => before + 1))}
      >
        {t('shell:notLoaded.again')}
      </button>
      {/* A new version has other files; and some browsers never request a failed file again. */}
      {tries > 0 && mayReload() && (
        <>
          <button type="button" onClick={() => window.location.reload()}>
            {t('shell:fault.reload')}
          </button>
          <a href="fresh.html">{t('shell:fault.fresh')}</a>
        </>
      )}
      {onClose && (
        <button type="button" onClick={onClose}>
          {t('shell:close')}
        </button>
      )}
    </>
  );
}

/** Tries again to fetch all missing modules and style sheets; resolves when each has settled. Never rejects. */
export const fetchMissing = (): Promise<unknown> =>
  Promise.allSettled(missingParts().map(({ fetch }) => fetch()));

/**
 * Renders the page shown after a component has thrown `error`: the report on it, and buttons that reload the page, copy
 * the report, and save the current game, which `currentGame` returns, as a file if there is one.
 */
export function BrokenPage({ error, currentGame: getCurrentGame }: BrokenProps): ReactNode {
  const current = getCurrentGame();
  // The displayed report is the one copied, whatever changes meanwhile.
  const [report] = useState(() => faultReport(error, current));
  const [copied, setCopied] = useState<boolean | null>(null);
  const about = useId();
  const copy = (): void =>
    void copyText(report).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <main className="error-page">
      <h1>{t('shell:fault.title')}</h1>
      <p role="alert">{t(current === null ? 'shell:fault.nothingSaved' : 'shell:fault.text')}</p>
      <details open={copied === false || undefined}>
        <summary>{t('shell:fault.detail')}</summary>
        <pre translate="no">{report}</pre>
      </details>
      <p id={about}>{t('shell:fault.about')}</p>
      <p role="status">
        {copied !== null && t(copied ? 'shell:fault.copied' : 'shell:fault.notCopied')}
      </p>
      <div className="error-page-actions">
        <button type="button" className="primary" onClick={() => window.location.reload()}>
          {t('shell:fault.reload')}
        </button>
        {current !== null && (
          <button type="button" onClick={() => download(current.fileName, current.text)}>
            {t('shell:fault.download')}
          </button>
        )}
        <button type="button" aria-describedby={about} onClick={copy}>
          {t('shell:fault.copy')}
        </button>
        <a href="fresh.html">{t('shell:fault.fresh')}</a>
      </div>
    </main>
  );
}
