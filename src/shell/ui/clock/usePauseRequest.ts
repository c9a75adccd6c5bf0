import { useEffect } from 'react';
import { requestPause } from '../../pauseRequests';

/** Hook: stops all clocks of the page as long as the component that uses it is mounted. */
export const usePauseRequest = (): void => useEffect(requestPause, []);
