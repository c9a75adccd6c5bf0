import { useLayoutEffect } from 'react';
import { useMedia } from './useMedia';
import { useShellSettings } from './useShell';

/** Writes the theme on the page's root, where `tokens.css` finds it: as the device has it, or as it is wished. */
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
