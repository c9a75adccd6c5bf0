import { useEffect } from 'react';
import { requestPause } from '../../pauseRequests';

/** Hook: stops the clocks of the page as long as the component is mounted. */
export const usePauseRequest = (): void => useEffect(requestPause, []);
