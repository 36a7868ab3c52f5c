import { findMentions } from '../../lexicon/lexicon.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { NAME_AND_VERB, NOT_A_NAME } from './irrelevant-statements.ts';
import { opensWithVerb } from './statement-cues.ts';
import type { Statement } from './statements.ts';

const MIN_OCCURRENCES = POSTING_NUMBERS.minNameOccurrences.value;
const MAX_LOOKAHEAD = POSTING_NUMBERS.readOfOthers.value;
const MAX_NAMES = POSTING_NUMBERS.maxEmployerNames.value;
const MAX_OCCURRENCES = POSTING_NUMBERS.maxNameOccurrences.value;
const REACH = POSTING_NUMBERS.employerReach.value;
const MAX_BEFORE_NAME = POSTING_NUMBERS.maxBeforeEmployer.value;

/**
 * Returns a function that tells whether a statement is about the employer by name. Names are learned from sentences
 * such as "Northgate is a …" if the name occurs again; products, titles and ordinary words don't count as names.
 */
export function createEmployerMatcher(
  view: string,
  statements: readonly Statement[],
): (statement: string) => boolean {
  const names = new Set<string>();
  for (const { start, end, bullet } of statements) {
    if (bullet || names.size >= MAX_NAMES) continue;
    const name = NAME_AND_VERB.exec(view.slice(start, Math.min(end, start + MAX_LOOKAHEAD)))?.[1];
    if (name === undefined || names.has(name) || !isName(view, name)) continue;
    names.add(name);
  }
  if (names.size === 0) return () => false;
  return (statement) => [...names].some((name) => opensWith(statement, name));
}

function isName(view: string, name: string): boolean {
  if (
    NOT_A_NAME.test(name) ||
    opensWithVerb(name) ||
    findTitles(name).length > 0 ||
    findMentions(name).length > 0
  )
    return false;
  return view.split(name, MIN_OCCURRENCES + 2).length > MIN_OCCURRENCES;
}

/** "Northgate's trainers …", "At Northgate, …", "With Northgate you …". */
function opensWith(statement: string, name: string): boolean {
  const at = statement.indexOf(name);
  if (at < 0 || at > MAX_BEFORE_NAME) return false;
  if (at === 0) return !OPENS_LIST.test(statement.slice(name.length));
  return /^(?:at|with|here at|the|about|in|since|join)\s$/i.test(statement.slice(0, at));
}

/** "Payments, ledgering or banking background", but not "Northgate, a mill in Leeds, …". */
const OPENS_LIST =
  /^, (?!an?\b|the\b|based|located|founded|headquartered|part of|we\b|our\b|which|where|you)/i;

/** "At Amplitude, …", "a career at Amplitude", "join Amplitude", "About Amplitude". */
const BEFORE_EMPLOYER =
  /(?:(?:^|[\n.!?]\s{0,3})(?:At|With|About|Why)|\b(?:join(?:ing)?|(?:work(?:ing)?|careers?|life|here|teams?|culture|mission) (?:at|of)))\s$/;
/** "Amplitude is a leader in …", but not "SQL is a must". */
const AFTER_EMPLOYER =
  /^(?: \([^()]{1,40}\))?,? (?:is (?:an?|the|one of|proud|committed)|helps|offers|provides|powers|was founded|has been|believes)\b(?! (?:[a-zà-ÿ]+ )?(?:must|plus|bonus|requirement|asset|advantage|nice))/;
const STARTS_SENTENCE = /(?:^|[\n.!?]\s{0,3})$/;

/** True if a posting speaks of a name as the employer: its own product is no tool that it asks for. */
export function isEmployer(view: string, name: string): boolean {
  const text = view.slice(0, REACH);
  let count = 0;
  let isNamed = false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    if (!isWholeWord(text, at, at + name.length)) continue;
    if (++count > MAX_OCCURRENCES) return false;
    const before = text.slice(Math.max(0, at - MAX_BEFORE_NAME), at);
    const after = text.slice(at + name.length, at + name.length + MAX_LOOKAHEAD);
    isNamed ||= BEFORE_EMPLOYER.test(before) || (STARTS_SENTENCE.test(before) && AFTER_EMPLOYER.test(after));
    if (isNamed && count > MIN_OCCURRENCES) return true;
  }
  return false;
}

const isWholeWord = (view: string, start: number, end: number): boolean =>
  !/[\p{L}\d]/u.test(view.charAt(start - 1) + view.charAt(end));
