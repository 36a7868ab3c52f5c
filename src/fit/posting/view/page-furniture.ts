import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { matchesOf } from '../../text/patterns/matches.ts';

/** "Similar jobs", where a job network goes on with other postings. */
const OTHER_JOBS =
  /^[ \t]*(?:(?:similar|related|recommended|suggested) (?:jobs|roles|openings)(?=[ \t]*$|[ \t]+(?-i:\p{Lu})|[ \t]*[:(])|(?:more|other|explore) jobs (?:at|from|like|by|near|you)\b|people also (?:viewed|searched)\b|jobs you (?:may|might)\b|you (?:may|might) also (?:like|be interested)\b).*$/imu;
/** Below it, the posting goes on after all. */
const GOES_ON =
  /^\W*(?:(?:minimum|basic|required|preferred|key|job|essential) )?(?:qualifications|requirements|responsibilities|duties|description|what you)\b/im;

/** "Best,", after which a mail has a name and what its writer is. */
const CLOSES_MAIL =
  /^[ \t]*(?:(?:all the |with )?(?:best|kind(?:est)?|warm(?:est)?)(?: (?:regards|wishes))?|(?:many )?thanks(?: (?:so much|again|in advance|for [^,.\n]{3,40}))?(?:,? and [^,.\n]{3,40})?|thank you|warmly|regards|sincerely|cheers|yours(?: \w+)?|respectfully)[,!]?[ \t]*$/im;
const SIGNATURE = /^(?:[^\n]{0,60}(?:\n|$)){0,6}$/;

/** "First name* Email*", "Select...", "How many years of baking do you have?*": the fields of a form to apply. */
const FORM_FIELDS =
  /(?:^.{0,120})?\b(?:(?:first|last|full) name ?\*|select\.{3}|voluntary self-identification\b).*$|^[ \t]*(?:upload (?:your )?(?:resume|résumé|cv)\b.*|linkedin (?:profile|url)\b.*|how did you hear\b.*|submit (?:your )?application|easy apply|(?:[*•-][ \t]*)?(?:how many years of|have you|what are your salary|do you (?:have|hold) (?=[^\n]*\?[ \t]*\n[ \t]*(?:[*•-][ \t]*)?(?:do you|are you|have you|what|how|will you)\b))\b.*\?\*?(?: yes no)?)[ \t]*$/gim;

/** "Full job description", "About the job": below it, a page of a job network has the posting. */
const POSTING_BEGINS =
  /^[ \t]*(?:full job description|about the job|job description|the job)[ \t]*:?[ \t]*$/im;
/** What such a page has above it. */
const OF_PAGE =
  /^\W*(?:apply(?: now| on company (?:web)?site)?|easy apply|save|share|sign in|log in)\b[^.]{0,40}$|\b\d+ (?:applicants|reviews)\b|★|\bpromoted by\b|\bover \d+ applicants|\bskip to main content|\bposted \d+\+? (?:days?|weeks?|hours?|months?) ago|\b(?:your|my) profile\b|\bprofile insights\b|\btry premium\b|\bmeet the hiring team/gim;
const FEW_MARKS = POSTING_NUMBERS.marksOfPage.value;
const KEPT_LINES = POSTING_NUMBERS.linesAbovePage.value;
/** Where, when and for how much somebody works is said there, too. */
const OFFERS =
  /[$€£]\s?[1-9]|\b(?:hybrid|remote|on-?site|(?:full|part)[- ]time|shifts?|monday|nights|weekends|schedule|overtime)\b/i;

/** `view` without what a job network shows above a posting, but for the first lines and what is offered. */
function withoutPageHead(view: string): string {
  const start = POSTING_BEGINS.exec(view)?.index ?? 0;
  if (matchesOf(view.slice(0, start), OF_PAGE).length < FEW_MARKS) return view;
  let written = 0;
  const head = view
    .slice(0, start)
    .split('\n')
    .map((line) => {
      if (line.trim() !== '') written++;
      const isOfPage = matchesOf(line, OF_PAGE).length > 0;
      return (written <= KEPT_LINES && !isOfPage) || OFFERS.test(line) ? line : blank(line);
    });
  return head.join('\n') + view.slice(start);
}

/**
 * `view` without a form to apply, what a job network shows above a posting, and what stands below it: other jobs of the page, and
 * who signed a mail. It keeps its length.
 */
export function withoutPageFurniture(whole: string): string {
  const view = withoutPageHead(whole);
  const half = Math.floor(view.length / 2);
  let end = view.length;
  const jobs = OTHER_JOBS.exec(view.slice(half));
  if (jobs && !GOES_ON.test(view.slice(half + jobs.index + jobs[0].length))) end = half + jobs.index;
  const closing = CLOSES_MAIL.exec(view.slice(half, end));
  if (closing) {
    const from = half + closing.index;
    if (SIGNATURE.test(view.slice(from + closing[0].length, end).trim())) end = from;
  }
  const posting = view.slice(0, end).replace(FORM_FIELDS, blank);
  return end === view.length ? posting : posting + blank(view.slice(end));
}

const blank = (words: string): string => words.replace(/[^\n\r]/g, ' ');
