import { useEffect, useState } from 'react';
import { addressOf } from '../platform/address';
import { canPack } from '../platform/packing';

/**
 * Hook: returns the address of this page that opens a text, whose fragment `write` packs; null without a text, until it
 * is packed, and in a browser that cannot pack.
 */
export function usePackedLink(
  text: string | null,
  write: (text: string) => Promise<string>,
): string | null {
  const [packed, setPacked] = useState<{ text: string; link: string } | null>(null);
  useEffect(() => {
    if (text === null || !canPack()) return;
    let wanted = true;
    void write(text).then((fragment) => {
      if (wanted) setPacked({ text, link: addressOf(fragment) });
    });
    return () => {
      wanted = false;
    };
  }, [text, write]);
  return packed?.text === text ? packed.link : null;
}
