/** Areas of study, each with the disciplines in it. Each area is one bit of a number. */
export const AREAS = [
  'business',
  'computing',
  'engineering',
  'health',
  'fitness',
  'education',
  'social sciences',
  'communication',
  'design',
  'arts',
  'languages and humanities',
  'natural sciences',
  'law and public service',
  'hospitality',
  'building',
  'trades',
  'agriculture',
] as const;
export type Area = (typeof AREAS)[number];

/** A field of study under all its usual names. */
export type Discipline = {
  areas: Area[];
  /** Case, plurals and hyphens don't matter. */
  names: string[];
  /** Names that count only with these capitals: "HR", "MBA". */
  cased?: string[];
  /** True for the name of a whole area: "engineering". */
  whole?: true;
  /** True if people may not work in it without this very training: nobody becomes a nurse by studying public health. */
  alone?: true;
  /** The first names of disciplines that recruiters accept for this one as well. */
  near?: string[];
};

/** Every discipline the product tells apart. Its first name identifies it. */
export const disciplines: Discipline[] = [
  // Business
  {
    areas: ['business'],
    whole: true,
    names: [
      'business',
      'business administration',
      'business management',
      'business studies',
      'business and management',
      'commerce',
      'management',
      'management studies',
      'organizational management',
      'organizational leadership',
      'business admin',
      'business degree',
      'master of business administration',
      'bachelor of business administration',
      'bachelor of commerce',
    ],
    cased: ['MBA', 'EMBA', 'BBA', 'BCom', 'B.Com.', 'MCom', 'PGDM', 'PGDBM', 'DBA'],
  },
  {
    areas: ['business'],
    names: ['accounting', 'accountancy', 'accountant', 'auditing', 'taxation', 'bookkeeping'],
    cased: ['MAcc'],
    near: ['finance'],
  },
  {
    areas: ['business'],
    names: ['finance', 'financial management', 'banking', 'investments', 'financial engineering'],
    near: ['accounting', 'economics'],
  },
  {
    areas: ['business', 'social sciences'],
    names: ['economics', 'econometrics', 'economic'],
    near: ['finance'],
  },
  {
    areas: ['business', 'communication'],
    names: ['marketing', 'advertising', 'brand management', 'digital marketing'],
    near: ['communications'],
  },
  {
    areas: ['business'],
    names: [
      'human resources',
      'human resource management',
      'human resource',
      'personnel',
      'personnel management',
      'personnel administration',
      'industrial relations',
      'labor relations',
      'industrial and labor relations',
    ],
    cased: ['HR', 'HRM'],
  },
  {
    areas: ['business'],
    names: [
      'supply chain',
      'supply chain management',
      'logistics',
      'operations management',
      'procurement',
      'purchasing',
      'industrial distribution',
      'transportation',
    ],
  },
  { areas: ['business'], names: ['international business', 'international trade'] },
  { areas: ['business'], names: ['project management'] },
  { areas: ['business'], names: ['entrepreneurship', 'retail management', 'retailing', 'sales'] },
  { areas: ['business', 'building'], names: ['real estate', 'property management'] },
  { areas: ['business'], names: ['insurance', 'health insurance', 'risk management', 'actuarial science'] },
  {
    areas: ['business'],
    names: [
      'office administration',
      'secretarial',
      'secretarial science',
      'office management',
      'office technology',
      'administrative assistant',
    ],
  },
  {
    areas: ['business', 'design'],
    names: [
      'merchandising',
      'fashion merchandising',
      'fashion',
      'fashion marketing',
      'fashion design',
      'textile design',
      'textile products design',
      'textiles',
      'apparel',
      'apparel design',
      'apparel production',
      'apparel manufacturing',
      'technical design',
      'visual merchandising',
    ],
  },

  // Computing
  {
    areas: ['computing'],
    names: [
      'computer science',
      'computing',
      'informatics',
      'informatik',
      'computer applications',
      'computer science and engineering',
      'computer',
      'computer studies',
      'information science',
    ],
    cased: ['MCA', 'BCA', 'CS', 'CSE', 'MSCS', 'BSCS'],
    near: ['software engineering', 'information systems', 'computer engineering'],
  },
  {
    areas: ['computing', 'engineering'],
    names: [
      'software engineering',
      'software development',
      'computer programming',
      'programming',
      'web development',
    ],
    near: ['computer science', 'information systems', 'computer engineering'],
  },
  {
    areas: ['computing', 'engineering'],
    names: ['computer engineering', 'computer hardware'],
    near: ['computer science', 'electrical engineering', 'software engineering'],
  },
  {
    areas: ['computing', 'business'],
    names: [
      'information systems',
      'management information systems',
      'computer information systems',
      'information technology',
      'information management',
      'business information systems',
      'computer information technology',
      'computer technology',
    ],
    cased: ['MIS', 'CIS', 'IT'],
    near: ['computer science', 'software engineering', 'computer networking'],
  },
  {
    areas: ['computing'],
    names: [
      'computer networking',
      'networking',
      'network administration',
      'network management',
      'network security',
      'computer network systems',
      'network systems',
      'network systems technology',
      'network technology',
      'cybersecurity',
      'cyber security',
      'information security',
      'information assurance',
      'telecommunications',
    ],
    near: ['information systems', 'computer science'],
  },
  {
    areas: ['computing', 'natural sciences'],
    names: [
      'data science',
      'data analytics',
      'business analytics',
      'analytics',
      'machine learning',
      'artificial intelligence',
    ],
    near: ['statistics', 'computer science', 'mathematics'],
  },

  // Engineering
  {
    areas: ['engineering'],
    whole: true,
    names: ['engineering', 'bachelor of engineering', 'master of engineering'],
  },
  {
    areas: ['engineering'],
    names: ['mechanical engineering', 'mechanical', 'mechanical engineering technology', 'mechatronics'],
    cased: ['BSME', 'MSME'],
    near: ['industrial engineering', 'aerospace engineering'],
  },
  {
    areas: ['engineering'],
    names: [
      'electrical engineering',
      'electrical',
      'electronics',
      'electronics engineering',
      'electronic technology',
      'electrical and electronics engineering',
      'electrical technology',
    ],
    cased: ['EE', 'EEE', 'ECE', 'BSEE', 'MSEE'],
    near: ['computer engineering'],
  },
  {
    areas: ['engineering', 'building'],
    names: ['civil engineering', 'civil', 'structural engineering', 'structural'],
    cased: ['BSCE', 'MSCE'],
    near: ['environmental engineering'],
  },
  {
    areas: ['engineering', 'natural sciences'],
    names: ['environmental engineering'],
    near: ['civil engineering'],
  },
  { areas: ['engineering', 'natural sciences'], names: ['chemical engineering'], cased: ['BSChE'] },
  {
    areas: ['engineering'],
    names: [
      'industrial engineering',
      'manufacturing engineering',
      'manufacturing',
      'industrial',
      'industrial technology',
      'industrial management',
      'quality engineering',
      'quality',
      'systems engineering',
    ],
    near: ['mechanical engineering'],
  },
  {
    areas: ['engineering'],
    names: ['materials engineering', 'materials science', 'metallurgy', 'metallurgical engineering'],
  },
  {
    areas: ['engineering'],
    names: ['aerospace engineering', 'aeronautical engineering', 'aeronautics'],
    near: ['mechanical engineering'],
  },
  { areas: ['engineering', 'health'], names: ['biomedical engineering', 'bioengineering'] },

  // Health
  {
    areas: ['health'],
    whole: true,
    names: [
      'health sciences',
      'health science',
      'healthcare',
      'health care',
      'health',
      'allied health',
      'medical',
    ],
  },
  {
    areas: ['health'],
    alone: true,
    names: [
      'nursing',
      'nurse',
      'registered nursing',
      'practical nursing',
      'bachelor of science in nursing',
      'master of science in nursing',
    ],
    cased: ['BSN', 'MSN', 'ADN', 'RN', 'LPN', 'DNP', 'ASN', 'LVN'],
  },
  {
    areas: ['health'],
    alone: true,
    names: ['medicine', 'doctor of medicine', 'osteopathic medicine'],
    cased: ['MBBS', 'MBChB', 'M.D.', 'MD'],
  },
  { areas: ['health'], alone: true, names: ['dentistry', 'dental surgery'], cased: ['DDS', 'DMD', 'BDS'] },
  {
    areas: ['health'],
    alone: true,
    names: ['dental assisting', 'dental assistant', 'dental hygiene', 'dental'],
  },
  {
    areas: ['health'],
    alone: true,
    names: [
      'pharmacy',
      'pharmacology',
      'pharmacy technician',
      'b.pharm',
      'bpharm',
      'm.pharm',
      'mpharm',
      'pharmd',
      'pharm.d',
    ],
    cased: ['PharmD'],
  },
  {
    areas: ['health', 'social sciences'],
    names: ['public health', 'health promotion', 'health education'],
    cased: ['MPH'],
  },
  {
    areas: ['health', 'business'],
    names: [
      'healthcare administration',
      'health care administration',
      'healthcare management',
      'health services administration',
      'health administration',
      'health information management',
    ],
    cased: ['MHA'],
  },
  {
    areas: ['health'],
    alone: true,
    names: ['medical assisting', 'medical assistant', 'medical office', 'medical administration'],
  },
  {
    areas: ['health'],
    names: ['medical billing', 'medical coding', 'billing and coding', 'coding and billing'],
  },
  {
    areas: ['health', 'fitness'],
    alone: true,
    names: [
      'physical therapy',
      'physical therapist assistant',
      'occupational therapy',
      'occupational therapy assistant',
      'rehabilitation',
    ],
    cased: ['DPT', 'OTD'],
  },
  {
    areas: ['health'],
    alone: true,
    names: ['radiology', 'radiologic technology', 'radiography', 'x-ray', 'medical imaging', 'sonography'],
  },
  {
    areas: ['health'],
    alone: true,
    names: ['respiratory therapy', 'paramedicine', 'emergency medical services', 'surgical technology'],
  },
  { areas: ['health', 'natural sciences'], names: ['nutrition', 'dietetics', 'nutrition science'] },
  {
    areas: ['health', 'agriculture'],
    names: [
      'veterinary medicine',
      'veterinary technology',
      'veterinary technician',
      'vet tech',
      'animal science',
    ],
    cased: ['DVM'],
  },
  {
    areas: ['fitness', 'health'],
    names: [
      'exercise science',
      'kinesiology',
      'exercise physiology',
      'human performance',
      'sports science',
      'sport science',
      'sports medicine',
      'athletic training',
      'physical education',
    ],
  },
  {
    areas: ['fitness'],
    names: ['recreation', 'sport management', 'sports management', 'recreation management', 'fitness'],
    near: ['exercise science'],
  },

  // Education
  {
    areas: ['education'],
    whole: true,
    names: [
      'education',
      'teaching',
      'master of education',
      'bachelor of education',
      'pedagogy',
      'teacher education',
    ],
    cased: ['M.Ed.', 'MEd', 'B.Ed.', 'BEd', 'Ed.D.', 'EdD', 'PGCE', 'MSEd', 'BSEd', 'Ed.S.'],
  },
  {
    areas: ['education'],
    names: [
      'early childhood education',
      'early childhood',
      'child development',
      'childhood education',
      'child care',
    ],
  },
  { areas: ['education'], names: ['special education'], cased: ['SPED'] },
  { areas: ['education'], names: ['elementary education', 'secondary education', 'middle school education'] },
  {
    areas: ['education'],
    names: ['educational leadership', 'educational administration', 'education administration'],
  },
  {
    areas: ['education'],
    names: ['curriculum and instruction', 'instructional design', 'educational technology'],
  },

  // Social sciences and service
  {
    areas: ['social sciences'],
    whole: true,
    names: ['social science', 'behavioral science', 'liberal studies', 'interdisciplinary studies'],
  },
  {
    areas: ['social sciences'],
    names: ['psychology', 'behavior analysis', 'applied behavior analysis'],
    cased: ['ABA', 'PsyD'],
  },
  {
    areas: ['social sciences'],
    names: [
      'sociology',
      'anthropology',
      'human development',
      'family studies',
      'family and consumer sciences',
      'gender studies',
    ],
  },
  {
    areas: ['social sciences'],
    names: ['social work', 'human services', 'human service', 'social services', 'community services'],
    cased: ['MSW', 'BSW'],
    near: ['psychology', 'sociology', 'counseling'],
  },
  {
    areas: ['social sciences'],
    names: ['counseling', 'counselling', 'mental health'],
    near: ['psychology', 'social work'],
  },
  {
    areas: ['social sciences', 'law and public service'],
    names: [
      'political science',
      'international relations',
      'international affairs',
      'international studies',
      'global studies',
      'public policy',
    ],
  },

  // Communication
  {
    areas: ['communication'],
    names: [
      'communications',
      'communication',
      'mass communications',
      'speech',
      'rhetoric',
      'mass media',
      'media studies',
      'media',
    ],
    near: ['journalism', 'public relations', 'english'],
  },
  {
    areas: ['communication', 'languages and humanities'],
    names: ['journalism', 'photojournalism', 'writing', 'creative writing', 'technical writing'],
    near: ['communications', 'public relations', 'english'],
  },
  {
    areas: ['communication'],
    names: ['public relations'],
    cased: ['PR'],
    near: ['communications', 'journalism'],
  },
  {
    areas: ['communication', 'arts'],
    names: [
      'film',
      'broadcasting',
      'film production',
      'television',
      'video production',
      'cinema',
      'broadcast',
    ],
    near: ['communications', 'journalism'],
  },

  // Design and arts
  { areas: ['design'], whole: true, names: ['design'] },
  {
    areas: ['design', 'arts'],
    names: [
      'graphic design',
      'visual communications',
      'visual communication',
      'packaging design',
      'graphic arts',
      'web design',
      'illustration',
      'visual arts',
      'digital media',
      'media arts',
    ],
  },
  { areas: ['design', 'building'], names: ['interior design', 'interior architecture'] },
  {
    areas: ['design', 'engineering'],
    names: ['industrial design', 'product design', 'drafting', 'mechanical drafting'],
  },
  {
    areas: ['arts', 'design'],
    names: ['fine arts', 'studio art', 'art education', 'painting', 'drawing', 'sculpture', 'photography'],
    cased: ['MFA', 'BFA'],
  },
  {
    areas: ['arts'],
    names: ['music', 'music education', 'theater', 'theatre', 'drama', 'dance', 'performing arts'],
  },

  // Languages and humanities
  {
    areas: ['languages and humanities'],
    names: ['english', 'english language', 'english literature', 'literature'],
    near: ['journalism', 'communications'],
  },
  {
    areas: ['languages and humanities'],
    names: ['french', 'spanish', 'german', 'italian', 'linguistics', 'foreign languages'],
  },
  {
    areas: ['languages and humanities'],
    names: [
      'history',
      'philosophy',
      'theology',
      'divinity',
      'religious studies',
      'religion',
      'art history',
      'museum studies',
      'liberal arts',
      'humanities',
      'classics',
    ],
  },

  // Natural sciences
  {
    areas: ['natural sciences'],
    names: ['mathematics', 'math', 'applied mathematics'],
    near: ['statistics'],
  },
  { areas: ['natural sciences'], names: ['statistics', 'biostatistics'], near: ['mathematics'] },
  {
    areas: ['natural sciences', 'engineering', 'computing'],
    whole: true,
    names: ['stem fields', 'stem disciplines'],
    cased: ['STEM'],
  },
  {
    areas: ['natural sciences'],
    names: ['quantitative', 'quantitative methods'],
    near: [
      'mathematics',
      'statistics',
      'physics',
      'economics',
      'finance',
      'computer science',
      'data science',
      'engineering',
    ],
  },
  { areas: ['natural sciences'], names: ['physics', 'astronomy'] },
  { areas: ['natural sciences'], names: ['chemistry', 'biochemistry'] },
  {
    areas: ['natural sciences', 'health'],
    names: ['biology', 'biological sciences', 'life sciences', 'microbiology', 'biotechnology'],
  },
  {
    areas: ['natural sciences'],
    names: [
      'environmental science',
      'environmental studies',
      'ecology',
      'environmental technology',
      'wildlife',
    ],
  },
  { areas: ['natural sciences'], names: ['geology', 'earth science', 'geography'] },

  // Law and public service
  {
    areas: ['law and public service'],
    alone: true,
    names: ['law', 'legal studies', 'juris doctor', 'laws'],
    cased: ['JD', 'LLB', 'LLM', 'LL.B.', 'LL.M.', 'J.D.'],
  },
  {
    areas: ['law and public service'],
    names: ['paralegal', 'paralegal studies', 'legal assistant'],
    near: ['law'],
  },
  {
    areas: ['law and public service'],
    names: [
      'criminal justice',
      'criminology',
      'law enforcement',
      'police science',
      'administration of justice',
      'homeland security',
    ],
  },
  {
    areas: ['law and public service', 'business'],
    names: ['public administration', 'nonprofit management', 'urban planning', 'regional planning'],
    cased: ['MPA'],
  },

  // Hospitality
  {
    areas: ['hospitality'],
    names: [
      'culinary',
      'culinary arts',
      'le cordon bleu',
      'cordon blue',
      'baking',
      'pastry',
      'pastry arts',
      'culinary management',
    ],
    near: ['hospitality'],
  },
  {
    areas: ['hospitality', 'business'],
    names: [
      'hospitality',
      'hospitality management',
      'hotel management',
      'restaurant management',
      'tourism',
      'food service management',
      'hotel',
      'event management',
    ],
    near: ['culinary'],
  },

  // Building and trades
  {
    areas: ['building', 'design'],
    names: [
      'architecture',
      'architectural',
      'landscape architecture',
      'architectural engineering',
      'architectural drafting',
    ],
  },
  {
    areas: ['building', 'engineering'],
    names: [
      'construction management',
      'construction',
      'building construction',
      'construction technology',
      'construction engineering',
    ],
    near: ['civil engineering', 'architecture'],
  },
  { areas: ['building', 'engineering'], names: ['surveying', 'geomatics'], near: ['civil engineering'] },
  {
    areas: ['trades'],
    names: ['automotive', 'automotive technology', 'diesel', 'diesel technology', 'auto mechanics'],
  },
  { areas: ['trades', 'engineering'], names: ['hvac', 'refrigeration', 'air conditioning'] },
  { areas: ['trades', 'engineering'], names: ['welding', 'welding technology'] },
  { areas: ['trades', 'engineering'], names: ['machining', 'machine tool'] },
  { areas: ['trades', 'engineering'], names: ['electrician', 'electrical installation'] },
  {
    areas: ['trades', 'building'],
    names: ['carpentry', 'joinery', 'carpentry and joinery', 'cabinetmaking'],
  },
  { areas: ['trades', 'building'], names: ['plumbing', 'pipefitting'] },
  { areas: ['trades', 'building'], names: ['bricklaying', 'masonry'] },
  { areas: ['trades', 'building'], names: ['plastering'] },
  { areas: ['trades', 'building'], names: ['painting and decorating'] },
  { areas: ['trades'], alone: true, names: ['cosmetology', 'esthetics', 'barbering'] },
  {
    areas: ['trades'],
    names: [
      'aviation',
      'aviation technology',
      'aviation management',
      'airport management',
      'airport administration',
      'aeronautical science',
    ],
    near: ['aerospace engineering'],
  },

  // Agriculture
  {
    areas: ['agriculture', 'natural sciences'],
    names: [
      'horticulture',
      'plant science',
      'plant pathology',
      'crop science',
      'crop physiology',
      'soil science',
      'agronomy',
      'agriculture',
      'agricultural science',
      'agribusiness',
      'agricultural business',
      'ag business',
      'landscape',
      'forestry',
      'turf management',
      'botany',
    ],
  },
];
