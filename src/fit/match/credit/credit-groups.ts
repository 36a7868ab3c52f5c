import type { PostingRequirement } from '../../posting/posting.types.ts';

/** The kinds of requirements that are answered differently. */
export const CREDIT_GROUPS = [
  'skill',
  'wording',
  'tool',
  'duty',
  'trait',
  'certification',
  'language',
  'experience',
  'education',
] as const;
export type CreditGroup = (typeof CREDIT_GROUPS)[number];

export function creditGroupOf({
  kind,
  duty,
  terms,
}: Pick<PostingRequirement, 'kind' | 'duty' | 'terms'>): CreditGroup {
  switch (kind) {
    case 'experience':
    case 'education':
    case 'certification':
    case 'language':
    case 'trait':
    case 'tool':
      return kind;
    default:
      if (duty || kind === 'duty') return 'duty';
      return terms.length > 0 ? 'skill' : 'wording';
  }
}
