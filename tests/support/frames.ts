import { act } from '@testing-library/react';

/** Until what follows the frame of a change, as announcements do, has followed it. */
export const nextFrame = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done));
      }),
  );
