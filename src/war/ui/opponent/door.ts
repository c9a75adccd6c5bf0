import { warScreen } from '../base/warScreen';

/** What the programs of the war think is told, and what they offer asked. */
export const OpponentKeeper = warScreen(
  'untold',
  () => import('./OpponentKeeper'),
  'OpponentKeeper',
);

/** What a program is doing. */
export const BotNow = warScreen('untold', () => import('./BotStatus'), 'BotNow');

/** How a program plays, and what it was after. */
export const BotStatus = warScreen('untold', () => import('./BotStatus'), 'BotStatus');

/** Its orders at once, a pause, and on. */
export const BotActions = warScreen('untold', () => import('./BotStatus'), 'BotActions');

/** What the program would play, and what the enemy's best answer is, to ask for. */
export const AdviceActs = warScreen('untold', () => import('./AdviceActs'), 'AdviceActs');

/** The same in a study. */
export const StudyAdvice = warScreen('untold', () => import('./AdviceActs'), 'StudyAdvice');

/** What has been advised, over the board. */
export const AdviceDrawn = warScreen('untold', () => import('./AdviceActs'), 'AdviceDrawn');

/** A program places its army. */
export const BotDeployment = warScreen('screen', () => import('./BotDeployment'), 'BotDeployment');

/** Takes back the last order of a person. */
export const TakeBackOrder = warScreen('untold', () => import('./HistoryActs'), 'TakeBackOrder');

/** Goes on from a moment of the past as a game of its own. */
export const PlayFrom = warScreen('untold', () => import('./HistoryActs'), 'PlayFrom');

/** Who plays each side from here on. */
export const SeatsDialog = warScreen('dialog', () => import('./SeatsDialog'), 'SeatsDialog');

/** The question whether a program is offered a draw. */
export const DrawOffer = warScreen('dialog', () => import('./DrawOffer'), 'DrawOffer');

/** Who has a side's seat, to choose. */
export const SeatSelect = warScreen('untold', () => import('./SeatSelect'), 'SeatSelect');

/** Lets a program play one turn of a war that is no game's. */
export const BotReply = warScreen('untold', () => import('./BotReply'), 'BotReply');
