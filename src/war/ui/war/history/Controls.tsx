import { DWELL, ReplayControls, usePlaying } from '../../../../shell/ui/pages/ReplayControls';
import { turnReached } from '../../../game/past';
import type { War } from '../../../game/war';
import { KEYS, useKeys } from '../../base/keys';
import { useGameStore, useSettings, useWarSettings } from '../../base/useGame';
import { momentTitle } from '../../../words/history';
import { t } from '../../../words/t';

interface ControlsProps {
  readonly war: War;
  readonly at: number;
}

/**
 * The buttons that step through the positions of a war and play them one after another, and a slider over its turns.
 * `at` is the index in `war` of the position shown.
 */
export function Controls({ war, at }: ControlsProps) {
  const { past } = useGameStore();
  const settings = useWarSettings();
  const pace = useSettings((settings) => settings.pace);
  const last = war.actions.length;
  const { playing, toggle } = usePlaying({ at, last, dwell: DWELL[pace], onStep: past.step });
  useKeys([KEYS.player], { play: toggle });
  return (
    <div className="history-foot">
      <ReplayControls
        label={t('history:through')}
        stepWords={(name) => t(`history:step.${name}`)}
        onStep={past.step}
        playing={playing}
        onPlay={toggle}
        pace={pace}
        onPace={(chosen) => settings.change({ pace: chosen })}
        slider={{
          label: t('history:slider'),
          text: momentTitle(war, at),
          min: turnReached(war, 0),
          max: turnReached(war, last),
          value: turnReached(war, at),
          onChange: past.showTurn,
        }}
      />
    </div>
  );
}
