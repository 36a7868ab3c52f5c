import { DAYS_ALONE } from '../../days-alone.ts';

/** What a sentence says of the job as a whole: what it is like, its terms, and how what is asked is counted. */
export const TERMS: readonly RegExp[] = [
  // "Lateral applicants must also hold …", "Applicants with an out-of-state license must …": what only some of them need
  /^(?:lateral|internal|promotional|transfer(?:ring)?|out-of-state|returning) (?:applicants?|candidates?|hires?|employees|officers|deputies)\b/i,
  /^(?:applicants?|candidates?) (?:who (?:hold|have)|holding|with) an? (?:out-of-state|foreign|expired)\b/i,
  // "One year will be considered with a completed residency", "a recent course counts just as much": who may have less
  /^(?:one|two|three|four|five|\d) years? (?:(?:will|may|can) be considered|is enough|will do|is fine|if you)\b/i,
  /\bcounts? just as much\b/i,
  /^up to [\w-]+ years of [^.;]{3,60} (?:is|are|will be|may be) credited\b/i,
  /^(?:call|shift|night|evening|weekend|stand-?by|on-?call|holiday|overtime|charge|preceptor|bilingual) (?:pay|differentials?|premiums?)\b(?!.*\b(?:must|requir\w+|process\w*|calculat\w*)\b)/i,
  /^represented position\b/i,
  // "PTO", "Jury duty pay", "Associate discount of 50%": a benefit alone
  /^(?:pto|hsa|fsa|401 ?\(?k\)?|403 ?\(?b\)?)(?:(?:\/|,? (?:and|&) )(?:pto|hsa|fsa))?(?: plans?)?\W*$/i,
  /^(?:vacation|sick|holiday|bereavement|parental|family|medical|school visitation|uniformed services|jury duty)(?:,? (?:and|&) (?:vacation|sick|holiday|medical|jury duty))? (?:time|pay|days|leaves?(?: of absence)?)\W*$/i,
  /^jury duty\W*$/i,
  /^\d{1,2} days? off\b/i,
  /\b\d{1,2} weeks? (?:of )?(?:paid |full[- ]pay )?parental leave\b/i,
  /^(?:pet|malpractice) insurance\W*$/i,
  /^(?:medical|dental|health|life)(?:(?:\/|,? (?:and |& )?)(?:dental|vision|disability|ad&?d))+(?: (?:and|&) ad&?d)? insurance\W*$/i,
  /^(?:monthly|quarterly|annual|referral|relocation|retention|sign[- ]on) bonus(?:es)?(?: potential)?\W*$/i,
  /^(?:associate|employee|staff) discounts?(?: of \d+ ?%)?\W*$/i,
  /^(?:company|work) (?:cell ?phone|mobile phone|phone|car|vehicle|truck|van|credit card)(?: provided)?\W*$/i,
  /^(?:company |work )?(?:laptop|tablet)(?: provided)?\W*$/i,
  /^(?:laptop|cell ?phone|phone|internet|car|vehicle|clothing|boot|uniform|tool|meal) (?:allowance|stipend|reimbursement)\W*$/i,
  /^(?:the |our )?(?:typical |average )?(?:nurse|staff|teacher|student|provider|caregiver|adult)[- ]to[- ](?:patient|child|student|client|teacher|resident)s? ratios?\b/i,

  /^(?!.*\b(?:must|able|willing)\b).*\bhome (?:every|most|each) (?:weekend|night|day|other weekend)s?\b/i,

  // "New teachers get a mentor", "Notice is hereby given that applications are being accepted"
  /^new (?:teachers|hires|employees|staff|nurses|graduates|associates|team members) (?:get|receive|are (?:given|paired)|have|work with) (?!to\b)(?!.*\bmust\b)/i,
  /\bnotice is (?:hereby )?given that (?:applications|the)\b/i,

  // Asides: "you know that already", "They are good kids", "In August she goes home", "Monday and Tuesday off, always"
  /^you (?:already )?know (?:that|this|it|who you are)(?: already)?\W*$/i,
  /^they(?:['’]re| are) (?:all )?(?:good|great|nice|lovely|kind|wonderful)\b/i,
  /^(?:in|on|at|after|since|by|next|this) [^,.;]{1,30},? (?:he|she) (?:is (?:leaving|moving|retiring|going)|goes|leaves|retires|moves)\b/i,
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:,? (?:and|&) |, )?){1,4} off\b/i,
  /^(?:what|which) (?:[a-z]+,? ){1,6}(?:do|will|should) (?:i|you) need\?$/i,

  // "The role blends baking with sales": what the job is like before its duties are told
  /^[^.;:]{0,60}\bpositions? (?:is|are) (?:appointed|filled|funded|posted|grant[- ]funded)\b/i,
  /^the (?:[a-zà-ÿ&-]+ ){0,5}(?:team|group|department|division|unit) (?:is|sits) (?:an? |one )?(?:[a-zà-ÿ]+ )?(?:part|member|arm|within|composed|made up|(?:group|team|staff|crew) of|(?:\w+ )?people\b)\b/i,
  /^(?:the )?(?:current )?(?:vacanc(?:y|ies)|openings?|positions?) (?:is|are) (?:located )?in the [^.;]{3,90}\b(?:department|division|bureau|office|units?|section)\b/i,
  /^(?:it|this) is an? (?:[\w-]+[,;]? ){0,5}(?:role|position|opportunity)\b(?!.*\b(?:requir|experience|must)\w*)/i,
  /^(?:this|the) (?:course|class|curriculum) (?:provides|offers|gives|prepares|covers|explores|introduces|examines|provokes|teaches)\b/i,
  /^[^.;:,]{2,40}['’]s? (?:[\w&-]+ ){0,4}team (?:works|partners|collaborates|helps|drives|builds|owns)\b/i,
  /^the (?:[a-zà-ÿ&-]+ ){0,3}team (?:owns|runs|builds|maintains|handles|supports|is made up)\b/i,
  /^you(?:['’]ll| will) (?:be joining|join) (?:an? |our |the |\w+ )(?:[\w-]+ ){0,3}(?:team|group|engineers|crew|staff|people)\b/i,
  /^(?:it|this class|this position) is distinguished\b/i,
  /^(?:this|the) (?:[\w-]+ )?(?:role|position|job) (?:sits|blends|offers|provides (?:an?|you)|gives|interacts|reports? (?:directly )?to|will report|is (?:an? )?(?:[\w-]+ )?(?:opportunity|chance|part of|designated|classified|represented|exempt|non-exempt))\b/i,

  /^(?:this|the) (?:role|position|job) (?:is|will be) an? (?:integral|key|critical|important|vital|essential) (?:part|member) of (?:[\w-]+ ){1,6}[\w-]+(?: that [^,.;]*)?\W*$/i,

  // "Agency only is probably not the right fit", "people from Lever learn it in a day"
  /\b(?:not|isn['’]t|aren['’]t)(?: \p{L}+)? (?:the|a) (?:right|good|great) (?:fit|match)(?: for (?:us|you|this))?\W*$/iu,
  /\b(?:learn|pick) (?:it|this|that) (?:up )?in (?:a|an|one|two) (?:day|hour|week|afternoon|morning)s?\W*$/i,

  // "Baker needed", "I'm looking for a real baker for our little shop"
  /^(?:[\p{L}/&'’-]+ ){1,4}(?:needed|wanted)(?: (?:asap|now|immediately|urgently))?\W*$/iu,
  /^(?:i['’]?m|i am) looking for an? (?:[\p{L}-]+ ){1,4}(?:for|to join) (?:our|my) (?:[\p{L}-]+ ){0,3}\p{L}+\W*$/iu,

  // "Licensure/Certification": a heading with nothing below
  /^(?:licensure|certifications?|licen[cs]es?|education|training)(?: ?(?:\/|and|&|or) ?(?:licensure|certifications?|licen[cs]es?|training|registration))\W*$/i,

  // "6 days/wk", "Able to work 5p-5a", "Rotating 3 on 4 off", "2am start Tues thru Sat", "Sat"
  /^(?:must work |able to work |work )?\d ?(?:days|nights|shifts) ?(?:\/|a |per |every )?w(?:ee)?k\W*$/i,
  /^(?:(?:must |able to |can )?work )?\d{1,2}(?::\d\d)? ?[ap](?:\.?m\.?)? ?(?:[-–]|to) ?\d{1,2}(?::\d\d)? ?[ap](?:\.?m\.?)?(?:,? (?:shifts?|mon|tue|wed|thu|fri|sat|sun)[^.;]{0,24})?\W*$/i,
  /^(?:rotating|rotation:?) \d on(?:,? ?\/? ?\d off)?\b[^.;]{0,20}$/i,
  /^\d{1,2}(?::\d\d)? ?[ap]\.?m\.? starts?\b[^.;]{0,30}$/i,

  // "This is a full-time, one-year, term appointment", "Journey-level experience is defined as two years at an oven"
  /^(?:this|it) is an? [^.;]{0,60}\b(?:(?:fixed-|limited[- ])?term|temporary|time-limited|(?:\d{1,2}|one|two|three|six|nine|twelve)[- ](?:month|year))\b[^.;]{0,40}\b(?:appointment|position|role|contract|job|assignment|post)\b(?!.*\b(?:requir|experience|must|teach|responsible)\w*)/i,
  /^[^.;:]{3,80}\b(?:experience|employment|service|level|position)\b[^.;:]{0,40} (?:is|are) defined (?:as|by)\b/i,
  /^[^.;:]{3,60}\b(?:time ?frames?|timelines?|durations?|assignments|engagements) (?:typically |usually |can |may )?(?:range|vary)s? from\b/i,

  // "Reports to the Head Baker", "Report to Ida Holm, Head Baker"
  /^(?:[Yy]ou(?:['’]ll| will) )?[Rr]eport(?:s|ing)? (?:directly )?(?:in)?to (?:the |an? |our )?(?:\p{Lu}[\p{L}'’&-]*(?:,? (?:of|and|for|&|the))*[ ,/]*){1,8}\W*$/u,

  // "32 hours a week over four days"
  /^(?:(?:about|around|up to) )?\d{1,2}(?:\.\d)?(?: ?[-–] ?\d{1,2})? hours (?:a|per) week\b(?!.*\b(?:experience|must|requir\w+|able|manag\w+|teach\w*)\b)/i,

  // "Independent contractors carry their own insurance"
  /^independent contractors? (?:are|is|must|will|should)\b(?!.*\b(?:licen[cs]|certif|years?|experience|degree))/i,
  /^(?!.*\b(?:licen[cs]|certif|years?|experience)).*\b(?:carry|maintain|provide|have) (?:your |their |his or her )?own (?:professional )?(?:liability|malpractice)(?: liability)? insurance\b(?!.*\b(?:licen[cs]|certif|years?|experience))/i,

  // "The appointment is for one year", "The participant will receive a stipend", "A research opportunity is
  // available"
  /^(?:the|this) (?:[\w-]+ ){0,2}(?:appointment|fellowship|internship|contract|agreement|program(?:me)?),? (?:is|are|was|may be|covers?|runs|lasts|administered)\b(?! responsible)/i,
  /^the (?:participant|fellow|intern) will (?:receive|be paid)\b/i,
  /^the (?:[a-zà-ÿ-]+ ){1,5}will receive (?:support|training|mentoring|compensation|a stipend)\b/i,
  /^teaching (?:load|assignments?) (?:is|are|will be) (?:based|determined|assigned)\b/i,
  /^[^.;:,]{3,60} receives? (?:[a-z]+ ){0,2}on-the-job training\b/i,
  /\bno (?:expectation|guarantee)\b[^.;]{0,40}\b(?:employment|hours|renewal)\b/i,
  /^an? (?:[\w-]+ )?opportunity is (?:currently |now )?(?:available|open)\b/i,
  /^the (?:[\w-]+ )?(?:program|session|camp) (?:will )?runs? (?:from|for|until|through)\b/i,
  /^[^.;:]{3,60}\b(?:courses|classes|programs|workshops) are (?:currently |also )?(?:offered|taught|held|available)\b/i,
  /^(?:our )?students (?:can be|may be|are|come|range|enjoy|receive)\b/i,
  /^these are (?:[\w-]+,? ){0,5}(?:appointments|positions|roles|contracts)\b/i,
  /^the fact that\b/i,
  /^[Ii]t(?:['’]s| is| would be)? (?:helps?|nice|great|good)\b(?!.*\bif\b)[^.;]{0,30},?$/,
  /^(?:these|those|you|\W?must\W?) .{0,20}\bskills to be (?:minimally )?(?:qualified|considered)\b/i,
  /^prohibition (?:on|of|against)\b/i,
  /^obligation of\b/i,
  /^non-employee nature\b/i,

  // "No hours can be guaranteed", "You are free to decline a shift", "The role is best suited for you if you want to earn extra money"
  /\b(?:cannot|can ?not|can['’]t|no [^.;]{3,60} can) be guaranteed\b/i,
  /^(?:in this (?:role|position|job), )?you(?:['’]re| are) free to\b/i,
  /^(?:this|the) (?:[\w-]+ )?(?:role|position|job) is (?:best|perfect|ideal|great|well)\b[^.;]{0,20}\bif you (?:want|like|love|need|prefer|enjoy)\b/i,

  // "Be off Mondays", "A combination that the mill judges equivalent"
  /^(?:you(?:['’]ll| will)? )?be off (?:on )?(?:mon|tues?|wed|thur?s?|fri|sat|sun)(?:days?|nesdays?|urdays?)?\b/i,
  /^(?:or )?(?:an?y? )?combination\b[^.;]{0,80}\b(?:equivalent|acceptable)\W*$/i,

  // "Part-time work is considered relevant experience", "The length of the contract will vary", "a supplemental contract of $1,150"
  /\b(?:is|are|will be) considered (?:as )?relevant experience\b/i,
  /^the (?:[\p{L}-]+ (?:and )?){1,3}(?:of the (?:contract|assignment|project|program) )?will vary\b/iu,
  /\bsupplemental (?:contract|pay) of\b/i,

  // "Money: $20 an hour", "There's medical and dental after 60 days", "Unlimited bread for you and a friend", "Coaching is available for extra pay"
  /^money\s?:/i,
  /^(?:there(?:['’]s| is|['’]re| are)|we(?:['’]ve| have)(?: got)?|you(?:['’]ll| will)? get) (?:[\w-]+,? ){0,3}(?:medical|dental|health insurance|401|pto|paid (?:time|vacation)|vacation)\b(?!.*\bmust\b)/i,
  /^(?:unlimited|free|discounted|complimentary) (?:[\w-]+ ){1,4}for you\b/i,
  /\bfor (?:extra|additional) (?:pay|compensation)\W*$/i,

  // "Women, LGBTQ+ people and veterans are encouraged to bake here", "Out-of-state bakers may apply"
  /^(?:women|people of colou?r|black|indigenous|veterans|members of|people with)\b[^.;]{0,160}\b(?:LGBTQ|disabilit\w+|veterans|encouraged|underrepresented)/i,
  /^[^.;]{3,60}\b(?:holders|candidates|applicants|teachers|nurses) may apply\b/i,

  // "Between $88,000 and $112,000 depending on experience"
  /^(?:between |from )?[$€£] ?\d[\d,.]*k?(?: ?[–—-] ?| to | and )[$€£] ?\d[\d,.]*k?\b(?! ?(?:million|m\b|bn\b|billion|budget|in ))(?!.*\b(?:must|require[sd]?|\d+\+? years|quotas?|projects?|sales|budgets?|accounts?|portfolios?|certif\w+|card)\b)/i,

  // "Hours vary by season", "The hours are mostly days", "The job is full-time and follows the harvest"
  /^(?:(?:the|your|our|typical|primary|regular|usual) )?(?:work(?:ing)? )?(?:hours|schedul(?:es?|ing)|shifts?|days)(?: and (?:hours|schedules?|shifts?|days))?(?: for [\w ]{3,30})? (?:are|is|vary|varies|includes?|may|will|can|depends?)\b(?! (?:be )?(?:written|made|kept|prepared|built)\b)(?!.*\b(?:requir|must|experience)\w*)(?=.*\b(?:days?|nights?|evenings?|weekends?|mornings?|afternoons?|\w+days|seasons?|vary|varies|flexible|rotat\w+|based on|depend\w*|[ap]\.?m)\b)/i,
  /^(?:this|the) (?:role|position|job|post) is (?:full|part)[- ]time\b(?!.*\b(?:requir|must|experience|years?|degree|licen[cs]|certif|calls for)\w*)/i,
  DAYS_ALONE,
  /^(?!.*\b(?:able|ability|willing\w*)\b).*\bsubject to change (?:based on|at any|without|due to|depending)\b/i,

  // "The probationary period is twelve months", "Veterans' preference points will be added", "TTY users call 711"
  /\bprobationary period: /i,
  /\bbargaining unit: /i,
  /^mileage (?:will be|is) (?:paid|reimbursed)\b/i,
  /\bprobationary period (?:is|lasts|of|for this|applies)\b/i,
  /\breceives? an? (?:[\w-]+ ){0,2}(?:differential|stipend|premium)\b/i,
  /\b(?:statement|disclosure) of (?:economic|financial) interests?\b/i,
  /\bconflict of interest code\b/i,
  /\b(?:position|class|classification|job|role)\b[^.;]{0,60}\bbargaining unit\b/i,
  /^this is an? (?:[\w-]+, ){0,2}[\w-]+(?: [\w-]+)? class(?:ification)?\.?$/i,
  /\bveterans?['’]?s? preference (?:points|will|is|may|shall)\b/i,
  /\bTTY users?\b/i,
  /\bpostmarks?\b/i,
  /\bdisaster service workers?\b/i,
  /\bconsist of an? evaluation of training\b/i,
  /\bminimum score of\b/i,
  /\b(?:findings|lists?|results) (?:is|are|will be) valid\b/i,
  /\b(?:placed|remain) on (?:an? |the )?(?:[\w-]+ )?list\b/i,
  /\blists? (?:shall|will|may) remain\b/i,
  /\bquestionnaire will be\b/i,
  /\bfacsimile (?:copies|applications)\b/i,
  /\breferences from\b/i,
  /\bshould contact (?:the )?human resources\b/i,
  /^(?:plus )?(?:shift|on-call|weekend|night)(?: (?:and|or) [\w-]+)? differentials?\W*$/i,

  // "Get paid for every loaf", "Set your own hours": how free somebody is who works for a platform
  /^get (?:matched|paid)\b/i,
  /^you can keep your (?:current|day|full-time) \b/i,
  /\byou(?:['’]ll| will) have the (?:flexibility|freedom) to\b/i,
  /^(?:(?:the )?(?:flexibility|freedom) to )?(?:set|choose|make) your own (?:hours|schedule)\b/i,

  // "Elm Mill does not hire in Alaska", "Teaching is limited to a maximum of 8 hours", "These limits apply to …"
  /\bdoes not (?:\w+ly )?(?:contract with|hire|employ|sponsor)\b/i,
  /^[^.;]{0,90} is limited to a maximum of\b/i,
  /^employment is limited\b/i,
  /^these limits\b/i,

  // "Relocation assistance is not available."
  /\brelocation (?:assistance|package|expenses?|support)?\s?(?:is|are|will be) (?:not )?(?:available|authori[sz]ed|provided|offered|paid|eligible)\b/i,

  // "The employee is regularly required to sit, talk and hear": what nearly every job takes
  /\brequired to (?:sit|stand|walk|talk|hear|see|stoop|use (?:\w+ )?hands)(?=\W*$|[,;(]|\s+(?:and|or|to|on|long|up to|for (?:long|extended|prolonged|up|most|\d))\b)/i,
  /^while performing the duties of this (?:job|position)\b/i,
  /^the noise level\b/i,
  /^hazards (?:involved|encountered) (?:are|include)\b/i,
  /^some (?:[a-z]+ )?hazards (?:are|is) (?:involved|encountered)\b/i,

  // "One year of education is equal to 30 semester units": how what is asked is counted
  /\b(?:semesters?|quarters?|academic|education|coursework|college)\b[^.;]{0,60}(?:\b(?:is|are|be) (?:considered )?(?:equal|equivalent) to| = )/i,
  /\bqualifying education must be from\b/i,
  /^under the policy of\b/i,
  /\bthe term ["“'‘][^"”'’]{3,60}["”'’] (?:applies|means|refers|includes|is defined)\b/i,
  /\bqualifying (?:work )?experience (?:is|must be) gained\b(?!.*\bdegree\b)/i,
  /^(?:part-time|volunteer|paid|unpaid|full-time|seasonal) (?:work )?experience (?:will|may|can|must|is|shall) (?:not )?(?:be )?(?:prorated|substituted|counted|credited|considered|accepted)\b/i,
  /^experience in the class(?:es)? of\b[^.]*\b(?:meets?|satisf(?:y|ies)|qualif(?:y|ies))\b/i,
  /^(?:at least )?\w+ of the courses must be (?:from|completed|taken)\b/i,
  /\bto (?:fully )?meet requirement (?:#|no\.|\d)/i,

  // "Certification must be active and in good standing": how what is asked elsewhere must be kept
  /^(?:the |this |your |all |such )?(?:certifications?|licen[cs]es?|registrations?|credentials?) (?:must|should|has to|have to|needs? to) (?:be|remain|stay|be kept) (?:(?:active|current|valid|maintained|unrestricted|in good standing)(?:,? and )?)+\W*$/i,

  // "The incumbents of some positions may be required to …"
  /^(?:the )?incumbents? of (?:some|certain) positions?\b[^.]*\b(?:evaluations?|examinations?|asked)\b/i,

  // "The position is for two years, with the possibility of renewal": how long it lasts
  /^(?:the |this )?(?:position|appointment|contract|fellowship|post|job|role) (?:is|runs|lasts|will be|will last|is funded)(?: initially)? (?:for )?(?:up to )?(?:an? )?(?:initial )?(?:\d+|one|two|three|four|five|six|twelve)[ -](?:years?|months?)\b/i,

  // "Work must be completed at the physical location"
  /^work (?:must|will|may) be (?:completed|done|performed) (?:at|in|from) (?:the|our|various) /i,

  // "Pay depends on experience", "$15,000 for experienced bakers": what it pays
  /^(?:sign[- ]on bonus: )?[$€£] ?\d[\d,.]*k? (?:sign[- ]on bonus )?for (?:experienced|new|qualified|eligible|all|full[- ]time|part[- ]time) [^.;]{2,60}$/i,
  /^(?:the |your |starting )?(?:pay|salary|wages?|compensation|(?:hourly )?rate) (?:depends|is based|will depend|will be based|varies|ranges?|runs|starts (?:at|from)|is (?:negotiable|competitive|commensurate|doe))\b(?!.*\b(?:required|must)\b)/i,

  /^(?:salary|pay|wages?|compensation)\b[^.;:]{0,60}\b(?:agreement|scale|schedule|contract|cba|grade|doe)\b\W*$/i,

  // "You get your own assistant", "Equipment: 2024 Kenworths": what the employer provides
  /^you(?:['’]ll| will)? get (?:your own|free|paid|an? (?:company |work )?(?:truck|van|car|phone|laptop|tablet|uniform|allowance))\b/i,
  /^equipment:\s?(?:19|20)\d\d/i,

  // "Comp: $60,000, company truck, fuel card", "EOE."
  /^(?:total )?(?:comp|compensation|pay|salary|wages?|package)\s?[:–]\s?[^;]{0,30}[$€£]\s?\d/i,
  /^\W{0,3}(?:an? )?(?:(?:aa|eeo)[ /]?)?(?:eoe|eeo)(?:[ /]?aa)?(?:[ ,./-]*(?:[mfdv]|disab\w+|vets?|veterans?|employer)\b)*\W*$/i,

  /^veterans['’]? (?:credits?|preference|points)\b[^.;]*\b(?:appl|grant|given|award|add|avail)\w*/i,

  // "This will vary by project"
  /^(?:this|it) (?:will |may |can )?var(?:y|ies) (?:by|with|from|depending)\b/i,

  // "AAPC dues paid", "Medical, dental and vision": what the employer pays for
  /^(?:\d+(?:\.\d+)? )?medical,? (?:and |& )?dental\b(?!.*\b(?:experience|knowledge|sales|billing|claims|coding|offices?|records?|terminology|practices?|equipment)\b)/i,
  /^(?:[\w/&-]+ ){0,3}(?:dues|(?:exam|license|licensing|certification|membership) fees|tuition) (?:is |are )?(?:paid|covered|reimbursed)(?: by us)?\W*$/i,
];
