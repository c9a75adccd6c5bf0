import { useEffect } from 'react';
import { standStill } from '../../standstill';

/** The clocks of the page stand still while the component is on it. */
export const useStandstill = (): void => useEffect(standStill, []);
