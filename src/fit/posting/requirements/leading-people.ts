/** "Two years supervising clerks", "in a lead or supervisory capacity", "three years of management experience". */
const LEADING =
  /\b(?:supervis(?:ing|ory)|supervision of|managerial|in charge of|as (?:an? )?(?:\p{L}+,? (?:or )?){0,2}(?:lead|leader|supervisor|keyholder|foreman)\b|in (?:an? )?(?:\p{L}+,? (?:or )?){0,2}(?:lead|leadership|supervisor|management) (?:or \p{L}+ )?(?:role|capacity|position)s?|(?:leading|managing|coaching) (?:an? |the |other )?(?:\p{L}+ ){0,2}(?:team|crew|staff|people|employees|teams|crews|technicians|workers|reports)|(?:people|staff|team|personnel) (?:management|leadership|supervision)|supervisor experience|^(?:of )?(?:management|leadership) experience)\b/iu;
/** Being supervised, and leading projects rather than people. */
const NOT_LEADING =
  /\b(?:under|minimal|without|little|close|limited|general|direct) (?:\p{L}+ )?supervis\p{L}+/iu;

/** True if what years of work must be in is leading people. */
export const asksToLead = (words: string): boolean => LEADING.test(words.trim()) && !NOT_LEADING.test(words);
