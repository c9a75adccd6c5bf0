// The table by which a network is accepted: its log loss on held-out games by kind of opponent, and that of the
// evaluation at its best scale.
import { KINDS } from './rows';

/** A prediction of the network for a held-out position, and what came of its game. */
export interface Predicted {
  /** The index of the kind in `KINDS`, or `QUICK`. */
  readonly kind: number;
  readonly game: number;
  /** The discounted result for the side to move, from 0 to 1. */
  readonly worth: number;
  /** The evaluation, in tenths of an infantry. */
  readonly judged: number;
  /** The network's prediction of the worth. */
  readonly predicted: number;
}

/** A row of the table: mean log losses of a kind of games. */
export interface Loss {
  readonly kind: string;
  readonly games: number;
  readonly positions: number;
  readonly network: number;
  readonly evaluation: number;
  /** The standard error of their difference, by games: the positions of one have one result. */
  readonly error: number;
  /** The loss of who knows the worth: no prediction is better. */
  readonly least: number;
}

/** The scales that are tried for the evaluation, in tenths of an infantry. */
const SCALES = Array.from({ length: 60 }, (_, i) => 20 * 1.1 ** i);
const TINY = 1e-6;

/** Returns the log loss of a prediction of a worth, both from 0 to 1. */
function lossOf(worth: number, predicted: number): number {
  const share = Math.max(TINY, Math.min(1 - TINY, predicted));
  return -(worth * Math.log(share) + (1 - worth) * Math.log(1 - share));
}

const meanOf = (list: readonly Predicted[], of: (each: Predicted) => number): number =>
  list.reduce((sum, each) => sum + of(each), 0) / list.length;

const byEvaluation =
  (scale: number) =>
  ({ worth, judged }: Predicted): number =>
    lossOf(worth, 1 / (1 + Math.exp(-judged / scale)));

const byNetwork = ({ worth, predicted }: Predicted): number => lossOf(worth, predicted);

/** Returns the standard error of the mean difference of the network's losses from those of the evaluation. */
function errorOf(list: readonly Predicted[], evaluation: (each: Predicted) => number): number {
  const byGame = new Map<number, number>();
  for (const each of list)
    byGame.set(each.game, (byGame.get(each.game) ?? 0) + byNetwork(each) - evaluation(each));
  const sums = [...byGame.values()];
  const mean = sums.reduce((sum, each) => sum + each, 0) / sums.length;
  return Math.sqrt(sums.reduce((sum, each) => sum + (each - mean) ** 2, 0)) / list.length;
}

/**
 * Returns the table of the kinds that occur. The scale of the evaluation is the best one for all league games among
 * these positions, which favours the evaluation.
 */
export function lossesOf(all: readonly Predicted[]): Loss[] {
  const league = all.filter(({ kind }) => kind < KINDS.length);
  const judgedOn = league.length > 0 ? league : all;
  const [scale] = SCALES.map(
    (each) => [each, meanOf(judgedOn, byEvaluation(each))] as const,
  ).reduce((best, each) => (each[1] < best[1] ? each : best));
  return [...KINDS, 'quick'].flatMap((kind, index) => {
    const list = all.filter((each) => each.kind === index);
    if (list.length === 0) return [];
    return [
      {
        kind,
        games: new Set(list.map(({ game }) => game)).size,
        positions: list.length,
        network: meanOf(list, byNetwork),
        evaluation: meanOf(list, byEvaluation(scale)),
        error: errorOf(list, byEvaluation(scale)),
        least: meanOf(list, ({ worth }) => lossOf(worth, worth)),
      },
    ];
  });
}

/** Returns the kinds of games that the network predicts worse than the evaluation. */
export const worseThanEvaluation = (table: readonly Loss[]): string[] =>
  table.filter(({ network, evaluation }) => network >= evaluation).map(({ kind }) => kind);

/** Returns the table as text. */
export const tableOf = (table: readonly Loss[]): string =>
  [
    '| games against | games | positions | network | evaluation | error of the difference | least possible |',
    '|---|---|---|---|---|---|---|',
    ...table.map(
      ({ kind, games, positions, network, evaluation, error, least }) =>
        `| ${[kind, games, positions, ...[network, evaluation, error, least].map((each) => each.toFixed(3))].join(' | ')} |`,
    ),
  ].join('\n');
