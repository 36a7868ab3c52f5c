import type { JobTitle } from '../lexicon/lexicon.types.ts';
import { findTitles } from '../lexicon/titles/titles.ts';
import { POSTING_NUMBERS } from '../numbers/posting-numbers.ts';
import { findConditions } from './conditions/conditions.ts';
import { isEmployer } from './lines/employer-names.ts';
import { toPhraseText } from './phrase-finder.ts';
import type { PostingRequirement, ReadPosting } from './posting.types.ts';
import { type ReadText, readPostingText } from './posting-words.ts';
import { postingUnits, type ReadUnit } from './relevance/posting-units.ts';
import { RELEVANCE, type Relevance, relevancesOf } from './relevance/relevance.ts';
import { type Unit, wordsOf } from './relevance/unit-features.ts';
import { relatedToJob } from './requirements/degrees/degree-fields.ts';
import { withLicenseOfJob } from './requirements/from-title/license-of-job.ts';
import { withOwnTitle } from './requirements/from-title/own-title.ts';
import { inSubject, subjectOf } from './requirements/from-title/subject-taught.ts';
import { titleRequirement } from './requirements/from-title/title-requirement.ts';
import type { PostingText } from './requirements/make-requirement.ts';
import {
  isBeforeOr,
  isIssuingBody,
  isOnlyOr,
  leadsToChoice,
  mergeAlternatives,
} from './requirements/merging/alternative-statements.ts';
import { mergeRepeats } from './requirements/merging/merge-repeats.ts';
import { withOneLevel } from './requirements/merging/one-level.ts';
import { findRequirements } from './requirements/statement-requirements.ts';
import { findKnownTitles } from './title/known-titles.ts';
import { findLabelledTitle, findPostingTitle } from './title/posting-title.ts';

/**
 * Reads the requirements and conditions of a posting (plain text, Markdown or HTML). All offsets are UTF-16 offsets
 * into `text` itself, markup included. `title` is the job title, if the caller knows it; otherwise it is taken from the
 * text. Pure, and linear in the length of the text.
 */
export function readPosting(text: string, title = '', learned = RELEVANCE): ReadPosting {
  const posting = readPostingText(text);
  const { view, statements } = posting;
  const { jobTitle, titles, units } = readUnits(posting, title);
  const words = ({ unit }: ReadUnit) => view.slice(unit.start, unit.end);
  const relevances = relevancesOf(units, words, learned);
  const byUnit = units.map((read, index) => ({
    start: read.unit.start,
    end: read.unit.end,
    statement: read.unit.statement,
    sentence: read.unit.sentence,
    requirements: askedRequirements(posting, read, relevances[index]),
    orNext: isBeforeOr(view, read.unit),
  }));
  const requirements = mergeRepeats(text, mergeAlternatives(posting, withOneLevel(view, byUnit)));
  const subject = subjectOf(jobTitle);
  const all = [titleRequirement(jobTitle), ...requirements].map((requirement, index) => ({
    ...inSubject(withJob(requirement, jobTitle, titles), subject),
    id: `r${index}`,
  }));
  return {
    text,
    view,
    title: jobTitle,
    titles,
    requirements: all,
    conditions: findConditions(text, view, statements),
  };
}

/** What may be asked in a posting, without what only says which job it is, and its title. */
export function readUnits(posting: ReadText, title: string) {
  const { view, statements } = posting;
  const jobTitle = findPostingTitle(view, title);
  const titlesInTitle = findKnownTitles(jobTitle);
  const titles = titlesInTitle.length > 0 ? titlesInTitle : findKnownTitles(findLabelledTitle(view) ?? '');
  const professions = new Set(titles.map(({ profession }) => profession));
  const units = postingUnits(posting, statements, jobTitle, professions).filter(
    ({ unit }) =>
      !isTitleLine(view, unit, jobTitle) &&
      !onlyOffersJob(wordsOf(view, unit), titles) &&
      !isOnlyOr(wordsOf(view, unit)) &&
      !leadsToChoice(view, unit) &&
      !isIssuingBody(view, unit) &&
      !isStrayToken(view, unit),
  );
  return { jobTitle, titles, units };
}

/** "gcDHnUYbCs", "bc": what a job board leaves in the last line. */
const isStrayToken = (view: string, { start, end, statement }: Unit): boolean =>
  !statement.bullet && STRAY_TOKEN.test(view.slice(start, end)) && view.slice(end).trim() === '';
const STRAY_TOKEN = /^(?:\p{Ll}{1,3}|(?=\S{8,24}$)(?:\S*?\p{Ll}\p{Lu}){3}\S*)$/u;

