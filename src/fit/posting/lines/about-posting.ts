import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';

const MAX_LOOKAHEAD = POSTING_NUMBERS.readOfOthers.value;

const THIS_POSTING =
  /\b(?:this|the|above) (?:position|job|class|role) (?:description|summary) (?:has been|should|is (?:not|intended|only)|does|in no way|reflects|indicates|may)\b|\bnothing (?:contained )?in this (?:position|job|class)\b|^a list of\b.{0,120}\b(?:(?:is|are) available|can be found)\b|\b(?:this|the present) (?:[a-zà-ÿ]+ )?(?:posting|advert|advertisement|listing|vacancy|ad)\b|^an? (?:[a-zà-ÿ-]+ ){0,3}(?:posting|advert|advertisement|listing)\b/i;

/** "Copies of your certificates", "Two letters of recommendation": what an application consists of. */
const APPLICATION_PAPER =
  /^\W*(?:(?:an?|one|two|three|\d|your|current|updated|official|unofficial|or|and|college|university|academic|teaching|professional|completed|signed|recent) )*(?:cop(?:y|ies) of (?:your|any|all)\b|(?:résumé|resume|curriculum vitae|cv|transcripts?|cover letters?|letters? of (?:recommendation|reference|interest|intent)|writing samples?|application forms?)(?=\W*$|[,;]? (?:and|or|from|\()| (?:is|are|will be) required\b)|(?:submission of |the )?(?:on-?line )?application(?: package| materials?)? must (?:also )?include\b)/i;
/** "Proof must be attached to the application", "Transcripts should be uploaded", "List course titles with the number of units". */
const TO_BE_FILED =
  /\b(?:information|documents?|materials?|credentials|transcripts?|proof|forms?) (?:must|should|can|may|will) be (?:uploaded|submitted|sent|mailed|emailed|attached)\b|\bcourse titles?\b[^.;]{0,60}\b(?:number|units|dates)\b|\b(?:applicants?|candidates?)\b(?!.*\b(?:licen[cs]es?|certif\w+|card|permit|registration)\b)[^.;]{0,60}\bmust (?:submit|attach|upload|provide)\b[^.;]{0,80}\b(?:application|forms?|transcripts?|proof|documentation|verification)\b|^(?:all )?(?:applicants|candidates)\b[^.;()]{0,80}\bmust list\b[^.;]{0,160}\bapplications?\b|\b(?:image|pdf|printout|scan)(?:\/pdf)? of your\b|^an? (?:pdf|scan|copy) of\b(?!.*\b(?:certif\w+|required)\b)|\b(?:should|must|please) upload\b|\bforeign (?:degrees?|transcripts?|credentials?|education)\b[^.;]{0,60}\bevaluated\b|\bnumber of (?:semester|quarter|credit)\b|\b(?:must|should|will) be (?:attached|submitted|provided|uploaded|received|filed)\b[^.]{0,60}\b(?:applications?|filing|appointment|deadline)\b/i;
/** "#remote", what a form says beside "Currency", a rate of pay for somebody, "Immediate opening". */
const TAG =
  /^(?:#\w|[$€£]\s?[\d,.]+k?\s?\([^()]{1,40}\)$|(?:immediate|urgent|new) (?:job )?openings?\b.{0,60}$|(?:n\/a|none|yes|no|currency|usd|eur|gbp|required question|work schedule|(?:full|part)[- ]time|flsa status\b.*)$)/i;
/** "Dayton, OH 45402 (Required)": a place alone. */
const PLACE =
  /^(?:\p{Lu}[\p{L}.'’-]+ ){0,3}\p{Lu}[\p{L}.'’-]+, [A-Z]{2}(?: \d{5})?(?:: relocate\b.*)?(?: \((?:Required|Preferred)\))?$/u;
/** "Do you love the smell of bread?" A question to candidates may ask for something: "Are you a baker with five years?" */
const RHETORICAL =
  /^(?:(?:and|so|but) )?(?:would you like|do you (?:want|love|like|enjoy|dream|believe|thrive)|are you (?:ready|passionate|looking|excited|fascinated|inspired|intrigued|tired|interested|seeking|an? (?:recent )?(?:graduate|student))|how (?:do|can|would|will|should)|what (?:if|do|would)|want to|ready to|looking (?:for|to)|interested in|why|what (?:kind|sort|type)s? of)\b.*\?|^(?:has|have) you(?:r [a-zà-ÿ]+(?: [a-zà-ÿ]+)?)? ever\b|^have you been (?:looking|searching|waiting)\b|^are you an? (?!.*\b(?:experienced?|licen[cs]ed|certified|with|who)\b)[^.?]{3,80} looking (?:for|to)\b[^.]*\?|\bdoes this (?:position|job|role)\b/is;
/** "If you're passionate about bread, we'd love to hear from you." */
const INVITES =
  /^(?:if (?:all )?(?:this|that) sounds like (?:you|a fit)\b(?!.*\b(?:experience|years|degree)\b)|if (?:you(?:['’]re| are)[^.]{0,60}\b(?:passionate|energetic|excited|looking|interested|ready|motivated)\b|you (?:want|think|believe|love)\b|(?:any of )?this (?:job|role|position|sounds)\b)[^.]{0,160}, (?:we|come|join|this (?:role|job|position))\b|if (?:you|this)\b[^.]{0,160}, (?:please |then |so )?(?:apply|click|submit|send)\b|if you\b.{0,160}, this is (?:the|your) \w+ for you\b|if so, (?!.*\b(?:experience|years)\b)|apply to our|(?:then,? )?(?:please )?consider joining\b|join us\b)/i;

/** "We're looking for a cheerful baker to join our team": the title again, and nothing else. */
const SEEKS_TITLE =
  /^.{3,120}\binvites applications (?:for|from)\b(?!.*\b(?:with|who|whose|experienced?|years?|degree|licen[cs]ed?|certifi\w+)\b)|^.{3,120}\bis (?:currently |now )?(?:looking for|seeking) (?:an? )?(?:[\w-]+ ){1,4}to fill (?:the|an?|our) (?:[\w-]+ )?(?:position|role)\b|^our [^.;,]{3,60} (?:is|are) (?:growing|expanding),? (?:and|so) we(?:['’]re| are) (?:looking|hiring|searching)\b|^we(?:['’]re| are) (?:currently |now |actively |always )?(?:seeking|looking for|hiring|searching for) (?!.*\b(?:with|who|whose|experienced?|years?|degree|licen[cs]ed?|certifi\w+|skilled|background|bilingual|fluent|able)\b)[^.;,:]{3,80} to join (?:our|the|us)\b[^.;:]{0,100}$/i;

/** "Hi all, we're Elm & Sons", "My name is Ann and I run the mill", "Elm is looking for a baker for our Dayton branch." */
const INTRODUCES =
  /^(?:hi|hello|hey|dear|greetings)\b[^.;]{0,40}, (?:we(?:['’]re| are)|my name is|i(?:['’]m| am)|this is)\b|^my name is\b|^(?:\p{Lu}[\p{L}&'’.-]*\s(?:(?:of|and|for|the|at) ){0,2}){1,7}(?:is|are) (?:currently |now |actively )?(?:looking for|seeking|hiring|searching for) (?!.*\b(?:with|who|whose|experienced?|years?|degree|licen[cs]ed?|certifi\w+|skilled|background|bilingual|fluent|able)\b)[^.;,:]{3,80} for our\b[^.;:,]{0,60}$|^(?:it|this)(?:['’]s| is) an? (?:full|part)[- ]time (?:job|position|role)\b|^the (?:work|job) itself is what you\b/iu;
/** "Stop by with a resume or email it to Ray", "Tell us about a time", "We'd like to meet people in June". */
const APPLYING =
  /^text \S{1,20} to \(?\d{3}|^apply (?:in person|through|thru|via|online|here|directly|today|now|by (?:mail|e-?mail|phone|fax)|at (?!all\b))|\b(?:stop by|come by|reply|drop (?:it )?off|drop by|e-?mail|mail|send|submit|attach|bring)\b[^.;]{0,60}\b(?:résumés?|resumes?|cvs?|cover letters?)(?!\p{L}| (?:screening|processing|tracking|review)| (?:of [^.;]{3,60} )?to (?:hiring|clients?|managers?))|\b(?:submit|send|complete) (?:us )?(?:your|an?|the) (?:[\w-]+ ){0,2}application\b(?! (?:for|to) )|\bplease tell us (?:the|about|why|how|what|in)\b|^(?:please )?tell (?:us|me) (?:a (?:bit|little) )?about (?:a time|yourself|why|how|where|what|your)\b|^(?:we|i)(?:['’]d| would) (?:like|love) (?:somebody|someone|you) to start\b|^(?:we|i)(?:['’]d| would) (?:like|love) to have (?:the|this) (?:person|role|position) (?:in place|filled)\b|^(?:we|i)(?:['’]d| would) (?:like|love) to meet (?:people|you|candidates|applicants|everyone)\b|\b(?:incomplete )?applications? will not be (?:considered|accepted)\b/iu;

/** "The role blends baking with sales": what the job is like before its duties are told. */
const ROLE_PITCH =
  /^[^.;:]{0,60}\bpositions? (?:is|are) (?:appointed|filled|funded|posted|grant[- ]funded)\b|^the (?:[a-zà-ÿ&-]+ ){0,5}(?:team|group|department|division|unit) (?:is|sits) (?:an? |one )?(?:[a-zà-ÿ]+ )?(?:part|member|arm|within|composed|made up|(?:group|team|staff|crew) of|(?:\w+ )?people\b)\b|^(?:the )?(?:current )?(?:vacanc(?:y|ies)|openings?|positions?) (?:is|are) (?:located )?in the [^.;]{3,90}\b(?:department|division|bureau|office|units?|section)\b|^(?:it|this) is an? (?:[\w-]+[,;]? ){0,5}(?:role|position|opportunity)\b(?!.*\b(?:requir|experience|must)\w*)|^(?:this|the) (?:course|class|curriculum) (?:provides|offers|gives|prepares|covers|explores|introduces|examines|provokes|teaches)\b|^[^.;:,]{2,40}['’]s? (?:[\w&-]+ ){0,4}team (?:works|partners|collaborates|helps|drives|builds|owns)\b|^the (?:[a-zà-ÿ&-]+ ){0,3}team (?:owns|runs|builds|maintains|handles|supports|is made up)\b|^you(?:['’]ll| will) (?:be joining|join) (?:an? |our |the |\w+ )(?:[\w-]+ ){0,3}(?:team|group|engineers|crew|staff|people)\b|^(?:it|this class|this position) is distinguished\b|^(?:this|the) (?:[\w-]+ )?(?:role|position|job) (?:sits|blends|offers|provides an|gives|interacts|reports? (?:directly )?to|will report|is (?:an? )?(?:[\w-]+ )?(?:opportunity|chance|part of|designated|classified|represented|exempt|non-exempt))\b/i;

/** "We provide …", "Additionally, our culture …": what the employer does or offers, whatever words it uses. */
const EMPLOYER_PITCH =
  /^(?:[a-zà-ÿ]+(?: [a-zà-ÿ]+)?, )?(?:(?:we(?:['’]re| are) (?:ethical|passionate|proud|committed|dedicated|more than)\b|we(?: will|['’]ll)? (?:[a-zà-ÿ]+ly )?(?:focus|provide|offer|believe|help|serve|strive|invest|celebrate|empower|partner|embrace|are (?:proud|committed|dedicated))\b)|our (?:[a-zà-ÿ]+ ){0,3}(?:culture|campus(?:es)?|sites?|locations|schools|portfolio|mission|values)\b|our (?:school|company|firm|clinic|center|centre|program) (?:offers|provides|is|has)\b)(?!.*\b(?:looking for|seeking|need|require|hiring|you (?:will|must|have))\b)/i;
/** "In recent years, Elm Mill spent …", "Each day Elm Mill grinds …", "Introducing Elm's new flour". */
const EMPLOYER_NEWS =
  /^(?:(?:In recent years|Last year|Each (?:day|year)|Every (?:day|year)|Today|(?:Since|In) (?:19|20)\d\d),? (?:the )?(?:\p{Lu}[\p{L}.&'’()-]*\s){1,7}(?!(?:will|must|should|shall)\b)\p{Ll}|Founded (?:by|in)\b[^.;]{3,120}, \p{L}|In (?:an?|today['’]s) [^.;,]{3,60} (?:world|market|economy|age|era), (?!(?:you|we need|we seek)\b)|(?:With (?:its|our|their)|In addition(?: to)?|Through) [^.;]{5,200}, (?:\p{Lu}[\p{L}.&'’-]*\s){1,4}(?:is|has|offers|provides|assists|helps|supports|leverages|serves|operates|works|delivers|builds|makes|bakes|enables|employs)\b|(?:\(?\p{Lu}[\p{L}.&'’()-]*,?\s){1,6}(?:based|headquartered|located|part of|an? (?:division|subsidiary|member|leader))\b[^.;]{3,120}, (?:(?:is|are|has)\b(?! (?:currently |now |actively )?(?:seeking|looking|hiring))|(?:supports?|provides?|serves?|offers?)\b)|At (?:\p{Lu}[\p{L}.&'’-]*\s?){1,5}, (?!(?:you|this|the)\b)\p{Ll}[^.;]{2,60} (?:is|are)\b|For [^.;,]{3,40}, we (?:support|provide|offer)\b|Introducing \p{Lu}[\p{L}]+(?:,|['’]s)\s)/u;
/** "Elm College's mission is to …", "It serves students at two campuses", "It is our duty to …": what the employer is there for. */
const MISSION =
  /^(?:[^.;:]{0,60}['’]s?|our|its) (?:mission|vision|purpose) is\b|^(?:the (?:mission|vision) (?:of|for)\b|(?:mission|vision): |(?:diversity|mission|vision) statement\b)|^it (?:serves|envisions|has grown|is our (?:duty|mission|goal|aim|policy|job))\b/i;
/** "Get paid for every loaf", "Set your own hours": how free somebody is who works for a platform. */
const FREELANCE =
  /^get (?:matched|paid)\b|^you can keep your (?:current|day|full-time) \b|\byou(?:['’]ll| will) have the (?:flexibility|freedom) to\b|^(?:(?:the )?(?:flexibility|freedom) to )?(?:set|choose|make) your own (?:hours|schedule)\b/i;
/** "Elm Mill does not hire in Alaska", "Teaching is limited to a maximum of 8 hours", "These limits apply to …". */
const LIMITS =
  /\bdoes not (?:\w+ly )?(?:contract with|hire|employ|sponsor)\b|^[^.;]{0,90} is limited to a maximum of\b|^employment is limited\b|^these limits\b/i;
/** "The employee is regularly required to sit, talk and hear": what nearly every job takes. */
const USE_OF_BODY =
  /\brequired to (?:sit|stand|walk|talk|hear|see|stoop|use (?:\w+ )?hands)(?=\W*$|[,;(]|\s+(?:and|or|to|on|long|up to|for (?:long|extended|prolonged|up|most|\d))\b)|^while performing the duties of this (?:job|position)\b|^the noise level\b|^hazards (?:involved|encountered) (?:are|include)\b/i;
/** "Job function Sales", "Career Level: experienced", "Job: Marketing", "Req #1013": the fields of a form. */
const NETWORK_FIELD = /^(?:Seniority level|Employment type|Job function|Industries) \p{Lu}.{0,80}$/u;
const FORM_FIELD =
  /^working title\b(?:.*\brole\b|: )|^(?:career level|state\/province|sub-business|job (?:category|function|family|level|group)|requisition (?:id|number))\b.{0,60}$|^(?:job(?: types?)?|work ?sites?|work ?days|program|employment types?|campus|building|term|session|school year|fte|region|organi[sz]ation|category|function|business unit|relocation|employment indicator|ability to (?:commute|relocate)(?:\/relocate)?):\s.{1,60}$|^(?:opening|closing|(?:final )?filing|posting|application|posted) (?:date|deadline)s?:|\bfinal filing date:|\bReq(?:uisition)? ?#/i;
/** "Relocation assistance is not available." */
const RELOCATION =
  /\brelocation (?:assistance|package|expenses?|support)?\s?(?:is|are|will be) (?:not )?(?:available|authori[sz]ed|provided|offered|paid|eligible)\b/i;
/** "CityLeeds": a field and its value, glued. */
const GLUED_FIELD = /^(?:City|Country|State|Province|Region)\p{Lu}\p{Ll}.{0,60}$/u;

/** "The appointment is for one year", "The participant will receive a stipend", "A research opportunity is available". */
const TERMS_OF_PROGRAM =
  /^(?:the|this) (?:[\w-]+ ){0,2}(?:appointment|fellowship|internship|contract|agreement|program(?:me)?),? (?:is|are|was|may be|covers?|runs|lasts|administered)\b(?! responsible)|^the (?:participant|fellow|intern) will (?:receive|be paid)\b|^the (?:[a-zà-ÿ-]+ ){1,5}will receive (?:support|training|mentoring|compensation|a stipend)\b|^teaching (?:load|assignments?) (?:is|are|will be) (?:based|determined|assigned)\b|\bno (?:expectation|guarantee)\b[^.;]{0,40}\b(?:employment|hours|renewal)\b|^an? (?:[\w-]+ )?opportunity is (?:currently |now )?(?:available|open)\b|^the (?:[\w-]+ )?(?:program|session|camp) (?:will )?runs? (?:from|for|until|through)\b|^these are (?:[\w-]+,? ){0,5}(?:appointments|positions|roles|contracts)\b|^(?:the fact that|prohibition (?:on|of|against)|obligation of|non-employee nature)\b/i;
/** "Start your career with us!", "Make it matter.", "Elm is a place to grow.", "Where your ideas count." */
const SLOGAN =
  /^(?:a place )?where (?:your|you(?:['’]ll| will| can)?)\b|^everywhere you look\b|^[^.;]{3,80} will (?:help|allow|enable) you (?:to )?(?:grow|learn|succeed|thrive|develop)\b|^these values\b|\bis an? (?:\w+ )?place (?:to|where)\b|^(?:start|begin|launch|kick-?start|jump-?start) your (?:[\w-]+ ){0,3}career\b|^join \p{Lu}[^.;]{2,100}!|^make (?:it matter|an impact)\W*$/iu;
/** "One year of education is equal to 30 semester units": how what is asked is counted. */
const CONVERSION =
  /\b(?:semesters?|quarters?|academic|education|coursework|college)\b[^.;]{0,60}(?:\b(?:is|are|be) (?:considered )?(?:equal|equivalent) to| = )|\bqualifying education must be from\b|\bqualifying (?:work )?experience (?:is|must be) gained\b(?!.*\bdegree\b)|^(?:part-time|volunteer|paid|unpaid|full-time|seasonal) (?:work )?experience (?:will|may|can|must|is|shall) (?:not )?(?:be )?(?:prorated|substituted|counted|credited|considered|accepted)\b/i;
/** "Applications are kept on file", "The questionnaire will be administered on Saturday", "Applicants may be disqualified". */
const EXAM_PROCEDURE =
  /^(?:your |all )?applications?\b.{0,120}\b(?:kept|filed|reviewed|accepted)\b|\b(?:may|will|shall) be disqualified\b|\beligib(?:le|ility) lists?\b|^(?:applicants?|candidates?|individuals?|persons|those) (?:currently )?(?:enrolled|lacking|who (?:lack|are enrolled|do not|don['’]t))\b[^.;]{0,100}\bmay be (?:considered|eligible|hired|appointed)\b|\bto fill (?:other|future) vacancies\b|\baccommodations? (?:may|will|can) be (?:made|provided)\b|\bability to perform\b[^.;]{0,80}\bwill be discussed\b|^(?:examination|exam|test|interview) weights?\b|\b(?:questionnaire|examination|exam|test|interview)s? (?:will be |is |are )?(?:administered|held|scheduled|given)\b|\brequirements (?:listed )?(?:below |above )?are representative of\b/i;
/**
 * "Computer Sciences (17 )": a choice of a form with the number of its values. Its bracket is looked for first, as letters
 * of all alphabets take long.
 */
const COUNTED_CHOICE = /^(?=[^()]{3,60} \(\d)[\p{L} ,&/-]{3,60} \(\d{1,3} \)$/u;

/** What a job network puts around a posting: "Set alert for similar jobs", "Over 100 applicants". */
const PAGE_FURNITURE =
  /^(?:set (?:an? )?alert\b|save (?:this )?job\b|apply now\b|easy apply\b|share (?:this )?(?:job|posting)\b|get (?:ai-powered )?(?:advice|insights|notified)\b|benefits found in\b|promoted by\b|actively reviewing\b|(?:re)?posted (?:\d|an?|over|today|yesterday)|(?:over )?\d+ applicants\b|matches your\b|show (?:more|less)\b|report (?:this )?job\b|be an early applicant|people also viewed|see who\b|referrals increase\b|sign in to\b|hiring (?:insights|\d+ candidates?)\b|report job\b|job activity\b|shifts available\W*$|skip to main\b|(?:copyright )?©|if you require alternative methods of application\b|job details here['’]s\b|benefits pulled from\b|covid-19 considerations:|[\d,]+ followers\b|\d[\d,]*[-–][\d,]+ employees\b)/i;
/** "The probationary period is twelve months", "Veterans' preference points will be added", "TTY users call 711". */
const TERMS_OF_SERVICE =
  /\bprobationary period: |\bbargaining unit: |^mileage (?:will be|is) (?:paid|reimbursed)\b|\bprobationary period (?:is|lasts|of|for this|applies)\b|\breceives? an? (?:[\w-]+ ){0,2}(?:differential|stipend|premium)\b|\b(?:statement|disclosure) of (?:economic|financial) interests?\b|\bconflict of interest code\b|\b(?:position|class|classification|job|role)\b[^.;]{0,60}\bbargaining unit\b|\bveterans?['’]?s? preference (?:points|will|is|may|shall)\b|\bTTY users?\b|\bpostmarks?\b|\bdisaster service workers?\b|\bconsist of an? evaluation of training\b|\bminimum score of\b|\b(?:findings|lists?|results) (?:is|are|will be) valid\b|\b(?:placed|remain) on (?:an? |the )?(?:[\w-]+ )?list\b|\blists? (?:shall|will|may) remain\b|\bquestionnaire will be\b|\bfacsimile (?:copies|applications)\b|\breferences from\b|\bshould contact (?:the )?human resources\b|^(?:plus )?(?:shift|on-call|weekend|night)(?: (?:and|or) [\w-]+)? differentials?\W*$/i;
/** "I came across your profile", "Thanks so much", "Interviews are two rounds". */
const MAIL =
  /^(?:I (?:came across|saw|found|noticed) your\b|I (?:immediately )?thought of you\b|thanks? (?:so much|again|you|for)\b|(?:just )?a (?:little|bit of|quick) background\b|interviews? (?:are|is|will be|consists?)\b|say hello\b|(?:(?:just )?an? )?(?:quick|short) (?:note|line|message|mail|email) (?:to|about)\b|as promised\b|we(?:['’]re| are) hiring (?:an? |for )[^.;]{3,60}, and I\b|I got your (?:name|number|address)\b|it(?:['’]s| is) an? (?:base )?(?:salary|hourly|commission)\b|here(?:['’]s| is) the (?:write-?up|description|posting|ad)\b|I(?:['’]ve| have) (?:put|written|typed|copied|pasted) (?:it|this)\b|for anyone who (?:doesn['’]t|does not) know us\b|(?:if you know (?:some|any)(?:one|body)\b[^.;]{0,60}, )?(?:please )?(?:feel free to )?(?:do )?(?:(?:reply|forward|pass) (?:to )?this\b|(?:forward|pass|share) (?:this|it) (?:on|along|with)\b)|the (?:hours|pay|rest) (?:is|are) what you(?:['’]d| would) expect\b)/i;

/** "Federal law prohibits anyone who …", "The mill complies with the Americans with Disabilities Act". */
const LAW =
  /^(?:federal|state|city) law (?:prohibits|requires)\b|^[^.;:]{0,60}\bcomplies with the americans with\b|^[^.;:]{0,40}\brecruitment (?:policies|policy) (?:is|are)\b/i;

const ABOUT_POSTING = [
  THIS_POSTING,
  APPLICATION_PAPER,
  TO_BE_FILED,
  TAG,
  PLACE,
  RHETORICAL,
  INVITES,
  SEEKS_TITLE,
  INTRODUCES,
  APPLYING,
  ROLE_PITCH,
  EMPLOYER_PITCH,
  MISSION,
  FREELANCE,
  LIMITS,
  USE_OF_BODY,
  NETWORK_FIELD,
  FORM_FIELD,
  RELOCATION,
  GLUED_FIELD,
  TERMS_OF_PROGRAM,
  SLOGAN,
  CONVERSION,
  EXAM_PROCEDURE,
  COUNTED_CHOICE,
  LAW,
  PAGE_FURNITURE,
  TERMS_OF_SERVICE,
  MAIL,
];

/** Returns true for a sentence about what the employer does or offers, all of which requires nothing, however long it is. */
export function pitchesEmployer(sentence: string): boolean {
  const text = sentence.slice(0, MAX_LOOKAHEAD);
  return EMPLOYER_PITCH.test(text) || EMPLOYER_NEWS.test(text);
}

/** Returns true for what a job network puts around a posting. */
export const isPageFurniture = (statement: string): boolean =>
  PAGE_FURNITURE.test(statement.slice(0, MAX_LOOKAHEAD));

/** "A portfolio of your loaves (applications without one will not be considered)" asks for the portfolio. */
const ASIDE_ABOUT_APPLYING = /(?<=\S{3})\s\((?:incomplete )?applications?\b[^()]*\)\W*$/i;

/** Returns true for a statement about the posting, the application or the job as a whole, which requires nothing. */
export function isAboutPosting(statement: string): boolean {
  const text = statement.slice(0, MAX_LOOKAHEAD).replace(ASIDE_ABOUT_APPLYING, '');
  return ABOUT_POSTING.some((pattern) => pattern.test(text)) || isSaidTwice(text);
}

/** "Full-time Fulltime", "Public Schools Public Schools": a form that names its choice and its value. */
function isSaidTwice(text: string): boolean {
  if (text.length > 3 * LONGEST_CHOICE || !opensTwice(text)) return false;
  const letters = text.replace(/\P{L}/gu, '').toLowerCase();
  const half = letters.length / 2;
  return half >= SHORTEST_CHOICE && half <= LONGEST_CHOICE && letters.slice(0, half) === letters.slice(half);
}

/** Whether the first two letters come again, which takes less time to see. */
function opensTwice(text: string): boolean {
  const first = /\p{L}{2}/u.exec(text);
  return first !== null && text.toLowerCase().includes(first[0].toLowerCase(), first.index + 2);
}

const SHORTEST_CHOICE = POSTING_NUMBERS.shortestChoice.value;
const LONGEST_CHOICE = POSTING_NUMBERS.longestChoice.value;

const CONDITIONAL_OFFER = /\boffers?(?: of employment)? (?:is|are|will be) (?:contingent|conditional)\b/i;
/** "The offer is contingent upon a background check": what it is contingent upon is among the conditions. */
export const isConditionalOffer = (sentence: string): boolean =>
  CONDITIONAL_OFFER.test(sentence.slice(0, MAX_LOOKAHEAD));
