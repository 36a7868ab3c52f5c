import type { Range } from '../../../../shared/range.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { labelOf, type PostingText } from '../make-requirement.ts';

const MAX_GAP = REQUIREMENT_NUMBERS.maxChoiceGap.value;

/**
 * "MBA or PMP certification" and "a degree or four years of experience" are one requirement with two options.
 * `requirements` are those of one sentence; a degree comes first.
 */
export function joinDegreeAlternatives(
  posting: PostingText,
  requirements: PostingRequirement[],
): PostingRequirement[] {
  const { text, view } = posting;
  const [degree, ...others] = requirements;
  if (degree?.kind !== 'education') return requirements;
  const other = others.find(
    (one) =>
      (one.kind === 'certification' && isAlternative(view, degree, one)) ||
      (one.kind === 'experience' && areAlternativeYears(view, degree, one.start)),
  );
  if (!other) return requirements;
  const start = Math.min(degree.start, other.start);
  const end = Math.max(degree.end, other.end);
  const choice: PostingRequirement = {
    ...degree,
    text: text.slice(start, end),
    start,
    end,
    label: labelOf(view.slice(start, end)),
    weight: Math.max(degree.weight, other.weight),
    options: [[before(other, posting, degree)], [other]],
  };
  return [choice, ...others.filter((one) => one !== other)];
}

/** True if years may take the place of a degree: only "or" stands between them. */
export function areAlternativeYears(view: string, degree: Range, yearsAt: number): boolean {
  return yearsAt >= degree.end && OR_YEARS.test(view.slice(degree.end, yearsAt));
}

const OR_YEARS = /^[^.;]{0,30}\bor (?:at least |a minimum of |minimum |an? (?:additional )?|additional )?$/i;

/** The degree without the other way that its words go on to name. */
function before(
  other: PostingRequirement,
  { text, view }: PostingText,
  degree: PostingRequirement,
): PostingRequirement {
  if (other.start < degree.start || other.start >= degree.end) return degree;
  const words = view.slice(degree.start, other.start).replace(/[\s,]+or\b[^.;]{0,30}$/i, '');
  const end = degree.start + words.length;
  return {
    ...degree,
    text: text.slice(degree.start, end),
    end,
    label: labelOf(words),
    words: [{ start: degree.start, end }],
  };
}

/** True if an "or" stands between a degree's name and a certificate, on either side. */
function isAlternative(view: string, degree: PostingRequirement, certificate: PostingRequirement): boolean {
  const between =
    certificate.start > degree.start
      ? view.slice(Math.max(degree.start, certificate.start - MAX_GAP), certificate.start)
      : view.slice(certificate.end, degree.start);
  return /\bor\b[^.,;]{0,30}$/i.test(between);
}
