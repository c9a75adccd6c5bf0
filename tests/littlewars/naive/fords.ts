import type { Country, Point, Shape } from '../../../src/littlewars/engine/types';
import { bankOf, isInside, toOutline } from './plane';
import { HAIR } from './sizes';

/** The outlines of a Country's fords and bridges. */
export const crossingsOf = ({ pieces }: Country): readonly Shape[] =>
  pieces.filter(({ kind }) => kind === 'ford' || kind === 'bridge').map(({ shape }) => shape);

/** Whether a place is on one of some fords or bridges, or on its edge. */
export const isOnOne = (crossings: readonly Shape[], p: Point): boolean =>
  crossings.some((shape) => isInside(p, shape) || toOutline(p, shape) < HAIR);

/**
 * 3.5: whether a place beside a water is before the end of a ford, flush ends included: the bank that it lies nearest to is
 * the ford's.
 */
export const isBeforeEnd = (crossings: readonly Shape[], water: Shape, p: Point): boolean =>
  !isInside(p, water) && isOnOne(crossings, bankOf(p, water));
