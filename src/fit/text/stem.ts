import { LEXICON_NUMBERS } from '../numbers/lexicon-numbers.ts';
import wordFamilies from './data/word-families.json' with { type: 'json' };
import { wordSet } from './word-set.ts';

/** British spellings that no rule for endings covers. */
const spellings = new Map(
  Object.entries({
    programme: 'program',
    licence: 'license',
    defence: 'defense',
    offence: 'offense',
    practise: 'practice',
    cheque: 'check',
    grey: 'gray',
    tyre: 'tire',
    kerb: 'curb',
    centre: 'center',
    theatre: 'theater',
    fibre: 'fiber',
    metre: 'meter',
    litre: 'liter',
    catalogue: 'catalog',
    dialogue: 'dialog',
    analogue: 'analog',
    aluminium: 'aluminum',
    jewellery: 'jewelry',
    plough: 'plow',
    mould: 'mold',
    moulding: 'molding',
    enrol: 'enroll',
    enrolment: 'enrollment',
    fulfil: 'fulfill',
    fulfilment: 'fulfillment',
    skilful: 'skillful',
    instalment: 'installment',
    judgement: 'judgment',
    ageing: 'aging',
    artefact: 'artifact',
    storey: 'story',
    maths: 'math',
    lic: 'license',
  }),
);

/** Words that only look like plurals. */
const notPlural = wordSet(`
  canvas cmms cpcs npors cscs hrms ids cams nims rams aids texas kansas customs chaos ethos hcms business analysis series
  species news this has was his its is as us yes plus bus gas lens atlas always perhaps aws ios sas gis
  hris sales css dbms rdbms gps pos sos dns ids ips cms lms ems bls acls pals iis nfs kubernetes windows
  jenkins pandas keras redis rails express nas hadoops ssis ssrs ssas ngs bms mis ats scss sass tls saas
  paas iaas oss macos ims tms wms mes pms hvacs los sps gcs obs dts ehs hs ms bs js ts vs os
`);

const irregular = new Map(
  Object.entries({
    children: 'child',
    people: 'person',
    men: 'man',
    women: 'woman',
    teeth: 'tooth',
    feet: 'foot',
    analyses: 'analysis',
    diagnoses: 'diagnosis',
    criteria: 'criterion',
    indices: 'index',
    matrices: 'matrix',
    vertices: 'vertex',
    knives: 'knife',
    lives: 'life',
    shelves: 'shelf',
    quizzes: 'quiz',
    caches: 'cache',
    niches: 'niche',
    headaches: 'headache',
    ...singulars('cookie brownie movie veggie preemie calorie rookie selfie smoothie', 's'),
    ...singulars('campus bonus virus status bus census surplus apparatus', 'es'),
    ...singulars('menu sku cpu gpu icu guru emu api kpi rfi mri hmi ski taxi wiki alibi', 's'),
    ...singulars('clinic topic fabric schematic infographic comic antibiotic narcotic', 's'),
    ...singulars('diabetic asthmatic paramedic critic skeptic', 's'),
  }),
);

/** The plurals of words whose own ending looks like that of a singular or plural. */
function singulars(words: string, ending: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word + ending, word]));
}

/**
 * Reduces the spelling variants of a word to one: plural → singular, British → American, possessive → plain. The part
 * of speech stays: "testing" is not "test". Takes the `norm` of a token.
 */
export function sameWord(norm: string): string {
  const known = sameWords.get(norm);
  if (known !== undefined) return known;
  const word = norm.endsWith("'s") ? norm.slice(0, -2) : norm;
  const same = word.length < 3 || word.includes('.') ? word : american(singular(word));
  if (sameWords.size > MAX_CACHED) sameWords.clear();
  sameWords.set(norm, same);
  return same;
}

const sameWords = new Map<string, string>();
const MAX_CACHED = LEXICON_NUMBERS.maxWordsKept.value;
const MAX_STEMMED = LEXICON_NUMBERS.maxStemmed.value;

