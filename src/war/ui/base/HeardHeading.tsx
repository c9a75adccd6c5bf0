import { useLanguage } from '../../../shell/ui/useLanguage';
import { t } from '../../words/t';

export interface HeardHeadingProps {
  /** What follows it. */
  readonly of: 'board' | 'armies' | 'layers' | 'orders' | 'reserve' | 'turns';
}

/** Where a screen reader jumps to by its key for headings, before what has none that is seen. */
export function HeardHeading({ of }: HeardHeadingProps) {
  useLanguage();
  return <h2 className="heard">{t(`readings:headings.${of}`)}</h2>;
}
