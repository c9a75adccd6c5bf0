import { useEffect } from 'react';
import { requestPause } from '../../pauseRequests';

/** Hook: stops the clocks of the page while the component is on it. */
export const usePauseRequest = (): void => useEffect(requestPause, []);
