import type { PageContent } from './page-content.ts';

const MIN_WORDS = 60;
const MIN_CUES = 2;

/** Words that are typical of postings and rarely occur together on other pages of a company. */
const POSTING_CUES = [
  /\b(?:responsibilit(?:y|ies)|duties|you will|you'll|what you(?:'ll)? do|the role|your role|day to day)\b/i,
  /\b(?:requirements?|qualifications?|must have|you have|you bring|what we(?:'re| are)? look(?:ing)? for|essential|desirable)\b/i,
  /\b(?:experience|experienced)\b/i,
  /\b(?:salary|compensation|pay|benefits|we offer|per (?:hour|year|annum|month))\b/i,
  /\b(?:apply|applications?|candidates?|applicants?)\b/i,
  /\b(?:full[- ]time|part[- ]time|permanent|contract|temporary|internship|hours (?:per|a) week|shifts?)\b/i,
  /\b(?:job|position|vacancy|opening|hiring|we are looking for)\b/i,
];

const LIST_TITLE =
  /^(?:all|our|open|current|latest|search|find|browse|\s)*(?:jobs?|careers?|vacancies|openings|positions|roles|opportunities)\b/i;
const MIN_LIST_LINKS = 4;

/**
 * Returns true if a page without structured data reads like a job posting. Only English pages are judged by their
 * words.
 */
export function looksLikePosting({ title, text, linkLines, language }: PageContent): boolean {
  const words = text.split(/\s+/).length;
  if (words < MIN_WORDS) return false;
  if (linkLines >= MIN_LIST_LINKS && LIST_TITLE.test(title ?? '')) return false;
  if (language !== undefined && !language.startsWith('en')) return true;
  return POSTING_CUES.filter((sign) => sign.test(text)).length >= MIN_CUES;
}
