/** What HTML takes for its own, in the value of an attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The code that shows a game in another page (docs/embed.md): of the link that carries it, under a title for whoever
 * has the page read, opened at a step (`at=12`, of a study `node=12`).
 */
export function embedCode(link: string, title: string, at: string): string {
  const address = new URL('embed.html', link);
  address.search = '';
  address.hash = `${new URL(link).hash}&${at}`;
  return `<iframe src="${escaped(address.href)}" title="${escaped(title)}" width="100%" height="560" style="border:0" loading="lazy"></iframe>`;
}
