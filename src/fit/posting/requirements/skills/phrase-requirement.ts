import { type Range, within } from '../../../../shared/range.ts';
import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { isTraitWord } from '../../../match/word-weights.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { stem } from '../../../text/stem.ts';
import { hasRequirementCue, opensWithVerb } from '../../lines/statement-cues.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { asksToLeadPeople } from '../leading-people.ts';
import { makeRequirement, type PostingText, type StatementPart } from '../make-requirement.ts';
import { asksForCertificate } from './certificate-sentences.ts';
import { isLedByLicensed } from './named-in-passing.ts';
import { isTrait } from './names/term-requirement.ts';

const PHRASE_SHARE = REQUIREMENT_NUMBERS.phraseShare.value;
const PHRASE_SHARE_OF_WORD = REQUIREMENT_NUMBERS.phraseShareOfWord.value;
const TRAIT_SHARE = REQUIREMENT_NUMBERS.traitShare.value;
const FEW_WORDS = REQUIREMENT_NUMBERS.fewWords.value;
const FEW_WORDS_WEIGHT = REQUIREMENT_NUMBERS.fewWordsShare.value;
const DRIVING_LICENCE_SHARE = REQUIREMENT_NUMBERS.drivingLicenceShare.value;
const DRIVING_LICENCE = /\bdriv(?:er|ers|er['’]s|ing) licen[cs]e\b/i;
/** A license that somebody holds, but not "term licenses" or "license agreements", which are sold. */
export const LICENCE =
  /(?<!\b(?:term|software|site|perpetual|seat|source|user|volume|media|music|content|subscription|data|patent) )\b(?:licen[cs]e[ds]?(?!\s(?:agreements?|keys?|deals?|audits?|revenues?|management|sales|fees|terms)\b)|licensing(?= requirements?\b)|licensure(?! test(?:ing|s)?\b)|certifi(?:ed|cations?|cates?)|registered|registration|credentials?(?! and (?:education|experience|skills)\b)|accreditation)\b(?!\s+(?:[a-zà-ÿ]+\s+)?(?:salons?|shops?|facilit[a-zà-ÿ]+|cent(?:er|re)s?|hospitals?|homes?|clinics?|kitchens?|breweries)\b)/i;

/** One requirement in the words of a sentence or a part of it. `specific`: how many of its words say what it is about. */
export function phraseRequirement(
  posting: PostingText,
  part: StatementPart,
  specific: number,
  mentions: Mention[] = [],
): PostingRequirement {
  const words = posting.view.slice(part.start, part.end).replace(ABOUT_US, ' ');
  const driving = DRIVING_LICENCE.test(words);
  const isOfOthers = asksToLeadPeople(words) || isLedByLicensed(words);
  const isCertificate = !isOfOthers && (asksForCertificate(words) || isToBeObtained(words, mentions));
  const licence = (!isOfOthers && LICENCE.test(words)) || driving || isCertificate;
  const fewWords = words.trim().split(/\s+/).length <= FEW_WORDS ? FEW_WORDS_WEIGHT : 1;
  const kind =
    licence && (mentions.length === 0 || isCertificate)
      ? 'certification'
      : isTraitPhrase(posting, part, specific) && !opensWithSkill(posting, part, mentions)
        ? 'trait'
        : 'skill';
  return makeRequirement(posting, part, kind, part, {
    weight:
      part.weight *
      (kind === 'trait'
        ? TRAIT_SHARE
        : driving
          ? DRIVING_LICENCE_SHARE
          : (licence ? 1 : fewWords) * Math.min(1, PHRASE_SHARE + specific * PHRASE_SHARE_OF_WORD)),
    terms: [
      ...new Set(
        mentions
          .filter((mention) => kind !== 'certification' || mention.term.kind === 'certification')
          .filter((mention) => !isTrait(posting, mention))
          .map(({ term }) => term.id),
      ),
    ],
    words: [{ start: part.start, end: part.end }],
  });
}

/** "Two intakes a year (we are a Registered Yoga School)": what the employer is. */
const ABOUT_US = /\(we(?:['’]re| are)\b[^()]*\)?/gi;

/** "Notary Public commission or willing to obtain one within 90 days". */
const isToBeObtained = (words: string, mentions: readonly Mention[]): boolean =>
  mentions[0]?.term.kind === 'certification' &&
  /\bor (?:be )?(?:willing|able|ability) to (?:obtain|get|earn|acquire)\b/i.test(words);

/** Traits in German, French and Spanish. */
const FOREIGN_TRAITS =
  /(?<!\p{L})(?:team(?:f[aä]hig\p{L}*|geist|player)|sorgf[aä]lt\p{L}*|zuverl[aä]ssig\p{L}*|belastbar\p{L}*|kommunikat\p{L}+|selbst[aä]ndig\p{L}*|selbstst[aä]ndig\p{L}*|eigeninitiative|engagement|motivation|esprit d['’][eé]quipe|sens d[eu]|rigueur|autonom\p{L}+|dynamis\p{L}+|trabajo en equipo|proactiv\p{L}+|responsab\p{L}+|ganas de)(?!\p{L})/iu;
const STATES_EXPERIENCE =
  /\b(?:experienced?|knowledge|background|familiar\w*|proficien\w*|understanding|worked|trained|completion|completed)\b/i;

/** "Personnel rules and policies", "organizational structure of the city": something to know, however general its words are. */
const SOMETHING_TO_KNOW =
  /^(?!(?:ability|able|attention|adapts?|follow|respect|adher|compl)\w*\b)(?:[\w'’/-]+,? ){0,5}(?:polic(?:y|ies)|procedures|rules|regulations|laws|principles|practices|methods|techniques|concepts|functions|systems|software|structure|(?<!\b(?:time|self)[ -])management)\b/i;

/** "At scale", "Get to know us": words that are in every posting, and none of them a trait, something to do or a cue. */
export function saysNothing(posting: PostingText, part: StatementPart, specific: number): boolean {
  const words = posting.view.slice(part.start, part.end);
  if (MONTH.test(words)) return true;
  return (
    specific === 0 &&
    traitsIn(posting, part).size === 0 &&
    !FOREIGN_TRAITS.test(words) &&
    !opensWithVerb(words) &&
    !hasRequirementCue(words) &&
    !SOMETHING_TO_KNOW.test(words) &&
    !COMPETENCY.test(words)
  );
}

const MONTH =
  /^\W*(?:(?:spring|summer|fall|autumn|winter|(?:term|semester|session|quarter)(?: \d)?): ?)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\W*$/i;

/** "Safety focus", "fact finding", "supervision", "skilled at working with others": what a person is good at. */
const COMPETENCY =
  /\b(?:supervision|focus|finding|solving|detail[- ]oriented|teams?|others|responsib\w+|accountab\w+|manners|committed|commitment|skilled|enjoys?|completion)\b/i;

/** True for phrases that are mostly about traits: "able to work well under pressure". */
function isTraitPhrase(posting: PostingText, part: StatementPart, specific: number): boolean {
  const words = posting.view.slice(part.start, part.end);
  if (FOREIGN_TRAITS.test(words)) return true;
  if (SOMETHING_TO_KNOW.test(words)) return false;
  if (specific === 0) return !NUMBERED_NAME.test(words) && !KIND_OF_EXPERIENCE.test(words);
  if (STATES_EXPERIENCE.test(words)) return false;
  const traits = traitsIn(posting, part).size;
  return opensWithVerb(words) ? traits > specific : traits >= specific;
}

/** "Critical care or step-down": what it opens with is known work, however general its words are. */
const opensWithSkill = (posting: PostingText, { start }: Range, [first]: readonly Mention[]): boolean =>
  first !== undefined && first.start === start && first.term.kind === 'skill' && !isTrait(posting, first);

/** "Agency experience", "Big 4 experience" */
const KIND_OF_EXPERIENCE =
  /^(?!(?:some|prior|previous|work|relevant|related|any)\b)[\p{L}\d&-]+(?: [\p{L}\d&-]+)? experience\b/iu;
/** "EN 15085" */
const NUMBERED_NAME = /\b\p{Lu}{2,}[ -]?\d/u;

const traitsIn = (posting: PostingText, part: Range): Set<string> =>
  new Set(within(posting.tokens, part).flatMap(({ norm }) => (isTraitWord(stem(norm)) ? [stem(norm)] : [])));
