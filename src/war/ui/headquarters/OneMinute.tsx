import { useEffect, useRef, type ReactNode } from 'react';
import { tellMinute } from '../../words/oneMinute';
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
export function OneMinute({ onLearn, onClose }: OneMinuteProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <article className="minute" aria-labelledby="minute-title">
      <h1 id="minute-title" ref={title} tabIndex={-1}>
        {t('headquarters:minute')}
      </h1>
      <div className="minute-page">
        <figure>
          <MinutePicture label={tellMinute('picture')} />
          <figcaption>{tellMinute('caption')}</figcaption>
        </figure>
        <dl>
          {POINTS.map((point) => (
            <div key={point}>
              <dt>{tellMinute(`${point}.title`)}</dt>
              <dd>
                <Terms>{tellMinute(`${point}.text`)}</Terms>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <footer className="minute-foot">
        <button type="button" onClick={onClose}>
          {t('headquarters:back')}
        </button>
        <button type="button" onClick={() => onLearn('')}>
          {t('headquarters:learn')}
        </button>
        <button type="button" className="primary" onClick={() => onLearn(FIRST_WAR)}>
          {t('headquarters:firstWar')}
        </button>
      </footer>
    </article>
  );
}
