import { warScreen } from '../base/warScreen';

/** Announces the seats that are not at this screen, and asks about their offers. */
export const OpponentEffects = warScreen(
  'untold',
  () => import('./OpponentEffects'),
  'OpponentEffects',
);

/** What such a seat is doing. */
export const SeatNow = warScreen('untold', () => import('./SeatStatus'), 'SeatNow');

/** How it plays, and the reasons of its turn. */
export const SeatStatus = warScreen('untold', () => import('./SeatStatus'), 'SeatStatus');

/** Its orders at once, a pause, and continuing. */
export const SeatActions = warScreen('untold', () => import('./SeatStatus'), 'SeatActions');

/** Hints, and the enemy's best answer, on request. */
export const AdviceActs = warScreen('untold', () => import('./AdviceActs'), 'AdviceActs');

/** The same in a study. */
export const StudyAdvice = warScreen('untold', () => import('./AdviceActs'), 'StudyAdvice');

/** Draws the advice over the board. */
export const AdviceDrawn = warScreen('untold', () => import('./AdviceActs'), 'AdviceDrawn');

/** A seat that is not at this screen places its army. */
export const SeatDeployment = warScreen(
  'screen',
  () => import('./SeatDeployment'),
  'SeatDeployment',
);

/** Takes back the last order given at this screen. */
export const TakeBackOrder = warScreen('untold', () => import('./HistoryActs'), 'TakeBackOrder');

/** Continues from a past moment as a game of its own. */
export const PlayFrom = warScreen('untold', () => import('./HistoryActs'), 'PlayFrom');

/** Who plays each side from here on. */
export const SeatsDialog = warScreen('dialog', () => import('./SeatsDialog'), 'SeatsDialog');

/** The question whether to offer a draw to a seat that is not at this screen. */
export const DrawOffer = warScreen('dialog', () => import('./DrawOffer'), 'DrawOffer');

/** The choice of a side's seat. */
export const SeatSelect = warScreen('untold', () => import('./SeatSelect'), 'SeatSelect');

/** Lets a bot play one turn of a war outside a game. */
export const BotReply = warScreen('untold', () => import('./BotReply'), 'BotReply');
