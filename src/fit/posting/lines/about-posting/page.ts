import { US_STATE_NAMES } from '../../../lexicon/us-states.ts';

/** What a job network puts around a posting: "Set alert for similar jobs", "Over 100 applicants". */
export const PAGE_FURNITURE: readonly RegExp[] = [
  /^set (?:an? )?alert\b/i,
  /^save (?:this )?job\b/i,
  /^apply (?:now|with (?:saved|your|my|linkedin|indeed)|here|online|via|today)\b/i,
  /^\p{L}{1,12} ?apply now\W*$/iu,
  /^easy apply\b/i,
  /^share (?:this )?(?:job|posting)\b/i,
  /^get (?:ai-powered )?(?:advice|insights|notified)\b/i,
  /^benefits found in\b/i,
  /^promoted by\b/i,
  /^actively reviewing\b/i,
  /^(?:re)?posted (?:\d|an?|over|today|yesterday)/i,
  /^(?:over )?\d+ applicants\b/i,
  /^matches your\b/i,
  /^show (?:more|less)\b/i,
  /^report (?:this )?job\b/i,
  /^be an early applicant/i,
  /^people also viewed/i,
  /^see who\b/i,
  /^referrals increase\b/i,
  /^sign in to\b/i,
  /^hiring (?:insights|\d+ candidates?)\b/i,
  /^job activity\b/i,
  /^shifts available\W*$/i,
  /^skip to main\b/i,
  /^(?:copyright )?©/i,
  /^if you require alternative methods of application\b/i,
  /^job details here['’]s\b/i,
  /^benefits pulled from\b/i,
  /^covid-19 considerations:/i,
  /^[\d,]+ followers\b/i,
  /^\d[\d,]*[-–][\d,]+ employees\b/i,
];

/** Fields of forms, and what is written in the mail that a posting was sent with. */
export const FIELDS_AND_MAIL: readonly RegExp[] = [
  // "#remote", what a form says beside "Currency", a rate of pay for somebody, "Immediate opening"
  /^#\w/i,
  /^(?:n\/a|none|yes|no|currency|usd|eur|gbp|required question|work schedule)$/i,
  /^[$€£]\s?[\d,.]+k?\s?\([^()]{1,40}\)$/i,
  /^(?:[A-Z]{2})?[$€£]\s?[\d,.]+ ?[-–] ?[$€£]\s?[\d,.]+(?: ?\/ ?\p{L}{1,10})?$/u,
  /^(?:immediate|urgent|new) (?:job )?openings?\b.{0,60}$/i,
  /^(?:full|part)[- ]time$/i,
  /^flsa status\b.*$/i,

  // "Non-exempt", "Certificates: None required", "Remarks", "IND123", and the codes that job networks put at the end
  /^(?:non-?)?(?:exempt|union)\W*$/i,
  /^(?:[\p{L} ,&/]{2,40}: )?none(?: (?:required|needed))?\W*$/iu,
  /^remarks\W*$/i,
  /^(?:IND|REQ|JR|JOB|LI)-?\d{2,}$/,
  /^(?=[A-Za-z\d]{10}$)(?=\D*\d)(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])/,

  // "Dayton, OH 45402 (Required)": a place alone
  /^(?:\p{Lu}[\p{L}.'’-]+ ){0,3}\p{Lu}[\p{L}.'’-]+, [A-Z]{2}(?: \d{5})?(?:: relocate\b.*)?(?: \((?:Required|Preferred)\))?$/u,

  // "3820 Mill Lane": where to come
  /^\d{2,6} (?:[NSEW]\.? )?(?:\p{Lu}[\p{L}.'’]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Court|Ct|Parkway|Pkwy|Highway|Hwy)(?:\.|,.{0,40}|\s(?:\p{Lu}|#|\d).{0,40})?$/u,

  // "hiring@elm.example", "www.elm.example/jobs": an address alone
  /^\S{1,60}@\S{1,60}\.\p{L}{2,}\W*$/u,
  /^(?:https?:\/\/|www\.)\S{3,200}$/i,

  // "Elm Middle School – Crestline, Arizona": whose job it is, and where
  new RegExp(
    `^(?:[\\p{Lu}\\d&][\\p{L}\\d.'’&-]{0,30}[ ,]+|(?:of|and|the|at|in|neighbou?rhood|campus|area)[ ,]+|[–-] ){1,10}(?<=[,–-] +(?:\\p{Lu}[\\p{L}.'’-]{1,30} ){0,2}\\p{Lu}[\\p{L}.'’-]{1,30}, )(?:${US_STATE_NAMES})\\W*$`,
    'u',
  ),

  // "❋ Elm & Oak – Bread + Coffee ❋": a name with ornaments
  /^[❋✿★☆✦✧♦♥❤◆◇❖✨☀⭐]\s?[^.;]{3,80}\s?[❋✿★☆✦✧♦♥❤◆◇❖✨☀⭐]$/u,

  // "Interview . . . . . . 100%", "Writing . . . . Qualifying": what each part of an exam counts
  /(?:\. ?){6,}\s*(?:\d{1,3} ?%|qualifying|pass\b)/i,

  // "City of Elm – Department of Milling, Rye Division"
  /^(?:State|City|County|Town|Village|Commonwealth|University|Borough) of \p{Lu}[^.;:]{2,40} [–-] [^.;:]{3,80}$/u,

  // "Elm Unified School District 48", "Work year: 12 months"
  /^(?:\p{Lu}[\p{L}.'’&-]+ ){1,5}(?:School District|Public Schools|Medical Center)(?: (?:No\. ?)?\d{1,4})?$/u,
  /^work year:\s.{1,60}$/i,
  /^certified vacancy\b.{0,60}$/i,

  // "Position at Elm Mill", "Open vacancy #2207"
  /^[Pp]osition at \p{Lu}[^.;]{1,60}$/u,
  /^(?:[a-z]+ )?(?:vacancy|posting|position|job) ?(?:#|no\.|number) ?[A-Z]{0,4}-?\d{2,}\W*$/i,

  // "Job function Sales": the fields of a job network
  /^(?:Seniority level|Employment type|Job function|Industries) \p{Lu}.{0,80}$/u,

  // "Working title: baker", "Closing date: 3 May": the fields of a form
  /^working title\b(?:.*\brole\b|: | (?=\p{Lu}))/iu,
  /^(?:career level|state\/province|sub-business|job (?:category|function|family|level|group)|requisition (?:id|number))\b.{0,60}$/i,
  /^(?:job(?: types?)?|work ?sites?|work ?days|program|employment types?|campus|building|term|session|school year|fte|region|organi[sz]ation|category|function|business unit|relocation|property|facility|venue|practice|employment indicator|ability to (?:commute|relocate)(?:\/relocate)?):\s.{1,140}$/i,
  /^(?:nearest (?:major|secondary) market|job segments?|work area|career status|appointment(?: type)?|industr(?:y|ies)|position type):\s.{1,200}$/i,
  /^(?:opening|closing|(?:final )?filing|posting|application|posted) (?:date|deadline)s?:/i,
  /\bfinal filing date:/i,
  /\bReq(?:uisition)? ?#/i,

  // "CTC: 22 - 32 LPA", "Notice period: immediate to 30 days"
  /^(?:ctc|notice period|budget(?:ed)? (?:ctc|salary))\s?:\s.{1,60}$/i,
  /^[\d.,\s–-]{2,16} ?(?:lpa|lakhs?(?: per annum)?)\W*$/i,

  // "CityLeeds": a field and its value, glued
  /^(?:City|Country|State|Province|Region|Division|Business Unit|Sub-?Business|Functional Area)\p{Lu}\p{Ll}.{0,60}$/u,

  // "Computer Sciences (17 )": a choice of a form with the number of its values. Its bracket is looked for first, as
  // letters of all alphabets take long.
  /^(?=[^()]{3,60} \(\d)[\p{L} ,&/-]{3,60} \(\d{1,3} \)$/u,

  // "I've never been good at job ads", "My dad opened it in 1978", "So it's half one job and half another"
  /^(?:(?:so|but|and|honestly|look),? )*I(?:['’]ve| have|['’]m| am)? (?:never|always|just|only|know|knew|grew|started|own|opened|bought|think|guess|figure|figured|hope|get it|realize)\b(?!.*\b(?:you|someone|somebody|person|need|want|looking|must|requir\w+)\b)/i,
  /^my (?:dad|father|mom|mother|wife|husband|brother|sister|family|parents|grand(?:father|mother|parents)|(?:business )?partner)\b(?!.*\b(?:you|need|want|looking|must|requir\w+)\b)/i,
  /^so,? it(?:['’]s| is)\b(?!.*\b(?:you|need|want|looking|must|requir\w+)\b)/i,
  /\bstay(?:s|ing)? (?:on )?(?:thru|through|until|till)\b[^.;]{0,40}\bto (?:train|show|teach) you\b/i,

  // "I came across your profile", "Thanks so much", "Interviews are two rounds"
  /^I (?:came across|saw|found|noticed) your\b/i,
  /^I (?:immediately )?thought of you\b/i,
  /^thanks? (?:so much|again|you|for|every(?:one|body)|all|folks)\b/i,
  /^(?:just )?a (?:little|bit of|quick) background\b/i,
  /^interviews? (?:are|is|will be|consists?)\b/i,
  /^say hello\b/i,
  /^(?:(?:just )?an? )?(?:quick|short) (?:note|line|message|mail|email) (?:to|about)\b/i,
  /^(?:[\p{L}\d]{1,20} ){0,2}requisition (?:id|number|no\.?|#)?:? ?[A-Z]{0,4}-?\d{3,}[^\p{L}\d]{0,5}$/iu,
  /^as promised\b/i,
  /^we(?:['’]re| are) hiring (?:an? |for )[^.;]{3,60}, and I\b/i,
  /^I got your (?:name|number|address)\b/i,
  /^it(?:['’]s| is) an? (?:base )?(?:salary|hourly|commission)\b/i,
  /^here(?:['’]s| is) the (?:write-?up|description|posting|ad)\b/i,
  /^I(?:['’]ve| have) (?:put|written|typed|copied|pasted) (?:it|this)\b/i,
  /^for anyone who (?:doesn['’]t|does not) know us\b/i,
  /^(?:if you know (?:some|any)(?:one|body)\b[^.;]{0,60}, )?(?:please )?(?:feel free to )?(?:do )?(?:reply|forward|pass) (?:to )?this\b/i,
  /^(?:if you know (?:some|any)(?:one|body)\b[^.;]{0,60}, )?(?:please )?(?:feel free to )?(?:do )?(?:forward|pass|share) (?:this|it) (?:on|along|with)\b/i,
  /\b(?:grateful|glad|great|lovely|helpful) if you(?: would| could|['’]d)? (?:pass|forward|share)(?:ed|d)? (?:this|it) (?:along|on|around)\b/i,
  /^the (?:hours|pay|rest) (?:is|are) what you(?:['’]d| would) expect\b/i,
];
