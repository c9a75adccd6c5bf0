import { useState, type ComponentProps, type ReactNode } from 'react';
import { useKeyActs } from '../../../../shell/ui/keys';
import { lazyScreen } from '../../../../shell/ui/lazyScreen';

const KeySheet = lazyScreen('dialog', () => import('./KeySheet'), 'KeySheet', 'lwKeys');

/**
 * Hook: binds the key `?` on a screen of Little Wars. Returns the sheet with the keys of that screen, to be rendered
 * there, null until it is opened; and a function that opens it, for a menu. Its code is fetched separately.
 */
export function useKeySheet(
  screen: ComponentProps<typeof KeySheet>['screen'],
): readonly [sheet: ReactNode, open: () => void] {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  useKeyActs((name) => (name === '?' ? open : undefined));
  return [isOpen && <KeySheet screen={screen} onClose={() => setOpen(false)} />, open];
}
