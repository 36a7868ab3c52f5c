import type { Range } from '../../../../shared/range.ts';
import type { Mention, TermKind } from '../../../lexicon/lexicon.types.ts';
import { findPeopleLed } from '../../../lexicon/people-led.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';
import { levelFromWording, OTHER_NOT_REQUIRED } from '../../lines/statement-cues.ts';
import { MENTIONS_STUDY } from '../degrees/degree-requirement.ts';
import { mentionsIn, type PostingText } from '../make-requirement.ts';
import { groupRange, isEndorsement } from './lists/mention-groups.ts';

const CUE_REACH = REQUIREMENT_NUMBERS.cueReach.value;
const JOB_REACH = REQUIREMENT_NUMBERS.kindOfJobReach.value;

/** True for a name that a line doesn't ask for: a purpose, a label, a job's title, a team of the employer, the kind of other programs. */
export const isNamedInPassing = (posting: PostingText, part: Range, mention: Mention): boolean =>
  namesKindOfTool(posting.view, mention) ||
  isWhatSuffices(posting.view, part, mention) ||
  isPartOfTitle(posting.view, mention) ||
  isLabelOfLine(posting, part, mention) ||
  isTeamOfEmployer(posting.view, mention) ||
  isDoneWithout(posting.view, part, mention) ||
  saysWhichDegree(posting.view, part, mention) ||
  isGiven(posting.view, mention) ||
  isToBeLearned(posting.view, part, mention) ||
  isHowWellSpoken(posting, part, mention) ||
  isAcross(posting.view, mention) ||
  isToldTo(posting.view, mention) ||
  isSaidBefore(posting.view, mention) ||
  isDoneInTool(posting, part, mention) ||
  isHowSaid(posting, part, mention) ||
  isDoneIn(posting, part, mention) ||
  isOfWhoLeads(posting.view, mention) ||
  isLed(posting.view, part, mention) ||
  isKindOfJob(posting.view, part, mention) ||
  saysWhatOthersAreFor(posting.view, mention) ||
  isOfBoard(posting.view, mention) ||
  isWhoActs(posting.view, mention) ||
  isWhy(posting.view, mention) ||
  isIssuerOf(posting, part, mention) ||
  isWhenOrWhere(posting.view, mention);

/** "Certified prior to teaching", "required at the time of filing", "the subject they will be teaching", "GAAP as it applies to inventory" */
const isWhenOrWhere = (view: string, { start }: Range): boolean =>
  WHEN_OR_WHERE.test(view.slice(Math.max(0, start - CUE_REACH), start));
