/** Links and headings of a Markdown page, as GitHub shows them. Pure. */

/** The targets of a page's links and images, as written. Code is ignored. */
export function linksIn(markdown: string): string[] {
  const text = withoutCode(markdown);
  const inline = text.matchAll(/\]\(<?([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)>?(?:\s+"[^"]*")?\)/g);
  const references = text.matchAll(/^ {0,3}\[[^\]^]+\]:\s*<?([^\s<>]+)>?/gm);
  return [...inline, ...references].map(([, target]) => target ?? '');
}

/** The anchors of a page's headings; a repeated heading gets a number. */
export function anchorsIn(markdown: string): Set<string> {
  const seen = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutFences(markdown).matchAll(
    /^ {0,3}#{1,6} +(.+?)(?: +#+)? *$/gm,
  )) {
    const slug = slugOf(heading);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return anchors;
}

function slugOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

const withoutFences = (markdown: string) =>
  markdown.replace(/^ *(```+|~~~+)[\s\S]*?^ *\1 *$/gm, '');

const withoutCode = (markdown: string) =>
  withoutFences(markdown).replace(/(`+)(?!`)(?:(?!\n\n)[\s\S])+?\1(?!`)/g, '');
