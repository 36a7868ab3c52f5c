import type { Range } from '../../../shared/range.ts';
import { matchesOf } from '../../text/patterns/matches.ts';
import { lowerWords, trimmed } from '../layout/spans.ts';
import { isTitleLike, isTitleNoun, kindOf, WORKS_FOR } from './part-kinds.ts';

const TITLE_LEAD =
  /^(?:(?:and|or|then|an?|the|sample (?:resume|cv) (?:for|of)|sample|sample of|two page|seeking|looking for|desire the position of|experienced|highly|skilled|innovative|creative(?! (?:director|producer|writer|copywriter|lead|head|manager|strategist|designer|technologist|services|operations|supervisor|coordinator|consultant|specialist|assistant|artist|developer|intern)\b)|dedicated|motivated|self-motivated|seasoned|talented|passionate|reliable|enthusiastic|accomplished|top-notch|exceptionally|focused|results-driven|results-oriented|hard-working|hardworking|position as|the position of|i'm|i am|i was|i have been|(?:before|after|prior to) that)(?: |, ))*(?:(?:i |have |has |am |was |is |currently |presently |previously |also )*(?:work(?:ed|ing|s)?|serv(?:ed|ing|es)|employed|appointed|promoted|joined|acted|acting|functioning|functioned|hired|started|engaged|associated|designated) (?:with .{2,40} )?(?:as|to) |as )?(?:an? |the )?/i;
const TITLE_TAIL =
  / (?:(?:for|with|at(?! law\b)|during|under|who|offering|seeking|looking|having|reporting|responsible|on behalf|from|since)(?![\p{L}-])|in (?=the |an? |\p{Lu}[\p{L}&. ]{1,40}(?:Inc|Ltd|Limited|LLC|Pvt|Company|Technologies|Solutions|University|Bank|Hospital|School|Department|Corp)))/iu;
/** "Worked as Accountant in Gupta Traders" */
const TITLE_TAIL_OR_IN = new RegExp(`${TITLE_TAIL.source}| in (?=\\p{Lu})`, 'iu');
const TITLE_OF_DOCUMENT = /(?: cv)? (?:resume|résumé|cv)(?: template| sample| example| samples)?.{0,30}$/i;

/** Separates a title from an introduction ("currently working as a …") and from the `rest`, usually the employer. */
export function splitTitle(view: string, piece: Range): { title: Range; rest?: Range } {
  const raw = view.slice(piece.start, Math.min(piece.end, piece.start + 240));
  const lead = TITLE_LEAD.exec(raw)?.[0].length ?? 0;
  const document = TITLE_OF_DOCUMENT.exec(raw);
  const whole = document && document.index > 3 ? document.index : raw.length;
  const others = raw.search(WORKS_FOR);
  const end = others > lead ? others : whole;
  const hasWorked = /\b(?:work|serv|employ)\w*\b/i.test(raw.slice(0, lead));
  const tail = raw.slice(lead, end).search(hasWorked ? TITLE_TAIL_OR_IN : TITLE_TAIL);
  if (tail <= 0) return { title: trimmed(view, piece.start + lead, piece.start + end) ?? piece };
  const title = trimmed(view, piece.start + lead, piece.start + lead + tail);
  if (!title || !lowerWords(view.slice(title.start, title.end)).some(isTitleNoun)) return { title: piece };
  const link = raw.slice(lead + tail + 1).search(/[ ]/);
  const rest = link < 0 ? undefined : trimmed(view, piece.start + lead + tail + 1 + link, piece.start + end);
  return rest ? { title, rest } : { title };
}

const WORDS = /[\p{L}\p{N}&.'-]+/gu;

/** Separates title and employer with nothing between them: "Art Teacher Hill Street School". */
export function employerAfterTitle(
  view: string,
  piece: Range,
): { title: Range; employer: Range } | undefined {
  const raw = view.slice(piece.start, Math.min(piece.end, piece.start + 160));
  const words = matchesOf(raw, WORDS);
  const noun = words.findIndex((word) => isTitleNoun(word[0].toLowerCase()));
  const next = words[noun + 1];
  if (noun < 1 || !next || words.length - noun < 3 || !/^\p{Lu}/u.test(next[0])) return undefined;
  const cut = piece.start + next.index;
  const title = trimmed(view, piece.start, cut);
  const employer = trimmed(view, cut, piece.end);
  if (!title || !employer || !isTitleLike(view.slice(title.start, title.end))) return undefined;
  if (BARE_SCHOOL.test(view.slice(employer.start, employer.end))) return undefined;
  const { kind, sure } = kindOf(view, employer);
  return (kind === 'school' || kind === 'employer') && sure > 1 ? { title, employer } : undefined;
}

/** "Western Governors University", maybe in a city: nobody but the governors gives it its name. */
const BARE_SCHOOL = /^University(?: (?:Salt Lake )?City)?$/i;

const EMPLOYER_AS_TITLE =
  /^(?<lead>(?:currently |presently |i am |i )?(?:work(?:ed|ing)?|employed|associated|engaged) (?:with|for|at|in) (?:the |m\/s\.? )?)?(?<employer>\p{Lu}.{1,70}?) as (?:an? |the )?(?<title>.{3,60})$/iu;

/** Separates employer and title: "Working with Elm Works as Test Engineer". `linked` if a preposition leads to the employer. */
export function employerBeforeTitle(
  view: string,
  piece: Range,
): { employer: Range; title: Range; linked: boolean } | undefined {
  const raw = view.slice(piece.start, Math.min(piece.end, piece.start + 160));
  if (!/ as /i.test(raw)) return undefined;
  const { lead = '', employer: named = '', title: written = '' } = EMPLOYER_AS_TITLE.exec(raw)?.groups ?? {};
  const last = lowerWords(written).at(-1) ?? '';
  if (!/^\p{Lu}/u.test(named) || !isTitleNoun(last) || !isTitleLike(written)) return undefined;
  if (/^(?:work|serv|employ|join|act|function|associat|engag)/i.test(named) || isTitleLike(named))
    return undefined;
  const start = piece.start + lead.length;
  const employer = trimmed(view, start, start + named.length);
  const title = trimmed(view, piece.start + raw.length - written.length, piece.start + raw.length);
  return employer && title ? { employer, title, linked: lead !== '' } : undefined;
}
