import type { JobTitle } from '../../../lexicon/lexicon.types.ts';
import type { PostingRequirement } from '../../posting.types.ts';

/** "Staff therapist", "licensed operator": what says nothing of the trade. */
const WITHOUT_TRADE =
  '(?:(?:staff|senior|junior|lead|licensed|registered|certified|credentialed|full-time|practicing|treating|working|experienced|independent) )*';

/**
 * The same requirement, with the titles of the job where years as "a staff therapist" are asked of a radiation therapist: a word that
 * several trades share means the one that is offered.
 */
export function withOwnTitle(
  requirement: PostingRequirement,
  jobTitle: string,
  own: JobTitle[],
): PostingRequirement {
  const { kind, text, titles = [] } = requirement;
  const [named] = titles;
  if (kind !== 'experience' || !named || titles.length > 1 || own.length === 0) return requirement;
  const head = HEAD.exec(jobTitle)?.[0];
  if (head === undefined || own.some(({ index }) => index === named.index)) return requirement;
  const asTheJob = new RegExp(
    `\\b(?:as|being) an? ${WITHOUT_TRADE}${head}\\b(?! (?:assistant|aide|helper))`,
    'i',
  );
  return asTheJob.test(text) ? { ...requirement, titles: own } : requirement;
}

/** The last word of a job's name, before what else a title line says. */
const HEAD = /\p{L}{4,}(?=\s*(?:$|[,(/|–—-]))/u;
