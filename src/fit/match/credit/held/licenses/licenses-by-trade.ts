import { overlaps } from '../../../../../shared/range.ts';
import type { Mention } from '../../../../lexicon/lexicon.types.ts';
import { licenseNamedIn, licenseOfTitle } from '../../../../lexicon/licenses-of-trades.ts';
import { US_STATE_CODES, US_STATE_NAMES } from '../../../../lexicon/us-states.ts';
import { MATCH_NUMBERS } from '../../../../numbers/match-numbers.ts';
import type { ReadResume } from '../../../../resume/resume.types.ts';
import { matchesOf } from '../../../../text/patterns/matches.ts';

/**
 * The licenses that a section or a line about licenses names by their trade alone: "Washington Pharmacy Technician VA60981234",
 * "Barber, State of Ohio", "PA LPN license, active". Without a state or a number, it is only a trade. "Licensed in Ohio and
 * Texas", "KS lic. 16-041", "Journeyman lic. JP-40417", "on WI registry" name the license of the trade that somebody's titles name.
 */
export const licensesByTrade = (view: string, read: ReadResume): Mention[] => [
  ...listedByTrade(view, read),
  ...licensedInStates(view, read),
];

function listedByTrade(view: string, { certifications }: ReadResume): Mention[] {
  const listed = certifications.map(({ start, end }) => ({ start, end: lineEnd(view, end) }));
  const lines = [...view.matchAll(LICENSE_LINE)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
  const others = lines.filter((line) => !listed.some((one) => overlaps(one, line)));
  return [...listed, ...others].flatMap(({ start, end }) => {
    const line = view.slice(start, end);
    const found = ISSUED.test(line.replaceAll('\u00ad', '')) ? licenseNamedIn(line) : undefined;
    return found
      ? [{ start: start + found.start, end: start + found.end, term: found.term, how: 'alias' as const }]
      : [];
  });
}

const STATE = `(?:(?:${US_STATE_NAMES})|(?:${US_STATE_CODES})|[Ss]tate of \\p{Lu}\\p{Ll}+)`;
const MAX_LINE = MATCH_NUMBERS.licenseLine.value;
/** A short line about a license of one's own, not a driver's. */
const LICENSE_LINE = new RegExp(
  `^(?!.*\\b(?:driv|class \\p{L}\\b|clean|record|mvr|vehicle|business|liquor|permit)\\p{L}*)(?!.*\\b(?:no|not|never|without)\\b[^.;\\n]{0,30}\\blicen)(?=.*(?:\\b(?:lic\\b|licen[cs]e|expires|active\\b)|\\bexp\\b))[^\\n]{6,${MAX_LINE}}$`,
  'gimu',
);

function licensedInStates(view: string, { work, basics }: ReadResume): Mention[] {
  const said = [LICENSED_IN, LICENSE_ALONE, ON_REGISTRY, GRADE_BEHIND].flatMap((form) =>
    matchesOf(view, form),
  );
  if (said.length === 0) return [];
  const titles = [...work.map(({ title }) => title), basics.label].flatMap((title) => title ?? []);
  const trade = titles.flatMap(({ start, end }) => licenseOfTitle(view.slice(start, end)) ?? [])[0];
  if (!trade) return [];
  return said.map(({ index, 0: whole, 1: before = '' }) => {
    const start = index + before.length;
    const grade = GRADE.exec(whole)?.[0];
    const graded = grade && licenseNamedIn(`${/^j/i.test(grade) ? 'journeyman' : 'master'} ${trade.name}`);
    return { start, end: index + whole.length, term: (graded || trade).term, how: 'alias' as const };
  });
}

const GRADE = /\b(?:journeyman|master|JP|JPerson)\b/i;

/** "• Currently licensed in Georgia (active) and Tennessee" */
const LICENSED_IN = new RegExp(
  `(^[^\\p{L}\\n]{0,6}(?:(?:currently|actively|fully) )?)licensed (?=(?:in|by) (?:the )?(?:states? of )?(?:${US_STATE_NAMES})\\b)`,
  'gimu',
);

/** "On WI registry since May 2022", "on the nurse aide registry" */
const ON_REGISTRY = new RegExp(
  `((?:^|[,;•|.])[^\\p{L}\\n]{0,6}(?:[Aa]ctive )?)[Oo]n (?:the )?(?:${STATE} )?(?:(?:state|nurse aide|aide) ){0,2}registry\\b`,
  'gmu',
);

/** "License: Journeyman #JP-40417" */
const GRADE_BEHIND =
  /((?:^|[,;•|])[^\p{L}\n]{0,6})[Ll]icensed?:? (?:[Jj]ourneyman|[Mm]aster)(?= ?(?:#|$|[,;(]))/gmu;

/** "KS lic. 16-041, exp 3/31/27", "Ohio license, active", "Journeyman lic. JP-40417": what isn't said is the trade. */
const LICENSE_ALONE = new RegExp(
  `((?:^|[,;•|])[^\\p{L}\\n]{0,6}(?:[Cc]urrent |[Aa]ctive )?(?:${STATE}|[Jj]ourneyman|[Mm]aster|JP|J[Pp]erson)[ ]+)[Ll]ic(?:\\.|ense\\b|\\b)(?! (?:plate|to carry))`,
  'gmu',
);

/** Without those that overlap a license that is named already, unless nobody knows of what trade that one is. */
export const besides = (licenses: readonly Mention[], named: Mention[]): Mention[] =>
  licenses.filter(
    (license) =>
      !named.some(
        ({ term, start, end }) =>
          term.kind === 'certification' && term.id !== OF_ANY_TRADE && overlaps({ start, end }, license),
      ),
  );
const OF_ANY_TRADE = 'journeyman-license';

/** By a state, or under a number. */
const ISSUED = new RegExp(
  `\\b(?:${US_STATE_NAMES})\\b|\\bstate of \\p{Lu}|(?:#|\\bno\\. ?|\\b[A-Z]{0,4})\\d{4,}`,
  'iu',
);

const lineEnd = (view: string, from: number): number => {
  const end = view.indexOf('\n', from);
  return end < 0 ? view.length : end;
};
