/** Fetches anew the style sheets that have failed, for which no import asks again. @throws where one fails again. */
export async function fetchStyles(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  await Promise.all(
    [...sheets]
      .filter(({ sheet }) => sheet === null)
      .map(
        (failed) =>
          new Promise((resolve, reject) => {
            const again = document.createElement('link');
            again.rel = failed.rel;
            again.href = failed.href;
            again.onload = resolve;
            again.onerror = reject;
            failed.replaceWith(again);
          }),
      ),
  );
}
