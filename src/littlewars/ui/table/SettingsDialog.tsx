import type { ReactNode } from 'react';
import { Dialog } from '../../../shell/ui/Dialog';
import { useStandstill } from '../../../shell/ui/clock/useStandstill';
import { SEEN_FROM } from '../../game/settings';
import { lateMessages } from '../../words/t';
import { Choice } from '../base/Choice';
import { useOwnSettings, useSettings } from '../base/useGame';

const tell = lateMessages('lwTable');

/** What this browser keeps for those who play Little Wars. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  useStandstill();
  const settings = useOwnSettings();
  const seenFrom = useSettings((settings) => settings.seenFrom);
  return (
    <Dialog open title={tell('settings.title')} onClose={onClose}>
      <Choice
        legend={tell('settings.seenFrom')}
        values={SEEN_FROM}
        value={seenFrom}
        words={(each) => tell(`settings.from.${each}`)}
        note={tell('settings.seenFromNote')}
        onChoose={(each) => settings.change({ seenFrom: each })}
      />
    </Dialog>
  );
}
