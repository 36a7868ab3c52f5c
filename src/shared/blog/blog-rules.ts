export const blogNameOf = (productName: string) => `${productName} Blog`;
/** Shown instead of a person's name. */
export const teamNameOf = (productName: string) => `The ${productName} Team`;

export const blogLimits = {
  title: 200,
  slug: 120,
  /** About forty printed pages. */
  content: 200_000,
  excerpt: 500,
  metaTitle: 200,
  metaDescription: 160,
  tag: 40,
  tags: 20,
  categoryName: 80,
  categoryDescription: 500,
  altText: 300,
} as const;

/** Shortened content stands in for a missing excerpt on cards, and for a missing description for search engines. */
export const summaryLengths = { card: 150, plainText: 160 } as const;

export const recentPostCount = 5;
export const adminPostsPerPage = 10;
/** Fills a grid of one, two or three columns. */
export const postsPerPage = 12;

/** Lowercase, without punctuation and accents, with hyphens for spaces. Letters of other scripts stay. */
export function slugFromName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/(?<=[A-Za-z])\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/[\s_-]+/g, '-')
    .slice(0, blogLimits.slug)
    .replace(/^-+|-+$/g, '');
}

/** The slug after the name changed: it follows the name while it is empty or still derived from it. */
export function followingSlug(slug: string, oldName: string, newName: string): string {
  return slug === '' || slug === slugFromName(oldName) ? slugFromName(newName) : slug;
}

/** Slugs may have letters of any script; the addresses that other programs read have to be plain ASCII. */
export const postPath = (slug: string) => encodeURI(`/blog/${slug}`);
export const categoryPath = (slug: string) => encodeURI(`/blog/category/${slug}`);

const wordsPerMinute = 200;

export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/** Commas separate tags. Repeated and empty ones are dropped. */
export function tagsOf(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

/** At most `length` characters, cut after a word and ending in an ellipsis if something is missing. */
export function shortened(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut;
  // Never half of an emoji.
  return `${words.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,.;:–-]+$/, '')}…`;
}