const WHEN_OR_WHERE =
  /\bprior to $|\b(?:area|subject|field|content|material|course)s? (?:that )?(?:they|you|he|she|he or she)(?:['’]ll| will| would)? be $|\b(?:at|by|from|before) the (?:time|date|close) of $|\bas (?:it|they) (?:appl(?:y|ies)|relates?|pertains?) to (?:the |our )?(?:\p{L}+ ){0,2}$/iu;

/** "CPNP-PC through PNCB", "RRT credential from the NBRC", "QIHC(ASCP)", which nobody knows: who issues what stands before. */
function isIssuerOf(posting: PostingText, part: Range, { term, start, end }: Mention): boolean {
  if (term.kind !== 'certification') return false;
  const before = posting.view.slice(Math.max(0, start - CUE_REACH), start);
  if (ISSUED_THROUGH.test(before)) return true;
  if (posting.view[end] !== ')' || !INITIALS_BEFORE.test(before)) return false;
  return !mentionsIn(posting, part).some((other) => other.end < start && start - other.end <= BRACKET);
}
const ISSUED_THROUGH =
  /\b\p{Lu}[\p{Lu}\d]{1,7}(?:-\p{Lu}+)?\)?(?: (?:credential|certification|certificate|license|registration|exam))? (?:through|from|by|via|issued by) (?:the )?$/u;
const INITIALS_BEFORE = /(?<![\p{L}\d])\p{Lu}{2,6} ?\($/u;
const BRACKET = ' ('.length;

/** "Licensed by the Minnesota Board of Social Work", "Department of Rye Breeding", "the Green Baking Council", "the VP of Baking" */
function isOfBoard(view: string, { term, start, end }: Mention): boolean {
  if (!/^\p{Lu}/u.test(view.slice(start, end))) return false;
  const before = view.slice(Math.max(0, start - CUE_REACH), start);
  if (/\b(?:Board|College|Council) of (?:Examiners in )?$/.test(before)) return true;
  // The California Commission on Peace Officer Standards and Training is known for its certificate.
  return (
    term.kind !== 'certification' &&
    (BODY_BEFORE.test(before) || BODY_AFTER.test(view.slice(end, end + CUE_REACH)))
  );
}
const BODY_BEFORE =
  /\b(?:(?:Department|Division|Bureau) of (?:the )?|Commission on |(?:[Aa]|[Tt]he|[Oo]ur|[Yy]our) (?:VP|Vice President|SVP|Director|Head) of )$/;
const BODY_AFTER = /^ (?:Building )?(?:Division|Bureau|Council|Commission|Society)\b/;

/** "From a list marketing gives us", "a record with which insurance lets you drive": who does something. */
const isWhoActs = (view: string, { term, end }: Mention): boolean =>
  term.kind !== 'certification' &&
  /^ (?:(?:gives|sends|hands|passes|supplies) (?:us|you|over|on|off)|(?:lets|allows|requires) (?:us|you))\b/i.test(
    view.slice(end, end + CUE_REACH),
  );

/** "Must be 21 for insurance": why. */
const isWhy = (view: string, { start, end }: Mention): boolean =>
  /^insurance$/i.test(view.slice(start, end)) &&
  /\d for (?:our |the )?$/.test(view.slice(Math.max(0, start - CUE_REACH), start));

/** "Python, or other data analytics programming languages": what the others are for. */
const saysWhatOthersAreFor = (view: string, { term, start, end }: Mention): boolean =>
  term.kind === 'skill' &&
  /\bother (?:[\p{L}-]+ )?$/iu.test(view.slice(Math.max(0, start - CUE_REACH), start)) &&
  /^ (?:programming|scripting|coding) languages?\b/i.test(view.slice(end, end + CUE_REACH));

/** "Experience with ovens in a milling, baking, or similar role": what jobs it may come from. */
const isKindOfJob = (view: string, part: Range, { term, start }: Mention): boolean =>
  term.kind !== 'certification' &&
  /\b(?:in|as) (?:an? )?[^.;:()]{0,160}$/i.test(view.slice(Math.max(part.start, start - JOB_REACH), start)) &&
  /^[^.;:()]{0,160},? or (?:an? )?(?:similar|related|comparable|equivalent) (?:role|position|job|capacity)s?\b/i.test(
    view.slice(start, part.end),
  );

/** "Under the direct supervision of a licensed pharmacist": the license of somebody else. */
const isOfWhoLeads = (view: string, { term, start }: Mention): boolean =>
  term.kind === 'certification' && LED_BY.test(view.slice(Math.max(0, start - CUE_REACH), start));
/** "Works under the supervision of a licensed practitioner" asks for no license. */
export const isLedByLicensed = (words: string): boolean => LED_BY_LICENSED.test(words);
const LED = '\\b(?:supervision|direction|guidance|oversight|orders?) of (?:an? |the |our )?(?:[\\w-]+ ){0,2}';
const LED_BY = new RegExp(`${LED}$`, 'i');
const LED_BY_LICENSED = new RegExp(`${LED}(?:licensed|registered|certified)\\b`, 'i');

/** "Evaluates the performance of registered nurses": the license of those who are led. */
const isLed = (view: string, part: Range, { term, start, end }: Mention): boolean =>
  term.kind === 'certification' &&
  /s$/i.test(view.slice(start, end)) &&
  (/\bperformance of (?:[\w-]+ ){0,2}$/i.test(view.slice(part.start, start)) ||
    findPeopleLed(view.slice(part.start, part.end)).some(
      (led) => part.start + led.start <= start && end <= part.start + led.end,
    ));

/** "A degree from an ABET-accredited college" */
const saysWhichDegree = (view: string, part: Range, { term }: Mention): boolean =>
  term.id === 'abet-accreditation' && MENTIONS_STUDY.test(view.slice(part.start, part.end));

/** "Provides first aid": what is done, and no certificate. */
const isGiven = (view: string, { term, start, end }: Mention): boolean =>
  term.kind === 'certification' &&
  /^first aid$/i.test(view.slice(start, end)) &&
  /\b(?:provid|administer|render|giv|perform|deliver)(?:e|es|s|ing)? (?:basic |emergency |minor |prompt )?$/i.test(
    view.slice(Math.max(0, start - CUE_REACH), start),
  );

/** "SolidWorks with willingness to learn AutoCAD" */
const isToBeLearned = (view: string, part: Range, { start }: Range): boolean =>
  TO_LEARN.test(view.slice(part.start, start));
const TO_LEARN =
  /(?<!\bor (?:be |a |an )?)\b(?:willing(?:ness)?|eager(?:ness)?|interest(?:ed)?|desire|keen|open) (?:to learn(?:ing)?|in learning)(?: about)?(?: our| new| the)?(?: [\p{L}-]+,?){0,2} $/iu;

/** "Fluency in Spanish, oral and written": how well a language must be known. */
function isHowWellSpoken(posting: PostingText, part: Range, { start, end }: Mention): boolean {
  if (!SPOKEN.test(posting.view.slice(start, end))) return false;
  const before = mentionsIn(posting, { start: part.start, end: start }).at(-1);
  return before?.term.kind === 'language' && /^,? (?:both )?$/.test(posting.view.slice(before.end, start));
}
/** "Written and verbal presentation skills", "follow oral and written directions" */
const isHowSaid = ({ view }: PostingText, part: Range, { start, end }: Mention): boolean =>
  SPOKEN.test(view.slice(start, end)) && OF_SOMETHING.test(view.slice(end, part.end));
const OF_SOMETHING =
  /^ (?!(?:communicat|skill|abilit|competenc|proficienc|english|form|languages?|and|or|in|at|with|to)\w*)\p{L}{4}/iu;

/** "Programming skills in Python and R" asks for the languages. */
function isDoneIn(posting: PostingText, part: Range, { start, end }: Mention): boolean {
  if (
    !/^(?:programming|coding|scripting)(?: skills| experience| languages?)?$/i.test(
      posting.view.slice(start, end),
    )
  )
    return false;
  const [next] = mentionsIn(posting, { start: end, end: part.end });
  return (
    next?.term.kind === 'tool' &&
    /^ (?:skills |experience )?(?:in|using|with) $/i.test(posting.view.slice(end, next.start))
  );
}

const SPOKEN = /^(?:oral|verbal|spoken|written|both)(?:,? (?:and|or|&) (?:oral|verbal|spoken|written))*$/i;

/** "Mastercam programming": what is done in a program isn't asked by itself. */
function isDoneInTool(posting: PostingText, part: Range, { start, end }: Mention): boolean {
  if (!/^programming$/i.test(posting.view.slice(start, end))) return false;
  const before = mentionsIn(posting, { start: part.start, end: start }).at(-1);
  return before?.term.kind === 'tool' && before.end === start - 1;
}

/** "Leading without authority across sales, marketing and legal": those to work with. */
function isAcross(view: string, { start, end }: Range): boolean {
  const written = view.slice(start, end);
  const before = view.slice(Math.max(0, start - ACROSS_REACH), start);
  if (/^leadership$/i.test(written)) return OF_LEADERS.test(before);
  if (!DEPARTMENT.test(written)) return false;
  return (
    ACROSS.test(before) ||
    OUTSIDE.test(before) ||
    (RELATIONS.test(before) && !OF_A_SKILL.test(view.slice(end, end + ACROSS_REACH)))
  );
}

/** "A license in the above-mentioned curriculum" */
const isSaidBefore = (view: string, { start }: Range): boolean =>
  /\b(?:above[- ]mentioned|aforementioned|abovementioned) $/i.test(
    view.slice(Math.max(0, start - CUE_REACH), start),
  );

/** "Advise line management": who is advised. */
const isToldTo = (view: string, { start, end }: Range): boolean =>
  /^(?:line|senior|middle|upper|site|store|plant) management$/i.test(view.slice(start, end)) &&
  TELLS.test(view.slice(Math.max(0, start - CUE_REACH), start));
const TELLS =
  /\b(?:advis|inform|support|assist|brief|updat|train|coach|report|escalat|present|liais|partner|work|collaborat)\w*(?: \w+)?(?: to| with)? (?:the |all )?$/i;

/** "Write quotations for Sales and Engineering", "Answer questions from HR partners": for whom or with whom a duty is done. */
export function isDepartment(view: string, { start, end }: Range): boolean {
  const written = view.slice(start, end);
  if (!DEPARTMENT.test(written)) return false;
  const before = view.slice(Math.max(0, start - ACROSS_REACH), start);
  const after = view.slice(end, end + CUE_REACH);
  return (
    ACROSS.test(before) ||
    (FOR_NAMES.test(before) && /^\p{Lu}/u.test(written) && AFTER_NAME.test(after)) ||
    (WITH_PEOPLE.test(before) && PEOPLE.test(after))
  );
}
const DEPARTMENTS =
  'sales|marketing|product|production|legal|finance|engineering|operations|hr|human resources|design|support|customer service|customer success|it|accounting|payroll|procurement|purchasing|merchandising|manufacturing|quality|supply chain|logistics|warehouse|maintenance|r&d';
const DEPARTMENT = new RegExp(`^(?:${DEPARTMENTS})$`, 'i');
const ACROSS = new RegExp(
  `\\b(?:lead|work|collaborat|partner|influenc|communicat|align|coordinat)\\w* [^.;]{0,30}\\bacross (?:(?:${DEPARTMENTS}),? ){0,5}(?:and )?$`,
  'i',
);
/** "Explain it to people outside of finance" */
const OUTSIDE =
  /\b(?:people|those|colleagues|partners|teams?|audiences?|stakeholders|staff|managers) outside (?:of )?(?:the )?$/i;
const LISTED = '(?:[\\p{L}&-]+(?: [\\p{L}&-]+)?(?:, |/| & | and |, and )){0,5}';
/** "Strong partnerships with sales and …": whom one gets along with. */
const RELATIONS = new RegExp(
  `\\b(?:relationships?|partnerships?|rapport|alignment|collaboration|communication|partner|interfaced?|liaised?|collaborated?|coordinated?|partnered|partnering|interfacing|liaising|collaborating|coordinating|(?:work|working|worked) (?:closely|effectively|cross-functionally))(?: closely| effectively)? with (?:the |our |other )?(?:(?:${DEPARTMENTS}|it|leadership|management|executives|teams?)(?:, |/| & | and |, and )){0,5}$`,
  'iu',
);
/** "Sales and negotiation skills", "finance systems": no department. */
const OF_A_SKILL =
  /^(?:(?:,|,? and|,? or|\/) [\p{L}-]+(?: [\p{L}-]+)?){0,4} (?:skills?|experience|knowledge|systems?|software|tools|documents|data|principles|practices)\b/iu;
/** "Working with executive leadership": people who lead. */
const OF_LEADERS =
  /(?<!\b(?:experience|background|proficiency|proficient|familiarity) )(?<!^\W*)\b(?:with|to|from)(?: [\p{L}&-]+,?){0,8} (?:executive|senior|technical|company|school|district|site|product|business|store|clinical|nursing|local|internal|agency|department) $/iu;
const ACROSS_REACH = REQUIREMENT_NUMBERS.choiceReach.value;
/** What is responsible for, trained in or experienced with a department does its work. */
const NOT_ITS_WORK =
  '(?<!(?i:\\b(?:responsib\\w*|accountab\\w*|assist\\w*|help\\w*|lead\\w*|tasks|experience\\w*|exposure|familiar\\w*|proficien\\w*|passion|aptitude|attention|related|training|strateg\\w+)) )';
const NAMES = '(?:\\p{Lu}[\\p{L}&-]*(?: \\p{Lu}[\\p{L}&-]*)?(?:, |/| & | and |, and )){0,5}';
/** "Quotations for Sales and …": capitals within a sentence. */
const FOR_NAMES = new RegExp(`\\p{Ll} ${NOT_ITS_WORK}(?:with|for) (?:the |our )?${NAMES}$`, 'u');
const AFTER_NAME = /^(?:$|[\r\n.,;:)/]| (?:and|&|to|at|on|in|during|so|teams?|departments?|staff)\b)/i;
/** "With the sales …", "questions from HR …" */
const WITH_PEOPLE = new RegExp(
  `${NOT_ITS_WORK}\\b(?:with|to|from) (?:the |our |other |all )?${LISTED}$`,
  'iu',
);
const PEOPLE =
  /^(?:(?:, |\/| & | and |, and )[\p{L}&-]+(?: [\p{L}&-]+)?){0,5} (?:people|teams?|departments?|partners?|leadership|leaders|managers?|colleagues|staff|personnel|stakeholders)\b/iu;

/** "First aid sufficient to treat minor wounds": how well it must be known, not more to know. */
const isWhatSuffices = (view: string, part: Range, { start }: Range): boolean =>
  / sufficient (?:to|for) [^.;]*$/i.test(view.slice(part.start, start));

/** "Experience at the level of Principal Bread Inspector": part of the name of another job. */
const isPartOfTitle = (view: string, { start, end }: Mention): boolean =>
  /\b(?:at the level|in the (?:class|position)) of (?:an? )?(?:\p{Lu}[\p{L}'’-]* )*$/u.test(
    view.slice(Math.max(0, start - CUE_REACH), start),
  ) && /^ \p{Lu}/u.test(view.slice(end, end + 2));

/** "Our finance team lives in Excel", "OKRs for the billing squad" */
const isTeamOfEmployer = (view: string, { start, end }: Range): boolean =>
  (/\bour $/i.test(view.slice(Math.max(0, start - 4), start)) &&
    /^ (?:team|department|group|staff|people|colleagues|applicants|workers|employees|crews?|hires|associates)\b/i.test(
      view.slice(end, end + CUE_REACH),
    )) ||
  (/\b(?:our|the|your) $/i.test(view.slice(Math.max(0, start - 5), start)) &&
    /^ (?:squad|tribe|pod|guild)s?\b/i.test(view.slice(end, end + 8)));

/** "Don't wait for RevOps", "you don't need to know Python, SQL or R", "Python is a must, but R isn't". */
const isDoneWithout = (view: string, part: Range, { start, end }: Range): boolean =>
  IS_NOT_ASKED.test(view.slice(end, end + CUE_REACH)) ||
  rangesNotAsked(view, part).some((range) => range.start < start && start < range.end);

/** Where part of a statement says what isn't needed: "don't need to know Python", "(no Kafka experience needed)". */
export function rangesNotAsked(view: string, part: Range): Range[] {
  const words = view.slice(part.start, part.end);
  if (!NEGATES.test(words)) return [];
  return [DONE_WITHOUT, OTHER_NOT_REQUIRED, OR_WISH_TO_LEARN].flatMap((pattern) =>
    matchesOf(words, pattern).map(({ 0: { length }, index }) => ({
      start: part.start + index,
      end: part.start + index + length,
    })),
  );
}
const NEGATES =
  /n['’]t\b|\b(?:not|no|nobody|never|without|rather|instead|desire|willingness|eagerness|interest)\b/i;
/** "Go (or a strong desire to switch from Java or Kotlin)" */
const OR_WISH_TO_LEARN =
  /,? \(?or (?:an? )?(?:strong |real |keen )?(?:desire|willingness|eagerness|interest) (?:to (?:learn|switch|move|change)|in (?:learning|switching|moving))\b[^.;()]*\)?/gi;
const WORD = '(?!(?:or|and|but|as|to|for|if)\\b)[\\p{L}\\d][\\p{L}\\d.+#/&-]{0,40}';
const NAME = `${WORD}(?: ${WORD}){0,2}`;
const DONE_WITHOUT = new RegExp(
  `(?<!\\p{L})(?:(?:(?:don['’]t|do not|won['’]t|will not|needn['’]t|without|never)(?: need(?:ing)? to| have to| having to| expect you to)?|no need to|(?:nobody|no one) expects you to) (?:know|have|use|speak|understand)(?:ing)? (?:an? |the |any )?(?:(?:${NAME}, ?){0,8}${NAME},? or ${NAME}|${NAME})|(?:(?:don['’]t|do not|won['’]t|without|never) (?:need(?:ing)?|wait(?:ing)? (?:for|on)|rely(?:ing)? on|depend(?:ing)? on)|rather than|instead of) (?:an? |the )?${NAME})|, not (?!only|just|merely|simply|necessarily)${NAME}|, not (?:just|merely|simply) \\p{Ll}{3,20}ing\\b[^.,;()]{0,40}`,
  'giu',
);
const IS_NOT_ASKED =
  /^ (?:is|are)(?: not|n['’]t)(?: (?:really |strictly )?(?:needed|required|necessary|essential|expected|a must))?(?=[,;.)]|\s*$)(?!\W*(?:but|though|although|however)\b)|^(?: [\w-]+)? not (?:required|needed|necessary|expected)\)/i;

/** "Teacher certification: TEFL or CELTA": what the line is about before it says what is asked. */
const isLabelOfLine = (posting: PostingText, part: Range, { term, end }: Mention): boolean =>
  term.kind === 'certification' &&
  /^ ?: /.test(posting.view.slice(end, end + 3)) &&
  mentionsIn(posting, { start: end, end: part.end }).some((other) => other.term.kind === 'certification');

/** "JDA, Oracle Retail or a similar merchandising system": what such programs are for. */
const namesKindOfTool = (view: string, { term, start, end }: Mention): boolean =>
  (term.kind === 'skill' || term.kind === 'field') &&
  /\b(?:similar|comparable|equivalent|another|other) (?:[\w-]+ (?:and|or) )?$/i.test(
    view.slice(Math.max(0, start - CUE_REACH), start),
  ) &&
  /^(?: (?:and|or) [\w-]+)? (?:systems?|software|tools?|platforms?|programs?|packages?|suites?)\b/i.test(
    view.slice(end, end + CUE_REACH),
  );

/** "(we have Kronos)", "(retail, banking, I don't mind which)": examples of what is asked before, not more of it. */
export function withoutAsides(view: string, part: Range, groups: Mention[][], partial: boolean): Mention[][] {
  const main = groups.filter(
    (group) =>
      !isAside(view, part, group) &&
      !isPurpose(view, group, groups) &&
      !isInProgress(view, group) &&
      !(partial && isExampleOfWork(view, part, group)),
  );
  return main.length > 0 || partial ? main : groups;
}

/** "Five years of electrical work, such as transformers", "of selling, whether in retail or online": what it may have been. */
const isExampleOfWork = (view: string, part: Range, group: readonly Mention[]): boolean =>
  group.every(({ term }) => EXAMPLE_KINDS.has(term.kind)) &&
  /(?:, such as|\bwhether) [^.;()]*$/i.test(view.slice(part.start, groupRange(group).start));

/** "CPA or progress towards CMA": nobody needs to hold the second. */
const isInProgress = (view: string, group: readonly Mention[]): boolean => {
  const { start } = groupRange(group);
  return IN_PROGRESS.test(view.slice(Math.max(0, start - CUE_REACH), start));
};
const IN_PROGRESS = /\b(?:progress(?:ing)?|working|work) towards? (?:an? |the )?$/i;

/** "Photoshop for cropping and retouching": what a program is used for isn't asked by itself. */
function isPurpose(view: string, group: readonly Mention[], groups: readonly Mention[][]): boolean {
  const { start } = groupRange(group);
  const areSkills = group.every(({ term }) => term.kind === 'skill');
  const purpose = areSkills ? IS_PURPOSE : FOR_WHICH;
  return groups.some((other) => {
    const tool = other.at(-1) as Mention;
    return tool.term.kind === 'tool' && tool.end < start && purpose.test(view.slice(tool.end, start));
  });
}
/** "Lightspeed for the point of sale" */
const FOR_WHICH = /^ for (?:the |our )?$/i;
const IS_PURPOSE = /^\)? (?:for|to) (?!example\b|instance\b|work\b)[^,.;:()]*$/i;

function isAside(view: string, part: Range, group: Mention[]): boolean {
  const at = (group[0] as Mention).start;
  const before = view.slice(part.start, at);
  const opened = before.lastIndexOf('(');
  if (opened <= before.lastIndexOf(')') || before.slice(0, opened).trim() === '') return false;
  if (KIND_BEFORE.test(before.slice(0, opened)) || group.every(isEndorsement)) return false;
  const closed = view.indexOf(')', at);
  const aside = before.slice(opened) + view.slice(at, closed < 0 ? part.end : Math.min(closed, part.end));
  return levelFromWording(aside.slice(1)) === undefined;
}

/** "Statistical languages (R, Python)": what is meant. */
const KIND_BEFORE =
  /\b(?:languages|tools|software|platforms|packages|frameworks|libraries|databases|technologies|suites) $/i;

/** "Recruiting for other functions (e.g. sales, operations)": what is named only in brackets isn't asked by itself. */
export const areExamplesOnly = (view: string, part: Range, groups: Mention[][]): boolean =>
  groups.every(
    (group) => isAside(view, part, group) && group.every(({ term }) => EXAMPLE_KINDS.has(term.kind)),
  );

/** True for "… (e.g. …)". */
export const saysExample = (view: string, { start, end }: Range): boolean =>
  /[a-zà-ÿ]{4}\s*\((?:e\.? ?g\b|such as|for example|for instance)/i.test(view.slice(start, end));

/** A program or a certificate in brackets is what is asked: "a design program (Figma)". */
const EXAMPLE_KINDS: ReadonlySet<TermKind> = new Set(['skill', 'field']);
