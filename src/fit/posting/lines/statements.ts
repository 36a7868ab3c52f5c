import type { ConditionKind } from '../../../shared/results/fit-result.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { hasOpenBracket } from '../../text/open-bracket.ts';
import { firstKindOf } from '../../text/patterns/any-of.ts';
import { matchesOf } from '../../text/patterns/matches.ts';
import { CONDITION_HEADINGS } from '../conditions/condition-patterns.ts';
import { commasOfLabelledList } from './breaks/labelled-lists.ts';
import { lostBreaks } from './breaks/lost-breaks.ts';
import { couldBeHeading, isLikelyStack, learnedKind, SECTIONS } from './heading-kinds.ts';
import {
  isPlainHeading,
  NUMBERED,
  namesExtras,
  type SectionKind,
  STACK,
  sectionOpenedBy,
  sectionOpenedInline,
} from './headings.ts';
import { joinWrapped } from './joined-lines.ts';
import { type Line, postingLines, trimRange } from './posting-lines.ts';
import { hasRequirementCue, levelFromWording, opensWithVerb } from './statement-cues.ts';

/** One sentence or bullet of a posting and its section. */
export type Statement = {
  start: number;
  end: number;
  section: SectionKind;
  bullet: boolean;
  /** The start of its line, which all sentences of a paragraph share. */
  line: number;
  /** True below "Nice to have". */
  bonus?: boolean;
  /** True below "Working conditions" and the like. */
  conditions?: boolean;
  /** The condition that the heading or label above it names: "Schedule", "Travel:". */
  topic?: ConditionKind;
};

const MAX_STATEMENT_LENGTH = POSTING_NUMBERS.maxStatementLength.value;

/** All sentences and bullets of a posting outside its headings, in order. */
export function statementsOf(view: string): Statement[] {
  const statements: Statement[] = [];
  let section: SectionKind = 'intro';
  let topic: ConditionKind | undefined;
  let opensAt = 0;
  let bonus = false;
  let conditions = false;
  let isStack = false;
  const inUse = new Set<Statement>();
  const lines = joinWrapped(view, postingLines(view));
  const inLowerCase = opensInLowerCase(view, lines);
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const words = view.slice(line.start, line.end);
    const opened = index === 0 && isTitle(view, line) ? undefined : sectionOpenedBy(view, line);
    if (opened === 'must' && section === 'preferred' && line.bullet && INTRODUCES_EXAMPLES.test(words))
      continue;
    if (opened) {
      section = opened;
      bonus = opened === 'preferred' && (levelFromWording(words) === 'nice' || namesExtras(words));
      isStack = STACK.test(words) || (opened === 'preferred' && isLikelyStack(words));
      topic = topicOf(words);
      conditions = opened === 'none' && SETS_CONDITIONS.test(words);
      opensAt = statements.length;
      continue;
    }
    const isPlain = isPlainHeading(view, line, lines[index - 1], next, inLowerCase);
    const mayOpen = index > 0 && (isPlain || couldBeHeading(view, line, next));
    const learned = mayOpen ? learnedKind(words, isPlain) : undefined;
    if (isPlain || learned) {
      if (learned && learned !== 'none') section = SECTIONS[learned];
      else if ((learned || ASKS_NOTHING.has(section)) && areDuties(view, lines, index)) section = 'duties';
      else section = learned ? 'none' : afterPlainHeading(section, next);
      bonus = learned === 'preferred' && !PREFERS.test(words);
      isStack = learned === 'stack';
      topic = topicOf(words);
      opensAt = statements.length;
      continue;
    }
    if (endsPart(view, line, lines[index - 1], section)) section = 'after';
    const job = section === 'none' ? DESCRIBES_JOB.exec(words)?.[0] : undefined;
    if (job !== undefined) {
      section = 'duties';
      if (job.length >= words.length - 1) continue;
    }
    const first = statements.length;
    const asksNothing = section === 'intro' || ASKS_NOTHING.has(section);
    section = addLine(view, line, section, statements, inLowerCase);
    if (isStack || STACK_LABEL.test(words) || (asksNothing && TOOLS_LABEL.test(words)))
      for (const one of statements.slice(first)) inUse.add(one);
    if (bonus) for (const one of statements.slice(first)) one.bonus = one.section === 'preferred';
    if (conditions) for (const one of statements.slice(first)) one.conditions = one.section === 'none';
    if (!line.bullet && statements.length - opensAt >= MAX_STATEMENTS_OF_TOPIC) conditions = false;
    if (!topic) continue;
    for (const statement of statements.slice(first)) statement.topic ??= topic;
    if (statements.length - opensAt >= MAX_STATEMENTS_OF_TOPIC) topic = undefined;
  }
  // What is needed of a stack stands among the requirements, if there are any.
  if (statements.some((one) => one.section === 'must' && !inUse.has(one)))
    for (const one of inUse) one.section = 'none';
  return statements;
}

