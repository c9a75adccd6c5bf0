/** The colours of the view, each with the page's token for it (`shell/ui/tokens.css`). */
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
  road: '--lw-road',
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
  hint: '--task',
} as const;

/** The colours of the gunner's view, each as a CSS colour, by what is drawn in it. */
export type Palette = Readonly<Record<keyof typeof INKS, string>>;

/**
 * Returns the colours of the gunner's view as the style sheets define them for an element. A canvas knows neither the
 * style sheets' variables nor the colour scheme.
 */
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
