import type { Mention, Term, TermKind } from '../../../../lexicon/lexicon.types.ts';
import { US_STATES } from '../../../../lexicon/us-states.ts';
import { REQUIREMENT_NUMBERS } from '../../../../numbers/requirement-numbers.ts';
import { capitalized } from '../../../../text/capitalized.ts';
import { hasOpenBracket } from '../../../../text/open-bracket.ts';
import { stemsOf } from '../../../../text/stems-of.ts';
import { labelOf } from '../../make-requirement.ts';
import { hasHead, unknownAfter } from '../lists/mention-groups.ts';

/**
 * What a requirement for any of these terms is called in lists, and its usual name where that is something else: "MS
 * Project", with the name "Microsoft Project". `view` is the posting without markup, `partEnd` where the statement ends.
 */
export function labelAndName(
  view: string,
  group: readonly Mention[],
  orSimilar: boolean,
  partEnd: number,
): { label: string; name?: string } {
  const words = group.length > 1 ? wordsOfGroup(view, group, partEnd) : undefined;
  const named = group.length > 1 ? asWritten : mentionLabel;
  const labels = new Set(group.map((mention) => named(view, mention)));
  const names = new Set(group.map(({ term }) => term.name));
  const isHeaded = labels.size > 1 && hasHead(view, group);
  const differ =
    group.some(
      ({ term, start, end }) => !labels.has(term.name) && !abbreviates(term.name, view.slice(start, end)),
    ) && group.every(({ term, start, end }) => isShortFor(view.slice(start, end), term));
  const isSpelledOut =
    group.length === 1 ||
    group.some(({ term, start, end }) => isAcronymOf(view.slice(start, end), term.name));
  const asPosted = words && (orSimilar && !SIMILAR.test(words) ? `${words} or similar` : words);
  return {
    label: labelOf(asPosted ?? joined([...labels], isHeaded, orSimilar)),
    ...(differ && isSpelledOut && !(words && isHeaded) ? { name: joined([...names], isHeaded, false) } : {}),
  };
}

const MAX_LABEL = REQUIREMENT_NUMBERS.maxLabel.value;

/**
 * The posting's own words for several terms, with the bracket that they end in; undefined if they are no short phrase, or
 * only commas stand between them, which don't say that either will do.
 */
function wordsOfGroup(view: string, group: readonly Mention[], partEnd: number): string | undefined {
  const first = group[0] as Mention;
  const last = group.at(-1) as Mention;
  const isLanguage = last.term.kind === 'language';
  const unknown = isLanguage ? '' : unknownAfter(view, last.end, partEnd);
  const end = last.end + (nounAfter(view, last) || unknown).length;
  const inside = view.slice(first.end, end);
  const isOpen = hasOpenBracket(inside);
  const closing = isOpen ? REST_OF_BRACKET.exec(view.slice(end, end + MAX_LABEL))?.[0] : '';
  if (closing === undefined || !SAYS_CHOICE.test(inside) || /[;\n]|[.!?]\s/.test(inside)) return undefined;
  if (PAIR_WITH_OWN_LANGUAGE.test(inside)) return undefined;
  const own = view.slice(first.start, first.end);
  const start = own.toLowerCase() === first.term.name.toLowerCase() ? first.term.name : capitalized(own);
  const words = start + inside + closing;
  return words.length > MAX_LABEL ? undefined : words;
}

/** " or English/" of "English/Polish or English/Spanish" */
const PAIR_WITH_OWN_LANGUAGE = /\benglish ?[/–-]/i;
const SIMILAR = /\b(?:similar|comparable|equivalent|other|the like|whatever|you name it|etc)\b/i;
const SAYS_CHOICE = /\b(?:and|or|oder|und|ou|et|o|y)\b|[/(]/i;
/** " controls)" of "mills (Haas, Fanuc controls)". */
const REST_OF_BRACKET = /^[^()\n]{0,30}\)/;

