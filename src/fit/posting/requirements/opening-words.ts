import type { Range } from '../../../shared/range.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { remembered } from '../../text/remembered.ts';
import { opensWithVerb } from '../lines/statement-cues.ts';

const SHORTEST = REQUIREMENT_NUMBERS.shortestWithoutOpening.value;
const REACH = REQUIREMENT_NUMBERS.openingReach.value;

/** Whom a sentence is about, and that something is asked, before it says what. */
const OPENINGS: readonly RegExp[] = [
  /^(?:should|if|when(?:ever)?) you travel,\s+/i,
  /^what (?:I|we)(?:['’]d| would)? (?:want|like|love|need|hope|expect) to see:\s+/i,
  /^what (?:the|this) (?:job|role|work|position)\b[^:.;,]{2,30}:\s+/i,
  /^(?:an? |your )(?:typical|average|normal|usual|first) (?:day|night|shift|week|month|year|quarter) (?:might|may|could|will|would|can) (?:include|involve|mean)\s+/i,
  /^(?:distinguishing features of (?:the|this) class|(?:general )?(?:definition|statement of duties|nature of (?:the )?work)):\s+/i,
  /^(?:therefore|in other words|additionally|furthermore|moreover|in addition(?: to (?:the above|this|these|that))?|specifically),\s+/i,
  /^(?:\(?\d{1,2}\)|\([a-h]\)|or|finally,?)\s+(?=[a-zà-ÿ])/i,
  /^[A-H]\.\s+(?=\S)/,
  /^(?:as for [^,.;:]{3,60},|day[- ]to[- ]day,?(?: that means)?|(?:on|in) (?:a typical|any given|an average) (?:day|week),?(?: you (?:might|may|will|could) be)?|in (?:this|the) seat,?|that means)\s+(?=[a-zà-ÿ])/i,
  /^(?:an? )?(?:(?:strong|slight|clear|definite) )?preference (?:(?:is|will be) )?(?:given )?(?:for|to) (?:(?:candidates|applicants|those|people) (?:with|who have) )?(?:an? )?/i,
  /^(?:(?:we|I)['’]d (?:expect|want)(?! (?:you|to|someone|somebody|a person|people)\b)|I['’]d (?:want|like|love) to see|you(?: probably| likely)? (?:already )?have(?! to\b)|what is not negotiable is|the person (?:we|I) have in mind (?:will|would|should|has(?: spent)?)|what (?:we|I) (?:do |really )?(?:need|want|can(?:no|['’])t bend on) is|(?:we|I) (?:do |really )?expect(?: that you have|(?! (?:you|to|that)\b))|(?:personally,? )?(?:we|I)(?:['’]re|['’]m| are| am) (?:after|looking for|hoping (?:for|to find)) (?:someone|somebody|a person)(?: with)?)\s+(?:an? )?/i,
  /^(?:working )?under (?:the )?(?:general |direct |limited |close )?(?:direction|supervision|guidance)(?: and (?:direction|supervision|guidance))? of (?:[^.;]{3,90}?(?=, (?:the|an?) (?:incumbent|employee|person)\b)|[^,.;]{3,60}),\s+(?:(?:an?|the) (?:incumbents?|employees?|person)(?: (?:in|of) this (?:class|position|role))?\s+)?(?=[a-zà-ÿ])/i,
  /^(?:the (?:client|employer|team|manager|board) (?:is|are) (?:asking for|looking for|seeking)|we(?:(?:['’]re| are) (?:looking for|after)| need| want| require) (?:someone|somebody|a person|people) with)\s+/i,
  /^(?:they(?:['’]ll| will)|this person (?:will|would)|the (?:person|hire|assistant|manager)(?: in this (?:role|position|job))? (?:will|would))\s+(?:also\s+)?(?=[a-zà-ÿ])/i,
  /^(?:as for )?what (?:we|they|\p{L}+(?: is)?) (?:are )?(?:really )?(?:after|needs?|wants?)(?:: | is )(?:(?:s?he|they|we) (?:needs?|wants?) )?(?:someone|somebody|a person) (?:with|who has)\s+/iu,
  /^(?:s?he|they)(?:['’]d| would) (?:expect|like|want) you to\s+/i,
  /^(?:once|twice|\w+ times) an? (?:week|month|quarter|year),?\s+you(?:['’]d|['’]ll| will| would)\s+/i,
  /^(?:this|the) (?:[\p{L}-]+ ){1,4}(?:in this (?:seat|role|position) )?reports to [^.,;]{2,60} and\s+(?=[a-zà-ÿ]{3,}\s)/iu,
  /^reporting (?:directly )?to [^,.;]{3,80},\s+(?=(?:you|the|this)\b)/i,
  /^(?:we|I)(?:['’]d| would) (?:like|love|want|prefer) (?:someone|somebody|a person|people) (?:with|who (?:has|have))\s+/i,
  /^we (?:also |really )?need (?:someone|somebody|a person|people) who (?:can|will|is able to)\s+/i,
  /^(?:he or she|she or he) (?:will|would)\s+(?:also\s+)?/i,
  /^(?:the|this|our)\s+(?:[a-zà-ÿ]+\s+){0,2}[a-zà-ÿ]+(?:er|or|ist|ant|yst|ian|ive)\s+(?:(?:will|would)\s+(?:also\s+)?|also\s+)(?=[a-zà-ÿ]{3,}\s)/i,
  /^within the [^,.;:]{3,60},\s+(?=this\b|the\b|you\b)/i,
  /^(?:in (?:the|this) (?:[a-z-]+ ){0,3}(?:interview|examination|exam),?\s+[^.:;]{10,280}(?::\s+|\b(?:provided|provide) (?:the |them with )?knowledge of\s+)|(?:in (?:the|this) (?:interview|examination|exam),?\s+)?(?:emphasis|importance) (?:will|may) be placed on (?:[^.:;]{0,280}:\s+|(?:[a-zà-ÿ]+['’]?s? )?(?:knowledge|understanding) of\s+))/i,
  /^(?:in|during) the (?:[a-z-]+ ){0,6}(?:test|examination|interview|questionnaire|essay|exercise),? (?:candidates|applicants) (?:may|will) be (?:examined|tested|evaluated) (?:for|on) (?:their )?(?:knowledge of:?\s+)?/i,
  /^in this (?:role|position|job|capacity),?\s+/i,
  /^(?:the|our) [^.,;:]{2,40} (?:team|group|department|practice|squad) (?:is|are) (?:currently |now )?(?:looking for|seeking|hiring) [^.;,:]{3,80}? (?:who (?:can|will|has|have|is able to)|with)\s+(?:an? )?/i,
  /^reports? (?:directly )?to (?:the |our )?[^,.;]{2,50}? and\s+(?=(?:partner|work|collaborate|support|help|lead|manage|advise)s?\b)/i,
  /^we(?:['’]re|\s+are)\s+(?:currently |now |actively )?(?:seeking|looking for|hiring)\s+(?:(?!\bwho\b)[^.;,:]){3,90}?\s+with\s+(?!us\b|our\b)(?:an?\s+)?/i,
  /^as an? [^.;]{3,90}?\s+(?=you(?:['’]ll|\s+will|\s+must)\b)/i,
  /^(?:as|in addition to) [^,.;:]{3,80},\s+(?=you\b|the\b|our\b)/i,
  /^(?:you(?:['’]ll|['’]d|\s+(?:will|would|must|should|(?:do )?(?:need|have) to)|(?:['’]re|\s+are)\s+(?:also\s+)?expected\s+to(?:\s+fully)?)|(?:the|our|an?)\s+(?:ideal|successful|right|selected|perfect)\s+(?:candidate|applicant)s?(?:\s+for this (?:role|position|job))?\s+(?:will|must|should))\s+(?:also\s+)?(?:(?:be responsible for|be expected to|be able to|be(?=\s+[a-zà-ÿ]{2,}ing\b)|have|possess|bring|demonstrate)\s+)?(?:an?\s+)?/i,
  /^(?:this|the)\s+(?:position|role|job|incumbent)\s+(?:will be|is)\s+(?:also\s+)?responsible for\s+/i,
  /^(?:the|this)\s+(?:[a-zà-ÿ]+\s+)?experience\s+must\s+include\s+/i,
  /^(?:job\s+)?knowledge,?\s+including\s+(?:knowledge\s+)?of:?\s+/i,
  /^(?:the\s+)?(?:ability|abilities|knowledge|skills?)(?:\s+(?:to|of|in))?:\s+/i,
  /^(?:and\/or|and(?= the (?:ability|knowledge)\b)|as well as(?: the ability to)?|etc\.?,?|(?:s?he|they)\s+will)\s+/i,
  /^(?:and )?shall(?: also)? (?:be responsible for )?(?=[a-zà-ÿ]{3,}\s)/i,
  /^[^,;.]{5,80}, (?:but|so|and) it (?:would|will|['’]d) (?:really |also )?help(?: us)?(?: a lot| a great deal)? if you(?: can| could| are able to)?\s+/i,
  /^(?:it(?:['’]d| would) be [^,.;]{3,30}|(?:an? |big |huge )?(?:bonus|plus)(?: points)?|we(?:['’]d| would) (?:love|like) it) if you (?:also )?(?:knew|know|had|have|can|could|speak|spoke)\s+(?:how to\s+)?/i,
  /^(?:we|I)(?:['’]d| would)? (?:also )?expect you to\s+/i,
  /^if you(?:['’]re| are| have| know| speak| hold) (?:already )?(?:an? )?(?=[^.;]{2,60}, (?:even better|all the better|(?:that['’]s |that is )?(?:great|a (?:big |huge )?(?:plus|bonus)))\b)/i,
  /^(?:we|I)(?:['’]d| would) (?:also |especially )?(?:love|like) to hear from you if you(?:['’]ve| have)?\s+/i,
  /^(?:we|I) (?:also |really )?(?:need|want) (?:someone|somebody|a person) (?:who (?:has|knows)|with)\s+/i,
  /^(?:the (?:person|candidate)|who you are|you):\s+(?=\S)/i,
  /^(?:on )?an? (?:typical|average|normal|usual) (?:day|night|shift|week)(?: here| at work)?(?: looks like this| includes)?: (?=\S)(?:you(?:['’]ll| will)?\s+)?/i,
  /^(?:the )?post ?holder will(?: also)?(?: be (?:responsible for|expected to|required to))?\s+/i,
  /^to be an? (?:good|great|strong|right) (?:fit|match|candidate),? you(?:['’]ll| will)? (?:hold|have|need|must have)\s+(?:an? )?/i,
  /^(?:option|track|path|pathway) (?:[A-D]|\d|[IVX]{1,3})\s?[:.–-]\s+/i,
  /^as for who (?:we|I)(?:['’](?:re|m)| are| am) (?:after|looking for):?\s+/i,
  /^the incumbent,? (?:working )?under [^,;]{3,90},\s+(?:is responsible for|will|shall)?\s*/i,
  /^more than anything,? (?:we|I) (?:want|need)\s+/i,
  /^you(?:['’]re| are) (?:also |directly |solely |primarily )?responsible (?:for|to(?! (?:the|an?|our|your|their|this)\b))\s+/i,
  /^(?:this|the) (?:role|position|job) (?:will )?(?:also )?(?:draws? (?:up)?on|calls for|builds on) (?:your )?/i,
  /^(?:duties|responsibilities|tasks)(?: of (?:this|the) \w+)? (?:may )?include(?:,? but (?:are )?not limited to)?(?:,? the following)?:?\s+(?:\(?\d{1,2}[.)]\s*)?/i,
  /^(?:this|that|these|it|which) (?:(?:may|might|can|could|will) include|includes?)(?:,? but (?:is |are )?not (?:be )?limited to)?:?\s+(?=[a-zà-ÿ]+ing\b|full\b|knowledge\b|experience\b)/i,
  /^(?:requires|(?:must )?demonstrates?|possess(?:es)?)\s+(?=(?:the |an? )?(?:[a-zà-ÿ]+ )?(?:ability|knowledge|experience|understanding)\b)/i,
  /^0\s?(?:[-–]|to)\s?\d{1,2} years? (?:of )?(?:[a-zà-ÿ]+ )?experience (?:in |with |as )?/i,
  /^(?:at the time of|upon|prior to|before) (?:appointment|hire|hiring|employment),?\s+(?=(?:all )?(?:candidates?|applicants?|you|must)\b)/i,
  /^(?:(?:all|ideal|successful|qualified|selected|preferred) )?(?:candidates?|applicants?|incumbents?|individuals?) (?:must|should|shall|will)(?: also)?(?: be required to)? (?:(?:be able to|possess|have|demonstrate|display|show|hold)\s+)?(?:an? )?/i,
  /^you(?:['’]ll| will)? (?:also )?need (?=at least\b|a minimum\b|\d|an? (?:current|valid|active)\b)/i,
  /^must (?:also )?(?:be able to|have|possess|demonstrate|display)\s+(?:an? |the )?/i,
  /^this (?:position|role|job) plays an? (?:[a-zà-ÿ]+ )?(?:role|part) in\s+(?=[a-zà-ÿ]+ing\b)/i,
  /^(?:all|these|our) (?:[\p{L}-]+ ){0,4}(?:positions|roles|jobs) require\s+/iu,
  /^(?:some|certain|many|a few) (?:positions|roles|jobs|assignments) (?:may |will |might )?(?:also )?require (?:the (?=ability)|an? )?/i,
  /^this (?:individual|person|position|role|job) (?:will|would) (?:also )?(?:be (?:required|expected|asked) to|involve|include)\s+/i,
  /^this will involve\s+/i,
  /^as an? [^.,;:]{3,60}, your (?:job|role|task) is to\s+/i,
  /^may (?:also )?(?:be (?:required|asked|called upon) to )?(?=[a-zà-ÿ]{3,}\s)/i,
  /^to\s+(?=[a-zà-ÿ]{3,}\s)/i,
];
/** "A Chief Baker plans …", "The Clerk keeps …" */
const JOB_TITLE =
  /^(?:[Aa]n?|[Tt]he)\s+(?:(?!\S*['’]s\s)\p{Lu}[\p{L}'’-]*\s+(?:of\s+|and\s+)?){1,6}(?=\p{Ll}+s\b)/u;
/** "The Data Baker will bake …", "A Baker does skilled work …", "The Clerk is responsible for …": what follows is no verb of its own. */
const JOB_TITLE_WITH_AUXILIARY =
  /^(?:[Aa]n?|[Tt]he)\s+(?:(?!\S*['’]s\s)\p{Lu}[\p{L}'’-]*\s+(?:of\s+|and\s+)?){0,5}(?:\p{Lu}\p{Ll}*(?:er|or|ist|ant|yst|ian|ive|man|ent)s?|Clerk|Nurse|Electrician|Mechanic)\s+(?:(?:will|would|shall|should)\s+(?:also\s+)?(?:seek to\s+|be responsible for\s+)?|(?:is|are)\s+(?:also\s+)?responsible for\s+|(?:does|performs)\s+|also\s+)(?=\p{Ll}{3,}[\s,])/u;

/** A requirement without the words before it: "As a baker, you will bake rye bread" asks to bake rye bread. */
export function withoutOpening(view: string, { start, end }: Range): Range {
  const from = start + openingLength(view.slice(start, Math.min(end, start + REACH)));
  const isName = /^\p{Lu}\p{Ll}/u.test(view.slice(from, from + 2));
  return end - from < SHORTEST && !isName ? { start, end } : { start: from, end };
}

/** "You build dashboards" */
const YOU = 'you ';

const openingLength = remembered((text: string): number => {
  let rest = text;
  for (const opening of OPENINGS) {
    const found = opening.exec(rest);
    if (found) rest = rest.slice(found[0].length);
  }
  if (/^you /i.test(rest) && opensWithVerb(rest.slice(YOU.length))) rest = rest.slice(YOU.length);
  const title = JOB_TITLE.exec(rest)?.[0];
  if (title && opensWithVerb(rest.slice(title.length))) rest = rest.slice(title.length);
  rest = rest.replace(JOB_TITLE_WITH_AUXILIARY, '');
  return text.length - rest.length;
});
