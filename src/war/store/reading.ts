import { addToTemplateList } from '../game/templateList';
import { carriesOn } from './keptGames';
import { createLibraryOrders } from './libraryOrders';
import { beginWithKept, discardDamaged, followOtherTab, hearOtherTab, tellNewer } from './takingUp';

/** All that reads kept games and templates, fetched as one (reader.ts). */
export const reading = {
  beginWithKept,
  carriesOn,
  createLibraryOrders,
  discardDamaged,
  followOtherTab,
  hearOtherTab,
  addToTemplateList,
  tellNewer,
};
