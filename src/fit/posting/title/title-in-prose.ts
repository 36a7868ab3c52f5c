import { allTitles, findTitles } from '../../lexicon/titles/titles.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { wordSet } from '../../text/word-set.ts';

const REACH = POSTING_NUMBERS.titleReach.value;

/** What a sentence says before the job that it names. */
const BEFORE_TITLE = [
  /\b(?:seek(?:s|ing)?|(?:look|search)(?:s|ing)? for|hir(?:e|es|ing)(?: for)?|recruit(?:s|ing)?(?: for)?|need(?:s|ed)?(?: for)?|in need of|open(?:ing|ings|s) for|(?:position|role|job|post|pool) (?:of|for)|applications for|add(?:s|ing)?|opening|appoint) (?:up to )?(?:(?:another|an?|our next|our new|the|one|two|three|four|several|additional|more|new) )?/gi,
  /\bour (?:long-?time )?(?=[\p{L} -]{3,40}? (?:is|are) (?:moving|leaving|retiring|going|stepping|relocating)\b)/giu,
  /\bjoin (?:us|our team|the team|our [\p{L} ]{2,30}) as (?:an?|our|the) /giu,
  /(?:^|[\n.!?] ?)As (?:an?|our|the) /g,
  /\bas (?:an?|our|the) (?=\p{Lu})/gu,
];
/** "The Head Baker is responsible for …": the job does something. */
const DOES =
  /(?:^|\n|[.!?]\s)(?:The |An? )((?:\p{Lu}[\p{L}\d&/'’.-]*\s|(?:of|and|&|for)\s){1,8})(?:\([A-Z]{2,6}\)\s)?(?:is|will|works|serves|provides|plans|assists|performs|reports|leads|supports|has|must|should|manages|teaches|oversees|coordinates)\b/gu;
/** Where the name of a job ends. */
const AFTER_TITLE =
  /[.,;:!?()\n[\]|–—]| - |\s(?:to|who|whose|that|which|with|for|in|at|on|as|from|where|within|ready|responsible|passionate|able|capable|based|will|is|are|and (?:we|you)|here|spot|seat|job|position|role|opening|you|nationally)\b/i;
/** How employers praise whom they seek, and what stands between such words. */
const PRAISE = wordSet(`
  and & or a an the our hands-on skilled motivated self-motivated dedicated passionate experienced talented enthusiastic caring
  qualified energetic creative dynamic strong reliable dependable detail-oriented full-time part-time full part time new
  great good exceptional committed driven cheerful friendly outstanding professional hardworking hard-working innovative
  ambitious collaborative compassionate results-driven results-oriented amazing resourceful patient loving nurturing kind
  bright seasoned proactive team-oriented organized accomplished responsible flexible remote local someone somebody person
  people individual individuals candidate candidates
`);
const isPraise = (word: string) =>
  PRAISE.has(word.toLowerCase().replace(/,$/, '')) || /^\p{Ll}+ly$/u.test(word);

/** The job that the first sentences name: "We are seeking a cheerful Head Baker to join us". Linear in the text's length. */
export function titleInProse(view: string): string | undefined {
  const top = view.slice(0, REACH);
  for (const before of BEFORE_TITLE) {
    for (const { 0: cue, index } of top.matchAll(before)) {
      const title = titleAt(top, index + cue.length);
      if (title) return title;
    }
  }
  for (const [, name = ''] of top.matchAll(DOES)) {
    const title = name.trim();
    if (findTitles(title).length > 0) return title;
  }
  return undefined;
}

const MAX_LENGTH = POSTING_NUMBERS.maxTitleInProse.value;
const MAX_WORDS = POSTING_NUMBERS.titleWordsInProse.value;

/** "Greenhouse and field supervisor": the last word is that of known titles. */
const endsLikeTitle = (words: string): boolean =>
  headNouns().has((words.split(' ').at(-1) as string).toLowerCase().replace(/s$/, ''));

let nouns: ReadonlySet<string> | undefined;
function headNouns(): ReadonlySet<string> {
  nouns ??= new Set(allTitles().map(({ name }) => (name.split(' ').at(-1) as string).toLowerCase()));
  return nouns;
}

/** "Head Baker and learn", "Head Baker or" */
const GOES_ON = /(?<=^\p{Lu}.*) (?:and|or)(?: \p{Ll}.*)?$|\s(?:and|or)$/u;

function titleAt(text: string, from: number): string | undefined {
  const rest = text.slice(from, from + MAX_LENGTH);
  if (/^(?:and|or)\b/i.test(rest)) return undefined;
  const end = rest.search(AFTER_TITLE);
  const words = (end < 0 ? rest : rest.slice(0, end)).trim().split(/\s+/);
  while (words.length > 0 && isPraise(words[0] as string)) words.shift();
  const title = words.join(' ').replace(GOES_ON, '');
  if (words.length > MAX_WORDS || !(findTitles(title).length > 0 || endsLikeTitle(title))) return undefined;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
