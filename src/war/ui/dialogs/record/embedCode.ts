/** Returns a text escaped for the value of an HTML attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns the HTML code, an `iframe`, that shows a game in a page of another site (docs/embed.md). `link` is the
 * address of this page with the game in it, `title` names the frame for screen readers, and `at` is the option for the
 * step shown first, such as `at=12` or, in a study, `node=12`.
 */
export function embedCode(link: string, title: string, at: string): string {
  const address = new URL('embed.html', link);
  address.search = '';
  address.hash = `${new URL(link).hash}&${at}`;
  return `<iframe src="${escaped(address.href)}" title="${escaped(title)}" width="100%" height="560" style="border:0" loading="lazy"></iframe>`;
}
