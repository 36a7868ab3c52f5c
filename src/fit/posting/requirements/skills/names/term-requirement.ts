import type { Range } from '../../../../../shared/range.ts';
import { findNamedDegrees } from '../../../../lexicon/degrees/degrees.ts';
import { DRIVERS_LICENSE } from '../../../../lexicon/ids.ts';
import { findMentions, termById, widerTerms } from '../../../../lexicon/lexicon.ts';
import type { Mention, Term } from '../../../../lexicon/lexicon.types.ts';
import { UNMISTAKABLE_STATE_CODES, US_STATE_NAMES } from '../../../../lexicon/us-states.ts';
import { isTraitWord, wordWeight } from '../../../../match/word-weights.ts';
import { REQUIREMENT_NUMBERS } from '../../../../numbers/requirement-numbers.ts';
import { capitalized } from '../../../../text/capitalized.ts';
import { hasOpenBracket } from '../../../../text/open-bracket.ts';
import { remembered } from '../../../../text/remembered.ts';
import { stem } from '../../../../text/stem.ts';
import { tokenize } from '../../../../text/tokens.ts';
import type { PostingRequirement } from '../../../posting.types.ts';
import {
  labelOf,
  labelOfRequirement,
  makeRequirement,
  mentionsIn,
  type PostingText,
  type StatementPart,
} from '../../make-requirement.ts';
import { areExamples, hasHead, isOpenEnded } from '../lists/mention-groups.ts';
import { labelAndName, nounAfter } from './requirement-names.ts';
import { specificityOf } from './specificity.ts';

const TRAIT_SHARE = REQUIREMENT_NUMBERS.traitShare.value;
const TELLING_WORD = REQUIREMENT_NUMBERS.tellingWord.value;

/** A requirement that any of the terms of `group` meets. */
export function termRequirement(
  posting: PostingText,
  part: StatementPart,
  group: Mention[],
): PostingRequirement {
  if (asksForCertificate(posting.view, group, part)) return certificateIn(posting, part, group);
  const kindOfWork = kindOfWorkIn(posting, part, group);
  if (kindOfWork) return kindOfWork;
  const first = group[0] as Mention;
  const last = group.at(-1) as Mention;
  const noun = nounAfter(posting.view, last);
  const afterNoun = last.end + noun.length;
  const issuer =
    issuerAfter(posting.view, part, afterNoun, group) || stateAfter(posting.view, part, group, afterNoun);
  const state =
    stateBefore(posting.view, part, first) ||
    (group.length === 1 ? nameBefore(posting.view, part, first) : '');
  const span = { start: first.start - state.length, end: last.end + noun.length + issuer.length };
  const trait = group.every((mention) => isTrait(posting, mention));
  const others = group.filter((one) => !isIssuer(posting.view, one, group));
  const named = others
    .filter((one) => !isLicenseOfClass(posting.view, one, group))
    .map(({ term }) => term.id);
  const isOfClass = named.length < others.length;
  const kind = trait
    ? 'trait'
    : first.term.kind === 'field' || isKnownOf(posting.view, first)
      ? 'skill'
      : first.term.kind;
  const examples = areExamples(posting.view, group);
  const similar = group.flatMap(({ term }) => similarTo(posting.view, group, term, part));
  const orSimilar = similar.length > 0;
  const unknown = hasHead(posting.view, group)
    ? UNKNOWN_AFTER.exec(posting.view.slice(last.end, part.end))
    : null;
  const { label, name } = unknown
    ? { label: labelOf(posting.view.slice(first.start, last.end + unknown[0].length)) }
    : issuer || state || isOfClass
      ? { label: labelOf(posting.view.slice(span.start, span.end)) }
      : labelAndName(posting.view, group, orSimilar, part.end);
  const head =
    group.length > 1 && kind === 'tool' ? kindBefore(posting.view.slice(part.start, first.start)) : undefined;
  const mainMentions = examples ? [first] : group;
  const specificity = trait ? TRAIT_SHARE : Math.max(...mainMentions.map(({ term }) => specificityOf(term)));
  return makeRequirement(posting, span, kind, part, {
    weight: part.weight * specificity,
    label: head && !label.includes('(') ? labelOf(`${head} (${label})`) : label,
    ...(name && !trait ? { name } : {}),
    terms: [...new Set([...named, ...similar])],
    sufficient: [...new Set(named)],
    ...(examples ? { examples } : {}),
    words: group.map(({ start, end }) => ({ start, end })),
  });
}

