import type { Range } from '../../shared/range.ts';
import { LEXICON_NUMBERS } from '../numbers/lexicon-numbers.ts';
import { type Token, type TokenGap, tokenize } from '../text/tokens.ts';
import { TEAM_LEADERSHIP } from './ids.ts';
import type { Mention } from './lexicon.types.ts';

const alternatives = (list: string): string => list.trim().split(/,\s+/).join('|');
/**
 * Up to so many words, none of which is one of `others`. The group captures, as that of `WHICH` does, because V8 writes
 * any other one out as often as it may be repeated: compiling the pattern below then takes eight times as long, a third of a
 * second.
 */
const upToWords = (most: number, others?: string): string =>
  `(${others ? `(?!(?:${others})\\b)` : ''}[\\p{L}-]+ ){0,${most}}`;

/** As `wordsOf` writes it: "30+" is "30.", and "six (6)" is "six. 6.". */
const NUMBER =
  '(?:(?:up to|over|more than|approximately|about|around) )?(?:\\d{1,4}\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|several|multiple)(?:\\.(?: \\d{1,3}\\.)?)?';
/** Who may have to answer to somebody, between other words of a pattern. Servers and hosts are machines as well. */
export const PEOPLE = `(?:team|staff|crew) members|${alternatives(`
  employees, direct reports, subordinates, new hires, nurses, rns, lpns, cnas, aides, cooks, chefs, bartenders,
  baristas, technicians, mechanics, electricians, plumbers, welders, carpenters, painters, workers, laborers,
  labourers, machinists, operators, assemblers, clerks, cashiers, associates, representatives, reps, agents,
  advisors, specialists, analysts, accountants, bookkeepers, engineers, developers, programmers, designers,
  writers, editors, assistants, secretaries, receptionists, coordinators, supervisors, managers, officers,
  guards, lifeguards, firefighters, deputies, teachers, instructors, counselors, counsellors, therapists,
  hygienists, librarians, volunteers, interns, apprentices, trainees, journeymen, drivers, housekeepers,
  custodians, janitors, groundskeepers, stylists, paralegals, attorneys, auditors, inspectors, surveyors,
  recruiters, tellers, phlebotomists, pharmacists, physicians, dispatchers, scientists, architects, coaches,
  tutors, testers, roofers, framers, masons, landscapers, buyers, planners, merchandisers, pickers, packers,
  attendants, soldiers, sailors, airmen, marines, crewmembers, bakers, leaders, foremen
`)}`;
const ONE_PERSON =
  'direct report|employee|coordinator|assistant|paralegal|technician|analyst|associate|specialist|clerk|intern|apprentice|trainee|nurse|cook|engineer|developer|designer|accountant|bookkeeper|receptionist|secretary|representative|officer|teacher|mechanic|electrician|plumber|driver|operator|worker|volunteer';
const GROUP = 'staff|teams?|crews?|people|personnel|workforce|department|division';
/** "staff schedules" and "team calendars" are no people. */
const GROUP_ENDS =
  '(?=\\W*$|[,.;:()/]|\\s(?:of|in|on|at|and|&|to|for|or|through|with|who|that|during|by|across|including|while|as|from|responsible)\\b)';
const WHOM = `(?:(?:team|staff|crew|squad|platoon) of (?:${NUMBER}|[\\p{L}-]+s\\b)|group of (?:${NUMBER}\\b(?! (?:stores|properties|sites|locations|restaurants|schools|companies))|${upToWords(2)}(?:${PEOPLE})\\b)|(?:${PEOPLE})(?![\\p{L}'’-])|(?:${GROUP})${GROUP_ENDS})`;

const LEADS =
  '(?:supervis(?:e|ed|es|ing)|manag(?:e|ed|es|ing)|led|leads?|leading|oversaw|oversee(?:s|ing)?|overseen|direct(?:ed|s|ing)?|head(?:s|ed|ing)?|supervisor (?:of|for|to)|supervision of|oversight of|charge of|line[- ]manag(?:e|ed|es|ing|er to|er of|er for)|ran|runs|running|(?:captain|foreman|chief|chair|lead) (?:over|of|for))';
const HIRES =
  'hir(?:e|ed|es|ing)(?:,| and|, and) (?:train|manag|supervis|develop|coach|schedul|onboard)\\p{L}*';
/** "and trains", ", coached and evaluated" */
const ALSO = '(?:(?:,| and|, and| &|/) ?[\\p{L}-]{2,12}(?:ed|es|ing|s|ch|e|n|p|t)){0,4}';
/** Words that begin another phrase. */
const JOINTS =
  'no|with|for|to|of|and|in|by|on|at|from|as|or|their|through|between|across|is|are|that|who|which';
