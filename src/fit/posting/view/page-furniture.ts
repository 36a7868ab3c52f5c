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

/**
 * `view` without a form to apply, and without what stands below a posting: other jobs of the page, and who signed a mail. It
 * keeps its length.
 */
export function withoutPageFurniture(view: string): string {
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
