import { t } from '../../words/t';
import type { SeatWords } from '../kind';
import type { BotFault, BotLevel, BotSeat } from './kind';

/** Returns the name of the bot of a level, that of an officer, in the present language: `Captain Morel`. */
export const levelName = (level: BotLevel): string => t(`opponent:levels.${level}.name`);

/**
 * Returns a few sentences in the present language that describe how the bot of a level plays: for level 0 `Marches two
 * units in a turn at most, where you may march five, and lets them walk out of its lines of communication, where they
 * stand still.`
 */
export const levelPortrait = (level: BotLevel): string => t(`opponent:levels.${level}.portrait`);

/** Returns the name and number of a bot's level for a list to choose from: `Captain Morel (level 4)`. */
export const levelChoice = (level: BotLevel): string =>
  t('opponent:seats.choice', { name: levelName(level), level });

/** The sentences about seats that are played by bots. */
export const WORDS: SeatWords<BotSeat> = {
  name: ({ level }) => levelName(level),
  choice: ({ level }) => levelChoice(level),
  asks: () => '',
  portrait: ({ level }) => levelPortrait(level),
  offers: (offer, name) => t(`opponent:offers.${offer}Text`, { name }),
  onDraw: (name) => t('opponent:offers.askText', { name }),
  failed: (fault, name) => t(`opponent:failed.${fault as BotFault}`, { name }),
};