/** Who or what has a name of people, but answers to nobody: vendors' consultants, print drivers, build agents. */
const OTHERS = alternatives(`
  vendors?, contractors?, suppliers, clients?, customers, stakeholders, freelance, external, ai, build, jenkins, kubernetes,
  print, printer, device, cost, value, package, password, text, code, cleaning, window
`);
/** "the", "professional and clerical": what stands between a verb and those who are led. */
const WHICH = `(?:(?:an?|the|our|all|other|new|${NUMBER}) )?((?!(?:${JOINTS}|${OTHERS})\\b)[\\p{L}\\d'’&-]+(?: and|,)? ){0,3}?`;
const RUNS =
  '(?:(?:the )?(?:supervision|management|leadership|direction|(?:daily |day-to-day )?operations?)(?: and [\\p{L}-]+)? of )?(?:an? )?';

/** From a verb on. */
const LED = new RegExp(
  `^(?:${[
    `(?:${LEADS}|${HIRES})${ALSO} ${WHICH}${WHOM}`,
    `(?:${LEADS}|responsible for) ${RUNS}(?:(?:team|staff|crew) of ${NUMBER}|${NUMBER} ${upToWords(2, `${JOINTS}|${OTHERS}`)}(?:${PEOPLE})(?![\\p{L}'’-])|\\d{1,3}[- ](?:person|people|member)\\b)`,
    `(?:${LEADS})(?: (?:and|or|/) [\\p{L}-]+)? (?:the )?(?:daily |day-to-day )?(?:activities|work|workload|performance|duties) of ${WHICH}${WHOM}`,
    `(?:staffing|scheduling|training)(?:,? and [\\p{L}-]+| [\\p{L}-]+ and [\\p{L}-]+)? of ${NUMBER} ${upToWords(2)}(?:${PEOPLE})(?![\\p{L}'’-])`,
    `leader of (?:an? )?(?:${NUMBER}[- ](?:man|woman|person|member|soldier)\\b|${WHICH}${WHOM})`,
    `had ${NUMBER} ${upToWords(2)}(?:${PEOPLE}|people) (?:under|reporting to|working for) me\\b`,
    '(?:platoon sergeant|platoon leader|squad leader|section sergeant) (?:of|for|with|over)\\b',
    `supervis(?:ed|es|ing) ${upToWords(3, `${JOINTS}|${OTHERS}`)}(?:${ONE_PERSON})(?=\\W*$|[,.;]| and\\b| who\\b)`,
    `supervis(?:ed|es|ing) all ${WHICH}positions\\b`,
    `(?:supervis(?:ed|es|ing)|${HIRES})${ALSO} ${WHICH}(?:servers|hosts)\\b`,
    `(?:supervis(?:e|ed|es|ing)|manag(?:e|ed|es|ing)|led) (?:an?|one) ${upToWords(2, OTHERS)}(?:${ONE_PERSON})(?![\\p{L}'’-])`,
    'report(?:ing|ed|s)? (?:directly )?to me\\b',
    `(?:conducted|wrote|gave|ran|held) ${upToWords(3)}performance (?:reviews|evaluations|appraisals)\\b`,
  ].join('|')})`,
  'u',
);

/** The words at which somebody may be said to lead. */
const SAYS_SO = new Set(
  'supervise supervised supervises supervising supervisor supervision manage managed manages managing led leading oversaw oversee oversees overseeing overseen oversight directs directed directing headed heading line ran runs running captain foreman chief chair hire hired hires hiring responsible conducted wrote gave held staffing scheduling training leader had platoon squad section'.split(
    ' ',
  ),
);
/** Where a verb may stand. */
const OPENS = /(?:^|[.,/] |\b(?:to|and|will|must|you'll) )$/;
const SOME_PEOPLE = new RegExp(`(?:${NUMBER}|staff) (?:[\\p{L}-]+ ){0,3}$`, 'u');
/** Words that say so only behind others: "lead" and "direct" may be no verbs. */
const SAYS_SO_BEHIND: ReadonlyMap<string, RegExp> = new Map([
  ['lead', /(?:^|[.,/] |\b(?:to|and|will|must|you'll|tech|team|shift|crew|site|unit|section) )$/],
  ['leads', OPENS],
  ['direct', OPENS],
  ['head', OPENS],
  ['heads', OPENS],
  ['charge', /\bin $/],
  ['report', SOME_PEOPLE],
  ['reported', SOME_PEOPLE],
  ['reporting', SOME_PEOPLE],
]);

/** "Coach and train associates" */
const TRAINS = new RegExp(
  `^(?:coach|train|mentor|onboard|develop)\\p{L}*${ALSO}(?: up)? ${WHICH}${WHOM}`,
  'iu',
);

/** True for words that begin with training those who may have to answer to somebody. */
export const trainsPeople = (words: string): boolean => TRAINS.test(words);

const REACH = LEXICON_NUMBERS.leadingReach.value;
const REACH_BEFORE = LEXICON_NUMBERS.beforeLeading.value;
/** "under the direction and supervision of nurses", "received supervision of licensed counselors" */
const BEING_LED =
  /\b(?:under|by|without|minimal|requires?|required|receiv(?:e|ed|es|ing))(?: the| direct| close| general)*(?: (?:direction|guidance) (?:and|or))?(?: \p{L}+)? $/u;

/** "employees' benefits" are no employees. */
const APOSTROPHE = /^['’]/;

/** What stands between two words in `wordsOf`. */
const BETWEEN: Readonly<Record<TokenGap, string>> = {
  none: '',
  space: ' ',
  line: ' ',
  hyphen: '-',
  slash: '/',
  comma: ', ',
  break: '. ',
};

/** The words of a text however it is spaced, wrapped and spelled, and where each of them begins. */
function wordsOf(tokens: readonly Token[]): { words: string; starts: number[] } {
  let words = '';
  const starts = tokens.map(({ norm, before }, index) => {
    words += index === 0 ? '' : BETWEEN[before];
    const start = words.length;
    words += norm;
    return start;
  });
  return { words, starts };
}

/**
 * Where a text says that somebody leads people: "managed five engineers", "in charge of a crew of eight". UTF-16 offsets, in
 * order. It finds what names of the lexicon can't, because words and numbers stand between. Pass `tokens` to save tokenizing twice.
 */
export function findPeopleLed(text: string, tokens: readonly Token[] = tokenize(text)): Range[] {
  if (!tokens.some(({ norm }) => SAYS_SO.has(norm) || SAYS_SO_BEHIND.has(norm))) return [];
  const { words, starts } = wordsOf(tokens);
  const found: Range[] = [];
  let reached = 0;
  for (const [index, { norm, start }] of tokens.entries()) {
    const at = starts[index] as number;
    const behind = SAYS_SO_BEHIND.get(norm);
    if ((!behind && !SAYS_SO.has(norm)) || at < reached || words[at - 1] === '-') continue;
    const before = words.slice(Math.max(0, at - REACH_BEFORE), at);
    if (behind && !behind.test(before)) continue;
    const led = LED.exec(words.slice(at, at + REACH))?.[0];
    if (led === undefined || (norm === 'supervision' && BEING_LED.test(before))) continue;
    reached = at + led.length;
    let last = index;
    while (last + 1 < tokens.length && (starts[last + 1] as number) < reached) last++;
    const { end } = tokens[last] as Token;
    if (!APOSTROPHE.test(text.charAt(end))) found.push({ start, end });
  }
  return found;
}

/** "Supervised all employee benefit claims", "construction projects": a name of leading people, where nobody is led. */
export function leadsNobody(text: string, { term, how, start, end }: Mention): boolean {
  if (term.id !== TEAM_LEADERSHIP) return false;
  if (how === 'deed') return THINGS_OF_PEOPLE.test(text.slice(end, end + REACH));
  if (!SUPERVISES.test(text.slice(start, end))) return false;
  const [behind = ''] = text.slice(end, end + REACH).split(END_OF_CLAUSE, 1);
  return HAS_OBJECT.test(behind) && !NAMES_PEOPLE.test(behind);
}
const SUPERVISES = /^supervis(?:e|ed|ing)$/i;
const END_OF_CLAUSE = /[.;]|\n\s*(?=[^\p{Ll}\s])/u;
/** "employees' claims", "employee benefits" */
const OF_PEOPLE =
  "['’]| (?:benefit|compensation|relations?|claims?|records|files|handbook|schedul|calendar|meals?|uniforms)";
const THINGS_OF_PEOPLE = new RegExp(`^(?:${OF_PEOPLE})`);
/** Not as an item of a list: "Supervising, scheduling". */
const HAS_OBJECT = /^\s(?:and \p{L}+(?:ed|ing)\b\s)?\p{L}/u;
const NAMES_PEOPLE = new RegExp(
  `(?:^|[^\\p{L}'’])(?:${PEOPLE}|${ONE_PERSON}|${GROUP}|students|individuals|members|others|staffs|salesperson|\\d+)(?!\\p{L}|${OF_PEOPLE})`,
  'iu',
);

/** "LPNs and CNAs": a certificate in the plural is other people, who hold it. */
export const isOfOthers = (text: string, { term, start, end }: Mention): boolean =>
  term.kind === 'certification' && PLURAL.test(text.slice(start, end));
const PLURAL = /^\p{Lu}{2,}s$/u;
