/**
 * Makes `article` show `html`, and touches only the blocks that differ: a long text stays where it was scrolled to, and
 * its pictures don't flash. The server has sanitized `html`.
 */
export function replaceBlocks(article: Element, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  const [now, next] = [[...article.children], [...template.content.children]];
  const shorter = Math.min(now.length, next.length);
  let start = 0;
  while (start < shorter && now[start]?.isEqualNode(next[start] ?? null)) start += 1;
  let end = 0;
  while (end < shorter - start && now.at(-1 - end)?.isEqualNode(next.at(-1 - end) ?? null)) end += 1;
  for (const block of now.slice(start, now.length - end)) block.remove();
  const following = now[now.length - end] ?? null;
  for (const block of next.slice(start, next.length - end)) article.insertBefore(block, following);
}