/** "Jira, Trello or similar"; with a head "Programming languages (R, Python)". */
function joined(names: string[], isHeaded: boolean, orSimilar: boolean): string {
  const more = orSimilar ? ['similar'] : [];
  if (!isHeaded) return inWords([...names, ...more]);
  return `${names[0]} (${[names.slice(1).join(', '), ...more].join(' or ')})`;
}

/** "Jira, Trello or Asana" */
const inWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');

/**
 * True if the posting's words are another form of the term's name: "MS Project", "BLS", or the name itself. "Contact
 * center" is no form of "Call handling": it counts as the same, but nobody calls it so.
 */
function isShortFor(words: string, { name, kind }: Term): boolean {
  if (isSameName(words, name, kind)) return true;
  const shared = stemsOf(words).some((stemmed) => stemsOf(name).includes(stemmed));
  return (shared && kind !== 'skill') || isAcronymOf(words, name);
}

/** "JS" of JavaScript, "IEP" of Individualized education programs: its letters stand in the name, in this order. */
function isAcronymOf(words: string, name: string): boolean {
  if (words.length > MAX_ACRONYM || !/^\p{Lu}[\p{Lu}\d/&+.-]*s?$/u.test(words)) return false;
  const letters = words.toLowerCase().replace(/[^a-z]|s$/g, '');
  const spelled = name.toLowerCase();
  let from = 0;
  return [...letters].every((letter, index) => {
    const at = spelled.indexOf(letter, from);
    from = at + 1;
    return index === 0 ? at === 0 : at > 0;
  });
}

const MAX_ACRONYM = REQUIREMENT_NUMBERS.maxAcronym.value;

const NUMBERED_LEVEL = /\blevel\s\d/i;

/** "Pedagogical skills": an adjective alone names nothing. */
const ADJECTIVE = /^[a-zà-ÿ]+(?:al|ic|ive|ory)$/i;
const NOUN_AFTER_ADJECTIVE =
  /^ (?:skills?|knowledge|methods?|practices?|techniques?|principles?|procedures?|experience)\b/i;
/** "Construction equipment", "software engineering tools": without their noun they would be something else. */
const NOUN_AFTER_SKILL =
  /^ (?:equipment|apparatus|vehicles?|machinery|personnel|industry|tools?|software|systems?|techniques?|methods?|methodolog(?:y|ies)|principles?|concepts?|procedures?|process(?:es)?|practices?|regulations?|rules|laws?|polic(?:y|ies)|codes|materials?|algorithms?|frameworks?|libraries|platforms?|technolog(?:y|ies)|theory|models?|solutions?|programs?|projects?|applications?|plans?|packages?|environments?|issues|manuals|catalogs|drawings|documentation)\b(?![-/])/i;

/** " querying language" of "SQL or other big data querying language" */
const NOUN_OF_OTHERS =
  /^(?: \p{Ll}+){0,2} (?:languages?|tools?|systems?|software|platforms?|frameworks?|databases?|technolog(?:y|ies)|applications?|programs?|engines?|libraries|packages?)\b/u;
const BEFORE_OTHER = REQUIREMENT_NUMBERS.cueReach.value;

/** The noun that a named skill only describes, with the space before it; '' if the skill stands for itself. */
export function nounAfter(view: string, { term: { kind }, start, end }: Mention): string {
  if (/\bother (?:\p{L}+ ){0,2}$/iu.test(view.slice(Math.max(0, start - BEFORE_OTHER), start))) {
    const noun = NOUN_OF_OTHERS.exec(view.slice(end, end + MAX_LABEL))?.[0];
    if (noun) return noun;
  }
  return formOfNoun(view, kind, start, end)?.exec(view.slice(end, end + 20))?.[0] ?? '';
}

/** What a noun behind a name of this kind looks like; undefined if none belongs to it. */
function formOfNoun(view: string, kind: TermKind, start: number, end: number): RegExp | undefined {
  if (ADJECTIVE.test(view.slice(start, end))) return NOUN_AFTER_ADJECTIVE;
  if (kind === 'certification') return TIER_OF_CERTIFICATE;
  if (kind === 'skill' || kind === 'field') return NOUN_AFTER_SKILL;
  const isOther = kind === 'tool' && ANOTHER_BEFORE.test(view.slice(Math.max(0, start - 12), start));
  return isOther ? KIND_OF_TOOL : undefined;
}
const ANOTHER_BEFORE = /\b(?:or|another|comparable|similar) $/i;
const KIND_OF_TOOL = /^ (?:systems?|software|platforms?|programs?)\b/;

