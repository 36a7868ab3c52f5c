import { remembered } from '../../text/remembered.ts';

/** How far somebody is who doesn't hold a certificate yet. */
const ON_THE_WAY = String.raw`(?:candidates?\b|candidacy\b|eligib\w+|progress\b|in progress\b|pursuing\b|(?:in )?pursuit of\b|work(?:ing)? towards?\b|(?:in )?(?:the )?process of (?:obtain|get|earn|becom|complet|acquir)ing\b|enrol\w* (?:in|on)\b|studying (?:for|towards?)\b|preparing for\b|sitting (?:for )?\b|part[- ]?qualified\b|track\b|in training\b)`;

/** "CPA or actively pursuing one", "PE license or progress toward it", "LCSW or LCSW-eligible", "completed or in progress" */
const OR_ON_THE_WAY = new RegExp(
  String.raw`(?:\bor\b|/)[\s(]{0,3}(?:(?:be|have|is|are|an?|the|active(?:ly)?|currently|already|at least|significant|substantial|demonstrated|some|made|making|near)\s+){0,3}(?:[\p{L}&]{2,14}(?:[\s-]\p{L}{2,14})?[\s-])?${ON_THE_WAY}`,
  'iu',
);
/** "Part-qualified or qualified ACCA", "candidates welcome" */
const ON_THE_WAY_FIRST =
  /\bpart[- ]?qualified (?:or|\/) (?:fully )?qualified\b|\b(?:candidates?|in[- ]progress|part[- ]?qualified|students) (?:(?:is |are |also |will be )+)?(?:welcome|accepted|considered|acceptable|fine|ok(?:ay)?)\b/i;

/** Returns true for a requirement that accepts a certificate which is still under way: "CPA or CPA candidate". */
export const mayBeUnderWay = remembered(
  (statement: string): boolean => OR_ON_THE_WAY.test(statement) || ON_THE_WAY_FIRST.test(statement),
);
