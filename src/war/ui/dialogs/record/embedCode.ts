/** Returns a text escaped for the value of an HTML attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns the HTML code that shows a game in another page (docs/embed.md). `link` contains the game, `title` is for
 * screen readers, and `at` is the option for the step shown first, such as `at=12`, or `node=12` in a study.
 */
export function embedCode(link: string, title: string, at: string): string {
  const address = new URL('embed.html', link);
  address.search = '';
  address.hash = `${new URL(link).hash}&${at}`;
  return `<iframe src="${escaped(address.href)}" title="${escaped(title)}" width="100%" height="560" style="border:0" loading="lazy"></iframe>`;
}
