import { type ReactNode, useMemo } from 'react';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { t } from '../../words/t';
import { FIRST_WAR } from '../../game/route';
import { Terms } from '../base/Terms';
import { STANDARD_BOARD } from '../../engine/standardMap';
import { Ground } from '../board/art/Ground';
import { CELL } from '../board/geometry';
import { Underlay } from '../board/Overlay';
import { Pieces } from '../board/Pieces';
import { viewOf } from '../board/viewOf';
import { readPosition } from '../../engine/notation/notation';
import { positionOf, type Position } from '../../engine/position';
import { RULE_SETS } from '../../engine/rules';
import './headquarters.css';

interface OneMinuteProps {
  /** Opens the guided war, or for an empty name the list of lessons. */
  readonly onLearn: (lesson: '' | typeof FIRST_WAR) => void;
  readonly onClose: () => void;
}

const POINTS = ['aim', 'turn', 'attack', 'communication'] as const;

/**
 * The screen that explains the game on one page: how to win, the turn, the sum of an attack, and why communication
 * decides. `onLearn` is called to open *Your first war*, or with an empty text the list of lessons.
 */
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

/**
 * The placement, the first field of a position string, of the picture in *The game in one minute*. Cavalry of the
 * South, in communication through a communications unit of its own, stands on the line to a communications unit of the
 * North; that unit and two infantry behind it are cut off. Three units near the arsenal are in communication, on its
 * lines or by contact.
 */
export const CUT = '25/16I8/14I2C7/16c1s6/17S7/25/25/17II6/25/25/25/25/25/25/25/25/25/25/25/25';

/**
 * Returns the position of the picture in *The game in one minute*, in which a line is cut.
 *
 * @throws {SyntaxError} if its position string is faulty, which is a mistake in the program
 */
export function minutePosition(): Position {
  const reading = readPosition(STANDARD_BOARD, `${CUT} N B15,D8,T3,T23 - 1`);
  if (!reading.ok) throw new SyntaxError('the picture is no position');
  return positionOf(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

/** The visible part of the board: columns 13 to 21 of the rows A to I. */
const [COLUMN, WIDTH, ROWS] = [12, 9, 9];

/**
 * The picture in *The game in one minute*: a cut line of communication, drawn as on the board; `label` describes it for
 * screen readers.
 */
export function MinutePicture({ label }: { readonly label: string }): ReactNode {
  const view = useMemo(() => viewOf(minutePosition(), ['N']), []);
  const part = { board: STANDARD_BOARD, orientation: 0 } as const;
  return (
    <svg
      className="minute-picture"
      role="img"
      aria-label={label}
      viewBox={`${COLUMN * CELL} 0 ${WIDTH * CELL} ${ROWS * CELL}`}
    >
      <Ground {...part} />
      <Underlay {...part} view={view} />
      <Pieces {...part} units={view.units} arsenals={view.arsenals} />
    </svg>
  );
}