/** "Experience with common tools, such as:" among wishes: what stands below is no less a wish. */
const INTRODUCES_EXAMPLES = /\b(?:such as|including|includes?|like|for example|e\.g\.|namely)\s*:\W*$/i;

/** "Preferred" is more than a bonus. */
const PREFERS = /\b(?:prefer|desir)/i;

/** "Our stack: Java, Kafka", "Tech stack: …" */
const STACK_LABEL =
  /^(?:(?:our|the) )?(?:(?:current|main|core) )?(?:tech(?:nology)? )?stack(?: (?:is|includes))?:/i;
/** The same below what the employer offers: "Tools: Salesforce, Gong" */
const TOOLS_LABEL = /^(?:our )?tools(?: we use)?:/i;

/** "hey. we're elm & oak, and we bake bread.": most lines without a bullet begin with a small letter. */
function opensInLowerCase(view: string, lines: readonly Line[]): boolean {
  const opening = lines.filter(({ bullet }) => !bullet).map(({ start }) => view[start] ?? '');
  const small = opening.filter((letter) => /\p{Ll}/u.test(letter)).length;
  return small >= SOME_LINES && small > SHARE_IN_LOWER_CASE * opening.length;
}
const SOME_LINES = POSTING_NUMBERS.someLinesInLowerCase.value;
const SHARE_IN_LOWER_CASE = POSTING_NUMBERS.shareInLowerCase.value;

/** "Compensation & Benefits Specialist" at the top is the job, not a part about benefits. */
const isTitle = (view: string, { start, end }: Line): boolean =>
  end - start <= MAX_LABEL_LENGTH && findTitles(view.slice(start, end)).length > 0;

const SETS_CONDITIONS =
  /\b(?:working conditions|(?:work|working|physical) environment|physical (?:demands|requirements)|environmental conditions|conditions of employment)\b/i;

