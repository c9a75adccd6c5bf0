import { addToTemplateList } from '../game/templateList';
import { keepThisTab, takenElsewhere, tryAgain } from './keepingOwn';
import { textCarriesOn } from './keptGames';
import { createLibraryOrders } from './libraryOrders';
import {
  beginWithKept,
  discardDamaged,
  followOtherTab,
  hearLate,
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
  hearLate,
  hearOtherTab,
  hearWritten,
  keepThisTab,
  takenElsewhere,
  tryAgain,
  addToTemplateList,
  tellNewer,
};
