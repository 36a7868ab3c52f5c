import type { PageContent } from './page-content.ts';

const MIN_WORDS = 60;
const MIN_SIGNS = 2;

/** Words that postings have and other pages of a company rarely have together. */
const SIGNS = [
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
const LIST_LINKS = 4;

/** Whether a page without structured data reads like one job posting. Only English is judged by its words. */
export function looksLikePosting({ title, text, linkLines, language }: PageContent): boolean {
  const words = text.split(/\s+/).length;
  if (words < MIN_WORDS) return false;
  if (linkLines >= LIST_LINKS && LIST_TITLE.test(title ?? '')) return false;
  if (language !== undefined && !language.startsWith('en')) return true;
  return SIGNS.filter((sign) => sign.test(text)).length >= MIN_SIGNS;
}
