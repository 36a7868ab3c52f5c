import type { DegreeLevel } from '../resume/resume.types.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { addName, emptyTrie, type TrieNode } from './compile.ts';
import type { NameRule } from './lexicon-data.types.ts';
import { matchNames } from './match.ts';

export type DegreeMention = { start: number; end: number; level: DegreeLevel };

const study = [
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
];
/** Letters that mean something else in other company (MS Office, BA the analyst) count as degrees only in theirs. */
const inStudy: NameRule = {
  case: true,
  context: study,
  notBefore: ['office', 'excel', 'word', 'sql', 'project'],
};
const asWritten: NameRule = { case: true };

const names: [level: DegreeLevel, rule: NameRule | null, names: string[]][] = [
  [
    6,
    null,
    [
      'doctorate',
      'doctoral degree',
      'doctor of philosophy',
      'phd',
      'ph d',
      'dphil',
      'doctoral',
      'edd',
      'dba degree',
    ],
  ],
  [
    6,
    null,
    [
      'doctor of medicine',
      'medical degree',
      'juris doctor',
      'doctor of pharmacy',
      'pharmd',
      'jd degree',
      'dnp',
    ],
  ],
  [
    6,
    null,
    [
      'doctor of nursing practice',
      'doctor of education',
      'doctor of physical therapy',
      'doctor of dental surgery',
    ],
  ],
  [
    6,
    null,
    [
      'mbbs',
      'mbchb',
      'psyd',
      'doctor of psychology',
      'doctor of veterinary medicine',
      'dvm',
      'bds',
      'dds',
      'phd degree',
    ],
  ],
  [
    6,
    null,
    [
      'doctor of business administration',
      'doctor of engineering',
      'doctor of science',
      'doctor of osteopathic medicine',
    ],
  ],
  [6, asWritten, ['DPT', 'OTD', 'DMD', 'JD', 'J.D.', 'M.D.', 'Sc.D.', 'EngD']],
  [
    6,
    {
      case: true,
      context: ['degree', 'school', 'physician', 'doctor', 'licensed', 'board', 'do', 'medicine'],
    },
    ['MD'],
  ],
  [
    5,
    null,
    [
      "master's degree",
      'masters degree',
      "master's",
      'masters',
      'master of',
      'master degree',
      'msc',
      'mba',
      'llm',
    ],
  ],
  [
    5,
    null,
    [
      'master of science',
      'master of arts',
      'master of business administration',
      'master of education',
      'postgraduate',
    ],
  ],
  [
    5,
    null,
    [
      'master of engineering',
      'master of laws',
      'master of social work',
      'master of public health',
      'mphil',
      'mtech',
    ],
  ],
  [
    5,
    null,
    [
      'master of public administration',
      'master of fine arts',
      'master of architecture',
      'advanced degree',
      'pgce',
    ],
  ],
  [
    5,
    null,
    [
      'graduate degree',
      'post graduate degree',
      'postgraduate degree',
      'post graduation',
      'mcom',
      'mca',
      'med degree',
    ],
  ],
  [
    5,
    null,
    [
      'cand.merc',
      'cand merc',
      'diplom',
      'magister',
      'executive mba',
      'emba',
      'msn',
      'msw',
      'mph',
      'pgdm',
      'post-graduate',
    ],
  ],
  [
    5,
    null,
    [
      'postgraduate diploma',
      'postgraduate certificate',
      'pgdip',
      'master of nursing',
      'mres',
      'mpharm',
      'march degree',
    ],
  ],
  [
    5,
    null,
    [
      'master of science in nursing',
      'education specialist degree',
      'licentiate',
      'macc',
      'mfa',
      'meng',
      'master in',
    ],
  ],
  [
    5,
    asWritten,
    [
      'M.S.',
      'M.A.',
      'M.Ed.',
      'M.Eng.',
      'M.E.',
      'M.Tech',
      'MEd',
      'MPA',
      'MLIS',
      'LLM',
      'M.Com',
      'MSEE',
      'MSCS',
    ],
  ],
  [5, inStudy, ['MS', 'MA', 'ME']],
  [
    4,
    null,
    [
      "bachelor's degree",
      'bachelors degree',
      "bachelor's",
      'bachelors',
      'bachelor',
      'bachelor of',
      'bachelor degree',
    ],
  ],
  [
    4,
    null,
    [
      'bachelor of science',
      'bachelor of arts',
      'bachelor of commerce',
      'bachelor of engineering',
      'baccalaureate',
    ],
  ],
  [
    4,
    null,
    [
      'bachelor of technology',
      'bachelor of business administration',
      'bachelor of laws',
      'bachelor of education',
    ],
  ],
  [
    4,
    null,
    [
      'bachelor of science in nursing',
      'bachelor of fine arts',
      'bachelor of social work',
      'bachelor of architecture',
    ],
  ],
  [
    4,
    null,
    [
      'bachelor of computer applications',
      'baccalaureate degree',
      'undergraduate degree',
      'university degree',
      'bsc',
    ],
  ],
  [
    4,
    null,
    [
      'college degree',
      'four year degree',
      '4 year degree',
      '4-year college degree',
      'honours degree',
      'honors degree',
      'bba',
    ],
  ],
  [
    4,
    null,
    [
      'bsn',
      'bfa',
      'bcom',
      'llb',
      'beng',
      'btech',
      'bsw',
      'bsee',
      'bscs',
      'academic degree',
      'degree level',
      'undergraduate',
    ],
  ],
  [
    4,
    null,
    [
      'licenciatura',
      'laurea',
      'fachhochschule degree',
      'bpharm',
      'barch',
      'bca degree',
      'technical degree',
      'bs/ba',
      'ba/bs',
    ],
  ],
  [
    4,
    null,
    [
      'bachelor of nursing',
      'engineering degree',
      'law degree',
      'accounting degree',
      'nursing degree',
      'business degree',
    ],
  ],
  [
    4,
    null,
    [
      'science degree',
      'four-year college degree',
      'degree qualified',
      'degree educated',
      'educated to degree level',
    ],
  ],
  [
    4,
    asWritten,
    [
      'B.S.',
      'B.A.',
      'B.E.',
      'B.Sc.',
      'B.Com',
      'B.Tech',
      'B.B.A.',
      'B.Ed.',
      'BEd',
      'BBA',
      'B.S',
      'BCA',
      'BASc',
    ],
  ],
  [4, inStudy, ['BS', 'BA', 'BE']],
  [
    3,
    null,
    [
      "associate's degree",
      'associates degree',
      'associate degree',
      'associate of',
      "associate's",
      'foundation degree',
    ],
  ],
  [
    3,
    null,
    [
      'associate of science',
      'associate of arts',
      'associate of applied science',
      'two year degree',
      '2 year degree',
      'hnd',
    ],
  ],
  [
    3,
    null,
    [
      'higher national diploma',
      'hnc',
      'higher national certificate',
      'advanced diploma',
      'two-year degree',
      'diphe',
    ],
  ],
  [
    3,
    null,
    [
      'associate in nursing',
      'associate degree in nursing',
      'associates in',
      'level 5 diploma',
      "associate's of",
    ],
  ],
  [3, asWritten, ['A.A.S.', 'AAS', 'A.A.', 'A.S.', 'ADN', 'A.S']],
  [3, { case: true, context: ['degree', 'college', 'associate', 'associates'] }, ['AA', 'AS']],
  [
    2,
    null,
    [
      'diploma in',
      'diploma of',
      'certificate iii',
      'certificate iv',
      'certificate ii',
      'cert iv',
      'cert iii',
      'nvq',
    ],
  ],
  [
    2,
    null,
    [
      'vocational diploma',
      'trade school',
      'technical school',
      'vocational training',
      'apprenticeship',
      'technical diploma',
    ],
  ],
  [
    2,
    null,
    [
      'trade certificate',
      'trade qualification',
      'vocational school',
      'vocational certificate',
      'btec',
      'city and guilds',
    ],
  ],
  [
    2,
    null,
    [
      'vocational degree',
      'polytechnic diploma',
      'post secondary education',
      'post-secondary',
      'college diploma',
      'graduate certificate',
    ],
  ],
  [
    2,
    null,
    [
      'technical certificate',
      'certificate program',
      'some college',
      'nvq level 3',
      'nvq level 2',
      'svq',
      'itil diploma',
      'iti',
    ],
  ],
  [
    2,
    null,
    [
      'diploma',
      'level 3 diploma',
      'level 3 certificate',
      'postsecondary certificate',
      'red seal',
      'college certificate',
    ],
  ],
  [
    1,
    null,
    [
      'high school diploma',
      'high school',
      'high-school diploma',
      'ged',
      'g.e.d.',
      'hs diploma',
      'secondary school',
      'hsc',
      'ssc',
    ],
  ],
  [
    1,
    null,
    [
      'high school graduate',
      'secondary education',
      'gcse',
      'gcses',
      'a levels',
      'a-levels',
      'o levels',
      'leaving certificate',
    ],
  ],
  [
    1,
    null,
    [
      'abitur',
      'high school equivalency',
      'general education diploma',
      'matriculation',
      'higher secondary',
      'school leaving',
    ],
  ],
  [
    1,
    null,
    [
      'general educational development',
      'intermediate education',
      '12th standard',
      '10th standard',
      'h.s. diploma',
      'hiset',
    ],
  ],
  [
    1,
    null,
    [
      'high school diploma or equivalent',
      'high school education',
      'high school or ged',
      'secondary school diploma',
      'year 12',
    ],
  ],
];

let compiled: TrieNode<DegreeLevel> | null = null;

/** Words for degrees and school leaving papers in a text, in order and apart, with the level each stands for. */
export function findDegrees(text: string, tokens: Token[] = tokenize(text)): DegreeMention[] {
  compiled ??= compileDegrees();
  return matchNames(compiled, text, tokens).map(({ from, to, entry }) => ({
    start: (tokens[from] as Token).start,
    end: (tokens[to] as Token).end,
    level: entry.value,
  }));
}

function compileDegrees(): TrieNode<DegreeLevel> {
  const root = emptyTrie<DegreeLevel>();
  for (const [level, rule, list] of names) {
    for (const name of list) addName(root, name, { value: level, how: 'exact', rule });
  }
  return root;
}
