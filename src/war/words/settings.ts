import { messagesOf } from './t';

/** The messages of the settings, which come with them. */
export const tellSetting = messagesOf('settings');
