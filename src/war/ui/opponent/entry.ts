import { warScreen } from '../base/warScreen';

/** Announces what the seats that are not at this screen do, and asks the player about their offers. */
export const OpponentEffects = warScreen(
  'unreported',
  () => import('./OpponentEffects'),
  'OpponentEffects',
);

/** Says what a seat that is not at this screen is doing. */
export const SeatNow = warScreen('unreported', () => import('./SeatStatus'), 'SeatNow');

/** Says how a seat that is not at this screen plays, and gives the reasons of its turn. */
export const SeatStatus = warScreen('unreported', () => import('./SeatStatus'), 'SeatStatus');

/** Buttons for a seat that is not at this screen: its orders at once, a pause, and continuing. */
export const SeatActions = warScreen('unreported', () => import('./SeatStatus'), 'SeatActions');

/** Hints, and the enemy's best answer, on request. */
export const AdviceActs = warScreen('unreported', () => import('./AdviceActs'), 'AdviceActs');

/** Hints, and the enemy's best answer, on request, in a study. */
export const StudyAdvice = warScreen('unreported', () => import('./AdviceActs'), 'StudyAdvice');

/** Draws the hints and the enemy's best answer over the board. */
export const AdviceDrawn = warScreen('unreported', () => import('./AdviceActs'), 'AdviceDrawn');

/** Lets a seat that is not at this screen place its army. */
export const SeatDeployment = warScreen(
  'screen',
  () => import('./SeatDeployment'),
  'SeatDeployment',
);

/** A button that takes back the last order given at this screen. */
export const TakeBackOrder = warScreen(
  'unreported',
  () => import('./HistoryActs'),
  'TakeBackOrder',
);

/** A button that begins a new game from a past moment. */
export const PlayFrom = warScreen('unreported', () => import('./HistoryActs'), 'PlayFrom');

/** A dialog that asks who plays each side from here on. */
export const SeatsDialog = warScreen('dialog', () => import('./SeatsDialog'), 'SeatsDialog');

/** A dialog that offers a draw to a seat that is not at this screen. */
export const DrawOffer = warScreen('dialog', () => import('./DrawOffer'), 'DrawOffer');

/** A choice of who plays a side. */
export const SeatSelect = warScreen('unreported', () => import('./SeatSelect'), 'SeatSelect');

/** Lets a bot play one turn of a war outside a game. */
export const BotReply = warScreen('unreported', () => import('./BotReply'), 'BotReply');
