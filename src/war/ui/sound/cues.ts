import { assaultOn } from '../../engine/combat';
import { communicationChanges } from '../../engine/insight/foresight';
import { standingArsenals, type Position } from '../../engine/position';
import type { Action } from '../../engine/vocabulary';
import { deploymentInHand } from '../../game/game';
import type { GameState } from '../../store/state';
import type { War } from '../../game/war';
import type { Sound } from './score';
import { pastIndex, chosenUnit, chosenTarget, heldHand } from '../../game/choice';

type Heard = Pick<GameState, 'game' | 'choice' | 'refusal'>;

/** What is to be heard of a change of the game's state, in this order. */
export function cuesOf(before: Heard, now: Heard): readonly Sound[] {
  if (now.game === null || now.game.id !== before.game?.id) return [];
  return deeds(before, now) ?? gestures(before, now);
}

/** What was done, or null where nothing was. */
function deeds(before: Heard, now: Heard): readonly Sound[] | null {
  const [then, war] = [warOf(before), warOf(now)];
  if (war === null) {
    const [placed, placing] = [deploymentOf(before), deploymentOf(now)];
    if (placing !== placed) return placing?.side === placed?.side ? ['place'] : ['turn'];
    return placing === null && now.game?.stage !== before.game?.stage ? ['turn'] : null;
  }
  if (then === null) return ['turn'];
  if (war === then && pastIndex(now.choice) === pastIndex(before.choice)) return null;
  const [from, to] = [shown(then, before), shown(war, now)];
  if (to === from + 1) return stepCues(war, to);
  return to === from - 1 ? ['undo'] : [];
}

/** What was taken in hand, or refused. */
function gestures(before: Heard, now: Heard): readonly Sound[] {
  if (now.refusal !== before.refusal && now.refusal !== null) return ['refused'];
  const taken = [chosenUnit, chosenTarget, heldHand].some(
    (held) => held(now.choice) !== held(before.choice) && held(now.choice) !== null,
  );
  return taken ? ['choose'] : [];
}

const warOf = ({ game }: Heard): War | null => (game?.stage.name === 'war' ? game.stage.war : null);

const deploymentOf = ({ game }: Heard) => (game === null ? null : deploymentInHand(game));

/** The index of the position that is on the board. */
const shown = (war: War, { choice }: Heard): number => pastIndex(choice) ?? war.actions.length;

/** What the step that led to a position sounds like, in this order. */
export function stepCues({ actions, positions }: War, at: number): readonly Sound[] {
  const [from, action, to] = [positions[at - 1], actions[at - 1], positions[at]];
  if (!from || !action || !to) return [];
  return [...actionCues(from, action), ...consequences(from, to), ...nextCues(from, to)];
}

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
