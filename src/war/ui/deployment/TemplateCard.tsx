import { NameInput } from '../../../shell/ui/NameInput';
import { useId, useState, useRef, type ReactNode } from 'react';
import { reduced, type Deployment } from '../../engine/deployment';
import { stripInvisible } from '../../../shell/stripInvisible';
import type { Written } from '../../../shell/storage';
import {
  changeTemplate,
  removeTemplate,
  type TemplatePlace,
} from '../../store/deployment/templatePlaces';
import { fitted, LONGEST_TEMPLATE_NAME, type Template } from '../../game/templates';
import { writeTemplates } from '../../game/templateText';
import { capital, theSide } from '../../words/sentences';
import { Plan } from '../board/pictures/Plan';
import { t } from '../../words/t';
import { Question } from '../../../shell/ui/Question';
import { copyText } from '../../../shell/platform/browserApis';
import { selectWhole } from '../../../shell/ui/selectWhole';
import { download } from '../../../shell/platform/download';
import { Checkbox } from '../../../shell/ui/Checkbox';

interface TemplateCardProps {
  readonly template: Template;
  readonly now: Deployment;
  readonly place: TemplatePlace;
  readonly draft: boolean;
  /** Whether others' saved templates are shown only when opened. */
  readonly discreet: boolean;
  readonly isTaken: (name: string) => boolean;
  readonly onChanged: (written: Written, done: string) => boolean;
  readonly onMessage: (sentence: string) => void;
  readonly onLoad: (deployment: Deployment) => void;
}

/**
 * A list item for a deployment template stored in `place`: a sketch of its units, and buttons to load it (`onLoad`),
 * rename, export and delete it. `now` is the deployment that loading it would replace; `onChanged` is called with the
 * result of a change, `onMessage` with a sentence for the user. `discreet` hides it until it is opened, unless it is a
 * `draft` of this game.
 */
export function TemplateCard(props: TemplateCardProps): ReactNode {
  const { template, now, place, draft, discreet, isTaken, onChanged, onMessage, onLoad } = props;
  const { name, board, deployment } = template;
  const [opened, setOpened] = useState(false);
  const [mirror, setMirror] = useState(false);
  const [doing, setDoing] = useState<'rename' | 'export' | 'delete' | null>(null);
  const { side, without } = now;
  const whole = fitted(template, side, mirror);
  const own = reduced(whole, without);
  const lost = deployment.units.length - whole.units.length;
  const given = whole.units.length - own.units.length;
  const action = (what: 'rename' | 'export' | 'delete', named: string) => (
    <button
      type="button"
      aria-label={named}
      aria-expanded={doing === what}
      onClick={() => setDoing(doing === what ? null : what)}
    >
      {t(`templates:${what}`)}
    </button>
  );
  return (
    <li>
      <details className="template" onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary>
          {(opened || draft || !discreet) && (
            <Plan board={board} units={opened ? own.units : deployment.units} />
          )}
          <span>
            <strong>{name}</strong>
            <span className="template-note">
              {t(draft ? 'templates:draftUnits' : 'templates:units', {
                side: capital(theSide(deployment.side)),
                count: deployment.units.length,
              })}
            </span>
          </span>
        </summary>
        {deployment.side !== side && (
          <p>{t('templates:turned', { side: theSide(deployment.side) })}</p>
        )}
        <Checkbox label={t('templates:mirror')} on={mirror} onChange={setMirror} />
        {lost > 0 && <p>{t('templates:leftOver', { count: lost })}</p>}
        {given > 0 && <p>{t('templates:given', { count: given })}</p>}
        <div className="template-actions">
          <button
            type="button"
            className="primary"
            aria-label={t('templates:loadNamed', { name })}
            onClick={() => onLoad(own)}
          >
            {t('templates:load')}
          </button>
          {action('rename', t('templates:renameNamed', { name }))}
          {action('export', t('templates:exportNamed', { name }))}
          {action('delete', t('templates:deleteNamed', { name }))}
        </div>
        {doing === 'rename' && (
          <RenameForm
            name={name}
            isTaken={isTaken}
            onRename={(wanted) => {
              const written = changeTemplate(place, { ...template, name: wanted });
              if (onChanged(written, t('templates:done.renamed', { name: wanted }))) setDoing(null);
            }}
          />
        )}
        {doing === 'export' && (
          <TemplateText name={name} text={writeTemplates([template])} onMessage={onMessage} />
        )}
        <Question
          open={doing === 'delete'}
          title={t('templates:deleteAsk', { name })}
          stay={t('templates:deleteCancel')}
          onStay={() => setDoing(null)}
          act={t('templates:deleteDo')}
          onAct={() => {
            setDoing(null);
            onChanged(removeTemplate(place, template), t('templates:done.deleted', { name }));
          }}
          danger
        />
      </details>
    </li>
  );
}

interface RenameFormProps {
  readonly name: string;
  readonly isTaken: (name: string) => boolean;
  readonly onRename: (name: string) => void;
}

function RenameForm({ name, isTaken, onRename }: RenameFormProps): ReactNode {
  const [wanted, setWanted] = useState(name);
  const [refused, setRefused] = useState(false);
  const fault = useId();
  const trimmed = stripInvisible(wanted);
  return (
    <form
      className="template-form"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(isTaken(trimmed));
        if (trimmed !== '' && !isTaken(trimmed)) onRename(trimmed);
      }}
    >
      <label>
        {t('templates:newName', { name })}
        <NameInput
          name={wanted}
          longest={LONGEST_TEMPLATE_NAME}
          pattern=".*[^\s\u2800\p{DI}].*"
          required
          autoFocus
          aria-describedby={fault}
          onName={setWanted}
        />
      </label>
      <button type="submit">{t('templates:renameDo')}</button>
      <p id={fault} role="alert" className="template-bad">
        {refused && t('templates:nameTaken', { name: trimmed })}
      </p>
    </form>
  );
}

interface TemplateTextProps {
  readonly name: string;
  readonly text: string;
  readonly onMessage: (sentence: string) => void;
}

/** A template as text, to copy or to save as a file. */
function TemplateText({ name, text, onMessage }: TemplateTextProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy(): Promise<void> {
    try {
      await copyText(text);
      onMessage(t('templates:done.copied'));
    } catch {
      field.current?.select();
      onMessage(t('templates:done.notCopied'));
    }
  }
  return (
    <div className="template-text">
      <textarea
        ref={field}
        readOnly
        rows={3}
        value={text}
        aria-label={t('templates:text', { name })}
        onFocus={({ target }) => selectWhole(target)}
      />
      <button type="button" onClick={() => void copy()}>
        {t('records:export.copy')}
      </button>
      <button type="button" onClick={() => download(fileName(name), text, 'text/plain')}>
        {t('saves:damaged.download')}
      </button>
    </div>
  );
}

const fileName = (name: string): string =>
  `template-${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || '1'}.txt`;
