// Trains a small network by gradient descent (Adam) with weight decay: two hidden layers, and two outputs, the log
// odds of a win and of a loss of the side to move against a draw. A result counts for less the further away it is.
import { FEATURES } from '../../src/war/opponent/features';
import { LARGEST_FEATURE } from '../../src/war/opponent/network';
import { chanceOf, type RandomInt } from '../../src/war/opponent/deploy';
import { AT, HEAD, isHeldOut, LATER, QUICK, ROW } from './rows';
import type { Predicted } from './losses';

/** The number of outputs of each layer. */
const WIDTHS = [32, 16, 2];
const BATCH = 256;
const RATE = 1e-3;
const LEAST_RATE = 1e-5;
const DECAY = 0.4;
const [FIRST_MOMENT, SECOND_MOMENT, TINY] = [0.9, 0.999, 1e-8];
const LEAST_DEVIATION = 1e-3;
/** The share in a target of the score that a search had some turns later. */
const LATER_SHARE = 0.5;
/** How often a position of a league game counts, and one of a quick game once. */
const LEAGUE_WEIGHT = 4;

/** A network as stored in `network.json`: each feature is first reduced by its mean and divided by its deviation. */
export interface Learned {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  readonly layers: readonly {
    readonly weights: readonly number[];
    readonly bias: readonly number[];
  }[];
}

/** The values of one layer during training, weights first, then biases, with the moments of their gradients. */
interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly output: Float32Array;
  readonly error: Float32Array;
}

/** The terms of a training. */
export interface Training {
  readonly rounds: number;
  readonly seed: number;
  /** What a result is worth one turn of either side earlier, up to 1; less than 1 makes waiting costly. */
  readonly aTurn: number;
}

/**
 * Trains on the rows of games, which it scales in place, and reports the loss on the held-out games after each round.
 * Returns the network, and its predictions of the held-out positions.
 */
export function learn(
  rows: Float32Array,
  { rounds, seed, aTurn }: Training,
  report: (round: number, heldOut: number) => void,
): { readonly learned: Learned; readonly heldOut: readonly Predicted[] } {
  const count = rows.length / ROW;
  const all = Array.from({ length: count }, (_, i) => i);
  const learned = all.filter((i) => !isHeldOut(numberOf(rows, i, AT.game)));
  const heldOut = all.filter((i) => isHeldOut(numberOf(rows, i, AT.game)));
  const { mean, deviation } = spreadOf(rows, learned);
  scale(rows, mean, deviation);
  const chance = chanceOf(seed);
  const layers = WIDTHS.map((outputs, i) => layerOf(WIDTHS[i - 1] ?? FEATURES, outputs, i, chance));
  const steps = Math.floor(learned.length / BATCH);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    shuffle(learned, chance);
    const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * round) / rounds)) + LEAST_RATE;
    for (let batch = 0; batch < steps; batch++) {
      for (const layer of layers) layer.gradient.fill(0);
      for (let n = batch * BATCH; n < (batch + 1) * BATCH; n++)
        addGradient(layers, rows, learned[n] as number, aTurn);
      step += 1;
      for (const layer of layers) change(layer, rate, step);
    }
    const lost = heldOut.reduce((sum, i) => sum + lossOf(layers, rows, i, aTurn), 0);
    report(round, lost / Math.max(1, heldOut.length));
  }
  return {
    learned: {
      mean: rounded(mean),
      deviation: rounded(deviation),
      layers: layers.map(({ inputs, outputs, values }) => ({
        weights: rounded(values.subarray(0, inputs * outputs)),
        bias: rounded(values.subarray(inputs * outputs)),
      })),
    },
    heldOut: heldOut.map((i) => predictionOf(layers, rows, i, aTurn)),
  };
}

/** Returns what a trained network predicts of the rows of games, which are scaled in place. */
export function predictionsOf(
  { mean, deviation, layers }: Learned,
  rows: Float32Array,
  aTurn: number,
): Predicted[] {
  scale(rows, mean, deviation);
  const passed = layers.map(({ weights, bias }) => {
    const layer = emptyLayer(weights.length / bias.length, bias.length);
    layer.values.set([...weights, ...bias]);
    return layer;
  });
  return Array.from({ length: rows.length / ROW }, (_, i) => predictionOf(passed, rows, i, aTurn));
}

