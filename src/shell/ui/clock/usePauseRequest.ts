import { useEffect } from 'react';
import { requestPause } from '../../pauseRequests';

/** The clocks of the page stand still while the component is on it. */
export const usePauseRequest = (): void => useEffect(requestPause, []);
