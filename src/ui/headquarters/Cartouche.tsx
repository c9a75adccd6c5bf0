import type { ReactNode } from 'react';
import { BOARD } from '../../store/game';
import { t } from '../../words/t';
import { ArsenalMark } from '../board/art/Arsenal';
import { Ground } from '../board/art/Ground';
import { SILHOUETTES } from '../board/art/silhouettes';
import { CELL } from '../board/geometry';

/** The ground of the game, filling the window, as the sheet that the title is engraved on. */
export function MapBehind(): ReactNode {
  return (
    <div className="map-behind" aria-hidden="true">
      <svg
        viewBox={`0 0 ${BOARD.width * CELL} ${BOARD.height * CELL}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <Ground board={BOARD} turn={0} />
        {BOARD.arsenals.map(({ square, side }) => (
          <ArsenalMark
            key={square}
            board={BOARD}
            turn={0}
            square={square}
            side={side}
            fallen={false}
          />
        ))}
      </svg>
    </div>
  );
}

interface CartoucheProps {
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The plate over the map, in a graduated border like the map's own. */
export function Cartouche({ wide = false, children }: CartoucheProps): ReactNode {
  return (
    <div className="cartouche" data-wide={wide}>
      <div className="cartouche-plate">{children}</div>
    </div>
  );
}

/** The game's title as an engraver would set it. */
export function TitlePlate(): ReactNode {
  return (
    <header className="title-plate">
      <Trophy />
      <h1>
        <span className="title-small">{t('headquarters:titleThe')} </span>
        <span className="title-large">{t('headquarters:titleGame')} </span>
        <span className="title-small">{t('headquarters:titleOf')} </span>
        <span className="title-large">{t('headquarters:titleWar')}</span>
      </h1>
      <SwelledRule />
      <p className="title-after">{t('headquarters:after')}</p>
      <p className="title-imprint">{t('headquarters:imprint')}</p>
    </header>
  );
}

/** Crossed muskets before two flags: the arms of both sides over the title. */
function Trophy(): ReactNode {
  return (
    <svg className="trophy" viewBox="-60 -21 120 38" aria-hidden="true" focusable="false">
      <g fillRule="evenodd">
        <path
          transform="translate(16 2) rotate(24) scale(1.1)"
          d={SILHOUETTES.footCommunications}
        />
        <path
          transform="translate(-16 2) rotate(-24) scale(-1.1 1.1)"
          d={SILHOUETTES.footCommunications}
        />
        <path transform="translate(0 1) scale(1.25)" d={SILHOUETTES.infantry} />
      </g>
    </svg>
  );
}

/** An engraver's rule, thick in its middle, with a compass star. */
function SwelledRule(): ReactNode {
  return (
    <svg className="swelled-rule" viewBox="-120 -8 240 16" aria-hidden="true" focusable="false">
      <path d="M-118 0C-70-1.1-40-1.9-14-1.9V1.9C-40 1.9-70 1.1-118 0ZM118 0C70-1.1 40-1.9 14-1.9V1.9C40 1.9 70 1.1 118 0Z" />
      <path d="M0-7.5L1.3-3.1L4.2-4.2L3.1-1.3L7.5 0L3.1 1.3L4.2 4.2L1.3 3.1L0 7.5L-1.3 3.1L-4.2 4.2L-3.1 1.3L-7.5 0L-3.1-1.3L-4.2-4.2L-1.3-3.1Z" />
    </svg>
  );
}
