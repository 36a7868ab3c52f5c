import { overlaps, type Range } from '../../../../shared/range.ts';
import { allTerms } from '../../../lexicon/lexicon.ts';
import type { Mention, Term } from '../../../lexicon/lexicon.types.ts';
import { US_STATE_NAMES } from '../../../lexicon/us-states.ts';
import type { ReadResume } from '../../../resume/resume.types.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';

/**
 * The licenses that a section of licenses names by their trade alone: "Washington Pharmacy Technician VA60981234",
 * "Barber, State of Ohio". Without a state or a number, it is only a trade. "Licensed in Ohio and Texas" names the license of
 * the trade that somebody's titles name.
 */
export const licensesByTrade = (view: string, read: ReadResume): Mention[] => [
  ...listedByTrade(view, read),
  ...licensedInStates(view, read),
];

function listedByTrade(view: string, { certifications }: ReadResume): Mention[] {
  return certifications.flatMap(({ start, end }) => {
    const line = view.slice(start, lineEnd(view, end));
    const found = ISSUED.test(line.replaceAll(SOFT_HYPHEN, '')) ? tradeIn(line) : undefined;
    return found
      ? [{ start: start + found.start, end: start + found.end, term: found.term, how: 'alias' as const }]
      : [];
  });
}

function licensedInStates(view: string, { work, basics }: ReadResume): Mention[] {
  const said = matchesOf(view, LICENSED_IN);
  if (said.length === 0) return [];
  const titles = [...work.map(({ title }) => title), basics.label].flatMap((title) => title ?? []);
  const trade = titles.flatMap(({ start, end }) => tradeIn(view.slice(start, end)) ?? [])[0];
  if (!trade) return [];
  return said.map(({ index, 1: before = '' }) => {
    const start = index + before.length;
    return { start, end: start + 'licensed'.length, term: trade.term, how: 'alias' as const };
  });
}

/** "• Currently licensed in Georgia (active) and Tennessee" */
const LICENSED_IN = new RegExp(
  `(^[^\\p{L}\\n]{0,6}(?:(?:currently|actively|fully) )?)licensed (?:in|by) (?:the )?(?:states? of )?(?:${US_STATE_NAMES})\\b`,
  'gimu',
);

/** Without those that overlap a license that is named already. */
export const besides = (licenses: readonly Mention[], named: Mention[]): Mention[] =>
  licenses.filter(
    (license) => !named.some((one) => one.term.kind === 'certification' && overlaps(one, license)),
  );

/** By a state, or under a number. */
const ISSUED = new RegExp(
  `\\b(?:${US_STATE_NAMES})\\b|\\bstate of \\p{Lu}|(?:#|\\bno\\. ?|\\b[A-Z]{0,4})\\d{4,}`,
  'iu',
);

const lineEnd = (view: string, from: number): number => {
  const end = view.indexOf('\n', from);
  return end < 0 ? view.length : end;
};

let tradesOfLicenses: Map<string, Term> | undefined;

/** "Pharmacy technician" for "Pharmacy technician license". */
function trades(): Map<string, Term> {
  if (tradesOfLicenses) return tradesOfLicenses;
  tradesOfLicenses = new Map();
  for (const term of allTerms()) {
    if (term.kind !== 'certification') continue;
    for (const name of [term.name, ...term.aliases]) {
      const trade = OF_TRADE.exec(name.toLowerCase())?.[1];
      if (trade && !tradesOfLicenses.has(trade)) tradesOfLicenses.set(trade, term);
    }
  }
  return tradesOfLicenses;
}

const SOFT_HYPHEN = '\u00ad';

const OF_TRADE =
  /^(?:state |licensed |registered |certified )*((?:[a-z-]+ ){0,3}[a-z-]*(?:technician|therapist|hygienist|barber|cosmetologist|esthetician|hairstylist|optometrist|psychologist|architect|plumber|electrician|teacher|counselor|adjuster|pharmacist|dietitian|assistant|embalmer|appraiser)) licen[cs](?:e|ure)$/;

/** The trade of a license that a line names, the longest if it names several. */
function tradeIn(line: string): (Range & { term: Term }) | undefined {
  const shown = line.split('').flatMap((character, index) => (character === SOFT_HYPHEN ? [] : [index]));
  const words = line.replaceAll(SOFT_HYPHEN, '').toLowerCase();
  let best: (Range & { term: Term }) | undefined;
  for (const [trade, term] of trades()) {
    const start = words.indexOf(trade);
    const end = start + trade.length;
    const isWhole = start >= 0 && !/\p{L}/u.test((words[start - 1] ?? ' ') + (words[end] ?? ' '));
    if (isWhole && end - start > (best ? best.end - best.start : 0)) best = { start, end, term };
  }
  return best && { ...best, start: shown[best.start] as number, end: (shown[best.end - 1] as number) + 1 };
}