/** The same requirement, with what only the title of the job says about it. */
const withJob = (requirement: PostingRequirement, jobTitle: string, titles: JobTitle[]): PostingRequirement =>
  withLicenseOfJob(withOwnTitle(withFieldOfJob(requirement, jobTitle), jobTitle, titles), jobTitle, titles);

function withFieldOfJob(requirement: PostingRequirement, title: string): PostingRequirement {
  const { degree, options } = requirement;
  return {
    ...requirement,
    ...(degree && { degree: relatedToJob(degree, title) }),
    ...(options && { options: options.map((option) => option.map((one) => withFieldOfJob(one, title))) }),
  };
}

function askedRequirements(
  posting: PostingText,
  read: ReadUnit,
  relevance: Relevance | undefined,
): PostingRequirement[] {
  if (!relevance) return [];
  const weight = relevance.chance * relevance.weight;
  return findRequirements(posting, read, relevance.level, weight).filter(
    ({ kind, text }) => kind !== 'tool' || !isEmployer(posting.view, text),
  );
}

const MAX_ADDITION = POSTING_NUMBERS.maxTitleAddition.value;
const MAX_TITLE_OFFSET = POSTING_NUMBERS.maxTitleOffset.value;

/** True for a line that only repeats the title or part of it, or adds little to it at the top. */
function isTitleLine(view: string, { start, end, statement }: Unit, title: string): boolean {
  if (title === '') return false;
  const line = view.slice(start, end);
  const atTop = start < MAX_TITLE_OFFSET && statement.section === 'intro' && !statement.bullet;
  if (atTop && isNameOfJob(line, title)) return true;
  if (line.length > title.length + MAX_ADDITION) return false;
  const words = toPhraseText(line);
  const wanted = toPhraseText(title);
  return wanted.includes(words) || (atTop && words.startsWith(wanted));
}

/** "Registered Nurse (RN) – Intensive Care Unit – Full Time Nights": the same job, in a line of names. */
function isNameOfJob(line: string, title: string): boolean {
  if (line.length > MAX_TITLE_OFFSET || !LINE_OF_NAMES.test(line) || ASKS_FOR_PAPER.test(line)) return false;
  const professions = new Set(findKnownTitles(title).map(({ profession }) => profession));
  return findTitles(line).some((found) => professions.has(found.title.profession));
}
const SMALL_WORD =
  '(?:of|and|the|for|in|to|with|or|an?|at|on|wanted|needed|territory|region|area|only|based|shifts?|nights|days)';
const LINE_OF_NAMES = new RegExp(
  `^[^\\p{Ll}\\s]\\S*(?:\\s+(?:[^\\p{Ll}\\s]\\S*|${SMALL_WORD}(?!\\S)))*$`,
  'u',
);
/** "Elm & Thistle is looking for a baker to join our shop", "Busy firm seeks experienced paralegal": the offer alone. */
function onlyOffersJob(line: string, titles: readonly JobTitle[]): boolean {
  if (
    line.length > MAX_TITLE_OFFSET ||
    !SEEKS.test(line) ||
    ASKS_FOR_PAPER.test(line.replace(EXPERIENCED, ''))
  )
    return false;
  const professions = new Set(titles.map(({ profession }) => profession));
  return findTitles(line).some(
    ({ title, start, end }) =>
      professions.has(title.profession) &&
      SEEKS_WHOM.test(line.slice(0, start)) &&
      TO_JOIN_US.test(line.slice(end)),
  );
}
const SEEKS = /\b(?:looking for|seek(?:s|ing)?|hiring|recruiting|searching for|needs?|wants?)\b/i;
const EXPERIENCED = /\bexperienced\b/i;
const SEEKS_WHOM =
  /^[^.;]{2,160}\b(?:(?:is|are) (?:\p{L}+ )?(?:looking for|seeking|hiring|recruiting|searching for)|seeks?|needs?|wants?) (?:an? |our next |\d+ )?(?:(?:experienced|talented|skilled|dependable|reliable|friendly|motivated|dedicated|passionate|hard-?working|great|good|second|full[- ]time|part[- ]time|new|another|\d+ FT|FT|PT),? ){0,3}$/iu;
const TO_JOIN_US =
  /^(?:\s?\([^()]*\))?(?:,? (?:to join|to take over|to work (?:with|in|at)|in|at|for) [^.;,]{2,80})?[\s.!]*$/i;

const ASKS_FOR_PAPER = /\b(?:licen[cs]|certifi|degree|diploma|required|must|experience)/i;