/** "AWS Certified Solutions Architect – Professional" */
const TIER_OF_CERTIFICATE =
  /^ ?[–—-] ?(?:specialty|professional|associate|practitioner|expert|foundational)\b/i;

/** "live-fire " of "live-fire cooking", "high " of "high school teaching": what says which. */
function adjectiveBefore(view: string, { term: { kind }, start }: Mention): string {
  if (kind !== 'skill') return '';
  if (/^school\b/i.test(view.slice(start, start + 7)))
    return SCHOOL_BEFORE.exec(view.slice(Math.max(0, start - 30), start))?.[0] ?? '';
  const before = /(?:^|[\s(,])(\p{L}{3,}-\p{L}{3,} )$/u.exec(view.slice(Math.max(0, start - 30), start))?.[1];
  return before && !PRAISE.test(before) ? before : '';
}
const SCHOOL_BEFORE =
  /(?<=^|[\s(,/])(?:junior high|high|middle|elementary|primary|secondary|grade|public|private|charter) $/i;
/** " decision making" of "influencing decision making", " new staff" of "training new staff": what is done to it. */
const objectAfter = (view: string, { term: { kind }, start, end }: Mention): string =>
  kind === 'skill' && /^[a-z]+ing$/i.test(view.slice(start, end))
    ? (OBJECT.exec(view.slice(end, end + MAX_LABEL))?.[0] ?? '')
    : '';
const OBJECT =
  /^(?: (?!(?:and|or|of|in|for|to|with|on|at|by|as|from|into|across|within|between|through|using|via|per|than|that|which|who|where|when|while|is|are|was|be|will|can|may|must|should|the|an?|our|your|their|its|his|her|all|any|both|including|such|like|e\.?g|etc|skills?|experience|experienced|knowledge|background|expertise|ability|abilities|required?|preferred|needed|desired|helpful|plus|certifi\w+|licen\w+|degree|diploma|years?|role|position|job|work|does|gives?|regarding|sufficient|purposes|\p{Ll}+(?:ed|ly))\b)\p{Ll}[\p{Ll}-]{2,}){1,2}/u;

/** "type 60 " of "must type 60 wpm". */
const numberBefore = (view: string, { start, end }: Mention): string =>
  /^(?:wpm|words per minute|kph)$/i.test(view.slice(start, end))
    ? (NUMBER_BEFORE.exec(view.slice(Math.max(0, start - BEFORE_OTHER), start))?.[0] ?? '')
    : '';
const NUMBER_BEFORE = /(?:\btypes? (?:at |at least |a minimum of |up to )?)?\b\d[\d,]*\+? $/i;
/** " of 45 wpm" of "typing speed of 45 wpm", " (10,000 KPH)" of "10-key (10,000 KPH)". */
const speedAfter = (view: string, { term, start, end }: Mention): string =>
  term.kind === 'skill' && MEASURED_SKILL.test(view.slice(start, end))
    ? (SPEED.exec(view.slice(end, end + MAX_LABEL))?.[0] ?? '')
    : '';
const MEASURED_SKILL =
  /\b(?:typing|typing speed|keyboarding|keyboard skills|type|(?:10|ten)[- ]key|data[- ]entry|shorthand|dictation|transcription)(?: skills?)?$/i;
const SPEED =
  /^(?: (?:speeds?|skills?))?(?:(?:,? by touch)?[:,]?\s(?:of |at )?|\s\()(?:at least |an? (?:minimum|average) of |minimum (?:of )?)?\d[\d,]*\+? (?:net )?(?:wpm|words (?:per|a) minute|ks?ph|keystrokes (?:per|an) hour)\b(?:\)(?!\p{L}))?/iu;
/** "quantitative and " of "quantitative and qualitative research methods": the noun belongs to both. */
function pairBefore(view: string, { start, end }: Mention): string {
  if (/\b(?:communications?|skills)\b/i.test(view.slice(start, end)))
    return FORMS_BEFORE.exec(view.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  if (!/^[\p{L}-]+(?:al|ive|ic) \p{L}/iu.test(view.slice(start, end))) return '';
  return (
    /(?<=^|[\s(,;])\p{L}{3,}(?:al|ive|ic) (?:and|or|&) $/iu.exec(
      view.slice(Math.max(0, start - 30), start),
    )?.[0] ?? ''
  );
}
/** "written, oral, and " of "written, oral, and interpersonal communication" */
const FORMS_BEFORE =
  /(?<=^|[\s(])(?:(?:written|verbal|oral|spoken|interpersonal|listening|presentation)(?:,? (?:(?:and|or|&) )?|[,/]))+$/i;
/** "California " of "California Building Code": whose rules they are. */
const stateBefore = (view: string, { term: { kind }, start }: Mention): string =>
  kind === 'tool' || kind === 'language'
    ? ''
    : (STATE.exec(view.slice(Math.max(0, start - 20), start))?.[0] ?? '');
const STATE = new RegExp(
  `\\b(?:${[...Object.values(US_STATES), 'Ontario', 'Alberta', 'Quebec', 'Manitoba', 'Saskatchewan', 'British Columbia', 'ADA'].join('|')}) $`,
);
/** "Hands-on welding": how much or how well, and not which. */
const PRAISE =
  /^(?:hands-on|in-depth|high-level|well-\w+|first-class|world-class|top-notch|above-average|full-time|part-time|entry-level|mid-level|senior-level|day-to-day|self-\w+|cross-\w+|day-\w+|long-term|short-term|real-world|proven|up-\w+|\w+-(?:level|developed|driven|oriented|based|ready))/i;

/**
 * The term's name, if the posting says the same. Its own words where they say something else ("plant maintenance" of
 * the term Preventive maintenance), and for a certificate with a level, because the name doesn't include the level.
 */
function mentionLabel(view: string, mention: Mention): string {
  const { term, start, end } = mention;
  const words = labelOf(
    numberBefore(view, mention) +
      pairBefore(view, mention) +
      stateBefore(view, mention) +
      adjectiveBefore(view, mention) +
      view.slice(start, end) +
      (nounAfter(view, mention) || objectAfter(view, mention)) +
      speedAfter(view, mention),
  );
  const hasLevel = term.kind === 'certification' && NUMBERED_LEVEL.test(words);
  const isLetter = term.kind === 'certification' && words.length === 1;
  if (isLetter) return term.name;
  if (!hasLevel && (term.kind === 'language' || says(words, term.name, term.kind))) return term.name;
  return capitalized(words);
}

/** The posting's words for one of several terms; the term's name if it only differs in capitals. */
function asWritten(view: string, mention: Mention): string {
  const words = view.slice(mention.start, mention.end);
  const isName = words.toLowerCase() === mention.term.name.toLowerCase();
  return isName || !/\p{Lu}/u.test(words) ? mentionLabel(view, mention) : words + nounAfter(view, mention);
}

/**
 * True if words are a shorter or an equal form of a name. A program is known by part of its name, but "medical devices" says
 * nothing of "Medical device sales".
 */
const says = (words: string, name: string, kind: TermKind): boolean =>
  abbreviates(words, name) && (!MEANS_ITS_WORDS.has(kind) || abbreviates(name, words));

/** Kinds of which the posting's words tell more than the lexicon's name. */
const MEANS_ITS_WORDS: ReadonlySet<TermKind> = new Set(['skill', 'field']);

/** True if one of two names only abbreviates the other or has all of its words. */
const isSameName = (words: string, name: string, kind: TermKind): boolean =>
  says(words, name, kind) || abbreviates(name, words);

/** True if a name has all the words of another, in any form. */
function abbreviates(words: string, name: string): boolean {
  const known = stemsOf(name);
  return stemsOf(words).every((stemmed) => known.includes(stemmed));
}
