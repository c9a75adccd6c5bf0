import { useState, type KeyboardEvent } from 'react';
import { latinKey } from '../../../shell/ui/latinKey';
import type { ViewportControl } from '../../../shell/ui/viewport/useViewport';
import { revealing, seenFrom } from '../../../shell/ui/viewport/viewport';
import type { Point } from '../../engine/types';
import { placeWords } from '../../words/places';
import { t } from '../../words/t';
import type { Place } from './art/Marks';
import { foundAt, nextToward, type Standing } from './picking';
import { onPlan } from './place';
import type { PlanHandle, PlanProps } from './planProps';

/** The directions on the drawing of the arrow keys, by the name of the key. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** How many pixels an arrow key with Shift moves the plan. */
const PAN = 80;

interface PlanKeys {
  readonly props: Pick<PlanProps, 'additions' | 'nameOf' | 'onChoose'>;
  readonly standing: Standing;
  /** Where all who stand on the field are, by id. */
  readonly places: ReadonlyMap<string, Place>;
  readonly viewport: ViewportControl;
  readonly handle: PlanHandle;
}

/**
 * Hook: lets keys go from one to the next on the plan, choose, move the view and zoom. Returns who is pointed at, by id
 * (`cursor`, null at first), what a screen reader announces of it (`message`), and the handler of keys.
 */
export function usePlanKeys({ props, standing, places, viewport, handle }: PlanKeys) {
  const { nameOf = (id: string) => id, onChoose, additions } = props;
  const { projection } = standing;
  const [cursor, setCursor] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  function step(direction: Point): void {
    const { frame } = viewport.room();
    const at = cursor === null ? undefined : places.get(cursor);
    const from =
      at === undefined
        ? seenFrom(viewport.now(), { x: frame.width / 2, y: frame.height / 2 })
        : onPlan(projection, at);
    // Those who are chosen together are one step.
    const groupOf = additions?.groupOf;
    const here = cursor === null ? undefined : groupOf?.(cursor);
    const isCandidate = (id: string): boolean => here === undefined || groupOf?.(id) !== here;
    const ahead = nextToward(standing, from, direction, isCandidate);
    // Whatever the direction, the first key leads to somebody: nobody is pointed at yet.
    const nearest = cursor === null ? (foundAt(standing, from, Infinity)[0]?.id ?? null) : null;
    const next = ahead ?? nearest;
    const place = next === null ? undefined : places.get(next);
    if (next === null || place === undefined) {
      setMessage(t('lwPlan:nobody'));
      return;
    }
    setCursor(next);
    setMessage(
      t('lwField:body', { men: nameOf(next), place: placeWords(projection.country, place) }),
    );
    handle.reveal([place]);
  }
  function pan({ x, y }: Point): void {
    const { x: left, y: top, scale } = viewport.now();
    const moved = { scale, x: left - x * PAN, y: top - y * PAN };
    viewport.show(revealing(moved, [], viewport.room()));
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget || event.altKey || event.metaKey) return;
    const key = latinKey(event);
    if (!event.ctrlKey && additions?.onKey?.(key, event.shiftKey, cursor) === true) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const arrow = ARROWS[key];
    const act =
      arrow !== undefined
        ? () => (event.shiftKey ? pan(arrow) : step(arrow))
        : key === '+' || key === '='
          ? handle.closer
          : key === '-'
            ? handle.farther
            : key === '0'
              ? handle.whole
              : (key === 'Enter' || key === ' ') && cursor !== null
                ? () => onChoose?.([cursor], event.shiftKey ? 'toggle' : 'replace')
                : null;
    if (act === null || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
  return { cursor, message, onKeyDown };
}
