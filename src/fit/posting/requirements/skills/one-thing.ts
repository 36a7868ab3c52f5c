import type { Range } from '../../../../shared/range.ts';
import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { LICENCE } from './phrase-requirement.ts';

const SHORT_PART = REQUIREMENT_NUMBERS.shortPart.value;

/** "Manage several tasks in a high-acuity environment": only where the work is done has a name. */
export const areSurroundings = (view: string, groups: readonly Mention[][]): boolean =>
  groups.flat().length === 1 &&
  groups.flat().every(({ start, end }) => {
    const isPlace = /\b(?:environment|setting)s?$/i.test(view.slice(start, end));
    return (
      (isPlace || /^ (?:environment|setting)s?\b/i.test(view.slice(end, end + 14))) &&
      /\p{L} (?:in|within|under) an? $/iu.test(view.slice(Math.max(0, start - 12), start))
    );
  });

/** "State laws governing child welfare", "auto parts inventory systems": neither is asked without the other. */
export const areAboutEachOther = (view: string, groups: readonly Mention[][]): boolean => {
  const [first, second, ...others] = groups.flat();
  if (!first || !second || first.term.kind !== 'skill') return false;
  if (others.some(({ term }) => term.id !== second.term.id)) return false;
  return /^ (?:(?:that )?(?:govern(?:ing)?|regulat(?:e|ing)|concerning|relat(?:ed|ing) to|pertaining to) (?:the )?(?:[\w-]+ )?)?$/i.test(
    view.slice(first.end, second.start),
  );
};

/** "Rules and procedures related to baking, milling and sales": rules are asked, each of them about something. */
export const isAboutOneThing = (view: string, part: Range, groups: readonly Mention[][]): boolean =>
  groups.flat().every(({ term }) => term.kind === 'skill' || term.kind === 'field') &&
  ABOUT_ONE_THING.test(view.slice(part.start, part.end));
export const ABOUT_ONE_THING =
  /^[^;:.]{3,90}\b(?:rules|regulations|laws|orders|codes|polic(?:y|ies)|procedures|principles|practices|methods|techniques|standards|philosophy|requirements|equipment|materials)\b,? (?:as )?(?:related|relating|pertaining|applicable|applied|appropriate) (?:to|for) [^;:.]{3,160}$/i;

/** "Work with an agency, a mill or a bakery", of which the lexicon knows only the last: the others would do as well. */
export const isOneOfUnknown = (view: string, part: Range, groups: readonly Mention[][]): boolean => {
  const [only, ...others] = groups.flat();
  if (!only || others.length > 0 || only.term.kind !== 'skill') return false;
  if (part.end - part.start >= SHORT_PART || LICENCE.test(view.slice(part.start, part.end))) return false;
  return (
    OR_BEFORE.test(view.slice(part.start, only.start)) ||
    OR_AFTER.test(view.slice(only.end, part.end).slice(0, OR_REACH))
  );
};
const OR_BEFORE = /,? or (?:an? )?$/i;
const OR_AFTER =
  /^,? or (?!(?:an? |any |some )?(?:similar|equivalent|related|other|another|comparable|better|higher|more|the like|so\b|willing|able|ability))/i;
const OR_REACH = REQUIREMENT_NUMBERS.cueReach.value;
