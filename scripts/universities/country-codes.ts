const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Codes that Intl can name, but that are no country of ISO 3166. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const nameByCode = new Map<string, string>();
for (const first of letters) {
  for (const second of letters) {
    const code = first + second;
    const name = english.of(code);
    // A former code, such as BU, is the same country under another code.
    if (name && !noCountries.has(code) && new Intl.Locale(`und-${code}`).region === code)
      nameByCode.set(code, name);
  }
}

const codeByName = new Map([...nameByCode].map(([code, name]) => [name, code]));

const codeByOtherName: Record<string, string> = {
  USA: 'US',
  'Korea, South': 'KR',
  'Korea, North': 'KP',
  Burma: 'MM',
  'Hong Kong': 'HK',
  Macau: 'MO',
  Palestine: 'PS',
  Turkey: 'TR',
  'Czech Republic': 'CZ',
  Macedonia: 'MK',
  Swaziland: 'SZ',
  'Bosnia and Herzegovina': 'BA',
  'Congo, Democratic Republic of the': 'CD',
  'Congo, Republic of the': 'CG',
  "Cote d'Ivoire": 'CI',
  'Holy See': 'VA',
  Reunion: 'RE',
  'Trinidad and Tobago': 'TT',
  'Antigua and Barbuda': 'AG',
  'Saint Kitts and Nevis': 'KN',
  'Saint Lucia': 'LC',
  'Saint Vincent and the Grenadines': 'VC',
  'Turks and Caicos Islands': 'TC',
  'Virgin Islands': 'VI',
  'Cape Verde': 'CV',
};

/** The country's ISO 3166 code: by its name or else by the domain; null if neither tells. */
export function countryCodeOf(name: string, domain: string): string | null {
  const byName = codeByName.get(name) ?? codeByOtherName[name];
  if (byName) return byName;
  const last = domain.split('.').at(-1)?.toUpperCase() ?? '';
  if (last === 'UK') return 'GB';
  return nameByCode.has(last) ? last : null;
}
