import { useEffect, useState } from 'react';
import { canPack } from '../../../../shell/platform/packing';
import { writeLink } from '../../../store/library/link';

/**
 * Hook: returns the address of this page that opens `record`, which is contained in its fragment; null until the record
 * is compressed, and always in a browser that cannot compress.
 */
export function useLink(record: string): string | null {
  const [packed, setPacked] = useState<{ record: string; link: string } | null>(null);
  useEffect(() => {
    if (!canPack()) return;
    let wanted = true;
    void writeLink(record).then((fragment) => {
      const { origin, pathname, search } = window.location;
      if (wanted) setPacked({ record, link: `${origin}${pathname}${search}${fragment}` });
    });
    return () => {
      wanted = false;
    };
  }, [record]);
  return packed?.record === record ? packed.link : null;
}
