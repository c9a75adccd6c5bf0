import { useMemo } from 'react';
import { attacks } from '../../engine/combat';
import { moveEffect } from '../../engine/insight/consequence';
import { goalsOf } from '../../engine/march';
import { inCommunication, unitAt, type Position } from '../../engine/position';
import { play } from '../../engine/turn';
import { other, type Side, type Square } from '../../engine/vocabulary';
import { assaultAimed, explainUnit, previewMove } from '../../game/previews';
import type { TurnSummary } from '../../game/war';
import { useSettings, useTableState } from '../base/useGame';
import type { BoardView } from '../board/view';
import {
  linesOf,
  shownTarget,
  sidesDrawn,
  viewOf,
  communicationShown,
  fireShown,
  consequenceMarksOf,
} from '../board/viewOf';
import { askedSquare, type Asking } from './asking';
import { chosenTarget } from '../../game/choice';

/**
 * Hook: returns what the board draws during a war: the position, what is chosen, dragged or pointed at (`asking`), and
 * the marks of the last turn (`summary`, null for none). `lifted` is the square of the dragged unit, null for none;
 * `mine` is the side that the settings for lines and fire call one's own.
 */
export function useWarView(
  asking: Asking,
  summary: TurnSummary | null,
  lifted: Square | null = null,
  mine: Side = asking.position.side,
): BoardView {
  const { position, pointed, preview, refusal } = asking;
  const chosen = lifted ?? asking.chosen;
  const aim = useTableState(({ choice }) => chosenTarget(choice));
  const layer = useSettings((settings) => settings.layer);
  const figures = useSettings((settings) => settings.figures);

  const drawn = useMemo(() => sidesDrawn(layer, mine), [layer, mine]);
  const resting = useMemo(() => viewOf(position, drawn, figures), [position, drawn, figures]);
  const goals = useMemo(() => goalsShown(position, chosen), [position, chosen]);
  const fireLayer = useSettings((settings) => settings.fire);
  const assaults = useMemo(() => attacks(position), [position]);
  const summed = aim ?? assaults.find(({ target }) => target === pointed)?.target;
  const targets = useMemo(
    () => assaults.map((one) => shownTarget(one, fireLayer === 'mine' || one.target === summed)),
    [assaults, fireLayer, summed],
  );
  const goal =
    preview ??
    (pointed !== null && goals.some(({ square }) => square === pointed) ? pointed : null);
  const after = useMemo(() => {
    if (chosen === null || goal === null) return null;
    const played = play(position, { type: 'move', from: chosen, to: goal });
    return played.ok ? played.position : null;
  }, [position, chosen, goal]);
  // While a move is previewed, its unit is a ghost and the lines are those after it.
  const shown = useMemo(() => {
    if (after === null || chosen === null || goal === null) return { view: resting, ghost: null };
    const unit = unitAt(position, chosen);
    const lines = linesOf(after, drawn);
    const isolated = !inCommunication(after, goal);
    return { view: { ...resting, lines }, ghost: unit && { unit, square: goal, isolated } };
  }, [after, resting, position, chosen, goal, drawn]);

  const asked = aim === null ? askedSquare({ ...asking, chosen }) : null;
  const communication = useMemo(
    () =>
      asked === null || after !== null
        ? {}
        : communicationShown(position, explainUnit(position, asked)),
    [position, asked, after],
  );

  const fireView = useMemo(() => fireShown(position, fireLayer, mine), [position, fireLayer, mine]);
  const consequenceMarks = useMemo(() => {
    if (chosen === null || goal === null) return null;
    const ahead = previewMove(position, chosen, goal);
    return ahead && consequenceMarksOf(ahead, goal, fireLayer);
  }, [position, chosen, goal, fireLayer]);

  return {
    ...shown.view,
    ...communication,
    ...fireView,
    consequenceMarks,
    chosen: chosen ?? aim,
    destinations: goals,
    // The shown sum is in the panel; the others give way to the lines of fire.
    targets: aim === null ? targets : targets.filter(({ square }) => square === aim),
    ghost: shown.ghost,
    fire: assaultAimed(position, aim),
    refused: refusal?.at ?? null,
    ...(summary === null ? {} : sceneOf(summary)),
  };
}

/** Returns the destinations of the chosen unit, with their consequences. */
function goalsShown(
  position: Position,
  chosen: Square | null,
): NonNullable<BoardView['destinations']> {
  if (chosen === null) return [];
  return goalsOf(position, chosen).map((square) => ({
    square,
    kind: moveEffect(position, chosen, square) ?? 'keeps',
  }));
}

function sceneOf({ moves, assault, losses, arsenals, side }: TurnSummary): Partial<BoardView> {
  const lost = losses.filter((unit) => unit.side === other(side)).map(({ square }) => square);
  const scene = new Set([...(assault === null ? [] : [assault.target]), ...lost, ...arsenals]);
  return { paths: moves.map(({ path }) => path), scene: [...scene] };
}