/** "… or EV charging design" asks for more than its known term, design, so all its words count. */
function kindOfWorkIn(
  posting: PostingText,
  part: StatementPart,
  group: Mention[],
): PostingRequirement | undefined {
  const [only, ...others] = group;
  if (!only || others.length > 0 || only.term.kind === 'certification') return undefined;
  if (!ANY_WORK.test(posting.view.slice(only.start, only.end))) return undefined;
  const ofIt = OF_WHAT.exec(posting.view.slice(Math.max(part.start, only.start - REACH), only.start));
  if (!ofIt || /^ of\b/i.test(posting.view.slice(only.end, part.end))) return undefined;
  const span = { start: only.start - (ofIt[1] as string).length, end: only.end };
  if (mentionsIn(posting, { start: span.start, end: only.start }).length > 0) return undefined;
  return makeRequirement(posting, span, 'skill', part, {
    weight: part.weight * specificityOf(only.term),
    label: labelOfRequirement(posting.view.slice(span.start, span.end)),
    terms: [only.term.id],
    words: [span],
  });
}
/** Words for work of any kind. */
const ANY_WORK =
  /^(?:design|development|analysis|management|planning|research|testing|maintenance|installation|repair|engineering|production)$/i;
/** What kind of it, in a list: "…, battery storage or EV charging " */
const OF_WHAT =
  /(?:[,;/] ?|(?:,|\b) ?(?:and|or) )((?!(?:the|an?|any|other|some|strong|good|basic|in|of|for|with|to|and|or)\b)[\p{L}\d-]{2,}(?: (?!(?:in|of|for|with|to|and|or|the|an?|our|your|their)\b)[\p{L}\d-]{2,}){0,2} )$/iu;

