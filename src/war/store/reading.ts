import { carriesOn, keptGame } from './keptGames';
import { beginWithKept, discardDamaged, followOtherTab, hearOtherTab, tellNewer } from './takingUp';

/** All that reads kept games, fetched as one (reader.ts). */
export const reading = {
  beginWithKept,
  carriesOn,
  discardDamaged,
  followOtherTab,
  hearOtherTab,
  keptGame,
  tellNewer,
};
