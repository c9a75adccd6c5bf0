import { Fragment } from 'react';
import type keys from '../../../../languages/en/war/keys.json';
import { content, t } from '../../../words/t';
import { usePauseRequest } from '../../../../shell/ui/clock/usePauseRequest';
import { Dialog } from '../../../../shell/ui/Dialog';
import { SPEECH_KEYS } from '../../base/speechKeys';
import { EDITOR_KEYS, MAP_EDITOR_KEYS } from '../../base/editorKeys';
import { KEYS } from '../../base/keys';
import { STUDY_KEYS } from '../../base/studyKeys';
import { useShell, useShellSettings } from '../../../../shell/ui/useShell';
import type { BoardScreen } from '../../base/help';
import './help.css';

const ALL_KEYS = { ...KEYS, ...SPEECH_KEYS, ...STUDY_KEYS, ...EDITOR_KEYS, ...MAP_EDITOR_KEYS };
type Section = keyof typeof ALL_KEYS;

/** The sections of each screen, in reading order. */
const SHEETS = {
  war: [
    'board',
    'orders',
    'typing',
    'sums',
    'speech',
    'near',
    'compass',
    'clock',
    'programs',
    'advice',
    'drawing',
    'lists',
    'warLists',
    'layers',
    'zoom',
    'history',
    'historyList',
    'player',
    'page',
  ],
  study: [
    'board',
    'study',
    'drawing',
    'orders',
    'sums',
    'speech',
    'near',
    'compass',
    'advice',
    'lists',
    'warLists',
    'layers',
    'zoom',
    'history',
    'historyList',
    'page',
  ],
  deployment: ['board', 'deployment', 'speech', 'compass', 'lists', 'zoom', 'page'],
  editor: ['board', 'editor', 'zoom'],
  mapEditor: ['board', 'mapEditor', 'zoom'],
} as const satisfies Readonly<Record<BoardScreen, readonly Section[]>>;

type Line = keyof typeof keys.lines;

interface KeySheetProps {
  readonly screen: BoardScreen;
  readonly onLegend: () => void;
  readonly onClose: () => void;
}

/**
 * A dialog that lists every key of a kind of screen with what it does, and the setting for single keys. `onLegend` is
 * called by the button for the legend of the map.
 */
export function KeySheet({ screen, onLegend, onClose }: KeySheetProps) {
  usePauseRequest();
  const shell = useShell();
  const single = useShellSettings((settings) => settings.singleKeys);
  return (
    <Dialog open title={t('keys:title')} onClose={onClose}>
      <div
        className="key-sections"
        role="group"
        aria-label={t('keys:title')}
        tabIndex={0}
        data-first-focus
      >
        <div>
          {SHEETS[screen].map((section) => (
            <section key={section} aria-labelledby={`keys-${section}`}>
              <h3 id={`keys-${section}`}>{t(`keys:sections.${section}`)}</h3>
              <dl className="keys">
                {linesOf(section).map(([line, names]) => (
                  <div key={line}>
                    <dt>
                      {names.map((name) => (
                        <Key key={name} name={name} />
                      ))}
                    </dt>
                    <dd>{t(`keys:lines.${line}`)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
      <button type="button" className="plain" onClick={onLegend}>
        {t('ground:legend')}
      </button>
      <label className="tick">
        <input
          type="checkbox"
          checked={single}
          aria-describedby="keys-single"
          onChange={(event) => shell.settings.change({ singleKeys: event.target.checked })}
        />
        {t('keys:single')}
      </label>
      <p id="keys-single" className="key-note">
        {t('keys:singleHelp')}
      </p>
      <p className="key-note">{t('keys:place')}</p>
    </Dialog>
  );
}

const linesOf = (section: Section): [Line, string[]][] => {
  const lines: Readonly<Record<string, Readonly<Record<string, string>>>> = ALL_KEYS[section];
  // An object lists digits first; here they follow the signs of their row: + - 0.
  return Object.entries(lines).map(([line, acts]) => [
    line as Line,
    Object.keys(acts).sort((a, b) => Number(/^\d$/.test(a)) - Number(/^\d$/.test(b))),
  ]);
};

/** A key as it is labelled on keyboards. */
function Key({ name }: { readonly name: string }) {
  return (
    <span>
      {(name === '+' ? [name] : name.split('+')).map((part, i) => (
        <Fragment key={part}>
          {i > 0 && ' + '}
          <kbd>{keyCap(part)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

type Named = keyof typeof keys.names;
const OTHERWISE: Readonly<Record<string, Named>> = { ' ': 'Space', Ctrl: 'Control' };

const keyCap = (part: string): string => {
  const name = OTHERWISE[part] ?? part;
  return name in content('keys').names ? t(`keys:names.${name as Named}`) : name.toUpperCase();
};
