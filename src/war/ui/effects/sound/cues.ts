import { assaultOn } from '../../../engine/combat';
import { communicationChanges } from '../../../engine/insight/consequence';
import { standingArsenals, type Position } from '../../../engine/position';
import type { Action } from '../../../engine/vocabulary';
import { currentDeployment } from '../../../game/game';
import type { GameState } from '../../../store/state';
import { stepTo, type Step, type WarEvent } from '../../../game/war';
import type { Sound } from './score';
import { chosenUnit, chosenTarget, heldOf } from '../../../game/choice';

type Shown = Pick<GameState, 'game' | 'choice' | 'refusal'>;

/**
 * Returns the sounds of an event of the war (an action, an undo, a step to another past position), in the order in
 * which they are played; empty for an event without sound.
 */
export function eventCues(event: WarEvent): readonly Sound[] {
  switch (event.is) {
    case 'action':
      return stepCues(event);
    case 'undo':
      return event.count === 1 ? ['undo'] : [];
    case 'look': {
      const { war, from, to } = event;
      const step = to === from + 1 ? stepTo(war, to) : null;
      if (step !== null) return stepCues(step);
      return to === from - 1 ? ['undo'] : [];
    }
    case 'raised':
      return [];
  }
}

/**
 * Returns the sounds of a change of the page's state that is no event of the war, in order: a unit placed or the turn
 * changed before the war, something chosen, an order refused; empty for any other change.
 */
export function stateCues(before: Shown, now: Shown): readonly Sound[] {
  const { game } = now;
  if (game === null || game.id !== before.game?.id) return [];
  if (game.stage !== before.game.stage) {
    if (game.stage.name === 'war') return before.game.stage.name === 'war' ? [] : ['turn'];
    const [placed, placing] = [currentDeployment(before.game), currentDeployment(game)];
    if (placing !== placed) return placing?.side === placed?.side ? ['place'] : ['turn'];
    if (placing === null) return ['turn'];
  }
  return before.choice.of === 'past' ? [] : gestures(before, now);
}

/** Returns the sounds of picking up, or of a refusal. */
function gestures(before: Shown, now: Shown): readonly Sound[] {
  if (now.refusal !== before.refusal && now.refusal !== null) return ['refused'];
  const taken = [chosenUnit, chosenTarget, heldOf].some(
    (held) => held(now.choice) !== held(before.choice) && held(now.choice) !== null,
  );
  return taken ? ['choose'] : [];
}

/**
 * Returns the sounds of an action, of its results, and of the turn or the end of the war that follows, in the order in
 * which they are played.
 */
export const stepCues = ({ before, action, after }: Step): readonly Sound[] => [
  ...actionCues(before, action),
  ...consequences(before, after),
  ...nextCues(before, after),
];

function actionCues(from: Position, action: Action): readonly Sound[] {
  if (action.type === 'move' || action.type === 'advance') return ['move'];
  const assault = action.type === 'attack' ? assaultOn(from, action.target) : null;
  if (assault === null) return [];
  const charges = assault.attackers.some(({ charging }) => charging);
  return charges ? ['charge', assault.outcome] : [assault.outcome];
}

function consequences(from: Position, to: Position): readonly Sound[] {
  const fallen = standingArsenals(to).length < standingArsenals(from).length;
  const isolated = communicationChanges(from, to).lost.length > 0;
  return [...(fallen ? (['arsenal'] as const) : []), ...(isolated ? (['isolation'] as const) : [])];
}

function nextCues(from: Position, to: Position): readonly Sound[] {
  if (to.over !== null) return [to.over.winner === null ? 'draw' : 'victory'];
  return to.turn > from.turn ? ['turn'] : [];
}
