import { useLayoutEffect, useState, type RefObject } from 'react';
import { watchSizes } from '../../../shell/platform/pieces';
import { fitting, type Size } from '../../../shell/ui/viewport/viewport';

/** The pixels per unit before the browser's first layout. */
const UNKNOWN = 0.5;

/** Hook: the pixels per unit of a picture that is as large as its box allows. */
export function useFit(ref: RefObject<Element | null>, { width, height }: Size): number {
  const [ppu, setPpu] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const picture = ref.current;
    if (picture === null) return;
    function measure(): void {
      const { clientWidth, clientHeight } = ref.current ?? { clientWidth: 0, clientHeight: 0 };
      if (clientWidth === 0 || clientHeight === 0) return;
      const frame = { width: clientWidth, height: clientHeight };
      setPpu(fitting({ frame, sheet: { width, height } }));
    }
    measure();
    return watchSizes([picture], measure);
  }, [ref, width, height]);
  return ppu;
}
