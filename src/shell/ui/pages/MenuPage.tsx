import type { ReactNode } from 'react';
import { t } from '../../words/t';
import type { Missing } from '../../route';
import { LanguageSwitch } from '../LanguageSwitch';
import '../graduated.css';
import './menuPage.css';

interface MenuPageProps {
  /** The ground of the game, which the plate lies on. */
  readonly ground: ReactNode;
  /** Whether the plate has the room of a page rather than that of a menu. */
  readonly wide?: boolean;
  /** What lies beside the plate; nothing where it is false. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A plate over the ground of a game, in a graduated border like a map's own: headquarters, and what is reached from there. */
export const MenuPage = ({ ground, wide = false, beside, children }: MenuPageProps): ReactNode => (
  <main className="menu-page">
    {ground}
    <div className="menu-plate graduated" data-wide={wide}>
      <div className="menu-sheet">{children}</div>
    </div>
    {beside && <div className="menu-beside">{beside}</div>}
  </main>
);

interface StartMenuProps {
  readonly title: ReactNode;
  /** What the address led to in vain, where it did. */
  readonly missing: Missing | undefined;
  /** What the menu is called. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What is on the plate of headquarters: the title, what an address led to in vain, what can be done, and the languages. */
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
