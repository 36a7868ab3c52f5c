/** Common names of résumé sections, in lower case. They only help to recognise the layout. */
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
const SECTION_NAME_SET = new Set(SECTION_NAMES);

/** Returns true if a line is only the name of a section, or of two ("Honors & Awards"). */
export function isSectionHeading(line: string): boolean {
  if (line.length > 45) return false;
  const name = line.trim().toLowerCase().replace(/[:.]$/, '').trim();
  return (
    SECTION_NAME_SET.has(name) ||
    name.split(/ (?:and|&|und|et|y) |\//).every((part) => SECTION_NAME_SET.has(part.trim()))
  );
}
