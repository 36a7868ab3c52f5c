/** "Similar jobs", where a job network goes on with other postings. */
const OTHER_JOBS =
  /^[ \t]*(?:(?:similar|related|recommended|suggested) (?:jobs|roles|openings)(?=[ \t]*$|[ \t]+(?-i:\p{Lu})|[ \t]*[:(])|(?:more|other|explore) jobs (?:at|from|like|by|near|you)\b|people also (?:viewed|searched)\b|jobs you (?:may|might)\b|you (?:may|might) also (?:like|be interested)\b).*$/imu;
/** Below it, the posting goes on after all. */
const GOES_ON =
  /^\W*(?:(?:minimum|basic|required|preferred|key|job|essential) )?(?:qualifications|requirements|responsibilities|duties|description|what you)\b/im;

/** "Best,", after which a mail has a name and what its writer is. */
const CLOSES_MAIL =
  /^[ \t]*(?:(?:all the |with )?(?:best|kind(?:est)?|warm(?:est)?)(?: (?:regards|wishes))?|(?:many )?thanks(?: (?:so much|again|in advance))?|thank you|regards|sincerely|cheers|yours(?: \w+)?|respectfully),?[ \t]*$/im;
const SIGNATURE = /^(?:[^\n]{0,60}(?:\n|$)){0,6}$/;

/** `view` without what stands below a posting: other jobs of the page, and who signed a mail. It keeps its length. */
export function withoutPageEnds(view: string): string {
  const half = Math.floor(view.length / 2);
  let end = view.length;
  const jobs = OTHER_JOBS.exec(view.slice(half));
  if (jobs && !GOES_ON.test(view.slice(half + jobs.index + jobs[0].length))) end = half + jobs.index;
  const closing = CLOSES_MAIL.exec(view.slice(half, end));
  if (closing) {
    const from = half + closing.index;
    if (SIGNATURE.test(view.slice(from + closing[0].length, end).trim())) end = from;
  }
  return end === view.length ? view : view.slice(0, end) + view.slice(end).replace(/[^\n\r]/g, ' ');
}
