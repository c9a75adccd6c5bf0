import { warScreen } from '../base/warScreen';

/** Announces what bots and other players elsewhere do, and asks the player about what they offer. */
export const OpponentEffects = warScreen(
  'unreported',
  () => import('./OpponentEffects'),
  'OpponentEffects',
);

/** A heading on what a bot or another player not at this screen is doing in its turn. */
export const SeatNow = warScreen('unreported', () => import('./SeatStatus'), 'SeatNow');

/** A description of a bot or another player not at this screen, and its reasons for its last turn. */
export const SeatStatus = warScreen('unreported', () => import('./SeatStatus'), 'SeatStatus');

/** Buttons during a turn that is not given at this screen: to execute its orders at once, pause, continue. */
export const SeatActions = warScreen('unreported', () => import('./SeatStatus'), 'SeatActions');

/** Buttons in a game that ask for a hint or for the enemy's best answer, and the sentences of that advice. */
export const AdviceActs = warScreen('unreported', () => import('./AdviceActs'), 'AdviceActs');

/** Buttons in a study that ask for a hint or for the enemy's best answer, and the sentences of that advice. */
export const StudyAdvice = warScreen('unreported', () => import('./AdviceActs'), 'StudyAdvice');

/** Draws a hint or the enemy's best answer over the board. The component is fetched when it is first shown. */
export const AdviceDrawn = warScreen('unreported', () => import('./AdviceActs'), 'AdviceDrawn');

/** A card that covers the board while a bot or another player not at this screen places the army of `side`. */
export const SeatDeployment = warScreen(
  'screen',
  () => import('./SeatDeployment'),
  'SeatDeployment',
);

/** A button that takes back the last order given at this screen and all that followed it. */
export const TakeBackOrder = warScreen(
  'unreported',
  () => import('./HistoryActs'),
  'TakeBackOrder',
);

/** A button that begins a new game from the position with the index `at` of the war. */
export const PlayFrom = warScreen('unreported', () => import('./HistoryActs'), 'PlayFrom');

/** A dialog that asks who plays each side from now on, or with `from` in a new game from that position. */
export const SeatsDialog = warScreen('dialog', () => import('./SeatsDialog'), 'SeatsDialog');

/** A dialog that offers a draw to the side `to`, which is not played at this screen. */
export const DrawOffer = warScreen('dialog', () => import('./DrawOffer'), 'DrawOffer');

/** The choice of who plays each side, a person or a bot; `onSeats` is called with a new choice in place of `seats`. */
export const SeatFields = warScreen('unreported', () => import('./SeatSelect'), 'SeatFields');

/** Renders nothing; has a bot of a `level` play the current turn of a war outside a game. */
export const BotReply = warScreen('unreported', () => import('./BotReply'), 'BotReply');
