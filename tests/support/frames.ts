import { act } from '@testing-library/react';

/** Until what follows the frame of a change, as announcements do, has followed it. */
export const nextFrame = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done));
      }),
  );

/** Until a board's announcement is on the page: its words are found after one frame, and shown after the next. */
export async function nextAnnouncement(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
