import { useLanguage } from '../../../shell/ui/useLanguage';
import { tellAloud } from '../../words/aloud';

export interface HeardHeadingProps {
  /** What follows it. */
  readonly of: 'board' | 'armies' | 'layers' | 'orders' | 'reserve' | 'turns';
}

/** Where a screen reader jumps to by its key for headings, before what has none that is seen. */
export function HeardHeading({ of }: HeardHeadingProps) {
  useLanguage();
  return <h2 className="heard">{tellAloud(`headings.${of}`)}</h2>;
}
