import type { ReactNode } from 'react';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { t } from '../../words/t';
import { FIRST_WAR } from '../../game/route';
import { Terms } from '../base/Terms';
import { MinutePicture } from './MinutePicture';
import './oneMinute.css';

interface OneMinuteProps {
  /** Opens the guided war, or with no name the list of lessons. */
  readonly onLearn: (lesson: '' | typeof FIRST_WAR) => void;
  readonly onClose: () => void;
}

const POINTS = ['aim', 'turn', 'attack', 'communication'] as const;

/** The game in a page: how one wins, what a turn is, how attacks are reckoned, and why communication decides. */
export const OneMinute = ({ onLearn, onClose }: OneMinuteProps): ReactNode => (
  <MenuScreen
    title={t('headquarters:minute')}
    look="minute"
    onClose={onClose}
    foot={
      <>
        <button type="button" onClick={() => onLearn('')}>
          {t('headquarters:learn')}
        </button>
        <button type="button" className="primary" onClick={() => onLearn(FIRST_WAR)}>
          {t('headquarters:firstWar')}
        </button>
      </>
    }
  >
    <div className="minute-page">
      <figure>
        <MinutePicture label={t('minute:picture')} />
        <figcaption>{t('minute:caption')}</figcaption>
      </figure>
      <dl>
        {POINTS.map((point) => (
          <div key={point}>
            <dt>{t(`minute:${point}.title`)}</dt>
            <dd>
              <Terms>{t(`minute:${point}.text`)}</Terms>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </MenuScreen>
);
