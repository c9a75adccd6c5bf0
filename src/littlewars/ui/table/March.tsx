import { useState, type ReactNode } from 'react';
import { directionOf } from '../../engine/angles';
import { FOOT, INCH } from '../../engine/lengths';
import type { Battle, Point } from '../../engine/types';
import { landmarks, middleOf } from '../../words/places';
import { t } from '../../words/t';

const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
const EIGHTH = 45_000;
const ENEMY = 'enemy';

interface MarchProps {
  readonly battle: Battle;
  /** Where the men are who would go: their middle is moved to a named place. */
  readonly from: Point;
  /** Moves them towards the nearest enemy; undefined if that is not possible. */
  readonly toEnemy?: () => void;
  readonly onMove: (by: Point) => void;
  /** How many feet may be asked for, at the most; a move of cavalry by default. */
  readonly most?: number;
}

/** Of cavalry, in feet (3.4). */
const MOST = 2;

/**
 * Renders fields that move the chosen men by direction and distance, or towards a named place or the enemy
 * (`toEnemy`), for players without a pointer. `onMove` is called with the distance along x and y in sixteenths of an
 * inch; `from` is the middle of the men, `most` the greatest distance in feet.
 */
export function March({ battle, from, toEnemy, onMove, most = MOST }: MarchProps): ReactNode {
  const [direction, setDirection] = useState(battle.mover === 'red' ? 0 : 4);
  const [feet, setFeet] = useState(1);
  const [inches, setInches] = useState(0);
  const [place, setPlace] = useState<string>(
    toEnemy === undefined ? (landmarks(battle.country)[0]?.id ?? ENEMY) : ENEMY,
  );
  function towards(): void {
    const known = battle.country.pieces.find(({ id }) => id === place);
    if (known === undefined) {
      toEnemy?.();
      return;
    }
    const to = middleOf(known);
    onMove({ x: to.x - from.x, y: to.y - from.y });
  }

  return (
    <details className="lw-more">
      <summary>{t('lwTable:march.title')}</summary>
      <form
        className="lw-inputs"
        onSubmit={(event) => {
          event.preventDefault();
          const length = feet * FOOT + inches * INCH;
          const { x, y } = directionOf(direction * EIGHTH);
          onMove({ x: Math.round(x * length), y: Math.round(y * length) });
        }}
      >
        <label>
          {t('lwTable:march.direction')}
          <select value={direction} onChange={({ target }) => setDirection(Number(target.value))}>
            {DIRECTIONS.map((each, i) => (
              <option key={each} value={i}>
                {t(`lwField:directions.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('lwTable:march.feet')}
          <input
            type="number"
            min={0}
            max={most}
            value={feet}
            onChange={({ target }) => setFeet(Number(target.value))}
          />
        </label>
        <label>
          {t('lwTable:march.inches')}
          <input
            type="number"
            min={0}
            step="any"
            value={inches}
            onChange={({ target }) => setInches(Number(target.value))}
          />
        </label>
        <button type="submit">{t('lwTable:march.go')}</button>
      </form>
      <form
        className="lw-inputs"
        onSubmit={(event) => {
          event.preventDefault();
          towards();
        }}
      >
        <label>
          {t('lwTable:march.to')}
          <select value={place} onChange={({ target }) => setPlace(target.value)}>
            {toEnemy !== undefined && <option value={ENEMY}>{t('lwTable:march.enemy')}</option>}
            {landmarks(battle.country).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{t('lwTable:march.towards')}</button>
      </form>
    </details>
  );
}
