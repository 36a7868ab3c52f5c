/** Words of firms and titles that may end in a full stop, as alternatives of a pattern. */
export const ABBREVIATIONS =
  'inc|ltd|co|corp|st|jr|sr|mech|tech|mgr|asst|supv|eng|dept|hosp|univ|bros|dist|mfg|mt|ft|jct';
