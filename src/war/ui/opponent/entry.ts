import { warScreen } from '../base/warScreen';

/** Announces the bots of the war, and asks about their offers. */
export const OpponentEffects = warScreen(
  'untold',
  () => import('./OpponentEffects'),
  'OpponentEffects',
);

/** What a bot is doing. */
export const BotNow = warScreen('untold', () => import('./BotStatus'), 'BotNow');

/** How a bot plays, and the reasons of its turn. */
export const BotStatus = warScreen('untold', () => import('./BotStatus'), 'BotStatus');

/** Its orders at once, a pause, and continuing. */
export const BotActions = warScreen('untold', () => import('./BotStatus'), 'BotActions');

/** Hints, and the enemy's best answer, on request. */
export const AdviceActs = warScreen('untold', () => import('./AdviceActs'), 'AdviceActs');

/** The same in a study. */
export const StudyAdvice = warScreen('untold', () => import('./AdviceActs'), 'StudyAdvice');

/** Draws the advice over the board. */
export const AdviceDrawn = warScreen('untold', () => import('./AdviceActs'), 'AdviceDrawn');

/** A bot places its army. */
export const BotDeployment = warScreen('screen', () => import('./BotDeployment'), 'BotDeployment');

/** Takes back the last order of a person. */
export const TakeBackOrder = warScreen('untold', () => import('./HistoryActs'), 'TakeBackOrder');

/** Continues from a past moment as a game of its own. */
export const PlayFrom = warScreen('untold', () => import('./HistoryActs'), 'PlayFrom');

/** Who plays each side from here on. */
export const SeatsDialog = warScreen('dialog', () => import('./SeatsDialog'), 'SeatsDialog');

/** The question whether to offer a bot a draw. */
export const DrawOffer = warScreen('dialog', () => import('./DrawOffer'), 'DrawOffer');

/** The choice of a side's seat. */
export const SeatSelect = warScreen('untold', () => import('./SeatSelect'), 'SeatSelect');

/** Lets a bot play one turn of a war outside a game. */
export const BotReply = warScreen('untold', () => import('./BotReply'), 'BotReply');
