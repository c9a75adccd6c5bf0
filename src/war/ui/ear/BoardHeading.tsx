import { tellAloud } from '../../words/aloud';
import { useLanguage } from '../../../shell/ui/useLanguage';

/** Where a screen reader jumps to by its key for headings: the board has none that is seen. */
export function BoardHeading() {
  useLanguage();
  return <h2 className="heard">{tellAloud('headings.board')}</h2>;
}
