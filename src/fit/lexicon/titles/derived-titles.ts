import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';
import type { JobTitle } from '../lexicon.types.ts';
import { isOneTitle, titlesOfName } from './titles.ts';

const OTHER_NAME = LEXICON_NUMBERS.derivedTitle.value;
const HELPER = LEXICON_NUMBERS.derivedHelper.value;
const LONGEST = LEXICON_NUMBERS.maxTitle.value;

/** `certainty`: how much of the work of these titles is done, 0…1. */
export type DerivedTitles = { titles: JobTitle[]; certainty: number };

/**
 * The titles that come closest to one nobody knows: who leads or helps with something, or does it under another name, works in
 * the same trade. "Auto Body Repair Supervisor" is near an auto body technician, "Claims Service Specialist" a claims
 * specialist. None if no other noun makes it a title.
 */
export function derivedTitles(name: string): DerivedTitles {
  if (name.length > LONGEST) return NONE;
  const { subject, noun } = partsOf(name);
  if (!subject || !noun || noun === 'foreman') return NONE;
  for (const one of subjectsOf(subject))
    for (const other of [noun, ...(OTHER_NOUNS.get(noun) ?? [])]) {
      const title = `${one} ${other}`;
      if (isOneTitle(title)) return { titles: titlesOfName(title), certainty: certaintyOf(noun, other) };
    }
  return NONE;
}

const NONE: DerivedTitles = { titles: [], certainty: 0 };

/** Who helps a technician does less of the work than who leads one. */
const certaintyOf = (noun: string, other: string): number =>
  HELPS.has(noun) && !HELPS.has(other) ? HELPER : OTHER_NAME;

/** "Director of Housing", "Mortgage Processing Team Lead" */
const OF = /^(?<noun>\p{L}+) of (?<subject>.+)$/u;
const BEFORE = /^(?<subject>.*[^ ])(?<! team) (?:team )?(?<noun>\p{L}+)$/u;

/** What a title is about and who does it, without ranks, numbers and what stands in brackets. */
function partsOf(name: string): { subject?: string; noun?: string } {
  const plain = name
    .toLowerCase()
    .replace(/\([^()]*\)|[\d.]+/g, ' ')
    .replace(RANKS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (OF.exec(plain) ?? BEFORE.exec(plain))?.groups ?? {};
}
const RANKS =
  /\b(?:(?:senior|sr|junior|jr|principal|chief|deputy|supervising|intermediate)\b(?= \S)|i{1,3}\b|iv\b|v\b)/g;

/** The whole subject, each half of "sales & service", and each without words that say nothing of the trade. */
function subjectsOf(subject: string): string[] {
  const parts = [subject, ...subject.split(/ (?:and|&) | ?\/ ?|, /)];
  const bare = parts.map((part) => part.replace(FILLERS, ' ').replace(/\s+/g, ' ').trim());
  return [...new Set([...parts, ...bare])].filter((part) =>
    part.split(' ').some((word) => word !== '' && !OF_ANY_TRADE.has(word)),
  );
}
const FILLERS =
  /\b(?:services?|operations?|support|systems?|programs?|department|strategy|processing|solutions?|team|field|division|affairs|repairs?|general|commercial)\b/g;

/** Words of which a title says nothing of its trade: "Project Specialist", "Area Coordinator". */
const OF_ANY_TRADE: ReadonlySet<string> = new Set(
  `account administrative area arts assistant business center city client clinical commercial community company corporate crew
   department design development district division education engineer engineering executive field general global group
   head healthcare house information international lead line management media medical national office operation operations
   planning practice price process product production products program programs project projects public quality region
   regional report resource resources senior service services shift shop site special staff store support system systems
   team technical unit work`.split(/\s+/),
);

const LEADERS = 'supervisor manager lead leader director chief head superintendent coordinator';
const HELPERS = 'assistant aide helper apprentice trainee intern associate attendant';
const DOERS =
  'specialist representative officer clerk advisor expert advocate liaison professional administrator';

const HELPS: ReadonlySet<string> = new Set(HELPERS.split(' '));

/** What else somebody in a trade is called, the nearest first. */
const OTHER_NOUNS: ReadonlyMap<string, readonly string[]> = new Map([
  ...nounsLike(
    LEADERS,
    'manager supervisor coordinator specialist technician worker mechanic operator clerk representative',
  ),
  ...nounsLike(HELPERS, 'assistant technician specialist clerk worker coordinator associate mechanic helper'),
  ...nounsLike(DOERS, 'specialist coordinator representative officer clerk analyst associate technician'),
  ...nounsLike('technician worker', 'technician worker specialist mechanic operator'),
]);

function nounsLike(nouns: string, others: string): [string, string[]][] {
  return nouns.split(' ').map((noun) => [noun, others.split(' ').filter((other) => other !== noun)]);
}
