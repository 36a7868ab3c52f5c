import type { ConditionKind } from '../../../shared/results/fit-result.ts';

/** How clauses name each kind of condition. The first match wins. */
export const CONDITION_PATTERNS: readonly (readonly [ConditionKind, RegExp])[] = [
  [
    'eligibility',
    /\b(?:open (?:only )?to (?:all )?(?:current|internal|regular) [^.;]{0,40}\b(?:employees?|staff|members|applicants|candidates)\b(?: only)?|(?:current|internal) (?:\w+ ){0,2}(?:employees|staff|applicants|candidates) only|must be (?:an? )?(?:current|regular|active) (?:[\w’'-]+ ){0,4}employees?\b|received a regular appointment|promotional basis)/i,
  ],
  [
    'equipment',
    /\b(?:internet connection|(?:high[- ]speed|reliable|stable|fast) (?:internet|broadband|wi-?fi)|mbps)\b|\b(?:laptop|desktop|computer|pc)\b[^.;]{0,60}\b(?:windows \d|processor|ram|monitors?|webcam|headset)\b|\b(?:own|modern)(?:, \w+)? (?:laptop|computer|pc|smartphone)\b|^own (?:basic )?(?:hand |power )?tools\b|\b(?:your|their|his|her|own) (?:own )?(?:basic )?(?:hand )?tools (?:required|needed|are required)\b|\bbring (?:your|their) own (?:basic )?(?:hand )?tools\b|\b(?:must|should|need to|have to) (?:have|own|supply|provide|bring) (?:your|their|his or her) (?:own )?(?:basic )?(?:hand )?tools\b/i,
  ],
  [
    'authorization',
    /\b(?:authori[sz]ed to work|authori[sz]ation to work|work authori[sz]ation|right to work|(?:eligible|eligibility|permitted|entitled) to work|work permit|visas?|(?:valid|current|u\.?s\.?) passport|without sponsorship|sponsorship (?:is|not|will|for|available)|(?:unable|not able|cannot) to? ?(?:provide )?sponsor|citizenship|(?:u\.?s\.?|american|british|canadian|eu|australian) citizens?|permanent resident|arbeitserlaubnis|permis de travail|permiso de trabajo)\b/i,
  ],
  [
    'driving',
    /\b(?:driv(?:er|ers|er['’]s|ers['’]|ing)['’]? licen[cs]e|motor vehicle operator(?:s|['’]s|s['’])? licen[cs]e|driving record|proof of (?:personal |valid |current )?(?:automobile|auto|car|vehicle|liability)(?: liability)? insurance|insurable (?:under|by|on|through) (?:our|the|company)\b|motor vehicle record|record (?:that )?our insurance|(?:own|reliable|personal) (?:cars?|vehicles?|transport|transportation|means of transport)\b|access to a (?:car|vehicle)\b|ability to drive an? (?:company|rental|fleet)\b|furnish (?:an?|(?:your|their|his|her|his or her) own) (?:automobile|vehicle|car)\b|f[uü]hrerschein|permis (?:b\b|de conduire)|carn[eé]t? de conducir)/i,
  ],
  [
    'checks',
    /\b(?:background (?:checks?|screen\w*|investigation|clearance)|(?:criminal|credit) (?:background|record|history|check|review)\w*|drug[- ](?:tests?|testing|screen\w*|free)|test(?:ing)? for drugs|pre-?employment (?:drug|screen\w*|physical|medical|check\w*|background)|fingerprint(?:ing|ed)\b|(?<!\w )fingerprints?$|fingerprints?(?=[ -](?:checks?|cards?|clearance|background|screening|based))|(?:security|secret|ts\/sci|level \d|public trust|government|sc|dv|nato|sida)[a-z ]{0,14} clearance|clearances?|polygraph|subject to (?:random|periodic|ongoing) (?:[\w-]+ )?(?:tests?|testing|screening|checks?)|(?:enhanced |basic )?(?:dbs|crb|pvg)(?: check)?|proof of (?:mmr|varicella|tdap|hepatitis b?|influenza)\b|proof of (?:\w+ )?(?:immuni[sz]ations?|immunity|vaccinations?)|(?:flu|influenza|covid(?:-19)?|hepatitis b|mmr|tetanus) (?:vaccin\w+|shots?)|tb (?:screening|skin test)|n95 fit|fit testing|bondable|be bonded|criminal history (?:records? )?checks?|convicted of|felony convictions?|(?:register|registration|registered) with the nmls|sida badge|(?:fully )?vaccinated|medical (?:exam\w*|clearance)|tuberculosis|tb test|drug and alcohol|(?:be|aged) (?:at least |over )(?:16|18|21)\b|live scan|cori (?:check|clearance)|(?:\d{2}|sixteen|seventeen|eighteen|twenty-one) years (?:of age|old|or older)|f[uü]hrungszeugnis|casier judiciaire)\b/i,
  ],
  [
    'physical',
    /\b(?:(?:lift|lifting|carry|carrying|push|pushing|pull|pulling|move|moving)\b[^.;]{0,40}\b(?:\d{1,3}|ten|fifteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]five)?|(?:one |a )?hundred)[ -]{0,20}(?:lbs?|pounds?|kgs?|kilos?|kilograms?)|lifting (?:of )?(?:objects|boxes|loads)|(?:footwear|safety (?:shoes|glasses)|(?:hearing|eye) protection|protective (?:equipment|clothing|gear)|hard hats?|respirators?|boots) (?:must|is to|are to|has to|have to) be worn|hear and speak|physically restrain|(?:heavy|frequent|repetitive) lifting|(?:distinguish|differentiate) (?:between |among )?colou?rs|colou?r vision|see well enough|stand(?:ing)?(?: (?:and|or|\/) \w+)? (?:for|all|most|while|during)\b|^standing(?=\W*$| (?:for|all|on|up|most|occasionally)\b)|standing \d|(?:sitting|walking|standing) (?:or|and) (?:sitting|walking|standing)\b|on (?:your|their|one['’]s) feet|prolonged (?:periods?|standing|sitting|walking)|(?:long|extended) periods|climb(?:ing)? (?:ladders?|stairs)|physical(?:ly)? (?:demand\w*|fit\w*|able|requirements?|stamina|capable|restraint|ability)|kneel(?:ing)?|crouch(?:ing)?|stoop(?:ing)?|bend(?:ing)?(?:,| and | or )|work(?:ing)? at heights|(?:comfortable|confident|able)[^.;]{0,20} at height|extreme (?:desert )?(?:heat|cold|temperatures?)|(?:exposure|exposed|proximity) to (?:the |\w+ )?(?:elements|noise|dust|fumes|chemicals?|weather|heat|cold|hazard\w*|blood\w*|bodies|bodily|infectious)|(?:work\w*|exposed|exposure|under|occasionally)\b[^.;,]{0,30}\b(?:unpleasant|adverse|hazardous|inclement|dangerous)(?: and \w+)? (?:weather|conditions|environments?|locations?)|work(?:ing)? outdoors|outdoor work|all weathers?|wear (?:an? |your )?(?:respirators?|safety (?:shoes|boots|glasses)|hard hats?|protective (?:equipment|clothing|gear)|ppe)|k[oö]rperlich belastbar)/i,
  ],
  [
    'travel',
    /\b(?:on the road\b|(?<!\bnot |n['’]t )travel(?:l?ing)?\b(?! (?:industry|expenses?|insurance|agen\w+|arrangements?|stipend|costs?|reimbursement|allowance|booking|planning|and expense|policy|nurse|trade|discounts?|benefits?|sector|management))|out[- ]of[- ]town (?:work|jobs?|assignments?)|(?:overnight|nights) (?:away|stays?|travel)|reisebereitschaft|dienstreisen|d[eé]placements|viajar)/i,
  ],
  [
    'hours',
    /\b(?:week-?ends?|evenings?|(?:late |over)nights?|nights|night (?:shifts?|work|duty|duties|visits)|bank holidays|holidays|over-?time|on[- ]call|(?:rotating|split|night|day|evening|morning|weekend|swing|graveyard|early|late|1st|2nd|3rd|first|second|third|\d{1,2}[- ]hour|twelve-hour|alternating|variable|irregular) (?:and \w+ )?(?:shifts?|hours|schedules?)|shift (?:work|pattern|rotation)|(?:(?:all|any|every|various|different) shifts?|extended hours)|subject to (?:call|(?:emergency )?recall)|at any hour|full days|(?:fixed|full|weekly) schedule\b|(?:7|seven)[- ]days a week|monday (?:through|to|[-–]) (?:friday|saturday)|(?<!\bafter )(?:regular|normal) (?:school|business|working|work|office) hours|saturdays?|sundays?|^\d{1,2}(?::\d\d)? ?[ap] ?[-–] ?\d{1,2}(?::\d\d)? ?[ap]\b|early (?:mornings?|starts?)|24\/7|\d{1,2}(?::\d\d)? ?(?:am|a\.m\.|pm|p\.m\.)|(?:\d{2}(?:\.\d)?\+?|thirty|forty|fifty|sixty) hours (?:(?:a|per|each) week|in season)|long (?:days|hours)|(?:open|full) availability|availability (?:for|on|to work)|flexible (?:schedule|with (?:hours|your schedule))|schichtarbeit|schichtdienst|wochenend\w*|horaires d[eé]cal[eé]s|turnos rotativos|fines de semana)\b/i,
  ],
  [
    'place',
    /\b(?:positions? (?:will be|is|are) (?:located|based) (?:in|at)\b|(?:fully |100% |completely |partly |primarily )?remote(?:ly)?\b(?!-first)(?! (?:access|support|desktop|sensing|monitoring|teams?|sites?|control\w*|users?|systems|offices?|diagnos\w+|infrastructure|troubleshooting|hands|tools?|learning|locations?|worker|employees|supervision))|(?<!\/)hybrid\b(?! (?:diagnostics|batter\w+|drivetrains?|courses?|classes|instruction|teaching|learning|formats?|modalit\w+|cloud|vehicles?|cars?|infrastructure|identity|environments?|mobile|apps?|ev|events?|teams?|\/|warfare|seed|systems?|microsoft|integrations?))(?!\/)|work(?:ing)? from (?:home|anywhere|the office|our)|days? (?:a|per|each) week (?:in|on|at)|in (?:the )?office (?:on )?(?:mon|tues|wednes|thurs|fri)days?|days? (?:in the office|on-?site|in-?office)|(?:fully |100% |strictly )on-?site\b|on-?site (?:position|role|job|only|work|in)|(?:work|working|is|be) on-?site|relocate\b|relocation (?:is |will be )?(?:required|necessary|expected)|(?:is|be|are) based (?:in|at|out of)|based in our|(?:live|work|reside) anywhere in|must (?:live|reside|be located)|(?:live|reside|living|located) within|commut(?:e|able|ing) (?:to|distance|from)|residency within|local candidates)|\((?:on-?site|in[- ]office|in[- ]person)\)/i,
  ],
];

/** Headings and labels that are followed by conditions of one kind. */
export const CONDITION_HEADINGS: readonly (readonly [ConditionKind, RegExp])[] = [
  ['physical', /^(?:the )?physical (?:demands?|requirements?)/i],
  [
    'hours',
    /^(?:(?:work(?:ing)?|job) )?(?:schedule|hours|shifts?|shift pattern|rota|working pattern|arbeitszeit|horaires|horario)\s*:?$/i,
  ],
  ['travel', /^travel(?: required| requirements?)?\s*:?$/i],
  [
    'place',
    /^(?:(?:work|job|office|primary|position) )?(?:locations?|site|place of work|workplace|where|standort|arbeitsort|einsatzort|lieu(?: de travail)?|ubicaci[oó]n)\s*:?$/i,
  ],
  [
    'checks',
    /^(?:(?:pre-?employment|background) (?:checks?|screening|requirements?)|security clearance)\s*:?$/i,
  ],
];

/** Clauses about pay, benefits or helping others with such things are not conditions. */
export const NOT_A_CONDITION =
  /\bno (?:required )?travel\b|\bcompany holidays\b|\bdefines\b|\bhave you ever\b|\bnoise level\b|\b(?:or|please) call\b|\bwrite to\b|[$€£]\s?\d|\b(?:paid|differentials?|premium|bonus(?:es)?|benefits?|(?<!\b(?:auto|automobile|liability|car|vehicle|proof of|our) )insurance|space-available|401|pto|off(?!-)|reimburs\w+|stipend|allowance|competitive|salary|expenses|discounts?|applicants? with|criminal histor\w+(?! (?:records? )?(?:check|review|background))|fair chance|written test|multiple-choice|examination is|consider\w*|encouraged|(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve) (?:paid |bank |public |federal |company )?holidays|weeks of vacation|regardless|disabilit\w+|accommodat\w+)\b/i;
