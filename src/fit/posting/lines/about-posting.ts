import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';

const MAX_LOOKAHEAD = POSTING_NUMBERS.readOfOthers.value;

const THIS_POSTING =
  /\b(?:this|the present) (?:\p{L}+ )?(?:posting|advert|advertisement|listing|vacancy|ad)\b|^an? (?:[\p{L}-]+ ){0,3}(?:posting|advert|advertisement|listing)\b/iu;

/** "Copies of your certificates", "Two letters of recommendation": what an application consists of. */
const APPLICATION_PAPER =
  /^\W*(?:(?:an?|one|two|three|\d|your|current|updated|official|unofficial|or|and|college|university|academic|teaching|professional|completed|signed|recent) )*(?:cop(?:y|ies) of (?:your|any|all)\b|(?:résumé|resume|curriculum vitae|cv|transcripts?|cover letters?|letters? of (?:recommendation|reference|interest|intent)|writing samples?|application forms?)(?=\W*$|[,;]? (?:and|or|from|\())|(?:submission of |the )?(?:on-?line )?application(?: package| materials?)? must (?:also )?include\b)/i;
/** "Proof must be attached to the application." */
const TO_BE_FILED =
  /\b(?:must|should|will) be (?:attached|submitted|provided|uploaded|received|filed)\b[^.]{0,60}\b(?:applications?|filing|appointment|deadline)\b/i;
/** "#remote", and what a form says beside "Currency". */
const TAG = /^(?:#\w|(?:n\/a|none|yes|no|currency|usd|eur|gbp|required question|flsa status\b.*)$)/i;
/** "Do you love the smell of bread?" A question to candidates may ask for something: "Are you a baker with five years?" */
const RHETORICAL =
  /^(?:(?:and|so|but) )?(?:do you (?:want|love|like|enjoy|dream|believe|thrive)|are you (?:ready|passionate|looking|excited|tired|interested|seeking)|how (?:do|can|would|will|should)|what (?:if|do|would)|want to|ready to|looking (?:for|to)|why)\b.*\?|^(?:has|have) you(?:r \p{L}+(?: \p{L}+)?)? ever\b|\bdoes this (?:position|job|role)\b/isu;
/** "If you're passionate about bread, we'd love to hear from you." */
const INVITES =
  /^(?:if (?:you(?:['’]re| are)[^.]{0,60}\b(?:passionate|energetic|excited|looking|interested|ready|motivated)\b|you (?:want|think|believe|love)\b|this (?:job|role|position|sounds)\b)[^.]{0,160}, (?:we|come|join)\b|if (?:you|this)\b[^.]{0,160}, (?:please |then |so )?(?:apply|click|submit|send)\b|apply to our|join us\b)/i;

/** "The role blends baking with sales": what the job is like before its duties are told. */
const ROLE_PITCH =
  /^(?:this|the) (?:[\w-]+ )?(?:role|position|job) (?:sits|blends|offers|reports? (?:directly )?to|will report|is (?:an? )?(?:[\w-]+ )?(?:opportunity|chance|part of))\b/i;

const ABOUT_POSTING = [THIS_POSTING, APPLICATION_PAPER, TO_BE_FILED, TAG, RHETORICAL, INVITES, ROLE_PITCH];

/** Returns true for a statement about the posting, the application or the job as a whole, which requires nothing. */
export function isAboutPosting(statement: string): boolean {
  const text = statement.slice(0, MAX_LOOKAHEAD);
  return ABOUT_POSTING.some((pattern) => pattern.test(text));
}

const CONDITIONAL_OFFER = /\boffers?(?: of employment)? (?:is|are|will be) (?:contingent|conditional)\b/i;
/** "The offer is contingent upon a background check": what it is contingent upon is among the conditions. */
export const isConditionalOffer = (sentence: string): boolean =>
  CONDITIONAL_OFFER.test(sentence.slice(0, MAX_LOOKAHEAD));
