/** Returns a text escaped for the value of an HTML attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns the code that shows a game in another page (docs/embed.md): from its link, with a title for screen
 * readers, opened at a step (`at=12`, for a study `node=12`).
 */
export function embedCode(link: string, title: string, at: string): string {
  const address = new URL('embed.html', link);
  address.search = '';
  address.hash = `${new URL(link).hash}&${at}`;
  return `<iframe src="${escaped(address.href)}" title="${escaped(title)}" width="100%" height="560" style="border:0" loading="lazy"></iframe>`;
}
