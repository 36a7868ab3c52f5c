const NAMES: string[][] = [
  ['january', 'jan', 'januar', 'jänner', 'janvier', 'janv', 'enero', 'ene', 'gennaio', 'januari', 'janeiro'],
  [
    'february',
    'feb',
    'febr',
    'februar',
    'février',
    'fevrier',
    'févr',
    'fév',
    'febrero',
    'febbraio',
    'februari',
    'fevereiro',
  ],
  ['march', 'mar', 'märz', 'mrz', 'mär', 'mars', 'marzo', 'maart', 'março'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile'],
  ['may', 'mai', 'mayo', 'maggio', 'mei', 'maio'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'junho'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'luglio', 'julho'],
  ['august', 'aug', 'août', 'aout', 'agosto', 'ago', 'augustus'],
  ['september', 'sept', 'sep', 'septembre', 'septiembre', 'settembre', 'setembro'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'ottobre', 'outubro'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro'],
  [
    'december',
    'dec',
    'dezember',
    'dez',
    'décembre',
    'decembre',
    'déc',
    'diciembre',
    'dic',
    'dicembre',
    'dezembro',
  ],
];

/** Month name in English, German, French, Spanish, Italian, Dutch or Portuguese → 0–11. */
export const MONTHS: Record<string, number> = Object.fromEntries(
  NAMES.flatMap((names, index) => names.map((name) => [name, index])),
);

/** Season → the month in which it begins, 0–11. */
export const SEASONS: Record<string, number> = {
  spring: 2,
  summer: 5,
  fall: 8,
  autumn: 8,
  winter: 0,
  frühling: 2,
  frühjahr: 2,
  sommer: 5,
  herbst: 8,
  printemps: 2,
  été: 5,
  automne: 8,
  primavera: 2,
  verano: 5,
  otoño: 8,
};

/** Words for today at the end of a range, longer ones first. */
export const PRESENT_WORDS = [
  'till date',
  'till now',
  'to date',
  'until now',
  'the present',
  'presently',
  'present',
  'currently',
  'current',
  'ongoing',
  'continuing',
  'today',
  'now',
  'date',
  'heute',
  'aktuell',
  'laufend',
  "aujourd'hui",
  'présent',
  'en cours',
  'actualidad',
  'actualmente',
  'la actualidad',
  'actual',
  'presente',
  'hoy',
  'oggi',
  'heden',
  'd.d.',
  'dato',
  'atual',
  '至今',
  '现在',
];

/** Words between the two dates of a range. */
export const RANGE_WORDS = [
  'to',
  'until',
  'till',
  'til',
  'thru',
  'through',
  'up to',
  'and',
  'bis',
  'à',
  'au',
  'a',
  'al',
  'hasta',
  'tot',
  'até',
];

/** Quarter → the month in which it begins, 0–11. */
export const QUARTERS: Record<string, number> = { q1: 0, q2: 3, q3: 6, q4: 9 };

export const SINCE_WORDS = ['since', 'from', 'seit', 'ab', 'depuis', 'desde', 'sinds'];
