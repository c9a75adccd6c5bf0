import { deferred } from '../../../shell/ui/deferred';
import type { watchDrag } from './dragging';

const board = deferred(() => import('./deferred'), 'late');

/** What fire adds up to on every square: tints under the pieces, figures over them. */
export const FireMap = board.component((from) => from.FireMap);
export const FireFigures = board.component((from) => from.FireFigures);
/** Chains and cut lines, over the pieces and under them. */
export const CommunicationOver = board.component((from) => from.CommunicationOver);
export const CommunicationUnder = board.component((from) => from.CommunicationUnder);
/** Where the chosen unit would take an arsenal, or win the war. */
export const DecidingMarks = board.component((from) => from.DecidingMarks);
/** What a move that is only shown comes to, on its square. */
export const ForeseenMarks = board.component((from) => from.ForeseenMarks);
/** Where what happened last took place, and the ways marched. */
export const MovePaths = board.component((from) => from.MovePaths);
export const SceneMarks = board.component((from) => from.SceneMarks);
/** In the corner of a square where an order was refused. */
export const RefusedMark = board.component((from) => from.RefusedMark);
/** What the enemy's fire comes to on a unit: the sum, or its outcome alone. */
export const ThreatMark = board.component((from) => from.ThreatMark);
export const ExposedMark = board.component((from) => from.ExposedMark);
/** The fire of an attack laid open: under the pieces, and its heads over them. */
export const AttackFire = board.component((from) => from.AttackFire);
export const AttackFireHeads = board.component((from) => from.AttackFireHeads);
/** What is dragged, under its pointer or in the loupe. */
export const Dragged = board.component((from) => from.Dragged);
/** Where what is dragged would land. */
export const LandingMark = board.component((from) => from.LandingMark);
/** What a finger that stays where it is hides. */
export const Loupe = board.component((from) => from.Loupe);
/** The coordinates of what is in sight. */
export const Rulers = board.component((from) => from.Rulers);
/** The buttons that enlarge and reduce. */
export const ZoomTools = board.component((from) => from.ZoomTools);
/** Hands over what follows a drag: at once, or once it is there. */
export const whenDragWatch = (act: (watch: typeof watchDrag) => void): void =>
  board.when((part) => act(part.watchDrag));
/** Hook: what watches fingers and wheels, or null until it is there. */
export const useGestureWatch = () => board.use()?.watchBoard ?? null;
