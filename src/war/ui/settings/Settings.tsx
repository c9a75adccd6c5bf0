import { useId, type ReactNode } from 'react';
import { THEMES, type Preferences } from '../../store/preferences';
import { ts } from '../../words/settings';
import { Dialog } from '../../../shell/ui/Dialog';
import { LanguageSwitch } from '../../../shell/ui/LanguageSwitch';
import { useCommand, useGame } from '../base/useGame';
import { About } from './About';
import { Volume } from './Volume';
import './settings.css';

/** What every browser keeps for its people. A new preference is a line in the section it belongs to. */
export function Settings({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Dialog open title={ts('title')} onClose={onClose}>
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
        </Section>
        <Section name="turns">
          <Tick of="handOver" />
          <Tick of="warnUnspent" />
        </Section>
        <Section name="sound">
          <Tick of="sounds" />
          <Volume />
        </Section>
        <Section name="keys">
          <Tick of="singleKeys" />
        </Section>
        <Section name="about">
          <About />
        </Section>
      </div>
    </Dialog>
  );
}

interface SectionProps {
  readonly name: 'language' | 'look' | 'board' | 'turns' | 'sound' | 'keys' | 'about';
  readonly children: ReactNode;
}

function Section({ name, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id}>
      <h3 id={id}>{ts(`sections.${name}`)}</h3>
      {children}
    </section>
  );
}

/** The preferences that are either on or off. */
type Switch = {
  [P in keyof Preferences]: Preferences[P] extends boolean ? P : never;
}[keyof Preferences];

function Tick({ of }: { readonly of: Switch }): ReactNode {
  const command = useCommand();
  const on = useGame((state) => state.preferences[of]);
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => command.prefer({ [of]: event.target.checked })}
      />
      {ts(`ticks.${of}`)}
    </label>
  );
}

function Theme(): ReactNode {
  const command = useCommand();
  const chosen = useGame((state) => state.preferences.theme);
  const name = useId();
  return (
    <fieldset>
      <legend>{ts('theme')}</legend>
      <div className="segments">
        {THEMES.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name={name}
              checked={chosen === theme}
              data-first-focus={chosen === theme || undefined}
              onChange={() => command.prefer({ theme })}
            />
            <span>{ts(`themes.${theme}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
