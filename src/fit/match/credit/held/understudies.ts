import { keyOf } from '../../keys.ts';

/** Jobs at the top of a shop, a kitchen, a school or a department. */
const TOP =
  '(?:(?:executive|head) chef|(?:general|store|restaurant|hotel|branch|plant|practice|office) manager|(?:executive|managing|nursing|clinical|program(?:me)?|finance|marketing|sales|music|artistic|athletic) director|director of \\p{L}+|(?:school )?principal(?! \\p{L})|superintendent|head (?:teacher|baker|gardener|coach)|controller|chief \\p{L}+ officer|C[EFIOT]O)';
const BELOW =
  '(?:assistant|asst|deputy|sous|associate|vice|junior|trainee|supervisor|coordinator|clerk|attendant|secretary)';
/** "As an executive chef", "experience as a store or restaurant manager", "head chef experience" */
const ASKED = new RegExp(
  `\\bas (?:an? |the )?(?:\\p{L}+ (?:or|/) )?${TOP}\\b|\\b${TOP} experience\\b|\\bexperience as (?:an? )?${TOP}\\b`,
  'iu',
);
const HELD = new RegExp(`(?<!\\b(?:${BELOW}|to|to the) )\\b${TOP}\\b`, 'iu');
const IS_BELOW = new RegExp(`\\b${BELOW}\\b`, 'iu');

/** The key of jobs that are a step below the top, by their titles: an executive sous chef wasn't the executive chef. */
export const UNDERSTUDY = keyOf('not in', 'top');

export const isUnderstudy = (title: string): boolean => IS_BELOW.test(title) && !HELD.test(title);

/** True for years in a job at the top alone: "three years as an executive chef", but not "… or sous chef". */
export const asksForTop = (text: string): boolean => ASKED.test(text) && !IS_BELOW.test(text);
