const LEADS =
  /\b(?:supervisor|foreman|forewoman|foreperson|superintendent|keyholder|leader|lead(?! gen)|head|charge nurse|manager|director|dean|principal|chief|president|vp|ceo|coo|cfo|cto|commander|captain|sergeant)\b/i;
/** They lead projects, accounts or the thinking of others, but nobody has to answer to them. */
const LEADS_NOBODY =
  /\b(?:accounts?|projects?|products?|programs?|programme|case|care|brand|relationship|community|content|social media|category|territory|customer success|risk|database|data|contracts?|claims|event|portfolio|business development|product marketing|change|release|configuration|records) manager\b|\bprincipal (?:software |data |systems? )?(?:engineer|developer|architect|scientist|consultant|analyst|designer|investigator|researcher)\b/i;

/** True for titles of people who lead others: "Shift Supervisor", but not "Account Manager". */
export const leadsPeople = (title: string): boolean => LEADS.test(title) && !LEADS_NOBODY.test(title);