/** Returns the number at a place of a row. */
const numberOf = (rows: Float32Array, i: number, at: number): number =>
  rows[i * ROW + at] as number;

/** Returns what the network predicts of a row, and what came of it. */
function predictionOf(
  layers: readonly Layer[],
  rows: Float32Array,
  i: number,
  aTurn: number,
): Predicted {
  const [win, , draw] = through(layers, rows, i);
  const result = numberOf(rows, i, AT.result);
  return {
    kind: numberOf(rows, i, AT.kind),
    game: numberOf(rows, i, AT.game),
    worth: 0.5 + (result - 0.5) * aTurn ** numberOf(rows, i, AT.left),
    judged: numberOf(rows, i, AT.judged),
    predicted: win + draw / 2,
  };
}

const rounded = (numbers: Float32Array): number[] =>
  Array.from(numbers, (each) => Math.round(each * 1e4) / 1e4);

/** Returns the number of a feature of a row within the limits of the network's input. */
const featureOf = (rows: Float32Array, i: number, feature: number): number =>
  Math.max(-LARGEST_FEATURE, Math.min(LARGEST_FEATURE, numberOf(rows, i, HEAD + feature)));

/** Returns the mean and the deviation of each feature over the rows to learn from. */
function spreadOf(
  rows: Float32Array,
  learned: readonly number[],
): { readonly mean: Float32Array; readonly deviation: Float32Array } {
  const mean = new Float32Array(FEATURES);
  const deviation = new Float32Array(FEATURES);
  for (let feature = 0; feature < FEATURES; feature++) {
    let [sum, squares] = [0, 0];
    for (const i of learned) sum += featureOf(rows, i, feature);
    const middle = sum / learned.length;
    for (const i of learned) squares += (featureOf(rows, i, feature) - middle) ** 2;
    mean[feature] = middle;
    deviation[feature] = Math.sqrt(squares / learned.length) + LEAST_DEVIATION;
  }
  return { mean, deviation };
}

/** Scales the features of all rows by their mean and deviation, in place. */
function scale(rows: Float32Array, mean: ArrayLike<number>, deviation: ArrayLike<number>): void {
  for (let i = 0; i < rows.length / ROW; i++)
    for (let feature = 0; feature < FEATURES; feature++)
      rows[i * ROW + HEAD + feature] =
        (featureOf(rows, i, feature) - (mean[feature] as number)) / (deviation[feature] as number);
}

function layerOf(inputs: number, outputs: number, number: number, chance: RandomInt): Layer {
  const layer = emptyLayer(inputs, outputs);
  // The last layer starts small, so that all outcomes are open at first.
  const spread = number === WIDTHS.length - 1 ? 0.1 : Math.sqrt(2 / inputs);
  for (let i = 0; i < inputs * outputs; i++) layer.values[i] = spread * normal(chance);
  return layer;
}

function emptyLayer(inputs: number, outputs: number): Layer {
  const numbers = (length: number): Float32Array => new Float32Array(length);
  const size = (inputs + 1) * outputs;
  return {
    inputs,
    outputs,
    values: numbers(size),
    gradient: numbers(size),
    first: numbers(size),
    second: numbers(size),
    output: numbers(outputs),
    error: numbers(outputs),
  };
}

/** Returns a normally distributed random number of deviation 1 (Box–Muller). */
function normal(chance: RandomInt): number {
  const [a, b] = [1 + chance(1e6), chance(1e6)];
  return Math.sqrt(-2 * Math.log(a / 1e6)) * Math.cos((2 * Math.PI * b) / 1e6);
}

function shuffle(list: number[], chance: RandomInt): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance(i + 1);
    [list[i], list[j]] = [list[j] as number, list[i] as number];
  }
}

