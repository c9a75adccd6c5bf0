import { useEffect, useState } from 'react';
import { canPack } from '../../platform/packing';

/**
 * Hook: returns the address of this page that opens a text, whose fragment `write` packs; null without a text,
 * until it is packed, or if that is impossible.
 */
export function useLinkOf(
  text: string | null,
  write: (text: string) => Promise<string>,
): string | null {
  const [packed, setPacked] = useState<{ text: string; link: string } | null>(null);
  useEffect(() => {
    if (text === null || !canPack()) return;
    let wanted = true;
    void write(text).then((fragment) => {
      const { origin, pathname, search } = window.location;
      if (wanted) setPacked({ text, link: `${origin}${pathname}${search}${fragment}` });
    });
    return () => {
      wanted = false;
    };
  }, [text, write]);
  return packed?.text === text ? packed.link : null;
}
