import { useEffect } from 'react';
import { analyst } from './analyst';

/** Whoever leaves the history ends the work; what has been found stays known. */
export function AnalysisKeeper(): null {
  useEffect(() => () => analyst.stop(), []);
  return null;
}
