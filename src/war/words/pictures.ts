import { messagesOf } from './t';

/** The messages of pictures of the board, which come with them. */
export const tellPicture = messagesOf('pictures');
