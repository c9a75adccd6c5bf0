import type { ReactNode } from 'react';
import { Checkbox } from '../../../shell/ui/Checkbox';
import { SettingChoice, SettingsPage, SettingsSection } from '../../../shell/ui/pages/Settings';
import { SEEN_FROM } from '../../game/settings';
import { t } from '../../words/t';
import { useOwnSettings, useSettings } from '../base/useGame';

/** Renders the dialog with the settings of Little Wars together with those of all games; `onClose` closes it. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const settings = useOwnSettings();
  const seenFrom = useSettings((now) => now.seenFrom);
  const hitAgain = useSettings((now) => now.hitAgain);
  const clockHidden = useSettings((now) => now.clockHidden);
  return (
    <SettingsPage
      sounds={t('lwTable:settings.sounds')}
      look={
        <SettingsSection title={t('lwHeadquarters:title')}>
          <SettingChoice
            legend={t('lwTable:settings.seenFrom')}
            values={SEEN_FROM}
            value={seenFrom}
            words={(each) => t(`lwTable:settings.from.${each}`)}
            note={t('lwTable:settings.seenFromNote')}
            onChoose={(each) => settings.change({ seenFrom: each })}
          />
          <Checkbox
            label={t('lwTable:settings.hitAgain')}
            on={hitAgain}
            onChange={(on) => settings.change({ hitAgain: on })}
          />
          <Checkbox
            label={t('lwTable:settings.clockHidden')}
            on={clockHidden}
            onChange={(on) => settings.change({ clockHidden: on })}
          />
        </SettingsSection>
      }
      about={<p>{t('lwTable:settings.about.rules')}</p>}
      sources={<p>{t('lwTable:settings.about.drawings')}</p>}
      onClose={onClose}
    />
  );
}
