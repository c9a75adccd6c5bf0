import { useLayoutEffect } from 'react';
import { useGame } from './useGame';
import { useMedia } from './useMedia';

/** Writes the theme on the page's root, where `tokens.css` finds it: as the device has it, or as it is wished. */
export function useTheme(): void {
  const theme = useGame((state) => state.preferences.theme);
  const asksForMore = useMedia('(prefers-contrast: more)');
  const more = theme === 'contrast' || (theme === 'system' && asksForMore);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.scheme = theme === 'light' || theme === 'dark' ? theme : 'system';
    dataset.contrast = more ? 'more' : 'normal';
  }, [theme, more]);
}
