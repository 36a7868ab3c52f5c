import type { PostingRequirement } from '../../posting.types.ts';

/**
 * The job itself is the first requirement. It is scored as a whole, by how alike past jobs are, but it isn't listed: no
 * recruiter asks for a title.
 */
export function titleRequirement(title: string): PostingRequirement {
  return {
    id: '',
    text: '',
    start: 0,
    end: 0,
    label: title.replace(/\s+/g, ' '),
    kind: 'title',
    level: 'must',
    weight: 1,
    duty: false,
    terms: [],
    sufficient: [],
    words: [],
  };
}
