import type { DegreeName } from '../../../shared/master-resume/master-resume-rules.ts';

/** Highest to lowest: doctorate 6, master 5, bachelor 4, associate 3, certificate or diploma 2, secondary school 1. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The levels by name. */
export const DEGREE_LEVELS = {
  school: 1,
  certificate: 2,
  associate: 3,
  bachelor: 4,
} as const satisfies Record<string, DegreeLevel>;

/** A degree or school certificate, or a group of them that the product treats alike. */
export type Degree = {
  level: DegreeLevel;
  /** Its name in the list that the master résumé offers. */
  listed?: DegreeName;
  /** The name in that list that comes closest, for a degree that isn't in it. */
  nearest?: DegreeName;
  /** ISO 639-1 code of the language of its names; English if missing. */
  language?: 'da' | 'de' | 'es' | 'fr' | 'it' | 'pl' | 'pt';
  /** Full names, found in any text. Case, plurals and hyphens don't matter. */
  names?: string[];
  /** Abbreviations with their dots, found in any text in any case, with and without dots. */
  abbreviations?: string[];
  /** The same, but only in this case: "MEd" is a degree, "med" is not. */
  cased?: string[];
  /** Abbreviations that mean other things too: without dots they count only near one of the words in `near`. */
  ambiguous?: { short: string[]; near: string[]; notBefore?: string[] };
  /** Regular expressions, in any case, for what counts only where a résumé talks about education. */
  inEducation?: string[];
};

const study = {
  near: [
    'degree',
    'university',
    'college',
    'in',
    'of',
    'education',
    'science',
    'engineering',
    'business',
    'from',
  ],
  notBefore: ['office', 'excel', 'word', 'sql', 'project'],
};

/** What follows short names that mean other things elsewhere: "MAT, Elm University". */
const AT_SCHOOL = '(?=,[^.;\\n]{1,60}(?:universit|college|institute|school|seminary))';

/**
 * Every degree the product knows, from doctorates down. Among degrees of one level the order decides which is tried
 * first, so specific degrees precede "bachelor's degree" and the like.
 */
