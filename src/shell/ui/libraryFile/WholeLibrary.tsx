import { useId, useRef, useState, type ReactNode } from 'react';
import type { Judgements, LibraryPlan } from '../../libraryFile/libraryFile';
import { isAddable, type Judged } from '../../libraryFile/texts';
import {
  planFaults,
  planSentences,
  refusalSentence,
  importSentences,
  type LibraryWords,
} from '../../libraryFile/words';
import { t } from '../../words/t';
import { useLanguage } from '../useLanguage';
import { useShell, type OtherGame } from '../useShell';
import { saveLibraryFile, type LibraryFiling } from './filing';
import './wholeLibrary.css';

/** The current or last act. */
type State<Plan> =
  | {
      readonly is: 'message';
      readonly sentences: readonly string[];
      readonly trouble?: boolean;
      /** The game of the file, if that is another one. */
      readonly game?: OtherGame | undefined;
    }
  | { readonly is: 'read'; readonly name: string; readonly plan: Plan };

interface WholeLibraryProps<J extends Judgements<J>, G extends object> {
  readonly filing: LibraryFiling<J, G>;
  readonly onChanged: () => void;
}

/**
 * Renders two buttons: one saves the whole library as a file, the other reads such a file, shows what is new in it, and
 * adds that if the user agrees. `filing` has the operations and words for it; `onChanged` is called after something has
 * been added.
 */
export function WholeLibrary<J extends Judgements<J>, G extends object>({
  filing,
  onChanged,
}: WholeLibraryProps<J, G>): ReactNode {
  const { settings: shell, others } = useShell();
  const language = useLanguage();
  const { words } = filing;
  const [state, setState] = useState<State<LibraryPlan<J, G>>>({ is: 'message', sentences: [] });
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const show = (...sentences: string[]): void => setState({ is: 'message', sentences });

  /** Runs an act that may take a while, one at a time. */
  async function work(doing: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    show(doing);
    try {
      await work();
    } catch {
      setState({ is: 'message', sentences: [t('shellLibrary:failed')], trouble: true });
    }
    setBusy(false);
  }

  const save = (): Promise<void> =>
    work(t('shellLibrary:saving'), async () => show(...(await saveLibraryFile(filing))));

  const read = (file: File): Promise<void> =>
    work(t('shellLibrary:reading', { name: file.name }), async () => {
      const reading = await (await filing.file()).read(file);
      if ('plan' in reading) {
        setState({ is: 'read', name: file.name, plan: reading.plan });
        return;
      }
      const game =
        reading.refused === 'other'
          ? others.find(({ library }) => library === reading.format)
          : undefined;
      const sentence = refusalSentence(file.name, reading, game?.name[language] ?? null);
      setState({ is: 'message', sentences: [sentence], trouble: true, game });
    });

  const take = (plan: LibraryPlan<J, G>, withSettings: boolean): Promise<void> =>
    work(t('shellLibrary:taking'), async () => {
      // The focused button disappears with the plan.
      title.current?.focus();
      const taken = await (await filing.file()).addEntries(plan);
      if (withSettings && plan.settings !== null) {
        filing.changeSettings(plan.settings.game);
        shell.change(plan.settings.shell);
      }
      const sentences = importSentences(taken, words);
      setState({ is: 'message', sentences, trouble: taken.stopped !== null });
      onChanged();
    });

  const game = state.is === 'message' ? state.game : undefined;
  return (
    <section className="library-whole" aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {t('shellLibrary:title')}
      </h2>
      <p>{words.about()}</p>
      <div className="library-whole-acts">
        <button type="button" disabled={busy} onClick={() => void save()}>
          {t('shellLibrary:save')}
        </button>
        <button type="button" disabled={busy} onClick={() => input.current?.click()}>
          {t('shellLibrary:open')}
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
      <div role="status" data-trouble={state.is === 'message' && state.trouble === true}>
        {state.is === 'message' &&
          state.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
        {state.is === 'read' && <Found {...state} words={words} />}
      </div>
      {game !== undefined && (
        <button type="button" onClick={game.open}>
          {game.name[language]}
        </button>
      )}
      {state.is === 'read' && (
        <Acts
          hasAdditions={hasAdditions(state.plan)}
          hasSettings={state.plan.settings !== null}
          onTake={(withSettings) => void take(state.plan, withSettings)}
          onLeave={() => {
            title.current?.focus();
            show();
          }}
        />
      )}
    </section>
  );
}

interface FoundProps<J extends Judgements<J>, G extends object> {
  readonly name: string;
  readonly plan: LibraryPlan<J, G>;
  readonly words: LibraryWords<J>;
}

/** Shows the content of a file and its faults. */
function Found<J extends Judgements<J>, G extends object>({
  name,
  plan,
  words,
}: FoundProps<J, G>): ReactNode {
  const faults = planFaults(plan, words);
  return (
    <div className="library-whole-plan">
      <h3>{t('shellLibrary:found', { name })}</h3>
      <ul>
        {planSentences(plan, words).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {!hasAdditions(plan) && <li>{t('shellLibrary:nothing')}</li>}
      </ul>
      {faults.length > 0 && (
        <>
          <h4>{t('shellLibrary:faultsTitle')}</h4>
          <ul className="note">
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
  readonly hasAdditions: boolean;
  readonly hasSettings: boolean;
  readonly onTake: (withSettings: boolean) => void;
  readonly onLeave: () => void;
}

function Acts({ hasAdditions, hasSettings, onTake, onLeave }: ActsProps): ReactNode {
  const [withSettings, setWithSettings] = useState(false);
  return (
    <div className="library-whole-acts">
      {hasSettings && (
        <label>
          <input
            type="checkbox"
            checked={withSettings}
            onChange={(event) => setWithSettings(event.target.checked)}
          />{' '}
          {t('shellLibrary:settings')}
        </label>
      )}
      <button type="button" onClick={onLeave}>
        {t('shellLibrary:cancel')}
      </button>
      <button
        type="button"
        className="primary"
        disabled={!hasAdditions && !withSettings}
        onClick={() => onTake(withSettings)}
      >
        {t('shellLibrary:take')}
      </button>
    </div>
  );
}

/** Returns whether a plan has anything new. */
const hasAdditions = <J extends Judgements<J>, G extends object>({
  parts,
}: LibraryPlan<J, G>): boolean =>
  Object.values<readonly Judged[]>(parts).some((entries) => entries.some(isAddable));
