import type { ReactNode } from 'react';
import {
  SettingChoice,
  SettingsPage,
  SettingsSection,
  Tick,
} from '../../../shell/ui/pages/Settings';
import { SEEN_FROM } from '../../game/settings';
import { messagesOf, t } from '../../words/t';
import { useOwnSettings, useSettings } from '../base/useGame';

const tell = messagesOf('lwTable');

/** The settings of Little Wars among those of all games. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const settings = useOwnSettings();
  const seenFrom = useSettings((now) => now.seenFrom);
  const clockHidden = useSettings((now) => now.clockHidden);
  return (
    <SettingsPage
      sounds={tell('settings.sounds')}
      look={
        <SettingsSection title={t('lwHeadquarters:title')}>
          <SettingChoice
            legend={tell('settings.seenFrom')}
            values={SEEN_FROM}
            value={seenFrom}
            words={(each) => tell(`settings.from.${each}`)}
            note={tell('settings.seenFromNote')}
            onChoose={(each) => settings.change({ seenFrom: each })}
          />
          <Tick
            label={tell('settings.clockHidden')}
            on={clockHidden}
            onChange={(on) => settings.change({ clockHidden: on })}
          />
        </SettingsSection>
      }
      about={<p>{tell('settings.about.rules')}</p>}
      sources={<p>{tell('settings.about.drawings')}</p>}
      onClose={onClose}
    />
  );
}
