import { useId, type ReactNode } from 'react';
import { THEMES, type ShellSettings } from '../../../shell/settings';
import { COORDINATES, EAR_PACES, EAR_STYLES, MOMENTS, type WarSettings } from '../../game/settings';
import { tellSetting } from '../../words/settings';
import { Dialog } from '../../../shell/ui/Dialog';
import { LanguageSwitch } from '../../../shell/ui/LanguageSwitch';
import { Segments } from '../../../shell/ui/Segments';
import { useStandstill } from '../../../shell/ui/clock/useStandstill';
import { useSettings, useWarSettings } from '../base/useGame';
import { Volume } from '../../../shell/ui/sound/Volume';
import './settings.css';
import { useShell, useShellSettings } from '../../../shell/ui/useShell';
import { ForeignTitles } from '../base/ForeignTitles';

/** What every browser keeps for its people. A new setting is a line in the section it belongs to. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  useStandstill();
  return (
    <Dialog open title={tellSetting('title')} onClose={onClose}>
      <div className="settings">
        <Section name="language">
          <LanguageSwitch />
        </Section>
        <Section name="look">
          <Theme />
        </Section>
        <Section name="board">
          <Tick of="flipped" />
          <Tick of="table" />
          <Tick of="figures" />
          <Choice
            of="moments"
            values={MOMENTS}
            words={(value) => tellSetting(`momentPaces.${value}`)}
          />
        </Section>
        <Section name="sound">
          <ShellTick of="sounds" />
          <Volume label={tellSetting('volume')} />
        </Section>
        <Section name="turns">
          <Tick of="handOver" />
          <Tick of="warnUnspent" />
          <Tick of="clockHidden" />
        </Section>
        <Section name="ear">
          <Choice
            of="earPace"
            values={EAR_PACES}
            words={(value) => tellSetting(`earPaces.${value}`)}
          />
          <Choice
            of="earStyle"
            values={EAR_STYLES}
            words={(value) => tellSetting(`earStyles.${value}`)}
          />
          <Choice
            of="coordinate"
            values={COORDINATES}
            words={(value) => tellSetting(`coordinates.${value}`)}
          />
          <Tick of="earCues" />
        </Section>
        <Section name="keys">
          <ShellTick of="singleKeys" />
        </Section>
        <Section name="about">
          <About />
        </Section>
      </div>
    </Dialog>
  );
}

interface SectionProps {
  readonly name: 'language' | 'look' | 'board' | 'turns' | 'sound' | 'ear' | 'keys' | 'about';
  readonly children: ReactNode;
}

function Section({ name, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id}>
      <h3 id={id}>{tellSetting(`sections.${name}`)}</h3>
      {children}
    </section>
  );
}

/** The settings that are either on or off. */
type Ticks<S> = { [P in keyof S]: S[P] extends boolean ? P : never }[keyof S] & string;

function Tick({ of }: { readonly of: Ticks<WarSettings> }): ReactNode {
  const settings = useWarSettings();
  return (
    <TickBox
      label={tellSetting(`ticks.${of}`)}
      on={useSettings((now) => now[of])}
      onChange={(on) => settings.change({ [of]: on })}
    />
  );
}

function ShellTick({
  of,
}: {
  readonly of: Exclude<Ticks<ShellSettings>, 'soundsOffered'>;
}): ReactNode {
  const { settings } = useShell();
  return (
    <TickBox
      label={tellSetting(`ticks.${of}`)}
      on={useShellSettings((now) => now[of])}
      onChange={(on) => settings.change({ [of]: on })}
    />
  );
}

interface TickBoxProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const TickBox = ({ label, on, onChange }: TickBoxProps): ReactNode => (
  <label className="tick">
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

interface ChoiceProps<K extends 'moments' | 'earPace' | 'earStyle' | 'coordinate'> {
  readonly of: K;
  readonly values: readonly WarSettings[K][];
  readonly words: (value: WarSettings[K]) => string;
}

function Choice<K extends 'moments' | 'earPace' | 'earStyle' | 'coordinate'>({
  of,
  values,
  words,
}: ChoiceProps<K>): ReactNode {
  const settings = useWarSettings();
  const chosen = useSettings((now) => now[of]);
  return (
    <fieldset>
      <legend>{tellSetting(of)}</legend>
      <Segments
        values={values}
        value={chosen}
        words={words}
        onChoose={(value) => settings.change({ [of]: value })}
      />
    </fieldset>
  );
}

function Theme(): ReactNode {
  const shell = useShell();
  const chosen = useShellSettings((settings) => settings.theme);
  return (
    <fieldset>
      <legend>{tellSetting('theme')}</legend>
      <Segments
        values={THEMES}
        value={chosen}
        words={(theme) => tellSetting(`themes.${theme}`)}
        first
        onChoose={(theme) => shell.settings.change({ theme })}
      />
    </fieldset>
  );
}

/** Whose the rules, the drawings and the typefaces are, and under what licence the game is. */
function About(): ReactNode {
  const { mayReload } = useShell();
  return (
    <>
      {(['rules', 'drawings', 'typefaces', 'licence'] as const).map((of) => (
        <p key={of}>
          <ForeignTitles>{tellSetting(`about.${of}`)}</ForeignTitles>
        </p>
      ))}
      {mayReload() && (
        <p>
          {tellSetting('about.fresh')} <a href="fresh.html">{tellSetting('about.freshLink')}</a>
        </p>
      )}
    </>
  );
}
