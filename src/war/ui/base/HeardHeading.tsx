import { useLanguage } from '../../../shell/ui/useLanguage';
import { t } from '../../words/t';

export interface HeardHeadingProps {
  /** The part that follows it. */
  readonly of: 'board' | 'armies' | 'layers' | 'orders' | 'reserve' | 'turns';
}

/** A heading for screen readers only, before a part without a visible one. */
export function HeardHeading({ of }: HeardHeadingProps) {
  useLanguage();
  return <h2 className="heard">{t(`readings:headings.${of}`)}</h2>;
}
