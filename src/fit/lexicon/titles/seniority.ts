import { sameWord } from '../../text/stem.ts';
import { type Token, tokenize } from '../../text/tokens.ts';

/** 0 intern, 1 junior, 2 mid-level, 3 senior, 4 lead or principal, 5 manager or director, 6 executive. */
export type SeniorityLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type Seniority = { level: SeniorityLevel; start: number; end: number };

const phrases: [level: SeniorityLevel, words: string[]][] = [
  [
    0,
    [
      'intern',
      'internship',
      'trainee',
      'apprentice',
      'apprenticeship',
      'student',
      'placement student',
      'co op',
    ],
  ],
  [
    1,
    [
      'junior',
      'jr',
      'entry level',
      'graduate',
      'new grad',
      'early career',
      'assistant',
      'associate',
      'level 1',
      'i',
    ],
  ],
  [
    2,
    [
      'mid level',
      'midlevel',
      'mid senior',
      'intermediate',
      'level 2',
      'ii',
      'experienced',
      'journeyman',
      // Nobody reports to these.
      'account manager',
      'business partner',
      'care manager',
      'case manager',
      'community manager',
      'customer success manager',
      'relationship manager',
      'social media manager',
      'territory manager',
    ],
  ],
  [3, ['senior', 'sr', 'snr', 'iii', 'level 3', 'advanced', 'specialist senior', 'consultant senior']],
  [
    4,
    [
      'lead',
      'principal',
      'staff engineer',
      'staff software engineer',
      'architect',
      'iv',
      'supervisor',
      'team leader',
      'foreman',
      'forewoman',
      'foreperson',
      'charge nurse',
      'head chef',
      'head teacher',
      'team lead',
      'chief engineer',
    ],
  ],
  [
    5,
    [
      'manager',
      'director',
      'head of',
      'controller',
      'superintendent',
      'principal teacher',
      'general manager',
      'dean',
    ],
  ],
  [
    6,
    [
      'vp',
      'vice president',
      'svp',
      'evp',
      'president',
      'ceo',
      'cfo',
      'cto',
      'coo',
      'cio',
      'ciso',
      'cmo',
      'chro',
      'cpo',
      'chief executive',
      'chief executive officer',
      'chief financial officer',
      'chief technology officer',
      'partner',
      'chief operating officer',
      'chief information officer',
      'chief marketing officer',
      'chief people officer',
      'founder',
      'managing director',
      'executive director',
      'co founder',
      'owner',
      'chief medical officer',
      'chief nursing officer',
    ],
  ],
];

const levels = new Map(phrases.flatMap(([level, words]) => words.map((words) => [words, level] as const)));

/** Level words that mean something else before one of these: "associate degree", "lead generation". */
const otherMeanings = new Map<string, string[]>([
  ['lead', ['generation', 'time', 'paint', 'qualification', 'nurturing', 'to', 'the', 'a', 'by']],
  ['associate', ['degree', 'of']],
  ['graduate', ['degree', 'school', 'level', 'of', 'from', 'study']],
  ['student', ['loan', 'record', 'service', 'affair', 'success', 'support', 'engagement']],
  ['senior', ['living', 'care', 'citizen', 'home', 'service', 'center', 'resident']],
  ['assistant', ['manager', 'director', 'vice', 'principal', 'professor', 'head', 'general', 'store']],
  ['partner', ['with', 'manager', 'marketing', 'program', 'organization']],
  ['principal', ['and', 'of']],
  ['owner', ['operator']],
]);

/**
 * The highest seniority that a title or short phrase states, or null if it states none. Not for whole texts. `start` and
 * `end` are UTF-16 offsets into `text`.
 */
export function seniorityOf(text: string, tokens: Token[] = tokenize(text)): Seniority | null {
  const keys = tokens.map((token) => sameWord(token.norm));
  let best: Seniority | null = null;
  for (let from = 0; from < keys.length; from++) {
    const found = levelAt(tokens, keys, from);
    if (!found) continue;
    if (!best || found.level > best.level) best = found;
    while (from + 1 < tokens.length && (tokens[from + 1] as Token).end <= found.end) from++;
  }
  return best;
}

function levelAt(tokens: Token[], keys: string[], from: number): Seniority | null {
  for (let length = 3; length > 0; length--) {
    if (from + length > keys.length) continue;
    const phrase = keys.slice(from, from + length).join(' ');
    const level = levels.get(phrase);
    if (level === undefined) continue;
    if (otherMeanings.get(phrase)?.includes(keys[from + length] ?? '')) continue;
    if (phrase === 'i' && from === 0) continue;
    return { level, start: (tokens[from] as Token).start, end: (tokens[from + length - 1] as Token).end };
  }
  return null;
}
