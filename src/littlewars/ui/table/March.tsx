import { useState, type ReactNode } from 'react';
import { directionOf } from '../../engine/angles';
import { FOOT, INCH } from '../../engine/lengths';
import { gap, isOnField } from '../../engine/men';
import type { Battle, Man, Point } from '../../engine/types';
import { bodyMarch, type BodyMarch } from '../../game/bodies';
import { centre, landmarks, middleOf } from '../../words/places';
import { lateMessages, t } from '../../words/t';

const tell = lateMessages('lwTable');
const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
const EIGHTH = 45_000;
const ENEMY = 'enemy';

interface MarchProps {
  readonly battle: Battle;
  readonly men: readonly Man[];
  readonly onMarch: (march: BodyMarch) => void;
}

/** Moves the chosen men by direction and distance, or towards a named place or the enemy: without a pointer. */
export function March({ battle, men, onMarch }: MarchProps): ReactNode {
  const [direction, setDirection] = useState(battle.mover === 'red' ? 0 : 4);
  const [feet, setFeet] = useState(1);
  const [inches, setInches] = useState(0);
  const [place, setPlace] = useState<string>(ENEMY);
  const ids = men.map(({ id }) => id);
  const by = (shift: Point): void => onMarch(bodyMarch(battle, ids, shift));

  function towards(): void {
    const known = battle.country.pieces.find(({ id }) => id === place);
    const from = centre(men);
    if (known !== undefined) {
      const to = middleOf(known);
      by({ x: to.x - from.x, y: to.y - from.y });
      return;
    }
    // The nearest pair of one of them and an enemy, so that the body comes into contact where it can.
    const pairs = men.flatMap((man) =>
      battle.men
        .filter((enemy) => enemy.side !== man.side && isOnField(enemy))
        .map((enemy) => ({ man, enemy, apart: gap(man, enemy) })),
    );
    const nearest = pairs.sort((a, b) => a.apart - b.apart)[0];
    if (nearest !== undefined)
      by({ x: nearest.enemy.x - nearest.man.x, y: nearest.enemy.y - nearest.man.y });
  }

  return (
    <details className="lw-more">
      <summary>{tell('march.title')}</summary>
      <form
        className="lw-inputs"
        onSubmit={(event) => {
          event.preventDefault();
          const length = feet * FOOT + inches * INCH;
          const { x, y } = directionOf(direction * EIGHTH);
          by({ x: Math.round(x * length), y: Math.round(y * length) });
        }}
      >
        <label>
          {tell('march.direction')}
          <select value={direction} onChange={({ target }) => setDirection(Number(target.value))}>
            {DIRECTIONS.map((each, i) => (
              <option key={each} value={i}>
                {t(`lwField:directions.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {tell('march.feet')}
          <input
            type="number"
            min={0}
            max={2}
            value={feet}
            onChange={({ target }) => setFeet(Number(target.value))}
          />
        </label>
        <label>
          {tell('march.inches')}
          <input
            type="number"
            min={0}
            step="any"
            value={inches}
            onChange={({ target }) => setInches(Number(target.value))}
          />
        </label>
        <button type="submit">{tell('march.go')}</button>
      </form>
      <form
        className="lw-inputs"
        onSubmit={(event) => {
          event.preventDefault();
          towards();
        }}
      >
        <label>
          {tell('march.to')}
          <select value={place} onChange={({ target }) => setPlace(target.value)}>
            <option value={ENEMY}>{tell('march.enemy')}</option>
            {landmarks(battle.country).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{tell('march.towards')}</button>
      </form>
    </details>
  );
}
