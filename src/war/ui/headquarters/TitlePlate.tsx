import type { ReactNode } from 'react';
import { t } from '../../words/t';
import './title.css';

/** The title of Debord's game on its start page, a heading of level 1, drawn in an engraver's style. */
export function TitlePlate(): ReactNode {
  return (
    <header className="hq-title">
      <Trophy />
      <h1>
        <span className="hq-title-game">{t('headquarters:titleGame')}</span>{' '}
        <span className="hq-title-of">{t('headquarters:titleOf')}</span>{' '}
        <span className="hq-title-war">{t('headquarters:titleWar')}</span>
      </h1>
      <SwelledRule />
      <p className="hq-title-after">{t('headquarters:after')}</p>
      <p className="hq-title-imprint">{t('headquarters:imprint')}</p>
    </header>
  );
}

/** A flag on the staff with its tip at (27, -30), to be mirrored for the other side. */
const COLOURS = 'M25.2-27.7C37-36 46-19 62-27L49-3.5C36 3 24-12 9.4-8.2Z';
/** Shades of the folds. */
const FOLDS = 'M33-30L19.5-8.5M36-29.6L24-9.6M50-25L38-3.6M53-24.6L43-4.2';
const STAFF = 'M-17.3 24.6L25.6-28L27-34L28.8-28.6L-14.9 26.6Z';
/** A pile of cannon balls. */
const SHOT = [
  [-9, 21],
  [0, 21],
  [9, 21],
  [-4.5, 13.2],
  [4.5, 13.2],
  [0, 5.4],
] as const;

/** The flags of both sides, white and dark, over a pile of cannon balls. */
function Trophy(): ReactNode {
  return (
    <svg className="hq-trophy" viewBox="-66 -36 132 64" aria-hidden="true" focusable="false">
      <g transform="scale(-1 1)">
        <path d={STAFF} />
        <path d={COLOURS} data-side="N" />
        <path d={FOLDS} className="hq-trophy-folds" />
      </g>
      <path d={STAFF} />
      <path d={COLOURS} data-side="S" />
      {SHOT.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4.6} className="hq-trophy-shot" />
      ))}
    </svg>
  );
}

/** An engraver's rule, thicker in its middle, with a compass star. */
function SwelledRule(): ReactNode {
  return (
    <svg className="hq-rule" viewBox="-120 -8 240 16" aria-hidden="true" focusable="false">
      <path d="M-118 0C-70-1.1-40-1.9-14-1.9V1.9C-40 1.9-70 1.1-118 0ZM118 0C70-1.1 40-1.9 14-1.9V1.9C40 1.9 70 1.1 118 0Z" />
      <path d="M0-7.5L1.3-3.1L4.2-4.2L3.1-1.3L7.5 0L3.1 1.3L4.2 4.2L1.3 3.1L0 7.5L-1.3 3.1L-4.2 4.2L-3.1 1.3L-7.5 0L-3.1-1.3L-4.2-4.2L-1.3-3.1Z" />
    </svg>
  );
}
