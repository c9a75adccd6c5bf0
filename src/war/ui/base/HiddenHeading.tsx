import { useLanguage } from '../../../shell/ui/useLanguage';
import { t } from '../../words/t';

/**
 * The props of a heading that is invisible and only announced by screen readers; `of` is the part of the page that
 * follows it.
 */
export interface HiddenHeadingProps {
  readonly of: 'board' | 'armies' | 'layers' | 'orders' | 'reserve' | 'turns';
}

/**
 * A heading of level 2 that only screen readers get, before a part of the page without a visible heading; `of` says
 * which part that is.
 */
export function HiddenHeading({ of }: HiddenHeadingProps) {
  useLanguage();
  return <h2 className="visually-hidden">{t(`readings:headings.${of}`)}</h2>;
}
