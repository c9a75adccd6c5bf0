import { useId, useMemo, type ReactNode } from 'react';
import { THEMES, type ShellSettings } from '../../settings';
import { t } from '../../words/t';
import { usePauseRequest } from '../clock/usePauseRequest';
import { Dialog } from '../Dialog';
import { LanguageSwitch } from '../LanguageSwitch';
import { Segments, type SegmentsProps } from '../Segments';
import { useShell, useShellSettings } from '../useShell';
import './pages.css';
import { hasSound } from '../../platform/browserApis';
import '../controls.css';
import { Checkbox } from '../Checkbox';

// Defined by the build (vite.config.ts): the version of package.json, and the commit, empty if Git does not know
// it.
declare const VERSION: string;
declare const COMMIT: string;

interface SettingsPageProps {
  readonly sounds?: string;
  readonly look?: ReactNode;
  readonly children?: ReactNode;
  readonly about?: ReactNode;
  /** The authors of its texts and drawings, shown on request, above the licences of its packages. */
  readonly sources?: ReactNode;
  readonly onClose: () => void;
}

/**
 * Renders the dialog of settings: language, theme, sound and keys, which are those of all games, and the sections of
 * one game (`look`, `children`, `about`, `sources`). `sounds` describes the game's sounds. The clocks stand still while
 * it is open.
 */
export function SettingsPage(props: SettingsPageProps): ReactNode {
  const { sounds = t('shell:settings.sounds'), look, children, about, sources, onClose } = props;
  usePauseRequest();
  const { settings } = useShell();
  const theme = useShellSettings((now) => now.theme);
  return (
    <Dialog open title={t('shell:settings.title')} onClose={onClose}>
      <div className="settings">
        <SettingsSection title={t('shell:settings.language')}>
          <LanguageSwitch />
        </SettingsSection>
        <SettingsSection title={t('shell:settings.look')}>
          <SettingChoice
            legend={t('shell:settings.theme')}
            values={THEMES}
            value={theme}
            words={(each) => t(`shell:settings.themes.${each}`)}
            first
            onChoose={(each) => settings.change({ theme: each })}
          />
        </SettingsSection>
        {look}
        <SettingsSection title={t('shell:settings.sound')}>
          <ShellTick of="sounds" label={sounds} />
          <Volume label={t('shell:settings.volume')} />
        </SettingsSection>
        {children}
        <SettingsSection title={t('shell:settings.keys')}>
          <ShellTick of="singleKeys" label={t('shell:settings.singleKeys')} />
        </SettingsSection>
        <SettingsSection title={t('shell:settings.about')}>
          {about}
          <p>
            {t(COMMIT === '' ? 'shell:settings.version' : 'shell:settings.versionOf', {
              version: VERSION,
              commit: COMMIT,
            })}
          </p>
          <details>
            <summary>{t('shell:settings.sources')}</summary>
            {sources}
            <p>
              <a href="licenses.txt" target="_blank" rel="noreferrer">
                {t('shell:settings.licences')}
              </a>
            </p>
          </details>
        </SettingsSection>
      </div>
    </Dialog>
  );
}

interface SettingsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders settings that belong together (`children`) under the heading `title`. */
export function SettingsSection({ title, children }: SettingsSectionProps): ReactNode {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface SettingChoiceProps<V extends string> extends Omit<SegmentsProps<V>, 'label' | 'lang'> {
  readonly legend: string;
  readonly note?: string;
}

/**
 * Renders a setting with a few values as a row of radio buttons under a legend, with an optional note. `words` returns
 * the label of a value; `onChoose` is called with the value chosen.
 */
export function SettingChoice<V extends string>(props: SettingChoiceProps<V>): ReactNode {
  const { legend, note, ...choice } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Segments {...choice} />
      {note !== undefined && <p className="settings-note">{note}</p>}
    </fieldset>
  );
}

interface ShellTickProps {
  readonly of: keyof Pick<ShellSettings, 'sounds' | 'singleKeys'>;
  readonly label: string;
}

function ShellTick({ of, label }: ShellTickProps): ReactNode {
  const { settings } = useShell();
  const on = useShellSettings((now) => now[of]);
  return <Checkbox label={label} on={on} onChange={(value) => settings.change({ [of]: value })} />;
}

/** The volume of all games' sounds, if they are on. */
function Volume({ label }: { readonly label: string }): ReactNode {
  const { settings } = useShell();
  const sounds = useShellSettings((state) => state.sounds);
  const volume = useShellSettings((state) => state.volume);
  const id = useId();
  // Checked once sounds are on; until then no audio context is made.
  const canPlaySounds = useMemo(() => !sounds || hasSound(), [sounds]);
  return (
    <>
      <div className="volume">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={10}
          value={volume}
          disabled={!sounds}
          onChange={({ target }) => settings.change({ volume: Number(target.value) })}
        />
      </div>
      {!canPlaySounds && <p>{t('shell:noSound')}</p>}
    </>
  );
}