export const degrees: Degree[] = [
  // Doctorates
  {
    level: 6,
    listed: 'Doctor of Education (EdD)',
    names: ['doctor of education'],
    abbreviations: ['Ed.D.'],
  },
  {
    level: 6,
    listed: 'Doctor of Philosophy (PhD)',
    names: ['doctor of philosophy', 'phd degree', 'ph d'],
    abbreviations: ['Ph.D.', 'D.Phil.'],
    inEducation: ['p\\. ?h\\.? ?d\\.?'],
  },
  {
    level: 6,
    listed: 'Doctor of Medicine (MD)',
    names: ['doctor of medicine'],
    ambiguous: {
      short: ['M.D.'],
      near: ['degree', 'school', 'physician', 'doctor', 'licensed', 'board', 'do', 'medicine'],
    },
  },
  {
    level: 6,
    listed: 'Juris Doctor (JD)',
    names: ['juris doctor', 'juris doctorate', 'jd degree'],
    cased: ['JD'],
  },
  {
    level: 6,
    names: [
      'medical degree',
      'doctor of osteopathic medicine',
      'doctor of dental surgery',
      'doctor of veterinary medicine',
      'doctor of pharmacy',
      'doctor of nursing practice',
      'doctor of physical therapy',
      'doctor of psychology',
      'mbchb',
    ],
    abbreviations: ['M.B.B.S.', 'B.D.S.', 'D.D.S.', 'D.V.M.', 'Pharm.D.', 'D.N.P.', 'Psy.D.'],
    cased: ['D.P.T.', 'O.T.D.', 'D.M.D.'],
  },
  {
    level: 6,
    names: ['doctor of business administration', 'dba degree', 'doctor of engineering', 'doctor of science'],
    cased: ['Sc.D.', 'EngD', 'D.Eng.', 'DSc', 'DSW', 'Au.D.'],
    inEducation: [`(?:od|dba|sjd|dma)${AT_SCHOOL}`],
  },
  {
    level: 6,
    nearest: 'Doctor of Philosophy (PhD)',
    names: ['doctorate', 'doctoral degree', 'doctoral'],
    inEducation: ['doctorate? (?:of|in)(?= \\p{L})'],
  },
  {
    level: 6,
    language: 'de',
    inEducation: [
      'dr\\.? ?(?:rer\\.|phil\\.|med\\.|jur\\.|-ing\\.)(?: ?(?:nat|pol|oec)\\.)?',
      'promotion(?= (?:zum|zur|an der|im fach))',
      'staatsexamen',
    ],
  },
  { level: 6, language: 'fr', inEducation: ['doctorat'] },
  { level: 6, language: 'es', inEducation: ['doctorado'] },
  { level: 6, language: 'pt', inEducation: ['doutorado'] },
  { level: 6, language: 'it', inEducation: ['dottorato(?: di ricerca)?'] },

  // Master's degrees
  {
    level: 5,
    listed: 'Master of Business Administration (MBA)',
    names: ['master of business administration', 'executive mba', 'emba'],
    abbreviations: ['M.B.A.'],
  },
  {
    level: 5,
    listed: 'Master of Fine Arts (MFA)',
    names: ['master of fine arts'],
    abbreviations: ['M.F.A.'],
  },
  {
    level: 5,
    listed: 'Master of Engineering (MEng)',
    names: ['master of engineering'],
    abbreviations: ['M.Eng.'],
    ambiguous: { short: ['M.E.'], ...study },
    inEducation: ['me(?= in)'],
  },
  {
    level: 5,
    listed: 'Master of Science (MS)',
    names: ['master of science', 'master of science in nursing'],
    abbreviations: ['M.Sc.', 'M.S.N.'],
    cased: ['M.S.Ed.', 'MSEE', 'MSCS'],
    ambiguous: { short: ['M.S.'], ...study },
    inEducation: ['ms', 'm\\. s\\.?'],
  },
  {
    level: 5,
    listed: 'Master of Arts (MA)',
    names: ['master of arts'],
    ambiguous: { short: ['M.A.'], ...study },
    inEducation: ['m\\. a\\.', 'ma'],
  },
  {
    level: 5,
    names: ['master of education', 'med degree', 'education specialist degree'],
    cased: ['M.Ed.', 'Ed.M.', 'Ed.S.'],
  },
  {
    level: 5,
    names: ['master of technology', 'master of nursing', 'mres'],
    abbreviations: ['M.Tech.', 'M.Phil.', 'M.Com.', 'M.C.A.', 'M.Acc.', 'M.Pharm.', 'M.Des.'],
  },
  {
    level: 5,
    names: [
      'master of laws',
      'master of social work',
      'master of public health',
      'master of public administration',
    ],
    abbreviations: ['LL.M.', 'M.S.W.', 'M.P.H.', 'M.S.S.W.', 'M.H.A.'],
    cased: ['MPA', 'MPP', 'MHSA', 'MPAff', 'MURP', 'MHS', 'MPAS', 'MSPAS', 'M.Div.', 'MALS'],
  },
  {
    level: 5,
    names: [
      'master of divinity',
      'master of health administration',
      'master of public policy',
      'master of music',
    ],
    cased: ['MSBA', 'MFin', 'MSIS', 'MSIT', 'MHRM', 'MSHRM', 'MILR', 'MHRD', 'M.Mus.', 'M.A.Ed.'],
    inEducation: [
      `(?:mat|mac|mls|mm|msa|mot|mcs|mup|mib|mim|mts|mslp|mia|mais|mtm|msf|msds|mfe|mas|mal|mse|mps|mpm|thm)${AT_SCHOOL}`,
    ],
  },
  { level: 5, names: ['master of architecture', 'march degree'], cased: ['M.Arch.'] },
  { level: 5, cased: ['MLIS'], inEducation: ['m\\. ?l\\. ?s\\.?'] },
  {
    level: 5,
    names: ['postgraduate diploma', 'postgraduate certificate', 'pgdip', 'pgdm', 'pgce'],
    inEducation: [
      'post[- ]?graduate (?:program(?:me)?|diploma|degree|certificate)',
      'p\\.? ?g\\.? ?d\\.? ?(?:b\\.? ?m\\.?|m\\.?|b\\.? ?a\\.?|c\\.? ?a\\.?|i\\.? ?t\\.?|h\\.? ?r\\.? ?m\\.?)',
      'pg(?= (?:in|diploma))',
    ],
  },
  {
    level: 5,
    names: [
      "master's degree",
      'masters degree',
      "master's",
      'masters',
      'master of',
      'master in',
      'master degree',
      'advanced degree',
      'graduate degree',
      'postgraduate',
      'post-graduate',
      'postgraduate degree',
      'post graduate degree',
      'post graduation',
      'licentiate',
      'specialist degree',
    ],
    inEducation: ["masters?'?s? of(?= \\p{L})"],
  },
  { level: 5, language: 'da', names: ['cand merc'], inEducation: ['cand\\. ?merc\\.?'] },
  {
    level: 5,
    language: 'de',
    names: ['diplom', 'magister'],
    inEducation: [
      'dipl\\.? ?-? ?(?:ing|kfm|inf|phys|math|psych|päd|volksw|betriebsw)\\.?',
      'diplom-?(?:ingenieur|kaufmann|kauffrau|informatiker|psychologe|psychologin)(?:in)?',
    ],
  },
  { level: 5, language: 'fr', inEducation: ['maîtrise', 'diplôme d.ingénieur', 'master (?:1|2)'] },
  { level: 5, language: 'es', inEducation: ['maestría', 'máster'] },
  { level: 5, language: 'pt', inEducation: ['maestria', 'mestrado', 'especialização', 'pós-graduação'] },
  { level: 5, language: 'it', inEducation: ['laurea magistrale', 'laurea specialistica'] },
  { level: 5, language: 'pl', inEducation: ['magisterium'] },

  // Bachelor's degrees
  {
    level: 4,
    listed: 'Bachelor of Business Administration (BBA)',
    names: ['bachelor of business administration'],
    abbreviations: ['B.B.A.', 'B.S.B.A.'],
  },
  {
    level: 4,
    listed: 'Bachelor of Fine Arts (BFA)',
    names: ['bachelor of fine arts'],
    abbreviations: ['B.F.A.'],
  },
  {
    level: 4,
    listed: 'Bachelor of Engineering (BEng)',
    names: ['bachelor of engineering'],
    abbreviations: ['B.Eng.'],
    cased: ['B.Ing.', 'B.S.E.', 'B.S.M.E.', 'B.S.C.E.', 'B.C.E.'],
    ambiguous: { short: ['B.E.'], ...study },
    inEducation: ['b\\. ?e\\.?', 'be(?= (?:in|\\(|computer|mechanical|electrical|electronics|civil)|,)'],
  },
  {
    level: 4,
    listed: 'Bachelor of Science (BS)',
    names: ['bachelor of science', 'bachelor of applied science', 'bachelor of science in nursing'],
    abbreviations: ['B.Sc.', 'B.S.N.', 'B.A.Sc.', 'BSEE', 'BSCS'],
    cased: ['B.S.Ed.'],
    ambiguous: { short: ['B.S.'], ...study },
    inEducation: ['bs', 's\\. ?b\\.(?=,| in)'],
  },
  {
    level: 4,
    listed: 'Bachelor of Arts (BA)',
    names: ['bachelor of arts'],
    ambiguous: { short: ['B.A.'], ...study },
    inEducation: ['b\\. a\\.', 'ba'],
  },
  { level: 4, nearest: 'Bachelor of Science (BS)', names: ['bs/ba', 'ba/bs'] },
  { level: 4, names: ['bachelor of education'], cased: ['B.Ed.'] },
  {
    level: 4,
    names: [
      'bachelor of commerce',
      'bachelor of computer applications',
      'bca degree',
      'bachelor of technology',
    ],
    abbreviations: ['B.Com.', 'B.Comm.', 'B.B.M.', 'B.C.A.', 'B.Tech.', 'B.Des.', 'B.V.Sc.', 'B.Mus.'],
    cased: ['BHMS', 'BHS', 'BGS', 'BSIT', 'BPT', 'B.Phil.'],
    inEducation: [`(?:bas|bps|bis|bit|bcs|bhm)${AT_SCHOOL}`],
  },
  {
    level: 4,
    names: ['bachelor of laws', 'bachelor of social work', 'bachelor of nursing', 'bachelor of architecture'],
    abbreviations: ['LL.B.', 'B.S.W.', 'B.Pharm.', 'B.Arch.'],
    inEducation: ['bcl'],
  },
  {
    level: 4,
    names: [
      "bachelor's degree",
      'bachelors degree',
      "bachelor's",
      'bachelors',
      'bachelor',
      'bachelor of',
      'bachelor degree',
      'bachlor',
      'bachlors',
      'batchelor',
      'bacholor',
      'professional bachelor',
      'academic bachelor',
      'baccalaureate',
      'baccalaureate degree',
      'undergraduate',
      'undergraduate degree',
      'university degree',
      'college degree',
      'four-year college degree',
      '4-year college degree',
      'four year degree',
      '4 year degree',
      'academic degree',
      'degree level',
      'educated to degree level',
      'degree qualified',
      'degree level qualification',
      'university qualification',
      'university qualifications',
      'degree educated',
      'honours degree',
      'honors degree',
      'technical degree',
      'engineering degree',
      'science degree',
      'business degree',
      'accounting degree',
      'law degree',
      'nursing degree',
    ],
    inEducation: [
      "bachelors?'?s? of(?= \\p{L})",
      'graduat(?:e|ion)(?= in )',
      '(?:engineering|science|arts|commerce) graduate',
      'degree(?= in )',
    ],
  },
  { level: 4, language: 'da', inEducation: ['kandidat(?:exam|eksamen)'] },
  {
    level: 4,
    language: 'de',
    names: ['fachhochschule degree', 'hochschulstudium', 'hochschulabschluss', 'abgeschlossenes studium'],
  },
  { level: 4, language: 'fr', inEducation: ['licence(?: professionnelle)?'] },
  {
    level: 4,
    language: 'es',
    names: ['licenciatura'],
    inEducation: [
      'licenciad[oa]',
      'ingeniería',
      'ingenier[oa](?= (?:en|civil|industrial|de|informátic))',
      'grado en',
    ],
  },
  { level: 4, language: 'pt', inEducation: ['graduação', 'bacharelado', 'bacharel'] },
  { level: 4, language: 'it', names: ['laurea'], inEducation: ['laurea triennale'] },
  { level: 4, language: 'pl', inEducation: ['inżynier', 'licencjat'] },

  // Associate's degrees and others between a bachelor's and a vocational one
  {
    level: 3,
    listed: "Associate's Degree",
    names: [
      "associate's degree",
      'associates degree',
      'associate degree',
      'associate of',
      "associate's",
      "associate's of",
      'associates in',
      'associate of science',
      'associate of arts',
      'associate of applied science',
      'associate of occupational studies',
      'associate in occupational studies',
      'associate in nursing',
      'associate degree in nursing',
    ],
    cased: ['A.A.S.', 'A.D.N.', 'A.O.S.'],
    ambiguous: { short: ['A.A.', 'A.S.'], near: ['degree', 'college', 'associate', 'associates'] },
    inEducation: [
      'aa(?= (?!meetings?|sponsor)\\p{L}[^.;\\n]{2,60}, (?:19|20)\\d\\d)',
      'as(?= in | ?:)',
      `(?:aa|aab|as|asn)${AT_SCHOOL}`,
      "associate(?:'s|s'?)?(?= (?:of|in) )",
    ],
  },
  {
    level: 3,
    nearest: 'Diploma',
    names: ['higher national diploma', 'hnd', 'diphe', 'advanced diploma', 'level 5 diploma'],
    inEducation: ['btec hnd'],
  },
  {
    level: 3,
    names: [
      'tertiary qualification',
      'tertiary qualifications',
      'post-secondary qualification',
      'post-secondary qualifications',
    ],
  },
  {
    level: 3,
    nearest: 'Certificate',
    names: ['higher national certificate', 'hnc'],
    inEducation: ['btec hnc'],
  },
  {
    level: 3,
    names: ['foundation degree', 'two year degree', '2 year degree', 'two-year degree'],
    inEducation: ['fdeg'],
  },
  { level: 3, language: 'fr', inEducation: ['dut', 'bts', 'deug'] },
  { level: 3, language: 'es', inEducation: ['técnico superior'] },
  { level: 3, language: 'pt', inEducation: ['tecnólogo'] },
  {
    level: 3,
    language: 'de',
    inEducation: [
      'fachwirt(?:in)?',
      'staatlich geprüfter? (?:techniker|betriebswirt)(?:in)?',
      'techniker(?= für)',
      'meisterbrief',
    ],
  },

  // Vocational diplomas and certificates
  {
    level: 2,
    listed: 'Diploma',
    names: [
      'diploma',
      'diploma in',
      'diploma of',
      'college diploma',
      'technical diploma',
      'vocational diploma',
      'polytechnic diploma',
      'itil diploma',
      'level 3 diploma',
    ],
    inEducation: ['national diploma'],
  },
  {
    level: 2,
    listed: 'Certificate',
    names: [
      'certificate ii',
      'certificate iii',
      'certificate iv',
      'cert iii',
      'cert iv',
      'certificate program',
      'college certificate',
      'graduate certificate',
      'postsecondary certificate',
      'technical certificate',
      'trade certificate',
      'vocational certificate',
      'level 3 certificate',
    ],
    inEducation: ['national certificate', 'certificate'],
  },
  {
    level: 2,
    names: [
      'apprenticeship',
      'vocational training',
      'vocational degree',
      'vocational school',
      'technical school',
      'trade school',
      'trade qualification',
      'red seal',
      'iti',
      ...['btec', 'city and guilds', 'city & guilds', 'nvq', 'svq'].flatMap((name) => [
        name,
        ...['1', '2', '3', '4', '2 or 3'].map((level) => `${name} level ${level}`),
      ]),
      'some college',
      'post secondary education',
      'post-secondary',
    ],
    inEducation: [
      '(?:g?n|s)vq(?: level)?(?: \\d)?',
      'btec(?: level \\d)? (?:extended |national |subsidiary |foundation )?(?:diploma|certificate)',
    ],
  },
  { level: 2, language: 'de', inEducation: ['berufsausbildung', 'ausbildung', 'gesellenbrief'] },
  { level: 2, language: 'es', inEducation: ['diplomado', 'técnico(?= (?:en|em) )'] },
  { level: 2, language: 'fr', inEducation: ['bep'] },
  {
    level: 2,
    language: 'fr',
    inEducation: ['diplôme d.études professionnelles(?: \\(dep\\))?', 'diplôme d.études collégiales'],
  },

  // Secondary school
  {
    level: 1,
    listed: 'GED',
    names: [
      'general education diploma',
      'general education development',
      'general educational development',
      'high school or ged',
    ],
    abbreviations: ['G.E.D.'],
  },
  {
    level: 1,
    listed: 'High School Diploma',
    names: [
      'high school diploma',
      'high-school diploma',
      'high school diploma or equivalent',
      'hs diploma',
      'high school',
      'high school graduate',
      'high school education',
      'completion of the twelfth grade',
      'completion of twelfth grade',
      'completion of the 12th grade',
      'completion of 12th grade',
      'high school equivalency',
      'high school equivalency diploma',
      'high school equivalency certificate',
      'hiset',
      'secondary school',
      'secondary school diploma',
      'hs or ged',
      'hs/ged',
    ],
    inEducation: ['hs(?=,? (?:class of )?(?:19|20)\\d\\d)'],
  },
  {
    level: 1,
    nearest: 'High School Diploma',
    names: [
      'a levels',
      'a-levels',
      'higher secondary',
      'leaving certificate',
      'school leaving',
      'year 12',
      '12th standard',
    ],
    abbreviations: ['H.S.C.'],
    inEducation: [
      '(?:senior|higher) secondary(?: school)?(?: certificate| examination| education)?',
      '(?:victorian|higher|kenya|west african)(?: \\p{L}+)? certificate of (?:secondary )?education',
      'general(?: \\p{L}+)? certificate of education',
      '(?:malawi|zambian|zimbabwe|kenya|uganda|tanzanian|nigerian|senior)(?: \\p{L}+)? school certificate(?: of education)?',
      'wassce|waec|ssce|hkdse|ncea level \\d|sijil pelajaran malaysia|stpm|vce|hsc|national senior certificate',
      'matric(?= |,|$|\\()|sijil tinggi persekolahan malaysia',
      '(?:junior|senior|irish)? ?leaving cert(?:ificate)?',
      '10 ?\\+ ?2',
    ],
  },
  {
    level: 1,
    names: [
      'secondary education',
      'intermediate education',
      'matriculation',
      '10th standard',
      'gcse',
      'gcses',
      'o levels',
    ],
    abbreviations: ['S.S.C.', 'S.S.L.C.'],
    inEducation: [
      'x(?:ii)?(?:th)? (?:standard|std|class|grade)',
      'x(?:ii)?(?=, )',
      '(?:10|12)(?:th|\\+2)(?: (?:standard|std|class|grade))?',
      'class (?:xii?|x|10|12)(?:th)?',
      'intermediate(?= (?:in|from|education|college)|$|[,:(-]| [-–(]| {2})',
      'pre-university(?: course| certificate)?',
      'general(?: \\p{L}+)? certificate of secondary education',
      '(?:kenya )?certificate of primary education',
      'national 5s?|scottish highers|cxc|csec|inter(?= \\()',
      'i?gcses?',
      'o[- ]levels?',
      'puc',
    ],
  },
  {
    level: 1,
    listed: 'High School Diploma',
    language: 'de',
    names: ['abitur'],
  },
  {
    level: 1,
    language: 'de',
    inEducation: [
      '(?:fach|allgemeine hochschul|fachhochschul)reife',
      'fachabitur',
      'realschulabschluss',
      'hauptschulabschluss',
      'mittlere reife',
    ],
  },
  {
    level: 1,
    listed: 'High School Diploma',
    language: 'fr',
    inEducation: ['baccalauréat', 'diplôme d.études secondaires'],
  },
  { level: 1, language: 'es', inEducation: ['bachillerato', 'bachiller'] },
  { level: 1, language: 'pt', inEducation: ['ensino médio'] },
  { level: 1, language: 'it', inEducation: ['maturità'] },
  { level: 1, language: 'pl', inEducation: ['matura'] },
];
