/** The slug that an address asks for: slugs are lowercase, and PostgreSQL refuses NUL characters. */
export const wantedSlug = (slug: string): string => slug.toLowerCase().replaceAll('\0', '');
