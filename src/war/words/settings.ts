import { lateMessages } from './t';

/** The messages of the settings, which come with them. */
export const tellSetting = lateMessages('settings');
