/** What the editor's form holds, as its controls hold it. */
export type PostFields = {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  featuredImage: string;
  featuredImageAlt: string;
  metaTitle: string;
  metaDescription: string;
  tags: string;
  categoryIds: string[];
  isPublished: boolean;
  /** An ISO time, or empty. */
  scheduledFor: string;
};

export const emptyPost: PostFields = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  featuredImage: '',
  featuredImageAlt: '',
  metaTitle: '',
  metaDescription: '',
  tags: '',
  categoryIds: [],
  isPublished: false,
  scheduledFor: '',
};

export const sameFields = (a: PostFields, b: PostFields): boolean => JSON.stringify(a) === JSON.stringify(b);