function singular(word: string): string {
  const odd = irregular.get(word);
  if (odd) return odd;
  if (word.length < 4 || !word.endsWith('s') || notPlural.has(word)) return word;
  if (/(?:ss|us|is|ics)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function american(word: string): string {
  const known = spellings.get(word);
  if (known) return known;
  if (word.length < 5) return word;
  return americanMedical(word)
    .replace(
      /is(ation|ations|e|ed|es|ing|er|ers|ational|able)$/,
      (ending, rest: string, at: number, all: string) => (keepsIse(all, at) ? ending : `iz${rest}`),
    )
    .replace(/ys(e|ed|es|ing|er)$/, 'yz$1')
    .replace(
      /([bdilnpv])our(s|ed|ing|al|able|ful|ist|ite)?$/,
      (whole, before: string, rest: string | undefined) =>
        keepsOur.has(word) ? whole : `${before}or${rest ?? ''}`,
    )
    .replace(/ll(ed|ing|er)$/, (whole, rest: string) => (doublesL.test(word) ? `l${rest}` : whole));
}

/** Words that end in -our in American English too. */
const keepsOur = new Set(['pour', 'detour', 'downpour', 'velour', 'glamour']);
/** Verbs that double their l only in British English. */
const doublesL =
  /(?:trave|mode|labe|cance|channe|counse|fue|leve|tota|tunne|signa|dia|initia|marsha|pane)ll(?:ed|ing|er)$/;

/** Stems of words with -ise in American English too: advise, supervise, raise. */
const stemsBeforeIse = wordSet(`
  advert adv prom prec superv rev telev exerc surpr comprom enterpr expert franch merchand disgu dev
  improv conc r ar ra pra no cru parad w dem exc inc prov otherw likew pra po cho v op cerv prem appra m
`);

function keepsIse(word: string, at: number): boolean {
  return stemsBeforeIse.has(word.slice(0, at));
}

function americanMedical(word: string): string {
  if (!/[ao]e/.test(word)) return word;
  return word
    .replace(/^(ort?ho)?paed/, '$1ped')
    .replace(/^an?aesth/, 'anesth')
    .replace(/^haem/, 'hem')
    .replace(/^gynaec/, 'gynec')
    .replace(/^oesoph/, 'esoph')
    .replace(/^oestr/, 'estr')
    .replace(/^foet/, 'fet')
    .replace(/^diarrhoe/, 'diarrhe')
    .replace(/^(\w{0,12})leukaem/, '$1leukem')
    .replace(/^manoeuv/, 'maneuv');
}

const cache = new Map<string, string>();

/**
 * A light stemmer: it maps the forms of a word (manage, manages, managed, managing, management → manag) and an activity
 * and its agent (auditing, auditor) to one stem, but keeps different words with a common prefix apart. For comparing
 * words only; stems are never shown.
 */
export function stem(norm: string): string {
  const known = cache.get(norm);
  if (known !== undefined) return known;
  const result = norm.length > MAX_STEMMED || /[^a-z']/.test(norm) ? norm : familyOf(withoutEnding(norm));
  if (cache.size > MAX_CACHED) cache.clear();
  cache.set(norm, result);
  return result;
}

function withoutEnding(norm: string): string {
  return stripEndings(sameWord(norm));
}

let families: Map<string, string> | null = null;

function familyOf(stemmed: string): string {
  families ??= new Map(
    Object.entries(wordFamilies).flatMap(([work, words]) =>
      words.split(' ').map((word) => [withoutEnding(word), withoutEnding(work)]),
    ),
  );
  return families.get(stemmed) ?? stemmed;
}

const endings: [ending: string, leaves: string][] = [
  ['izations', 'iz'],
  ['ization', 'iz'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['iveness', 'ive'],
  ['ements', ''],
  ['ement', ''],
  ['ments', ''],
  ['ment', ''],
  ['ingly', ''],
  ['edly', ''],
  ['ings', ''],
  ['ing', ''],
  ['ions', ''],
  ['ion', ''],
  ['ied', 'y'],
  ['ed', ''],
  ['ly', ''],
];

function stripEndings(word: string): string {
  for (const [ending, leaves] of endings) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, word.length - ending.length);
    if (rest.length < (ending.startsWith('ion') ? 5 : 3) || !/[aeiouy]/.test(rest)) continue;
    return normalizeEnd(rest + leaves);
  }
  return normalizeEnd(word);
}

/** Undoubles a final consonant (plann → plan) and drops a final e, so that all forms of a word end alike. */
function normalizeEnd(word: string): string {
  const last = word.at(-1) ?? '';
  if (word.length > 4 && last === word.at(-2) && !/[aeiouylsz]/.test(last)) return word.slice(0, -1);
  if (word.length > 4 && last === 'e') return word.slice(0, -1);
  if (word.length > 3 && last === 'y' && !/[aeiou]/.test(word.at(-2) ?? '')) return `${word.slice(0, -1)}i`;
  return word;
}
