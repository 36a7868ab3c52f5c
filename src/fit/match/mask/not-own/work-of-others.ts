import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { MASK_NUMBERS } from '../../../numbers/mask-numbers.ts';

const REACH = MASK_NUMBERS.workOfOthersReach.value;

/** "Worked with the data science team", "coordinates with security engineering and legal teams" */
const WORKED_WITH =
  /\b(?:work|partner|collaborat|coordinat|liais|interfac|interact|communicat|meet|met)\p{L}*\b[^.;\n]{0,40}? (?:with|alongside) (?:the |our |their |an? )?(?:[\p{L}/&-]+(?:, (?:and )?| and | or | ))*$/iu;
const THEIR_TEAM =
  /^(?:(?:, (?:and )?| and | or |\/| & )\p{L}[\p{L} /&-]{1,30}){0,3} (?:teams?|departments?|groups?)\b(?! (?:lead|member|of \d))/iu;

/** "Filled 70 roles in machine learning and big data", "Recruiter of AI engineers" */
const FILLED_ROLES =
  /\b(?:filled|recruited|sourced|hired|placed|staffed)\b[^.;\n]{0,40}\b(?:roles|positions|reqs|requisitions|openings|vacancies|candidates|engineers|developers|professionals)\b[^.;\n]{0,12}\b(?:in|for|across|with)\b[^.;\n]*$|\brecruiter (?:of|for) [^.;\n]*$/iu;

/** Whether a skill or a tool is that of a team somebody works with, or of people somebody hires. */
export function isWorkOfOthers(text: string, { term, start, end }: Mention): boolean {
  if (term.kind !== 'skill' && term.kind !== 'tool') return false;
  const before = text.slice(Math.max(0, start - REACH), start);
  return (
    (THEIR_TEAM.test(text.slice(end, end + REACH)) && WORKED_WITH.test(before)) || FILLED_ROLES.test(before)
  );
}
