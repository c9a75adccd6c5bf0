import type { ReactNode } from 'react';
import { t } from '../../words/t';
import type { Missing } from '../../route';
import { LanguageSwitch } from '../LanguageSwitch';
import './menuPage.css';

interface MenuPageProps {
  /** The ground of the game, under the plate. */
  readonly ground: ReactNode;
  /** Whether the plate is as wide as a page rather than a menu. */
  readonly wide?: boolean;
  /** Content beside the plate; false for none. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a page in the middle of a game's background (`ground`), in a border like a map's: headquarters and the
 * screens reached from there.
 */
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
  /** What the address led to in vain, if it did. */
  readonly missing: Missing | undefined;
  /** The name of the menu. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Renders the start page of a game, headquarters: the title, a note on an address that led to nothing (`missing`),
 * the menu (`children`), and the languages.
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
