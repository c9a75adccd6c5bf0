import { warScreen } from '../base/warScreen';

/**
 * Announces to screen readers what the seats that are not at this screen (bots) do, and asks the player about what they
 * offer. Fetched when it is first used.
 */
export const OpponentEffects = warScreen(
  'unreported',
  () => import('./OpponentEffects'),
  'OpponentEffects',
);

/** Says what a seat that is not at this screen (a bot) is doing in its turn. Fetched when it is first shown. */
export const SeatNow = warScreen('unreported', () => import('./SeatStatus'), 'SeatNow');

/**
 * Describes a seat that is not at this screen (a bot), and gives the reasons of its last turn. Fetched when it is first
 * shown.
 */
export const SeatStatus = warScreen('unreported', () => import('./SeatStatus'), 'SeatStatus');

/**
 * Buttons during the turn of a seat that is not at this screen (a bot): to show its orders at once, to pause, to
 * continue. Fetched when it is first shown.
 */
export const SeatActions = warScreen('unreported', () => import('./SeatStatus'), 'SeatActions');

/**
 * Buttons in a game that ask for a hint or for the enemy's best answer, and the sentences of that advice. Fetched when
 * it is first shown.
 */
export const AdviceActs = warScreen('unreported', () => import('./AdviceActs'), 'AdviceActs');

/**
 * Buttons in a study that ask for a hint or for the enemy's best answer, and the sentences of that advice. Fetched when
 * it is first shown.
 */
export const StudyAdvice = warScreen('unreported', () => import('./AdviceActs'), 'StudyAdvice');

/** Draws hints and the enemy's best answer over the board. Fetched when it is first shown. */
export const AdviceDrawn = warScreen('unreported', () => import('./AdviceActs'), 'AdviceDrawn');

/** Lets a seat that is not at this screen, such as a bot, place its army. Fetched when it is first used. */
export const SeatDeployment = warScreen(
  'screen',
  () => import('./SeatDeployment'),
  'SeatDeployment',
);

/**
 * A button that takes back the last order given at this screen and what followed it. Fetched when it is first shown.
 */
export const TakeBackOrder = warScreen(
  'unreported',
  () => import('./HistoryActs'),
  'TakeBackOrder',
);

/** A button that begins a new game from a past position. Fetched when it is first shown. */
export const PlayFrom = warScreen('unreported', () => import('./HistoryActs'), 'PlayFrom');

/** A dialog that asks who plays each side from now on. Fetched when it is first opened. */
export const SeatsDialog = warScreen('dialog', () => import('./SeatsDialog'), 'SeatsDialog');

/** A dialog that offers a draw to a side that is not played at this screen. Fetched when it is first opened. */
export const DrawOffer = warScreen('dialog', () => import('./DrawOffer'), 'DrawOffer');

/** A choice of who plays a side, a person or a bot. Fetched when it is first shown. */
export const SeatSelect = warScreen('unreported', () => import('./SeatSelect'), 'SeatSelect');

/** Lets a bot play the current turn of a war outside a game. Fetched when it is first used. */
export const BotReply = warScreen('unreported', () => import('./BotReply'), 'BotReply');
