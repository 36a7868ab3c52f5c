import type { Range } from '../../../shared/range.ts';
import type { DegreeLevel } from '../../lexicon/degrees/degree-table.ts';
import { findNamedDegrees, isDegreeWord, type NamedDegree } from '../../lexicon/degrees/degrees.ts';
import { isStopWord, isTraitWord, wordWeight } from '../../match/word-weights.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { sameWord, stem } from '../../text/stem.ts';
import { type Token, tokenize } from '../../text/tokens.ts';

export type DegreeRequirement = { level: DegreeLevel; fields: string[]; orEquivalent: boolean };

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
  const named = findNamedDegrees(text, tokens).filter((degree) => isRequiredDegree(text, degree));
  const words = tokens.flatMap(({ norm }, index) => (ANY_DEGREE.test(norm) ? [index] : []));
  const starts = words.map((index) => (tokens[fieldStart(tokens, index)] as Token).start);
  const first = Math.min(...named.map(({ start }) => start), ...starts);
  if (first === Number.POSITIVE_INFINITY) return undefined;
  const last = Math.max(
    ...named.map(({ end }) => end),
    ...words.map((index) => (tokens[index] as Token).end),
  );
  const fieldsEndAt = fieldsEnd(text, last);
  const fields = tokens.flatMap(({ start, end, norm }) => {
    const stemmed = stem(norm);
    if (start < first || end > fieldsEndAt || !isField(norm, stemmed)) return [];
    return wordWeight(norm, stemmed) > 0 ? [stemmed] : [];
  });
  const levels = named.map(({ degree }) => degree.level);
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

const ANY_DEGREE = /^(?:degrees?|college|university|ged|educated|grado|abschluss)$/;

/** False for a certificate or an apprenticeship: neither is a degree. */
function isRequiredDegree(text: string, { start, end }: NamedDegree): boolean {
  return !/^(?:certificate|apprenticeship)$/i.test(text.slice(start, end));
}

const isField = (norm: string, stemmed: string) =>
  !(isDegreeWord(norm) || isStopWord(norm) || isTraitWord(stemmed) || NOT_A_FIELD.has(sameWord(norm)));

const MAX_WORDS_BEFORE = REQUIREMENT_NUMBERS.maxWordsBeforeDegree.value;
const TELLING_WORD = REQUIREMENT_NUMBERS.tellingWord.value;

/** The index of the first token of the degree's name. In "culinary degree" the field comes before the word. */
function fieldStart(tokens: Token[], index: number): number {
  let first = index;
  if (!/^degrees?$/.test(tokens[index]?.norm ?? '')) return first;
  while (first > 0 && index - first < MAX_WORDS_BEFORE) {
    const { norm } = tokens[first - 1] as Token;
    const apart = tokens[first]?.before === 'break' || tokens[first]?.before === 'comma';
    const stemmed = stem(norm);
    if (apart || !isField(norm, stemmed) || wordWeight(norm, stemmed) < TELLING_WORD) break;
    first--;
  }
  return first;
}

const FIELDS_REACH = REQUIREMENT_NUMBERS.fieldsReach.value;

/**
 * Where the fields of study after a degree end: "in Accounting, Finance or a related field". They may follow a colon.
 */
function fieldsEnd(text: string, from: number): number {
  const rest = text.slice(from, from + FIELDS_REACH);
  const lead = /^\s*:\s/.exec(rest)?.[0].length ?? 0;
  const stop = END_OF_FIELDS.exec(rest.slice(lead));
  const end = from + (stop ? lead + stop.index : rest.length);
  return text.slice(0, end).trimEnd().length;
}

const END_OF_FIELDS =
  /[.;:()]|\b(?:with|plus|required|preferred|and (?:\d|at|a minimum|minimum)|from|who|is a|strongly|agreement|which|that|makes|or (?:the |an? )?(?:experience|equivalent|relevant|progress)|progress|\d)/i;
