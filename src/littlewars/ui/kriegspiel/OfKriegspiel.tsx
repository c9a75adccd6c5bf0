import type { ReactNode } from 'react';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { kriegspielOrderWords } from '../../words/kriegspiel/orders';
import { drawnOf } from './plan/drawn';
import type { ReplayKind } from '../plan/replayKind';

/** Replays of battles of Kriegspiel: their orders in words, and their bodies on the plan. */
const KIND: ReplayKind = {
  orderWords: ({ before, order, after }) =>
    kriegspielOrderWords(before as KriegspielBattle, order, after as KriegspielBattle),
  drawn: drawnOf,
};

interface OfKriegspielProps {
  readonly children: (kind: ReplayKind) => ReactNode;
}

/**
 * Renders what its child, a function, returns when it is called with what a replay of Kriegspiel needs: how orders are
 * put into words, and what the plan shows.
 */
export const OfKriegspiel = ({ children }: OfKriegspielProps): ReactNode => children(KIND);
