import { useId, useRef, useState, type ReactNode } from 'react';
import type { LibraryPlan, PlanReading } from '../../store/libraryFile';
import { planFaults, planSentences, takenSentence } from '../../words/libraryFile';
import { tellRecord } from '../../words/records';
import { useShell } from '../../../shell/ui/useShell';
import { studiesDatabase } from '../base/studiesDatabase';
import { useGameStore } from '../base/useGame';
import { saveLibraryFile } from './saveLibraryFile';
import './wholeLibrary.css';

/** What is under way, or was done last. */
type State =
  | { readonly is: 'told'; readonly sentences: readonly string[]; readonly trouble?: boolean }
  | { readonly is: 'read'; readonly name: string; readonly plan: LibraryPlan };

/** The whole library as a file: saved, and added from. `onChanged`: games have been added. */
export function WholeLibrary({ onChanged }: { readonly onChanged: () => void }): ReactNode {
  const store = useGameStore();
  const { settings: shell } = useShell();
  const [state, setState] = useState<State>({ is: 'told', sentences: [] });
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const tell = (...sentences: string[]): void => setState({ is: 'told', sentences });

  /** Does something that may take a while, one at a time. */
  async function work(doing: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    tell(doing);
    try {
      await work();
    } catch {
      setState({ is: 'told', sentences: [tellRecord('library.failed')], trouble: true });
    }
    setBusy(false);
  }

  const save = (): Promise<void> =>
    work(tellRecord('library.file.saving'), async () => tell(...(await saveLibraryFile(store))));

  const read = (file: File): Promise<void> =>
    work(tellRecord('library.file.reading', { name: file.name }), async () => {
      const reading = await (await store.library.file(studiesDatabase())).read(file);
      if ('plan' in reading) setState({ is: 'read', name: file.name, plan: reading.plan });
      else setState({ is: 'told', sentences: [refusal(file.name, reading)], trouble: true });
    });

  const take = (plan: LibraryPlan, withSettings: boolean): Promise<void> =>
    work(tellRecord('library.file.taking'), async () => {
      // What has the focus goes with the plan.
      title.current?.focus();
      const taken = await (await store.library.file(studiesDatabase())).takeIn(plan);
      if (withSettings && plan.settings !== null) {
        store.settings.change(plan.settings.war);
        shell.change(plan.settings.shell);
      }
      const sentences = [takenSentence(taken)];
      if (taken.stopped !== null)
        sentences.push(tellRecord(`library.file.stopped.${taken.stopped}`));
      setState({ is: 'told', sentences, trouble: taken.stopped !== null });
      onChanged();
    });

  return (
    <section className="library-whole" aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {tellRecord('library.file.title')}
      </h2>
      <p>{tellRecord('library.file.text')}</p>
      <div className="library-whole-acts">
        <button type="button" disabled={busy} onClick={() => void save()}>
          {tellRecord('library.file.save')}
        </button>
        <button type="button" disabled={busy} onClick={() => input.current?.click()}>
          {tellRecord('library.file.open')}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Emptied, so that the same file can be chosen again.
            event.target.value = '';
            if (file !== undefined) void read(file);
          }}
        />
      </div>
      <div role="status" data-trouble={state.is === 'told' && state.trouble === true}>
        {state.is === 'told' && state.sentences.map((said) => <p key={said}>{said}</p>)}
        {state.is === 'read' && <Found {...state} />}
      </div>
      {state.is === 'read' && (
        <Acts
          plan={state.plan}
          onTake={(withSettings) => void take(state.plan, withSettings)}
          onLeave={() => {
            title.current?.focus();
            tell();
          }}
        />
      )}
    </section>
  );
}

function refusal(name: string, reading: Exclude<PlanReading, { plan: unknown }>): string {
  return reading.refused === 'newer'
    ? tellRecord('library.file.refused.newer', { name, version: reading.version })
    : tellRecord(`library.file.refused.${reading.refused}`, { name });
}

/** What a file holds, and what is wrong with it. */
function Found({ name, plan }: { readonly name: string; readonly plan: LibraryPlan }): ReactNode {
  const faults = planFaults(plan);
  return (
    <div className="library-whole-plan">
      <h3>{tellRecord('library.file.found', { name })}</h3>
      <ul>
        {planSentences(plan).map((said) => (
          <li key={said}>{said}</li>
        ))}
        {!hasNews(plan) && <li>{tellRecord('library.file.nothing')}</li>}
      </ul>
      {faults.length > 0 && (
        <>
          <h4>{tellRecord('library.file.faultsTitle')}</h4>
          <ul className="library-whole-faults">
            {faults.map((fault, i) => (
              <li key={i}>{fault}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ActsProps {
  readonly plan: LibraryPlan;
  readonly onTake: (withSettings: boolean) => void;
  readonly onLeave: () => void;
}

function Acts({ plan, onTake, onLeave }: ActsProps): ReactNode {
  const [withSettings, setWithSettings] = useState(false);
  return (
    <div className="library-whole-acts">
      {plan.settings !== null && (
        <label>
          <input
            type="checkbox"
            checked={withSettings}
            onChange={(event) => setWithSettings(event.target.checked)}
          />{' '}
          {tellRecord('library.file.settings')}
        </label>
      )}
      <button type="button" onClick={onLeave}>
        {tellRecord('library.file.cancel')}
      </button>
      <button
        type="button"
        className="primary"
        disabled={!hasNews(plan) && !withSettings}
        onClick={() => onTake(withSettings)}
      >
        {tellRecord('library.file.take')}
      </button>
    </div>
  );
}

/** Whether a plan has anything that is not here. */
const hasNews = ({ games, studies, maps, templates }: LibraryPlan): boolean =>
  templates.fresh.length > 0 ||
  [...games, ...studies, ...maps].some(({ verdict }) =>
    ['new', 'further', 'apart'].includes(verdict),
  );
