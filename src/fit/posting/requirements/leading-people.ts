/** "Two years supervising clerks", "in a lead or supervisory capacity", "three years of management experience". */
const LEADING =
  /\b(?:supervis(?:ing|ory)|supervision of|managerial|in charge of|as (?:an? )?(?:[a-zà-ÿ]+,? (?:or )?){0,2}(?:lead|leader|supervisor|keyholder|foreman)\b|in (?:an? )?(?:[a-zà-ÿ]+,? (?:or )?){0,2}(?:lead|leadership|supervisor|management) (?:or [a-zà-ÿ]+ )?(?:role|capacity|position)s?|(?:leading|managing|coaching) (?:an? |the |other )?(?:[a-zà-ÿ]+ ){0,2}(?:team|crew|staff|people|employees|teams|crews|technicians|workers|reports)|(?:people|staff|team|personnel) (?:management|leadership|supervision)|supervisor experience|(?:^|years?['’]? )(?:of )?(?:progressive |prior |previous |direct )?(?:management|leadership) experience)\b/i;
/** Being supervised, and leading projects rather than people. */
const NOT_LEADING =
  /\b(?:under|minimal|without|little|close|limited|general|direct) (?:[a-zà-ÿ]+ )?supervis[a-zà-ÿ]+/i;

/** True if what years of work must be in is leading people. */
export const asksToLead = (words: string): boolean => LEADING.test(words.trim()) && !NOT_LEADING.test(words);
