import { addToTemplateList } from '../game/templateList';
import { keepThisTab, tryAgain } from './keepingOwn';
import { textCarriesOn } from './keptGames';
import { createLibraryOrders } from './libraryOrders';
import {
  beginWithKept,
  discardDamaged,
  followOtherTab,
  hearDatabase,
  hearOtherTab,
  hearWritten,
  tellNewer,
} from './takingUp';

/** All that reads kept games and templates, fetched as one (reader.ts). */
export const reading = {
  beginWithKept,
  textCarriesOn,
  createLibraryOrders,
  discardDamaged,
  followOtherTab,
  hearDatabase,
  hearOtherTab,
  hearWritten,
  keepThisTab,
  tryAgain,
  addToTemplateList,
  tellNewer,
};