/** Passes a row through the layers; returns the probabilities of a win, a loss, and a draw. */
function through(
  layers: readonly Layer[],
  rows: Float32Array,
  i: number,
): [number, number, number] {
  let from: Float32Array = rows.subarray(i * ROW + HEAD, (i + 1) * ROW);
  for (const [k, { inputs, outputs, values, output }] of layers.entries()) {
    for (let j = 0; j < outputs; j++) output[j] = values[inputs * outputs + j] as number;
    for (let n = 0; n < inputs; n++) {
      const figure = from[n] as number;
      if (figure === 0) continue;
      for (let j = 0; j < outputs; j++)
        (output[j] as number) += figure * (values[n * outputs + j] as number);
    }
    if (k < layers.length - 1)
      for (let j = 0; j < outputs; j++) output[j] = Math.max(0, output[j] as number);
    from = output;
  }
  const [win, loss] = [Math.exp(from[0] as number), Math.exp(from[1] as number)];
  const sum = win + loss + 1;
  return [win / sum, loss / sum, 1 / sum];
}

/**
 * Returns the shares of a win, a loss and a draw that the network should predict of a row: what the discounted result,
 * mixed with the score of a later search, lacks of a certain one is a draw.
 */
function targetOf(rows: Float32Array, i: number, aTurn: number): [number, number, number] {
  const ended = (2 * numberOf(rows, i, AT.result) - 1) * aTurn ** numberOf(rows, i, AT.left);
  const later = numberOf(rows, i, AT.later);
  const value = Number.isNaN(later)
    ? ended
    : (1 - LATER_SHARE) * ended + LATER_SHARE * later * aTurn ** LATER;
  return [Math.max(0, value), Math.max(0, -value), 1 - Math.abs(value)];
}

function lossOf(layers: readonly Layer[], rows: Float32Array, i: number, aTurn: number): number {
  const shares = through(layers, rows, i);
  return targetOf(rows, i, aTurn).reduce(
    (sum, target, j) => sum - target * Math.log(Math.max(1e-9, shares[j] as number)),
    0,
  );
}

function addGradient(layers: readonly Layer[], rows: Float32Array, i: number, aTurn: number): void {
  const shares = through(layers, rows, i);
  const target = targetOf(rows, i, aTurn);
  const weight = numberOf(rows, i, AT.kind) === QUICK ? 1 : LEAGUE_WEIGHT;
  const last = layers[layers.length - 1] as Layer;
  for (let j = 0; j < last.outputs; j++)
    last.error[j] = (weight * ((shares[j] as number) - (target[j] as number))) / BATCH;
  for (let k = layers.length - 1; k >= 0; k--) {
    const { inputs, outputs, values, gradient, error } = layers[k] as Layer;
    const before = layers[k - 1];
    const from = before?.output ?? rows.subarray(i * ROW + HEAD, (i + 1) * ROW);
    for (let n = 0; n < inputs; n++) {
      const figure = from[n] as number;
      let back = 0;
      // An inactive unit of a hidden layer has no gradient.
      if (figure !== 0)
        for (let j = 0; j < outputs; j++) {
          const each = error[j] as number;
          (gradient[n * outputs + j] as number) += figure * each;
          back += each * (values[n * outputs + j] as number);
        }
      if (before !== undefined) before.error[n] = figure === 0 ? 0 : back;
    }
    for (let j = 0; j < outputs; j++)
      (gradient[inputs * outputs + j] as number) += error[j] as number;
  }
}

/** Makes a step of Adam; weights, but not biases, also decay. */
function change(
  { inputs, outputs, values, gradient, first, second }: Layer,
  rate: number,
  step: number,
): void {
  const [middle, square] = [1 - FIRST_MOMENT ** step, 1 - SECOND_MOMENT ** step];
  for (let i = 0; i < values.length; i++) {
    const g = gradient[i] as number;
    first[i] = FIRST_MOMENT * (first[i] as number) + (1 - FIRST_MOMENT) * g;
    second[i] = SECOND_MOMENT * (second[i] as number) + (1 - SECOND_MOMENT) * g * g;
    const towards =
      (first[i] as number) / middle / (Math.sqrt((second[i] as number) / square) + TINY);
    const decay = i < inputs * outputs ? DECAY * (values[i] as number) : 0;
    (values[i] as number) -= rate * (towards + decay);
  }
}
