import type { Range } from '../../../shared/range.ts';
import type { DegreeLevel } from '../../lexicon/degrees/degree-table.ts';
import { isStopWord, isTraitWord, wordWeight } from '../../match/word-weights.ts';
import { sameWord, stem } from '../../text/stem.ts';
import { type Token, tokenize } from '../../text/tokens.ts';

export type DegreeRequirement = { level: DegreeLevel; fields: string[]; orEquivalent: boolean };

const LEVELS: Record<string, DegreeLevel> = {};
const names: [DegreeLevel, string][] = [
  [6, 'phd doctorate doctoral md jd edd dphil pharmd psyd dnp dvm juris'],
  [5, 'master msc ms mba meng med mfa mph msn msw llm'],
  [
    4,
    'bachelor bsc ba bs bba beng bfa bcom bsn undergraduate btech llb bachelors studium hochschulstudium hochschulabschluss licenciatura',
  ],
  [3, 'associate associates aas adn asn'],
  [2, 'diploma certificate apprenticeship ausbildung berufsausbildung'],
];
for (const [level, words] of names) for (const word of words.split(' ')) LEVELS[word] = level;

/** Abbreviations that are a degree only next to "degree" or "in": "BS in Nursing", not "MS Office" or "MD, USA". */
const AMBIGUOUS = new Set(['ms', 'ba', 'bs', 'md', 'med', 'jd']);
const EQUIVALENT =
  /\bequivalent\b|\bor (?:relevant|related|comparable|similar|proven) (?:work |practical |professional )?experience|\bin lieu\b/i;
export const MENTIONS_STUDY =
  /\b(?:degrees?|diploma|bachelor\S*|master['’]?s|phd|ph\.d|doctorate|studies|graduate[ds]?|schooling|ged|high school|college|university|educated?|studium|hochschulstudium|hochschulabschluss|abschluss|(?:berufs)?ausbildung|licenciatura|grado en|b\.?[as]\.?(?:c|n|ba)?\.?\s+(?:in|or|degree)|m\.?s\.?c?\.?\s+(?:in|degree)|mba|bsn|msn|associate['’]?s)\b/i;

/** The lowest degree that a statement accepts, and its span; undefined if it requires none. */
export function findDegreeRequirement(
  view: string,
  range: Range,
): { span: Range; degree: DegreeRequirement } | undefined {
  const text = view.slice(range.start, range.end);
  if (!MENTIONS_STUDY.test(text)) return undefined;
  const tokens = tokenize(text);
  const levels: DegreeLevel[] = [];
  const fields: string[] = [];
  let first = -1;
  let last = -1;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!;
    const norm = sameWord(token.norm);
    const level = levelAt(norm, tokens[index + 1]?.norm ?? '', tokens[index + 2]?.norm ?? '');
    if (level !== undefined) levels.push(level);
    else if (!/^(?:degrees?|college|university|ged|educated|grado|abschluss)$/.test(token.norm)) continue;
    if (first < 0) first = (tokens[fieldStart(tokens, index)] ?? token).start;
    last = Math.max(last, token.end);
  }
  if (first < 0) return undefined;
  const fieldsEndAt = fieldsEnd(text, last);
  for (const token of tokens) {
    if (token.start < first || token.end > fieldsEndAt) continue;
    const stemmed = stem(token.norm);
    const norm = sameWord(token.norm);
    if (LEVELS[norm] || isStopWord(token.norm) || isTraitWord(stemmed) || NOT_A_FIELD.has(norm)) continue;
    if (wordWeight(token.norm, stemmed) > 0) fields.push(stemmed);
  }
  const level =
    levels.length > 0 ? (Math.min(...levels) as DegreeLevel) : /high school|ged/i.test(text) ? 1 : 4;
  return {
    span: { start: range.start + first, end: range.start + fieldsEndAt },
    degree: {
      level,
      fields: level === 1 ? [] : [...new Set(fields)],
      orEquivalent: EQUIVALENT.test(text),
    },
  };
}

const NOT_A_FIELD = new Set(
  'degree science art arts related field discipline equivalent preferred required technical relevant similar accredited university college area study subject plus minimum high school strongly least higher advanced completed experience enrolled enroll program programme ged hsd progress held working commitment finish educated cpa cfa cma pmp acca closely abgeschlossen abgeschlossene abgeschlossenes grado abschluss'.split(
    ' ',
  ),
);

function levelAt(norm: string, next: string, after: string): DegreeLevel | undefined {
  if (norm === 'high' && next === 'school') return 1;
  if (norm === 'ged' || norm === 'hsd') return 1;
  if (norm === 'associate' && !/^(?:degree|of|in|s)$/.test(next)) return undefined;
  if (norm === 'certificate' || norm === 'apprenticeship') return undefined;
  if (norm === 'master' && /^(?:data|schedule|plan|production)$/.test(next)) return undefined;
  if (
    AMBIGUOUS.has(norm) &&
    !/^(?:in|degree|or|of|and|bs|ba|ms|required|preferred)$/.test(next) &&
    after !== 'degree'
  )
    return undefined;
  return LEVELS[norm];
}

/** The index of the first token of the degree's name. In "culinary degree" the field comes before the word. */
function fieldStart(tokens: Token[], index: number): number {
  let first = index;
  if (!/^degrees?$/.test(tokens[index]?.norm ?? '')) return first;
  while (first > 0 && index - first < 2) {
    const { norm } = tokens[first - 1] as Token;
    const apart = tokens[first]?.before === 'break' || tokens[first]?.before === 'comma';
    const known = NOT_A_FIELD.has(norm) || LEVELS[norm] || isStopWord(norm);
    if (apart || known || wordWeight(norm, stem(norm)) < 0.5) break;
    first--;
  }
  return first;
}

/**
 * Where the fields of study after a degree end: "in Accounting, Finance or a related field". They may follow a colon.
 */
function fieldsEnd(text: string, from: number): number {
  const rest = text.slice(from, from + 140);
  const lead = /^\s*:\s/.exec(rest)?.[0].length ?? 0;
  const stop = END_OF_FIELDS.exec(rest.slice(lead));
  const end = from + (stop ? lead + stop.index : rest.length);
  return text.slice(0, end).trimEnd().length;
}

const END_OF_FIELDS =
  /[.;:()]|\b(?:with|plus|required|preferred|and (?:\d|at|a minimum|minimum)|from|who|is a|strongly|agreement|which|that|makes|or (?:the |an? )?(?:experience|equivalent|relevant|progress)|progress|\d)/i;
