import { deferred } from '../../../shell/ui/deferred';
import type { Game } from '../../game/game';

const opponent = deferred(() => import('./deferred'), 'late');

/** Lets the programs of the war play while it is shown. */
export const OpponentKeeper = opponent.component((from) => from.OpponentKeeper);
/** What a program is doing, or what it was after. */
export const ProgramWords = opponent.component((from) => from.ProgramWords);
/** Its orders at once, a pause, and on. */
export const ProgramActs = opponent.component((from) => from.ProgramActs);
/** What the program would play, and what the enemy's best answer is, to ask for. */
export const AdviceActs = opponent.component((from) => from.AdviceActs);
/** The same in a study. */
export const StudyAdvice = opponent.component((from) => from.StudyAdvice);
/** What has been advised, over the board. */
export const AdviceDrawn = opponent.component((from) => from.AdviceDrawn);
/** A program places its army. */
export const ProgramDeploys = opponent.component((from) => from.ProgramDeploys, 'screen');
/** Takes back the last order of a person. */
export const TakeBackOrder = opponent.component((from) => from.TakeBackOrder);
/** Goes on from a moment of the past as a game of its own. */
export const PlayFrom = opponent.component((from) => from.PlayFrom);

/** A hook: the game with the names of its programs. */
export const useProgramNames = (game: Game): Game => opponent.use()?.withProgramNames(game) ?? game;

/** Who plays each side from here on. */
export const SeatsDialog = opponent.component((from) => from.SeatsDialog, 'dialog');
/** The question whether a program is offered a draw. */
export const DrawOffer = opponent.component((from) => from.DrawOffer, 'dialog');
/** Who has a side's seat, to choose. */
export const SeatSelect = opponent.component((from) => from.SeatSelect);
