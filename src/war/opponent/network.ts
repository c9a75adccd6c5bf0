import type { Position } from '../engine/position';
import { describe, FEATURES } from './features';
import learned from './network.json';

/** A layer of a network: for each input the weights of the outputs, and the outputs' biases. */
interface Layer {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  /** Scratch for the output. */
  readonly output: Float32Array;
}

const MEAN = Float32Array.from(learned.mean);
const SCALE = Float32Array.from(learned.deviation, (each) => 1 / each);
const LAYERS: readonly Layer[] = learned.layers.map(({ weights, bias }) => ({
  weights: Float32Array.from(weights),
  bias: Float32Array.from(bias),
  output: new Float32Array(bias.length),
}));
/** The greatest magnitude of a number in the network's input; larger ones are reduced to it. */
export const LARGEST_FEATURE = 5;
/** How often an exponent is halved before the power is taken: with ten, e^x is right to a hundredth for all outputs. */
const HALVINGS = 10;

const input = new Float32Array(FEATURES);

/**
 * The probabilities of the outcomes of a game: that the side to move wins, that the other side wins, that it is drawn.
 * Their sum is 1.
 */
export interface Outcome {
  /** That the side to move wins, that the other does, that neither does. */
  win: number;
  loss: number;
  draw: number;
}

/**
 * Computes by the network (docs/opponent.md) the probabilities that the side to move in a position wins, loses or
 * draws, and writes them to `into`; the same on every machine.
 */
export function predictOutcome(position: Position, into: Outcome): void {
  describe(position, input);
  for (let i = 0; i < FEATURES; i++) {
    const figure = input[i] as number;
    const within = Math.max(-LARGEST_FEATURE, Math.min(LARGEST_FEATURE, figure));
    input[i] = (within - (MEAN[i] as number)) * (SCALE[i] as number);
  }
  let from = input;
  for (let i = 0; i < LAYERS.length; i++)
    from = pass(from, LAYERS[i] as Layer, i < LAYERS.length - 1);
  const win = exponential(from[0] as number);
  const loss = exponential(from[1] as number);
  const sum = win + loss + 1;
  into.win = win / sum;
  into.loss = loss / sum;
  into.draw = 1 / sum;
}

/** Passes values through one layer; hidden layers have rectified outputs. */
function pass(
  from: Float32Array,
  { weights, bias, output }: Layer,
  hidden: boolean,
): Float32Array<ArrayBuffer> {
  const width = bias.length;
  output.set(bias);
  for (let i = 0; i < from.length; i++) {
    const figure = from[i] as number;
    if (figure === 0) continue;
    const row = i * width;
    for (let j = 0; j < width; j++)
      output[j] = (output[j] as number) + figure * (weights[row + j] as number);
  }
  if (hidden) for (let j = 0; j < width; j++) if ((output[j] as number) < 0) output[j] = 0;
  return output as Float32Array<ArrayBuffer>;
}

/** Returns approximately e^x, by sums and products only, because `Math.exp` may differ between machines. */
function exponential(x: number): number {
  let power = Math.max(0, 1 + x / 2 ** HALVINGS);
  for (let i = 0; i < HALVINGS; i++) power *= power;
  return power;
}