/** "NBRC Registered Respiratory Therapist", "FNP certification (AANP or ANCC)": who issues it says which one it is, and isn't another one. */
const isIssuer = (view: string, { term, start, end }: Mention, group: readonly Mention[]): boolean =>
  term.kind === 'certification' &&
  group.some(
    (other) =>
      widerTerms(other.term).has(term.id) &&
      (other.end <= start
        ? /^ ?\(/.test(view.slice(other.end, start))
        : /^\s+$/.test(view.slice(end, other.start))),
  );

/** "Class A California driver's license": the class says which license it is, and isn't another one. */
const isLicenseOfClass = (view: string, { term, start }: Mention, group: readonly Mention[]): boolean =>
  term.id === DRIVERS_LICENSE &&
  group.some(
    (other) =>
      other.term.kind === 'certification' &&
      other.end < start &&
      BLANK_OR_STATE.test(view.slice(other.end, start)),
  );
const BLANK_OR_STATE = new RegExp(`^ (?:(?:${US_STATE_NAMES}) )?$`, 'u');

/** "Registered Nurse license issued by the California Board of Nursing": who issues it decides where it counts. */
function issuerAfter(view: string, part: Range, at: number, group: readonly Mention[]): string {
  const [only, ...others] = group;
  if (only?.term.kind !== 'certification' || others.length > 0) return '';
  return ISSUER.exec(view.slice(at, part.end))?.[0].trimEnd() ?? '';
}
const ISSUER =
  /^ (?:issued|granted|awarded) by (?:the )?(?:(?:\p{Lu}[\p{L}'’]{1,30}|of|and|for|the)(?: |(?=\W|$))){1,8}(?<=\p{Lu}[\p{L}'’]{1,30} ?)/u;

/** "Pennsylvania RN license", "NJ Registered Nurse license": in which state it counts. */
function stateBefore(view: string, part: Range, { term, start, end }: Mention): string {
  if (term.kind !== 'certification') return '';
  const before = view.slice(part.start, start);
  const isLicense = LICENSE.test(view.slice(start, end + REACH).split('\n', 1)[0] as string);
  return (
    STATE_BEFORE.exec(before)?.[0] ?? (isLicense ? STATE_CODE_BEFORE.exec(before)?.[0] : undefined) ?? ''
  );
}
const STATE_BEFORE = new RegExp(`(?<![\\p{L}])(?:${US_STATE_NAMES})(?: [Ss]tate)? $`, 'u');
const STATE_CODE_BEFORE = new RegExp(`(?<![\\p{L}])(?:${UNMISTAKABLE_STATE_CODES})(?: [Ss]tate)? $`, 'u');
const LICENSE = /\blicen[cs]/i;

/** "PREPaRE or CPI training", of which the lexicon doesn't know the first. */
function nameBefore(view: string, part: Range, { term, start }: Mention): string {
  if (term.kind !== 'certification') return '';
  const before = NAME_BEFORE.exec(view.slice(part.start, start));
  const name = before?.[1] ?? '';
  const isKnown = findMentions(name).length > 0 || findNamedDegrees(name, tokenize(name)).length > 0;
  return before && !isKnown ? before[0] : '';
}
const NAME_BEFORE = /(?<![\p{L}\d-])(\p{Lu}\p{L}*\p{Lu}\p{L}*) or $/u;

/** "RN license in the State of Texas" */
const stateAfter = (view: string, part: Range, group: readonly Mention[], at: number): string =>
  group.some(({ term }) => term.kind === 'certification')
    ? (STATE_AFTER.exec(view.slice(at, part.end))?.[0] ?? '')
    : '';
const STATE_AFTER = new RegExp(
  `^ (?:licen[cs]e |licensure )?(?:in|for|from|by|with) (?:the )?(?:[Ss]tate of )?(?:${US_STATE_NAMES})\\b(?: State)?(?: Board of (?:\\p{Lu}\\p{L}+ ?(?:and )?){1,3}(?<=\\p{L}))?`,
  'u',
);

/** "Web frameworks, e.g. Django or Express": what the lexicon doesn't know as the kind of these. */
function kindBefore(words: string): string | undefined {
  if (!OPENS_EXAMPLES.test(words)) return undefined;
  const kind = KIND_BEFORE_EXAMPLES.exec(words)?.[1];
  return kind === undefined || SAYS_NOTHING.test(kind) ? undefined : capitalized(kind);
}

const OPENS_EXAMPLES = /\s(?:e\.?g\.?,?|such as|like)\s$/iu;
const KIND_BEFORE_EXAMPLES =
  /(?<=^|\s)((?:(?!(?:experienced?|knowledge|familiarity|familiar|proficien\w+|expertise|skills?|with|in|of|using|and|or|the|a|an|other|various|several|common|popular|modern|more|one|to|for|on|at|as)\s)[\p{L}/-]+\s){1,2}[\p{L}/-]{3,}s),?\s(?:e\.?g\.?,?|such as|like)\s$/iu;
/** "Software tools", "related programs": words that say nothing of the kind. */
const SAYS_NOTHING =
  /^(?:(?:computer )?(?:software|computer|related|similar|office|standard) (?:tools|programs|systems|applications|platforms|packages)$|(?:way|based|support\w*|us(?:e|es|ing)|[a-z]+ing)\s)/i;

/** "… such as MarketMan, Craftable or BlueCart", of which the lexicon doesn't know the last. */
const UNKNOWN_AFTER = /^,? or \p{Lu}[\p{L}\d.]*(?:\)|(?=\W*$|[.;,]))/u;

const CERTIFICATE_AFTER =
  /^,?\s*(?:(?:dual|double|teaching|state|professional) )?(?:(?:[\w-]+ )?(?:or|and|\/) [\w-]+ (?:[\w-]+ )?)?(?:(?:coaching|mechanic|technician|operator|specialist|trainer|instructor|professional|practitioner|manager|handler) )?(?:certifications?|certificates?|certs?|credentials?|endorsements?)\b/i;
/** "A certificate in grant writing", "state certification of competency in the testing of soils" */
const CERTIFICATE_BEFORE =
  /\b(?:certificate|certification|credential|cert) (?:of (?:competency|competence|completion) )?in (?:the )?$/i;
const ISSUED = /\bissued (?:by|from|through)\b/i;

/** True for "Lean or Six Sigma certification" and "ESL endorsement", of skills without a certificate of their own. */
function asksForCertificate(view: string, group: Mention[], part: Range): boolean {
  if (group.every(({ term }) => term.kind === 'certification')) return false;
  return group.some(
    ({ term, start, end }) =>
      (CERTIFICATE_BEFORE.test(view.slice(part.start, start)) && !ISSUED.test(view.slice(end, part.end))) ||
      CERTIFICATE_AFTER.test(view.slice(end, Math.min(part.end, end + REACH))) ||
      (term.kind === 'certification' && /\bcertifica\w+$/i.test(view.slice(start, end))),
  );
}

/** A certificate in a skill: the skill alone is only part of it. */
function certificateIn(posting: PostingText, part: StatementPart, group: Mention[]): PostingRequirement {
  const first = group[0] as Mention;
  const { end } = group.at(-1) as Mention;
  const before = CERTIFICATE_BEFORE.exec(posting.view.slice(part.start, first.start))?.[0].length ?? 0;
  const start = first.start - before;
  const after = CERTIFICATE_AFTER.exec(posting.view.slice(end, part.end))?.[0].length ?? 0;
  const words = posting.view.slice(start, end + after);
  const isOpen = hasOpenBracket(words) && posting.view[end + after] === ')';
  const span = { start, end: end + after + (isOpen ? 1 : 0) };
  return makeRequirement(posting, span, 'certification', part, {
    weight: part.weight,
    terms: [...new Set(group.map(({ term }) => term.id))],
    words: [span],
  });
}

/** "Working knowledge of ITIL practices": a method that there are certificates in, of which only knowledge is asked. */
const isKnownOf = (view: string, { term: { kind }, start, end }: Mention): boolean =>
  kind === 'certification' &&
  KNOWLEDGE_OF.test(view.slice(Math.max(0, start - REACH), start)) &&
  PRACTICES.test(view.slice(end, end + REACH));
const KNOWLEDGE_OF =
  /\b(?:knowledge|understanding|experience|familiarity|familiar|awareness|background) (?:of|with|in)\s(?:the )?$/i;
const PRACTICES =
  /^ (?:practices?|principles?|methods?|methodolog(?:y|ies)|frameworks?|process(?:es)?|concepts?|standards?|tools?|techniques?|projects?)\b/i;

/** "We use", "we're on", "we will be moving to": what is in use there, of which another of the kind will do. */
const IN_USE =
  /\b(?:we(?:['’](?:re|ve)| are| have)? (?:(?:now|currently|mostly|also) )?(?:use|using|run|running|on|moving to|move to)|(?:be|are) moving to|(?:currently|now) (?:on|using))\s(?:the )?$/i;
/** "Any decent accounting system is fine". */
const ANY_WILL_DO =
  /\bany (?:[\w/-]+ ){0,4}?(?:system|software|program|platform|tool|package|crm|erp|ehr|emr|pos)\b[^.;]{0,40}?\b(?:fine|counts?|will do|works?|ok(?:ay)?|welcome)\b/i;

function isInUse(view: string, { start }: Range, part: Range): boolean {
  return (
    IN_USE.test(view.slice(Math.max(part.start, start - REACH), start)) ||
    ANY_WILL_DO.test(view.slice(part.start, part.end))
  );
}

const REACH = REQUIREMENT_NUMBERS.cueReach.value;

/**
 * Terms that will do as well: such as another payroll program where the list is open, and any payroll program where one is
 * only named because it is in use.
 */
function similarTo(view: string, group: Mention[], { near, families }: Term, part: Range): string[] {
  const sameJob = near.flatMap(({ id, credit }) => (credit >= SIMILAR ? [id] : []));
  if (isInUse(view, group[0] as Mention, part)) return [...sameJob, ...families.slice(0, 1).filter(isTool)];
  return isOpenEnded(view, group, part.end) ? sameJob : [];
}

/** Who does structural engineering may never have used a program for it. */
const isTool = (id: string): boolean => termById(id)?.kind === 'tool';

const SIMILAR = REQUIREMENT_NUMBERS.similarTerm.value;

/**
 * True if both the lexicon and the posting name it with words for traits: "leadership", not "managerial experience".
 */
export function isTrait(posting: PostingText, { term, start, end }: Mention): boolean {
  return isTraitName(term.name) && isTraitName(posting.view.slice(start, end));
}

const isTraitName = remembered((name: string): boolean => {
  const stems = name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => ({ word, stemmed: stem(word) }));
  if (!stems.some(({ stemmed }) => isTraitWord(stemmed))) return false;
  return stems.every(({ word, stemmed }) => wordWeight(word, stemmed) < TELLING_WORD);
});
