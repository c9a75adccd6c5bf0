import { readAction } from '../../engine/notation/recordText';
import { orderShapes, type Shape } from '../../engine/notation/commentText';
import { present } from '../../game/war';
import type { Advice, AdviceEngine } from '../../store/analysis/advice';
import type { Threat } from '../../opponent/threats';
import { moverOf, pointsOf, type AdvisedTurn } from '../../words/advice';
import { turnQuestion } from './question';
import type { BotClient } from './botClient';

/** The level that advises, and its thinking time in milliseconds. */
const ADVISER = { level: 6, ms: 1_000 } as const;
/** Seeds are below this. */
const SEEDS = 2 ** 31;

/**
 * Returns an engine that computes hints and the enemy's answers, by asking the bots' worker (`botClient`).
 * `randomInt(n)` returns a random whole number from 0 to n - 1; it makes the seed that decides between equally good
 * turns.
 */
export const adviceEngine = (
  botClient: BotClient,
  randomInt: (n: number) => number,
): AdviceEngine<AdvisedTurn> => ({
  think(game, war, about, done, failed) {
    botClient.ask(
      turnQuestion(game, war, { ...ADVISER, seed: randomInt(SEEDS) }, about),
      (thought) => {
        if (thought.is !== 'turn' || thought.advice === null) return;
        const { actions, reasons, advice } = thought;
        done({
          position: present(war),
          actions: actions.flatMap((text) => readAction(game.board, text) ?? []),
          reasons,
          ...advice,
        });
      },
      failed,
    );
  },
  stop: botClient.stop,
});

/**
 * Returns the arrows and marked squares that show advice on the board. The enemy's answer is its orders, in red. A hint
 * has three steps: squares to look at, with the worst threats; the unit to move; the orders of the turn, in green. Empty
 * without advice.
 */
export function adviceShapes(advice: Advice<AdvisedTurn>): readonly Shape[] {
  if (advice.is === 'answer') return orderShapes(advice.turn.actions, 'red');
  if (advice.is !== 'hint') return [];
  const { step, turn } = advice;
  if (step === 3) return orderShapes(turn.actions, 'green');
  const mover = moverOf(turn);
  const squares = step === 1 ? pointsOf(turn) : mover === null ? [] : [mover];
  return [
    ...(step === 1 ? turn.threats.map(threatShape) : []),
    ...squares.map((from): Shape => ({ brush: 'green', from, to: null })),
  ];
}

/** The shape of a threat, in red: the path into an arsenal, or the unit that would fall. */
const threatShape = (threat: Threat): Shape =>
  threat.code === 'takes'
    ? { brush: 'red', from: threat.from, to: threat.arsenal }
    : { brush: 'red', from: threat.target, to: null };