/** "As a music teacher, you will …" begins the duties below perks, as a sentence or as a heading ("… you will:"). */
const DESCRIBES_JOB =
  /^(?:as (?:an?|our|the) [^.;,]{3,60}|in this (?:role|position|job)),? you(?:['’]ll| will| are responsible)\b/i;

function topicOf(label: string): ConditionKind | undefined {
  if (label.length > MAX_LABEL_LENGTH) return undefined;
  const words = label
    .replace(/[\s*:]+$/, '')
    .trim()
    .replace(NUMBERED, '');
  return conditionOfHeading(words);
}

const conditionOfHeading = firstKindOf(CONDITION_HEADINGS);

const MAX_LABEL_LENGTH = POSTING_NUMBERS.maxTopicLabel.value;
const MAX_STATEMENTS_OF_TOPIC = POSTING_NUMBERS.maxStatementsOfTopic.value;

/**
 * True for a paragraph that no longer belongs to the section: one below a list of requirements, or one without a
 * requirement below one with requirements.
 */
function endsPart(view: string, line: Line, before: Line | undefined, section: SectionKind): boolean {
  if (line.bullet || !before || section === 'intro' || section === 'none') return false;
  if (!line.blankBefore || line.end - line.start < MIN_PARAGRAPH_LENGTH) return false;
  if (before.bullet) return true;
  const isParagraph = section !== 'duties' && before.end - before.start >= MIN_PARAGRAPH_LENGTH;
  const words = view.slice(line.start, Math.min(line.end, line.start + MAX_STATEMENT_LENGTH));
  return isParagraph && !hasRequirementCue(words) && !SAYS_WHO_YOU_ARE.test(words);
}

/** "You're at ease with a CFO", "HR is where we'd like you to come from" */
const SAYS_WHO_YOU_ARE =
  /\byou(?:['’](?:ve|re)|(?:['’]ll| will) (?!(?:get|receive|enjoy|earn|be paid|have access|find|join|start|hear|love)\b)| (?:have|are|can|know|bring|like|love|enjoy|write|think|speak|explain|read|need|should|must))\b|\bwe['’]d (?:like|love|want) you\b/i;

const MIN_PARAGRAPH_LENGTH = POSTING_NUMBERS.minParagraphLength.value;

/** "Day in, day out" above lines that begin with verbs for work: what stands below "About us" and the like ends there. */
function areDuties(view: string, lines: readonly Line[], heading: number): boolean {
  const below = lines.slice(heading + 1, heading + 1 + LINES_OF_DUTIES);
  return (
    below.length === LINES_OF_DUTIES &&
    below.every((line) => line.bullet && opensWithVerb(view.slice(line.start, line.end)))
  );
}
const ASKS_NOTHING: ReadonlySet<SectionKind> = new Set(['none', 'after']);
const LINES_OF_DUTIES = POSTING_NUMBERS.linesOfDuties.value;

/** The section below a heading of unknown meaning: it doesn't inherit the level of the section before it. */
function afterPlainHeading(section: SectionKind, next: Line | undefined): SectionKind {
  if (section === 'none') return 'after';
  if (section === 'preferred') return next?.bullet ? 'duties' : 'intro';
  return section === 'must' && !next?.bullet ? 'intro' : section;
}

/**
 * Splits a line into sentences. An inline "Requirements:" changes the section for the rest of the line and what
 * follows. Returns the section for the next line.
 */
function addLine(
  view: string,
  line: Line,
  section: SectionKind,
  into: Statement[],
  inLowerCase: boolean,
): SectionKind {
  let current = section;
  let start = line.start;
  let isFact = false;
  let bonusFrom: number | undefined;
  let topic: ConditionKind | undefined;
  for (const cut of cutsOf(view, line, inLowerCase)) {
    addStatements(view, start, cut.at, current, line, into, topic);
    if (cut.section) {
      const isBonus =
        cut.section === 'preferred' && levelFromWording(view.slice(cut.at, cut.resume)) === 'nice';
      bonusFrom = isBonus ? into.length : undefined;
      const keepsLevel = section === 'preferred' && cut.section === 'must' && cut.namesKind;
      current = keepsLevel ? section : cut.section;
      isFact = cut.fact === true;
      topic = topicOf(view.slice(cut.at, cut.resume));
    }
    start = cut.resume;
  }
  const opened = sectionOpenedAtEnd(view, start, line);
  if (!opened) addStatements(view, start, line.end, current, line, into, topic);
  else return opened;
  for (const one of bonusFrom === undefined ? [] : into.slice(bonusFrom)) one.bonus = true;
  const isNotice = section === 'intro' && current === 'none';
  return line.bullet || isFact || isNotice ? section : current;
}

function addStatements(
  view: string,
  from: number,
  to: number,
  section: SectionKind,
  line: Line,
  into: Statement[],
  topic: ConditionKind | undefined,
): void {
  for (let at = from, stop = at; at < to; at = stop) {
    stop = endOfPart(view, at, to);
    const lead = LEAD.exec(view.slice(at, Math.min(stop, at + MAX_LEAD)))?.[0].length ?? 0;
    const { start, end } = trimRange(view, at + lead, stop);
    const mayBeLetter = line.bullet || section === 'must' || section === 'preferred';
    if (end - start > 1 || (mayBeLetter && /\p{Lu}/u.test(view[start] ?? '')))
      into.push({ start, end, section, bullet: line.bullet, line: line.start, ...(topic ? { topic } : {}) });
  }
}

/** "Skills:- Bakes bread": the bullet after a label. */
const LEAD = /^\s*[-–•·]\s+(?=[\p{L}\d])/u;
const MAX_LEAD = POSTING_NUMBERS.readOfOpening.value;

/** Where a long statement is cut: after a semicolon if one stands in its second half, or else between words. */
function endOfPart(view: string, from: number, to: number): number {
  const most = from + MAX_STATEMENT_LENGTH;
  if (most >= to) return to;
  const half = from + MAX_STATEMENT_LENGTH / 2;
  for (const mark of ['; ', ' ']) {
    const at = view.lastIndexOf(mark, most - 1);
    if (at >= half) return at + 1;
  }
  return most;
}

/** The section that "We need the following qualifications:" opens at the end of a paragraph. */
function sectionOpenedAtEnd(view: string, start: number, line: Line): SectionKind | undefined {
  if (start === line.start || !/[:：]$/.test(view.slice(start, line.end))) return undefined;
  return sectionOpenedBy(view, { ...line, ...trimRange(view, start, line.end), bullet: false });
}

/** `namesKind`: the label says what kind of thing follows, and not how much it matters. */
type Cut = { at: number; resume: number; section?: SectionKind; fact?: boolean; namesKind?: boolean };

/** A sentence ends, behind a semicolon stands what it pays or what isn't required, or behind "but" what is asked instead. */
const BOUNDARY =
  /[.!?;]["')\]]?\s+(?=[\p{Lu}\d•*"'($€£…-])|;\s+(?=(?:pay|salary) (?:is |of )?[$€£]\s?\d)|;\s+(?=(?:one|two|three|\d) years? (?:(?:will|may|can) be considered|is enough|will do|is fine|if you)\b)|;\s+(?=(?:an? )?[\w'’ ]{3,60}(?:not |n['’]t )(?:required|needed|necessary)\W*$|no [\w'’ ]{3,40} (?:required|needed|necessary)\W*$)|,?\sbut\s(?<=(?:\bnot|n['’]t|\b[Nn]o(?: one|body)?)\b[^.;]{0,50}?\b(?:needed|necessary|required|expected|expects?|have to|need|require)\b[^.;]{0,60},?\sbut\s)(?=(?:you|an?|strong|solid)\s|\p{Lu}|[^\s,.;]+(?:\s[\p{L}-]+){0,2}\s(?:is|are)\s(?:an?\s(?:absolute\s)?must|essential|required|needed|necessary|mandatory)\b)(?!an?\s(?:\w+\s)?must\b)(?![^.;]{0,60}\b(?:helps?|plus|bonus|advantage|asset|welcome|nice|preferred)\b)|[•●▪]\s*|(?<=\S)\*\s+|\s\*\s*(?=\p{L})/gu;
/** Where a sentence ends in a posting without capitals. */
const SMALL_BOUNDARY = /[.!?]["')\]]?\s+(?=\p{Ll})/gu;
/** Several " - Upper" separate the items of a list on one line; a single one only continues the words before it. */
const DASHES = /\s-\s+(?=\p{Lu})/gu;
/** "… of rye bread (preferred)- Good with people": nobody writes so within a sentence. */
const GLUED_DASH = /(?<=\p{Ll}\))-\s+(?=\p{Lu}\p{Ll})/gu;
/** "… in Boise · 4 days ago · 63 applicants", "bake rye·Order flour". */
const MIDDLE_DOTS = /\s?·(?:\s+|(?=\p{Lu}))/gu;
const LABEL =
  /(?<=^|[.!?;•*\s])(\p{Lu}[\p{L}'/&-]{1,26}(?:[ ][\p{L}'/&-]{1,20}){0,4}):(?=[\s•\p{Lu}\d$])|(?<=^|[.!?]\s)(Duties|Responsibilities|Requirements|Essential Functions|(?:Position|Job|Role) [Ss]ummary|(?:Minimum |Preferred |Desired |Required )?Qualifications)\.(?=\s\p{Lu})|(?<=^|[.!?]\s)(What['’]s in it for (?:you|me)|Why (?:join|work (?:for|with)) us)\?(?=\s\p{Lu})/gu;
/** "Degree required, licence preferred" has two levels in one line. */
const LEVEL_END =
  /(?!(?<=\b(?:not|\w+n['’]t|by no means)(?: at all| strictly| really| absolutely)? )(?:required|essential|mandatory|an? must), (?:if|you)\b)\b(?:required|req['’]?d|preferred|pref['’]?d|desired|desirable|essential|mandatory|an? (?:big |huge |definite |strong )?(?:plus|must|bonus)|an advantage|an asset|nice to have|beneficial|helpful)\)?[,;]\s+(?:and\s+)?(?!e\.?g\b|i\.?e\b|such as\b|like\b|including\b|and\b|or\b|but\b|not\b|though\b|as\b)(?=[a-zà-ÿ])/gi;
/** "Hybrid experience a plus - L3 certificate a big plus": each with its level. */
const BETWEEN_LEVELS =
  /(?<=\b(?:plus|preferred|required|helpful|desired)) [-–—] (?=\S[^.;]{2,80}\b(?:plus|preferred|required|helpful|desired)\W*$)/gi;

/** "Firewall administration, Palo Alto preferred", "working knowledge of PACS, Epic experience a plus", "…, and if you know Epic that is a plus": only what follows is a wish. "A degree helps, a card is needed": or is not. */
const BEFORE_WISH =
  /,\s+(?<=\b(?:fluen\w+|english|proficien\w+)\b[^,.;]{0,40},\s+)(?=(?!(?:and|or|with|both)\b)[^,;.()]{2,40}\s(?:is\s|are\s|would\sbe\s)?(?:advantageous|beneficial|desirable|an?\s(?:\w+\s)?(?:advantage|asset|plus|bonus))\W*$)|,\s+(?<=\b(?:counts?|helps?|is|are|would\sbe|useful|welcome)\b[^,.;]{0,40},\s+)(?=an?\s[^,.;]{3,50}\s(?:is|are)\s(?:also\s)?(?:needed|required|necessary|essential|mandatory|a\smust)\b)|,(?<=(?:^|[.;]\s)[^,.;:()]{0,80}\b(?:administration|management|development|operation|maintenance|support|experience),)\s+(?=(?-i:\p{Lu})[^,;.()]{1,30}\s(?:strongly\s|highly\s)?preferred\b(?=\W*$|[.;,]))|,\s+(?<!^\W*[\p{L}-]{2,20},\s+(?=[^,;.()]*\sor\s))(?=(?!(?:and|or|with)\b)[^,;.()]{2,30}\s(?:experience|knowledge|certification|background)\s(?:is\s)?(?:an?\s(?:big\s|huge\s|definite\s|strong\s)?plus|preferred|desired|helpful|a\sbonus)\b)|,\s+and\s+(?=it\s(?:would|will|['’]d)\s(?:really\s)?help\b)|,\s+and\s+(?=if\s(?:some|any|part)\sof\s(?:that|it|this)\b)|,\s+and\s+(?=if\syou\s(?:already\s)?(?:have|hold|know|speak)\b[^,;.]{3,80}\b(?:plus|bonus|great|nice|better|helpful)\b)/giu;
/** "Java (Kotlin a plus)": what is in brackets is a wish of its own. */
const WISH_IN_BRACKETS =
  /(?<=\S)\s\((?!(?:or|e\.?g|i\.?e|such as|like|including|preferably|ideally)\b|[^()]*\b(?:years?|yrs?|months?)\b)[^()]{2,70}\s(?:(?:is |are |would be )?(?:strongly |highly )?(?:preferred|desired|desirable|helpful|welcome)|(?:is |are |would be )?an? (?:\w+ )?(?:plus|bonus|advantage|asset))\)(?=\s*[.;]?\s*$|[.;]\s)[.;]?/giu;
/** "(strongly preferred)", "(a definite plus)" */
const isLevelAlone = (words: string): boolean =>
  !/\p{L}/u.test(
    words.replace(
      /\b(?:strongly|highly|is|are|would|be|also|an?|definite|big|huge|strong|real|nice|but|not|required|preferred|desired|desirable|helpful|welcome|plus|bonus|advantage|asset|experience|or|and|both|either|very|much|this|these|it|most|all)\b/giu,
      '',
    ),
  );

/** "Location: Leeds" is a single fact; the section it is in continues after it. */
const FACT_LABEL =
  /^(?:job |position |work |employment |contract )?(?:title|location|address|department|reports? to|reporting to|type|salary|pay|rate|hours|schedule|start|start date|duration|shift|travel|team|company|client|industry|status|grade|level|posted|deadline|closing date|contract|position|role|where|when|department|holiday|ref\w*|facility|supervised by|supervisor|city|town|ratio|division|(?:job|posting|position) (?:code|id|number))$/i;
/** "Education:" and "Licensure/Certification:" say nothing of the level, unlike "Requirements:". */
const KIND_LABEL =
  /^(?:education|experience|training|skills?|knowledge|languages?|software|credentials|(?:licen[cs]es?|licensure|certificat(?:es?|ions?))(?:(?:\/| and | & | or )(?:licen[cs]es?|licensure|certificat(?:es?|ions?)))?|education (?:and|&) experience)$/i;
/** "Strong project management skills: you can juggle 50 accounts" asks for the skills. */
const EXPLAINED_SKILLS =
  /^(?!(?:the|your|our|required|preferred|desired|key|core|technical|minimum|other|additional|soft|essential|necessary|basic)\s)[\p{L}'/&-]+\s[\p{L}'/& -]{0,50}(?:skills?|knowledge):\s+you(?:['’]\p{L}+|r)?\s/iu;
/** "Culture: Influence your peers" is a duty, "Culture: We are friends" is none. */
const SUBJECT_OF_DUTY = /^(?:our )?(?:culture|values|diversity|inclusion|commitment|team)$/i;
/** Abbreviations and initials: the full stop after them doesn't end a sentence. */
const ABBREVIATION =
  /(?:\b(?:e\.?g|i\.?e|etc|esp|pref|inc|ltd|co|vs|sr|jr|dr|mr|ms|mrs|st|no|approx|incl|min|max|calif?|yrs?|avail|dept|b\.?[as]|m\.?[as]|ph(?:\.d)?|u\.s)|(?<![\p{L}\d'’&])[a-zà-ÿ])$/iu;

function cutsOf(view: string, line: Line, inLowerCase: boolean): Cut[] {
  const text = view.slice(line.start, line.end);
  const cuts: Cut[] = [];
  const inSmall = inLowerCase ? matchesOf(text, SMALL_BOUNDARY) : [];
  for (const found of [...matchesOf(text, BOUNDARY), ...inSmall]) {
    if (text[found.index] === '.' && ABBREVIATION.test(text.slice(Math.max(0, found.index - 8), found.index)))
      continue;
    const asks = text[found.index] === '?' ? 1 : 0;
    cuts.push({ at: line.start + found.index + asks, resume: line.start + found.index + found[0].length });
  }
  const dashes = matchesOf(text, DASHES);
  if (dashes.length > 1)
    for (const found of dashes)
      cuts.push({ at: line.start + found.index, resume: line.start + found.index + found[0].length });
  for (const { 0: dash, index } of matchesOf(text, GLUED_DASH))
    cuts.push({ at: line.start + index, resume: line.start + index + dash.length });
  const dots = matchesOf(text, MIDDLE_DOTS);
  const isDotted = line.bullet && view.slice(Math.max(0, line.start - 3), line.start).includes('·');
  if (dots.length > 1 || isDotted)
    for (const found of dots)
      cuts.push({ at: line.start + found.index, resume: line.start + found.index + found[0].length });
  for (const { start, end } of [...lostBreaks(text), ...commasOfLabelledList(text)])
    cuts.push({ at: line.start + start, resume: line.start + end });
  for (const { 0: words, index } of matchesOf(text, WISH_IN_BRACKETS)) {
    if (isLevelAlone(words)) continue;
    const open = line.start + index;
    cuts.push({ at: open, resume: open + words.indexOf('(') + 1 });
    cuts.push({ at: open + words.lastIndexOf(')'), resume: open + words.length });
  }
  for (const { 0: dash, index } of matchesOf(text, BETWEEN_LEVELS))
    cuts.push({ at: line.start + index, resume: line.start + index + dash.length });
  for (const { 0: gap, index } of matchesOf(text, BEFORE_WISH))
    cuts.push({ at: line.start + index, resume: line.start + index + gap.length });
  for (const found of matchesOf(text, LEVEL_END)) {
    if (hasOpenBracket(text.slice(Math.max(0, found.index - 120), found.index))) continue;
    const at = line.start + found.index + found[0].length;
    cuts.push({ at, resume: at });
  }
  for (const found of matchesOf(text, LABEL)) {
    const label = found[1] ?? found[2] ?? found[3] ?? '';
    const isFact = FACT_LABEL.test(label);
    const namesKind = KIND_LABEL.test(label);
    if (EXPLAINED_SKILLS.test(text.slice(found.index))) continue;
    const section = isFact ? 'none' : (sectionOpenedInline(label) ?? (namesKind ? 'must' : undefined));
    if (!section) continue;
    const from = line.start + found.index + found[0].length - label.length - 1;
    const resume = from + label.length + 1;
    const isDutyOf = SUBJECT_OF_DUTY.test(label) && opensWithVerb(view.slice(resume, line.end));
    cuts.push({ at: from, resume, ...(isDutyOf ? {} : { section, fact: isFact, namesKind }) });
  }
  return withoutOverlaps(cuts);
}

function withoutOverlaps(cuts: Cut[]): Cut[] {
  const kept: Cut[] = [];
  for (const cut of cuts.sort((a, b) => a.at - b.at || a.resume - b.resume)) {
    const last = kept.at(-1);
    if (!last || cut.at >= last.resume) kept.push(cut);
    else if (cut.section) kept[kept.length - 1] = { ...cut, at: Math.min(last.at, cut.at) };
  }
  return kept;
}
