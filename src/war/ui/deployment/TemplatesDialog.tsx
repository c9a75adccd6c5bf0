import { NameInput } from '../../../shell/ui/NameInput';
import { useState, type ReactNode } from 'react';
import type { Board } from '../../engine/board';
import type { Deployment } from '../../engine/deployment';
import { addTemplates, placesOf, type TemplatePlace } from '../../store/deployment/templatePlaces';
import { LONGEST_TEMPLATE_NAME, readTemplates, type Template } from '../../game/templates';
import { writeTemplates, type FoundTemplate } from '../../game/templateText';
import { stripInvisible } from '../../../shell/stripInvisible';
import type { Written } from '../../../shell/storage';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
import { download } from '../../../shell/platform/download';
import { DeploymentSheet } from '../dialogs/entry';
import { useGameStore } from '../base/useGame';
import { DamagedTemplateCard } from './DamagedTemplateCard';
import { TemplateCard } from './TemplateCard';
import { TemplateImport } from './TemplateImport';
import './templates.css';
import { TEMPLATES } from '../../game/templateList';

/** The most damaged entries shown, each with its acts; the others follow when these are gone. */
const MOST_DAMAGED = 10;

interface TemplatesProps {
  readonly board: Board;
  readonly deployment: Deployment;
  /** Whether new templates must be hidden from the other side. */
  readonly secret: boolean;
  /** The player's own name, or null. */
  readonly player: string | null;
  readonly onClose: () => void;
}

/**
 * The dialog of deployment templates: to save `deployment` as a template, to load one in its place, and to import,
 * export and print them. `secret` says that new templates must stay hidden from the other side; `player` is the name of
 * the player, null for none.
 */
export function TemplatesDialog({
  board,
  deployment,
  secret,
  player,
  onClose,
}: TemplatesProps): ReactNode {
  const store = useGameStore();
  const [places] = useState(() => placesOf(store));
  const read = () => places.all.map((place) => ({ place, ...readTemplates(place.read()) }));
  const [lists, setLists] = useState(read);
  const [message, setMessage] = useState('');
  const [printing, setPrinting] = useState(false);
  const templates = lists.flatMap((list) => list.templates);
  /** Templates for another map are not mentioned on this one. */
  const isHere = (template: Template): boolean => template.board.map === board.map;
  const here = templates.filter(isHere).length;
  const more = lists.reduce(
    (sum, { damaged }) => sum + Math.max(0, damaged.length - MOST_DAMAGED),
    0,
  );

  /** Reports the result of a change; returns true if it succeeded. */
  function changed(written: Written, done: string): boolean {
    const isSaved = written === 'saved';
    const fault = written === 'full' || written === 'disk' ? written : 'forbidden';
    setMessage(isSaved ? done : t(`templates:done.${fault}`));
    if (isSaved) setLists(read());
    return isSaved;
  }
  const isTaken = (name: string, by?: Template): boolean =>
    templates.some((other) => other.name === name && other.id !== by?.id);

  function add(found: readonly FoundTemplate[], done: string): boolean {
    const taken = new Set(templates.map(({ name }) => name));
    const numbers = new Map<string, number>();
    const added = found.map((one) => {
      const name = freeName(one.name || t('templates:untitled'), taken, numbers);
      taken.add(name);
      return { ...one, id: store.newId(), name };
    });
    return changed(addTemplates(places.own, added), done);
  }

  function load(chosen: Deployment): void {
    store.deployment.loadDeployment(chosen);
    onClose();
  }

  const cards = (place: TemplatePlace, list: readonly Template[]) =>
    list
      .filter(isHere)
      .map((template) => (
        <TemplateCard
          key={template.id}
          template={template}
          now={deployment}
          place={place}
          draft={secret && place === places.own}
          discreet={secret}
          isTaken={(name) => isTaken(name, template)}
          onChanged={changed}
          onMessage={setMessage}
          onLoad={load}
        />
      ));
  return (
    <Dialog open title={t('templates:title')} onClose={onClose}>
      <p className="template-status" role="status">
        {message}
      </p>
      <SaveForm
        deployment={deployment}
        secret={secret}
        isTaken={isTaken}
        onSave={(name) => add([{ name, board, deployment }], t('templates:done.saved', { name }))}
      />
      {here === 0 ? (
        <p>{t('templates:none')}</p>
      ) : (
        <ul className="templates" aria-label={t('templates:list')}>
          {lists.map((list) => cards(list.place, list.templates))}
        </ul>
      )}
      {here < templates.length && (
        <p>{t('templates:ofOtherMaps', { count: templates.length - here })}</p>
      )}
      {lists.flatMap(({ place, damaged }) =>
        damaged
          .slice(0, MOST_DAMAGED)
          .map((entry) => (
            <DamagedTemplateCard
              key={entry.text}
              damaged={entry}
              place={place}
              onChanged={changed}
            />
          )),
      )}
      {more > 0 && <p>{t('templates:damaged.more', { count: more })}</p>}
      {TEMPLATES.newer(store.storage) !== null && <p>{t('templates:newer')}</p>}
      <TemplateImport
        board={board}
        onImport={(found) => add(found, t('templates:done.imported', { count: found.length }))}
      />
      <div className="template-actions">
        {templates.length > 1 && (
          <button
            type="button"
            onClick={() => download('templates.txt', writeTemplates(templates), 'text/plain')}
          >
            {t('templates:exportAll')}
          </button>
        )}
        <button type="button" onClick={() => setPrinting(true)}>
          {t('templates:print')}
        </button>
      </div>
      {printing && (
        <DeploymentSheet
          board={board}
          deployment={deployment}
          {...(player !== null && { player })}
          onClose={() => setPrinting(false)}
        />
      )}
    </Dialog>
  );
}

/** The name, with a number if it is taken; `numbers` has the numbers already used, so that none is tried twice. */
function freeName(name: string, taken: ReadonlySet<string>, numbers: Map<string, number>): string {
  let number = numbers.get(name) ?? 1;
  let free = name;
  while (taken.has(free)) free = t('templates:numbered', { name, number: (number += 1) });
  numbers.set(name, number);
  return free;
}

interface SaveFormProps {
  readonly deployment: Deployment;
  readonly secret: boolean;
  readonly isTaken: (name: string) => boolean;
  readonly onSave: (name: string) => boolean;
}

function SaveForm({ deployment, secret, isTaken, onSave }: SaveFormProps): ReactNode {
  const [name, setName] = useState('');
  const [refused, setRefused] = useState('');
  const empty = deployment.units.length === 0;
  return (
    <form
      className="template-form"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = stripInvisible(name);
        if (wanted === '') return;
        setRefused(isTaken(wanted) ? t('templates:nameTaken', { name: wanted }) : '');
        if (!isTaken(wanted) && onSave(wanted)) setName('');
      }}
    >
      <label>
        {t('templates:name')}
        <NameInput
          name={name}
          longest={LONGEST_TEMPLATE_NAME}
          pattern=".*[^\s\u2800\p{DI}].*"
          required
          disabled={empty}
          onName={setName}
        />
      </label>
      <button type="submit" disabled={empty}>
        {t('templates:save')}
      </button>
      <p className="template-note">
        {empty
          ? t('templates:nothingPlaced')
          : t(secret ? 'templates:secretly' : 'templates:openly')}
      </p>
      {refused !== '' && (
        <p role="alert" className="template-bad">
          {refused}
        </p>
      )}
    </form>
  );
}
