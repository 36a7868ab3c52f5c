import { blogNameOf, shortened, teamNameOf } from '../../../shared/blog/blog-rules.ts';

type DescribedPost = {
  title: string;
  metaDescription: string;
  publishedDate: Date | null;
  updatedDate: Date;
  readingTime: number;
  tags: string[];
  categories: { name: string }[];
};

/** Search engines cut longer headlines. */
const maxHeadline = 110;

/** A post as a schema.org BlogPosting. */
export function blogPostingData(
  post: DescribedPost,
  at: { baseUrl: string; url: string; shareImage: string; productName: string },
): object {
  const { baseUrl, url, shareImage, productName } = at;
  const team = { '@type': 'Organization', name: teamNameOf(productName), url: baseUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: shortened(post.title, maxHeadline),
    description: post.metaDescription,
    image: [shareImage],
    datePublished: (post.publishedDate ?? post.updatedDate).toISOString(),
    dateModified: post.updatedDate.toISOString(),
    author: [team],
    publisher: {
      '@type': 'Organization',
      name: productName,
      url: baseUrl,
      logo: { '@type': 'ImageObject', url: `${baseUrl}/favicon.svg` },
    },
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
    isPartOf: { '@type': 'Blog', name: blogNameOf(productName), url: `${baseUrl}/blog` },
    inLanguage: 'en',
    timeRequired: `PT${post.readingTime}M`,
    ...(post.tags.length > 0 ? { keywords: post.tags.join(', ') } : {}),
    ...(post.categories.length > 0 ? { articleSection: post.categories.map(({ name }) => name) } : {}),
  };
}
