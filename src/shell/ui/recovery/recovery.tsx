import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { missingParts } from '../../lazyModule';
import { download } from '../../platform/download';
import { copyText } from '../../platform/pieces';
import { t } from '../../words/t';
import { Dialog } from '../Dialog';
import type { BrokenProps, NotLoadedProps } from '../missing';
import { useShell } from '../useShell';
import { faultReport } from './faultReport';
import './errorPage.css';

/** Says in a component's place that it could not be fetched, and what can be done. */
export function PartMissing({ place, ...props }: NotLoadedProps): ReactNode {
  const shown = useRef<HTMLElement>(null);
  const takesFocus = place === 'panel' || place === 'screen';
  useLayoutEffect(() => {
    if (takesFocus) shown.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const { onClose } = props;
  const ways = <WaysOn {...props} />;
  if (place === 'dialog')
    return (
      <Dialog
        open
        title={t('shell:late.title')}
        onClose={() => onClose?.()}
        actions={ways}
        reason={<p>{t('shell:late.text')}</p>}
      />
    );
  const untold = place === 'untold';
  return (
    <section
      ref={shown}
      className={place === 'panel' ? 'not-loaded panel' : 'not-loaded'}
      data-place={place}
      role={untold ? undefined : 'alert'}
    >
      <p>{t(untold ? 'shell:late.part' : 'shell:late.text')}</p>
      <div className="error-page-actions">{ways}</div>
    </section>
  );
}

function WaysOn({ onClose, onAgain = fetchMissing }: Omit<NotLoadedProps, 'place'>): ReactNode {
  const { mayReload } = useShell();
  const [tries, setTries] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => void Promise.resolve(onAgain()).then(() => setTries((before) => before + 1))}
      >
        {t('shell:late.again')}
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

/** Tries to fetch all missing parts. Never rejects. */
export const fetchMissing = (): Promise<unknown> =>
  Promise.allSettled(missingParts().map(({ fetch }) => fetch()));

/** Shown instead of a page that has failed, with what can be done. */
export function BrokenPage({ error, kept: keptNow }: BrokenProps): ReactNode {
  const kept = keptNow();
  // The displayed report is the one copied, whatever changes meanwhile.
  const [report] = useState(() => faultReport(error, kept));
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
      <p role="alert">{t(kept === null ? 'shell:fault.nothingKept' : 'shell:fault.text')}</p>
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
        {kept !== null && (
          <button type="button" onClick={() => download(kept.fileName, kept.text)}>
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
