/** The states of the US by their postal codes. */
export const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** The names of all states as a part of a pattern, longer ones first, so that West Virginia isn't Virginia. */
export const US_STATE_NAMES = Object.values(US_STATES)
  .sort((a, b) => b.length - a.length)
  .join('|');

const CODES = Object.keys(US_STATES);

/** The codes of all states as a part of a pattern. */
export const US_STATE_CODES = CODES.join('|');

const ALSO_WORDS: ReadonlySet<string> = new Set(['HI', 'IN', 'ME', 'OK', 'OR']);
/** The codes that aren't words as well, as a part of a pattern. */
export const UNMISTAKABLE_STATE_CODES = CODES.filter((code) => !ALSO_WORDS.has(code)).join('|');

/** The states whose nurses need a license of their own: all others have joined the Nurse Licensure Compact (nursecompact.com, 2025). */
export const OUTSIDE_NURSE_COMPACT: ReadonlySet<string> = new Set('AK CA HI IL MI MN NV NY OR'.split(' '));
