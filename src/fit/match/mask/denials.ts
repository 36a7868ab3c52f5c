import type { Range } from '../../../shared/range.ts';
import { MASK_NUMBERS } from '../../numbers/mask-numbers.ts';
import { matchesOf } from '../../text/patterns/matches.ts';

/** "No government loans at this shop", but not "No chargeable accidents". A certificate that isn't held is told as such. */
export const isDenial = (words: string): boolean =>
  words.length < MASK_NUMBERS.maxDenialLength.value && DENIAL.test(words) && !GOOD_TO_LACK.test(words);
const DENIAL =
  /^[\s•*●▪–-]*(?:No|Never (?:had|did|done|used|worked|ran|run|touched|set up|driven|drove|operated)) (?!\d)[\p{L}]/u;
const GOOD_TO_LACK =
  /\b(?:accidents?|incidents?|injur\p{L}+|violations?|records?|disciplin\p{L}+|complaints?|errors?|tickets?|points?|problems?|issues?|trouble|supervision|absen\p{L}+|turnover|los(?:t|s|ses)|laps\p{L}+|expir\p{L}+|claims?|defects?|findings?|deficienc\p{L}+|breach\p{L}*|downtime|recalls?|rework|late|sick|missed|damages?|degree|diploma|cards?|certif\p{L}+|licen[cs]\p{L}*|endorse\p{L}+|gaps?|smok\p{L}+|limits?|restrictions?|less|fewer|one|longer|matter|later|doubt|shows?)\b/iu;

/** The parts of a sentence at `offset` that say what somebody hasn't done, or what others do. */
export function deniedIn(words: string, offset: number): Range[] {
  if (!MAY_DENY.test(words)) return [];
  const found = [
    ...matchesOf(words, NOT_THIS),
    ...[...matchesOf(words, NONE), ...matchesOf(words, NOT_DONE)].filter(
      ([denied]) => !GOOD_TO_LACK.test(denied),
    ),
    ...matchesOf(words, FORBIDDEN),
    ...matchesOf(words, OTHERS_DO),
    ...matchesOf(words, WHO_DO),
    ...matchesOf(words, SENT_OUT),
  ];
  return found.map(({ 0: denied, index }) => ({
    start: offset + index,
    end: offset + index + denied.length,
  }));
}

const MAY_DENY =
  /\bnot? |\bnever |n['’]t |\b(?:forbids|prohibits|disallows) |, (?:who|which) |\b(?:the|outside|another|external) [^,;()\n]{3,60} /iu;

const WORD = "\\p{L}[\\p{L}\\d/&+#'’-]*";

/** "Trucks, not airframes", "(not administration)", "but not Excel", though neither ", not finished" nor "not only …". */
const NOT_THIS = new RegExp(
  `(?:(?<=[\\p{L}\\d)]), |(?<=[(;] ?|\\bbut )(?!not \\p{L}+ed\\b))not (?!only|just|merely|simply|to\\b|yet|less|more|including|because|even|all\\b|limited|enough|fluent|planning|completed?\\b|finished|graduated|earned|awarded|conferred|passed|renewed|yet)${WORD}(?: (?:(?:or|and) )?${WORD}){0,2}(?=[.;,)]|$)`,
  'giu',
);

/** "Accounts payable, no receivables", "(no payroll)", "HTML; no JavaScript" */
const NONE = new RegExp(
  `(?<=(?:[,;:–(]\\s?|-\\s)(?:but |and )?)no ${WORD}(?: (?:(?:or|and|nor) )?${WORD}){0,3}(?=[.;,)]|\\s*$)`,
  'giu',
);

/** "Reads roof plans; has not estimated trusses", "can read a tape, never did takeoffs", "not responsible for payroll" */
const NOT_DONE =
  /(?<=(?:^[\s•*●▪–-]*|[,;:(.–-]\s?|\b(?:but|though|although|and|was|am|were)\s)(?:I\s(?:was |am )?)?)(?:never (?:did|done|had|used|worked|ran|run|touched|set up|drove|driven|operated|handled|sold|taught|installed|estimated)|(?:have|has|had)(?: not| never|n['’]t)(?: yet| ever| actually)? (?:done|had|used|worked|run|touched|set up|driven|operated|handled|sold|taught|installed|estimated|managed|supervised|led|written|built|programmed|drawn|designed|performed|tried)|(?:not|never) (?:responsible for|in charge of|involved (?:in|with)))\b(?![^,;.]*\b(?:without|until)\b)[^,;.)\n]{2,100}/giu;

/** "Our crate forbids unsafe code" */
const FORBIDDEN = /\b(?:forbids|prohibits|disallows) [^,;.()\n]{2,60}/giu;

const OTHERS =
  '(?:team|department|group|firm|vendor|contractor|agency|consultants?|engineers?|programmers?|developers?|designers?|attorneys?|lawyers?|accountants?|cpas?|office|company|supplier|provider|specialists?)';
const DO =
  '(?:owns?|owned|handles?|handled|does|do|did|writes?|wrote|runs?|ran|builds?|built|prepares?|prepared|makes?|made|programs|programmed|takes? care of|took care of|sets? up|administers?|administered)';
/** "(the DevOps team owns the CI/CD pipeline)", "; the vendor does the administration", "Outside CPA firm prepares the returns" */
const OTHERS_DO = new RegExp(
  `(?<=[(;–] ?|, (?:and )?(?!the [^,;()\\n]*\\bteam )|^[\\s•*●▪–-]*(?=(?:an )?(?:outside|external)))(?:(?:an )?(?:outside|external)|the|another) (?:[\\p{L}/&-]+ ){0,3}?(?<!\\b(?:the|a) (?=team|group|office|company))${OTHERS} ${DO}\\b[^.;()\\n]{2,100}`,
  'giu',
);

/** "With the renewals team, who own the forecast", but not of a team that somebody led. */
const WHO_DO = new RegExp(
  `(?<=\\b(?:with|to|from) (?:the |our |an? )?(?:[\\p{L}/&-]+ ){0,3}?${OTHERS}), (?:who|which) ${DO}\\b[^.;()\\n]{2,100}`,
  'giu',
);

/** "Sent to our outside CPA firm for the memo" */
const SENT_OUT = new RegExp(
  `(?<=\\b(?:to|by|through|via) (?:our |the |an? )?)(?:outside|external) (?:[\\p{L}/&-]+ ){0,3}?${OTHERS}(?: ${OTHERS})?\\b(?: for [^.;()\\n]{2,80})?`,
  'giu',
);
