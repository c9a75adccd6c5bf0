import { useRef, useState } from 'react';
import type { Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import type { Aid } from '../base/aid';
import { useReader, useStoryteller } from '../voice/useReader';
import { useAsking } from './asking';
import { useNextUnit } from './useNextUnit';

/**
 * What every screen with a war's board keeps: what is pointed at and asked of the position, the aid that is open, and what
 * the keys of a war do there that depends on nothing else.
 */
export function useScene(position: Position) {
  const [pointed, setPointed] = useState<Square | null>(null);
  const [aid, setAid] = useState<Aid | null>(null);
  /** How often it has been asked to end the turn. */
  const [endTurnAsked, setEndTurnAsked] = useState(0);
  const attackButton = useRef<HTMLButtonElement>(null);
  return {
    asking: useAsking(position, pointed),
    pointed,
    setPointed,
    aid,
    setAid,
    endTurnAsked,
    endTurn: () => setEndTurnAsked((times) => times + 1),
    attackButton,
    nextUnit: useNextUnit(position),
    read: useReader(position),
    tellStory: useStoryteller(),
  };
}
