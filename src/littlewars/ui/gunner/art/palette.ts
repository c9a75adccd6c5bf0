/** What the view is drawn in, each by the token of the page that has its colour (`shell/ui/tokens.css`). */
const INKS = {
  sky: '--map-margin',
  paper: '--map-north',
  floor: '--map-south',
  ink: '--map-ink',
  faint: '--map-grid-fifth',
  line: '--map-lettering',
  hachure: '--map-hachure',
  lit: '--map-crest',
  hill: '--map-mountain',
  steep: '--map-heights',
  shadow: '--map-shadow',
  water: '--lw-water',
  ripple: '--lw-ripple',
  crown: '--lw-crown',
  roof: '--lw-roof',
  thatch: '--lw-thatch',
  stone: '--lw-stone',
  red: '--lw-red',
  redLight: '--lw-red-light',
  blue: '--lw-blue',
  blueDark: '--lw-blue-dark',
  skin: '--lw-skin',
  redHorse: '--lw-horse-red',
  blueHorse: '--lw-horse-blue',
  outline: '--lw-outline',
  brass: '--lw-brass',
  mark: '--chosen',
} as const;

export type Palette = Readonly<Record<keyof typeof INKS, string>>;

/** The colours as they are now on an element: a canvas knows no tokens, and no colours that depend on the scheme. */
export function paletteOf(element: HTMLElement): Palette {
  const probe = document.createElement('i');
  probe.hidden = true;
  element.append(probe);
  const style = getComputedStyle(probe);
  const found = Object.fromEntries(
    Object.entries(INKS).map(([name, token]) => {
      probe.style.color = `var(${token})`;
      return [name, style.color];
    }),
  ) as Record<keyof typeof INKS, string>;
  probe.remove();
  return found;
}
