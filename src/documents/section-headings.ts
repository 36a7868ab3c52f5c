/** Names of the parts that résumés commonly have, lower case. Layout is told by them, nothing is judged by them. */
export const SECTION_NAMES = [
  ...[
    'summary',
    'professional summary',
    'executive summary',
    'career summary',
    'profile',
    'about',
    'about me',
  ],
  ...[
    'objective',
    'career objective',
    'experience',
    'work experience',
    'professional experience',
    'employment',
  ],
  ...[
    'employment history',
    'work history',
    'education',
    'academic background',
    'education and training',
    'training',
  ],
  ...[
    'skills',
    'technical skills',
    'key skills',
    'core skills',
    'soft skills',
    'core competencies',
    'competencies',
  ],
  ...[
    'certification',
    'certifications',
    'certificates',
    'licenses',
    'licences',
    'projects',
    'personal projects',
  ],
  ...[
    'language',
    'languages',
    'references',
    'awards',
    'honors',
    'honours',
    'publications',
    'publication',
    'patents',
  ],
  ...[
    'volunteer',
    'volunteering',
    'volunteer experience',
    'volunteer work',
    'interests',
    'hobbies',
    'activities',
  ],
  ...['courses', 'coursework', 'achievements', 'accomplishments', 'qualifications', 'contact', 'contacts'],
  ...['contact details', 'contact me', 'personal details', 'personal information', 'additional information'],
  ...[
    'technologies',
    'tools',
    'profiles',
    'links',
    'social',
    'social media',
    'leadership',
    'research',
    'strengths',
  ],
  ...[
    'profil',
    'expérience',
    'expériences',
    'expérience professionnelle',
    'formation',
    'compétences',
    'langues',
  ],
  ...[
    'berufserfahrung',
    'ausbildung',
    'kenntnisse',
    'sprachen',
    'experiencia',
    'educación',
    'idiomas',
    'habilidades',
  ],
];
const NAMES = new Set(SECTION_NAMES);

/** Whether a line is nothing but the name of a part, or of two ("Honors & Awards"). */
export function isSectionHeading(line: string): boolean {
  if (line.length > 45) return false;
  const name = line.trim().toLowerCase().replace(/[:.]$/, '').trim();
  return NAMES.has(name) || name.split(/ (?:and|&|und|et|y) |\//).every((part) => NAMES.has(part.trim()));
}
