import { useLanguage } from '../../../shell/ui/useLanguage';
import { t } from '../../words/t';

/** The props of a heading that only screen readers get: `of` is the part of the page that follows it. */
export interface HeardHeadingProps {
  /** The part that follows it. */
  readonly of: 'board' | 'armies' | 'layers' | 'orders' | 'reserve' | 'turns';
}

/** A heading that only screen readers get, before a part of the page that has no visible heading. */
export function HeardHeading({ of }: HeardHeadingProps) {
  useLanguage();
  return <h2 className="heard">{t(`readings:headings.${of}`)}</h2>;
}
