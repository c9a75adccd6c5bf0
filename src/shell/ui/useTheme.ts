import { useLayoutEffect } from 'react';
import { useMedia } from './useMedia';
import { useShellSettings } from './useShell';

/** Hook: writes the theme on the page's root for `tokens.css`: the device's, or the chosen one. */
export function useTheme(): void {
  const theme = useShellSettings(({ theme }) => theme);
  const asksForMore = useMedia('(prefers-contrast: more)');
  const more = theme === 'contrast' || (theme === 'system' && asksForMore);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.scheme = theme === 'light' || theme === 'dark' ? theme : 'system';
    dataset.contrast = more ? 'more' : 'normal';
  }, [theme, more]);
}
