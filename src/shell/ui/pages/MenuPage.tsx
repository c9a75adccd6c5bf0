import type { ReactNode } from 'react';
import { t } from '../../words/t';
import type { Missing } from '../../route';
import { LanguageSwitch } from '../LanguageSwitch';
import './menuPage.css';

interface MenuPageProps {
  readonly ground: ReactNode;
  readonly wide?: boolean;
  /** Content beside the plate; false for none. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders the start page or a screen reached from there: `children` on a bordered plate in the middle of the page, over
 * a game's background (`ground`). `wide` makes the plate as wide as a page; `beside` is shown next to it.
 */
export const MenuPage = ({ ground, wide = false, beside, children }: MenuPageProps): ReactNode => (
  <main className="menu-page">
    {ground}
    <div className="menu-plate graduated" data-wide={wide}>
      <div className="menu-panel">{children}</div>
    </div>
    {beside && <div className="menu-beside">{beside}</div>}
  </main>
);

interface StartMenuProps {
  readonly title: ReactNode;
  readonly missing: Missing | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Renders the content of headquarters, a game's start page: the title, a note if the address named something that does
 * not exist (`missing`, otherwise undefined), the menu's entries (`children`), and the choice of language.
 */
export const StartMenu = ({ title, missing, label, children }: StartMenuProps): ReactNode => (
  <>
    {title}
    {missing !== undefined && (
      <p className="menu-missing" role="alert">
        {t(`shell:missing.${missing}`)}
      </p>
    )}
    <nav className="menu-entries" aria-label={label}>
      {children}
    </nav>
    <LanguageSwitch />
  </>
);
