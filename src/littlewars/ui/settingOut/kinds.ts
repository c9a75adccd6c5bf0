import type { Arm } from '../../engine/types';

/** What a press on the field does: moves who stands, sets one out, or draws a line or a block of men. */
export const WAYS = ['move', 'one', 'line', 'block'] as const;
export type Way = (typeof WAYS)[number];
/** What is in the hand. */
export type Kind = Arm | 'gun';
