import type { JobTitle } from '../../../lexicon/lexicon.types.ts';
import { licenseOfTitle } from '../../../lexicon/licenses-of-trades.ts';
import { US_STATE_NAMES } from '../../../lexicon/us-states.ts';
import type { PostingRequirement } from '../../posting.types.ts';

const STATE = `(?:${US_STATE_NAMES})`;

/** "Current Pennsylvania license", "An active license in at least one state", "Licensed to practice in Illinois": of what, only the title says. */
const LICENSE_ALONE = new RegExp(
  `^\\W*(?:(?:must|have|hold|maintain|an?|the|your|current|currently|active|valid|unrestricted|unencumbered|full|fully|clear|state|professional|appropriate|required|${STATE}),? )*(?:state )?(?:licen[cs]e|licensure|licensed)(?: as appropriate(?: to (?:education|role|position))?)?(?: to practice)?(?: (?:required|needed))?(?: (?:in|from|by|with|of)\\b (?:(?:at least|one|any|the|a|this|our|good|or|more|state|states|standing|of|practice|employment|and|in|US|U\\.S\\.|${STATE}),? ?)+)?\\W*$`,
  'iu',
);

/** The same requirement, with the license of the job's own trade where a license alone is asked for. */
export function withLicenseOfJob(
  requirement: PostingRequirement,
  jobTitle: string,
  titles: readonly JobTitle[],
): PostingRequirement {
  const { kind, label, terms, options } = requirement;
  if (kind !== 'certification' || terms.length > 0 || options || !LICENSE_ALONE.test(label))
    return requirement;
  const own = [jobTitle, ...titles.map(({ name }) => name)].flatMap((name) => licenseOfTitle(name) ?? [])[0];
  return own ? { ...requirement, terms: [own.term.id], sufficient: [own.term.id] } : requirement;
}
