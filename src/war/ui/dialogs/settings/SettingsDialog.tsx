import type { ReactNode } from 'react';
import { Checkbox } from '../../../../shell/ui/Checkbox';
import { SettingChoice, SettingsPage, SettingsSection } from '../../../../shell/ui/pages/Settings';
import { useShell } from '../../../../shell/ui/useShell';
import {
  COORDINATES,
  SPEECH_PACES,
  SPEECH_STYLES,
  MOMENTS,
  type WarSettings,
} from '../../../game/settings';
import { ForeignTitles } from '../../base/ForeignTitles';
import { useSettings, useWarSettings } from '../../base/useGame';
import { t } from '../../../words/t';

/** The dialog with the settings of Debord's game and those of all games. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }): ReactNode => (
  <SettingsPage
    look={
      <SettingsSection title={t('settings:sections.board')}>
        <Tick of="flipped" />
        <Tick of="table" />
        <Tick of="figures" />
        <Choice
          of="moments"
          values={MOMENTS}
          words={(value) => t(`settings:animationPaces.${value}`)}
        />
      </SettingsSection>
    }
    about={<About />}
    sources={<Lines of={['texts', 'fragments', 'drawings', 'typefaces']} />}
    onClose={onClose}
  >
    <SettingsSection title={t('settings:sections.turns')}>
      <Tick of="handOver" />
      <Tick of="warnUnspent" />
      <Tick of="clockHidden" />
    </SettingsSection>
    <SettingsSection title={t('settings:sections.screenReader')}>
      <Choice
        of="earPace"
        values={SPEECH_PACES}
        words={(value) => t(`settings:announcementPauses.${value}`)}
      />
      <Choice
        of="earStyle"
        values={SPEECH_STYLES}
        words={(value) => t(`settings:announcementStyles.${value}`)}
      />
      <Choice
        of="coordinate"
        values={COORDINATES}
        words={(value) => t(`settings:coordinates.${value}`)}
      />
      <Tick of="earCues" />
    </SettingsSection>
  </SettingsPage>
);

/** The settings that are on or off. */
type Ticks<S> = { [P in keyof S]: S[P] extends boolean ? P : never }[keyof S] & string;

function Tick({ of }: { readonly of: Ticks<WarSettings> }): ReactNode {
  const settings = useWarSettings();
  return (
    <Checkbox
      label={t(`settings:ticks.${of}`)}
      on={useSettings((now) => now[of])}
      onChange={(on) => settings.change({ [of]: on })}
    />
  );
}

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
  return (
    <SettingChoice
      legend={t(`settings:${of}`)}
      values={values}
      value={useSettings((now) => now[of])}
      words={words}
      onChoose={(value) => settings.change({ [of]: value })}
    />
  );
}

/** The author of the rules, and the licence of the game. */
function About(): ReactNode {
  const { mayReload } = useShell();
  return (
    <>
      <Lines of={['rules', 'licence']} />
      {mayReload() && (
        <p>
          {t('settings:about.fresh')} <a href="fresh.html">{t('settings:about.freshLink')}</a>
        </p>
      )}
    </>
  );
}

interface LinesProps {
  readonly of: readonly ('rules' | 'licence' | 'texts' | 'fragments' | 'drawings' | 'typefaces')[];
}

const Lines = ({ of }: LinesProps): ReactNode =>
  of.map((line) => (
    <p key={line}>
      <ForeignTitles>{t(`settings:about.${line}`)}</ForeignTitles>
    </p>
  ));
