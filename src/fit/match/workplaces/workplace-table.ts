/**
 * Where people work, or in what business. `names` is what it is called in a posting and what employers of the kind are called
 * ("Elm Street Hotel"). Everybody in one of the `titles`, `professions` or `fields` has worked in such a place, whatever their employer is
 * called; where somebody may also work elsewhere, as nurses do outside of hospitals, only the employer's name tells. `asked` is
 * what only postings say, `employers` what only employers are called, and `business` the entry that it is a kind of.
 */
export type Workplace = {
  names?: string;
  asked?: string;
  employers?: string;
  business?: string;
  titles?: readonly string[];
  professions?: readonly string[];
  fields?: readonly string[];
};

/** Words are matched in lower case, as a whole. */
export const WORKPLACES: Readonly<Record<string, Workplace>> = {
  'coffee shop': {
    business: 'hospitality',
    names: '(?:coffee (?:shop|house|bar)|café|cafe|coffeehouse|espresso bar)s?',
    titles: ['hospitality/barista'],
  },
  kitchen: { asked: 'kitchens?', professions: ['culinary'] },
  restaurant: {
    business: 'hospitality',
    names: '(?:restaurant|bistro|diner|steakhouse|pizzeria|brasserie|tavern|trattoria)s?',
    employers:
      '(?:cantina|taqueria|grille?|roadhouse|chophouse|smokehouse|eatery|ristorante|bar (?:&|and) grill)s?',
    titles: ['hospitality/server', 'hospitality/restaurant-manager', 'culinary/chef', 'culinary/head-chef'],
  },
  hotel: {
    business: 'hospitality',
    names: '(?:hotel|resort|inn)s?',
    titles: ['hospitality/hotel-manager', 'hospitality/front-desk-agent', 'hospitality/concierge'],
  },
  hospitality: { asked: 'hospitality', professions: ['hospitality', 'culinary'] },
  hospital: { names: '(?:hospital|medical cent(?:er|re)|infirmary|infirmaries)s?' },
  clinical: {
    asked:
      'clinical (?:settings?|environments?|experience)|(?:patient care|medical) (?:settings?|environments?)|acute care settings?',
    titles: ['medicine/physician', 'medicine/physician-assistant', 'medicine/medical-assistant'],
    professions: ['nursing', 'dental', 'imaging', 'therapy', 'allied-health', 'respiratory-dialysis'],
  },
  healthcare: {
    asked: 'health ?care (?:\\w+ )?(?:settings?|environments?|experience|field|industry)',
    fields: ['health', 'care'],
  },
  medical: { asked: 'medical (?:\\w+ )?experience', fields: ['health'] },
  'medical office': {
    names: "(?:medical|doctor[’']?s|physician[’']?s?) (?:office|practice)s?|family practice|clinics?",
    titles: ['medicine/medical-assistant', 'medicine/medical-secretary', 'medicine/medical-practice-manager'],
  },
  'care home': {
    names:
      '(?:nursing|care|rest|retirement|aged care) homes?|assisted living|skilled nursing|memory care|residential care|long-term care|aged care',
    employers:
      'nursing (?:cent(?:er|re)|facility|(?:&|and) rehab\\w*(?: cent(?:er|re))?)|rehab(?:ilitation)? (?:&|and) (?:nursing|care)(?: cent(?:er|re))?|SNF',
    titles: ['care/care-home-manager'],
  },
  'dental practice': { names: 'dental (?:office|practice|clinic)s?', professions: ['dental'] },
  'veterinary practice': {
    names: '(?:veterinary|vet|animal) (?:clinic|hospital|practice)s?',
    professions: ['veterinary'],
  },
  pharmacy: { names: 'pharmacy|pharmacies', professions: ['pharmacy'] },
  laboratory: {
    names: 'laboratory|laboratories',
    asked: 'labs?',
    titles: [
      'lab-science/laboratory-technician',
      'lab-science/medical-laboratory-assistant',
      'lab-science/medical-laboratory-scientist',
      'chemistry/chemist',
    ],
  },
  school: {
    names: '(?:(?:elementary|primary|middle|high|secondary|public) )?schools?|academy|academies',
    asked: 'k-12',
    titles: ['teaching/school-principal', 'teaching/school-counselor'],
    professions: ['teaching'],
  },
  classroom: { asked: 'classrooms?', professions: ['teaching'] },
  childcare: {
    names: '(?:day ?care|child ?care)(?: cent(?:er|re))?s?|nursery|nurseries|preschools?',
    professions: ['early-childhood'],
  },
  'law firm': {
    names: 'law (?:firm|office|practice)s?|solicitors',
    asked: 'legal (?:settings?|environments?|offices?|experience|\\w+ experience)|law (?:\\w+ )?experience',
    fields: ['legal'],
  },
  office: {
    asked:
      'office (?:settings?|environments?)|(?:professional|busy|corporate|general) office|in an office|(?<!(?:front|back|box|dental|medical|law|field|leasing|post) )office experience',
    fields: ['office', 'finance', 'people', 'legal'],
  },
  'call center': {
    names: '(?:call|contact) cent(?:er|re)s?',
    titles: ['customer-service/call-center-agent'],
  },
  'customer-facing role': {
    asked: '(?:customer|client|guest|public|consumer)[- ]facing|face[- ]to[- ]face',
    titles: ['office/receptionist', 'finance/bank-teller', 'dental/dental-receptionist'],
    professions: ['customer-service', 'retail', 'hospitality', 'sales'],
  },
  bank: {
    names: '(?<!(?:food|blood|data|river) )banks?|credit unions?',
    asked: 'financial institutions?',
    titles: ['finance/bank-teller', 'finance/banker'],
  },
  store: {
    names: '(?:(?:retail|department|grocery|clothing|convenience|hardware) )stores?|supermarkets?',
    asked: 'retail (?:settings?|environments?)|in an? stores?',
    professions: ['retail'],
  },
  salon: {
    names: 'salons?|spas?|barber ?shops?',
    titles: ['fitness-beauty/hair-stylist', 'fitness-beauty/nail-technician', 'fitness-beauty/salon-manager'],
  },
  gym: {
    names: 'gyms?|(?:fitness|health) (?:cent(?:er|re)|club|studio)s?',
    titles: ['fitness-beauty/personal-trainer', 'fitness-beauty/fitness-manager'],
  },
  factory: {
    names: '(?<!cheesecake )factory|factories',
    asked: '(?:manufacturing|production) (?:settings?|environments?|plants?|facility|facilities)',
    titles: ['manufacturing/production-worker', 'manufacturing/production-manager'],
  },
  warehouse: {
    names: 'warehouses?|(?:distribution|fulfil?lment) cent(?:er|re)s?',
    titles: ['logistics/warehouse-worker', 'logistics/warehouse-manager', 'logistics/forklift-operator'],
  },
  stockroom: { asked: 'stock ?rooms?', titles: ['retail/stock-associate'] },
  garage: {
    names: '(?:auto(?:motive)? )?(?:garage|repair shop|body shop)s?',
    titles: ['automotive/automotive-technician', 'automotive/auto-body-technician'],
  },
  'building site': {
    names: '(?:construction|building|job) ?sites?',
    titles: [
      'construction/construction-worker',
      'construction/construction-manager',
      'construction/mason',
      'construction/roofer',
      'construction/ironworker',
    ],
  },
  farm: {
    names: '(?<!(?:wind|solar|server|tank|state) )farms?|ranch(?:es)?|dairy|dairies|orchards?|vineyards?',
    titles: ['horticulture/farm-worker', 'agriculture/farm-manager'],
  },
  security: {
    asked:
      '(?<!(?:information|cyber|it|network|cloud|data|application|food|social|homeland|national) )security(?= (?:experience|or|and|work|role|industry)\\b|[,/]|\\W*$)',
    titles: [
      'security-guard/security-guard',
      'security-guard/security-supervisor',
      'security-guard/close-protection-officer',
    ],
  },
  corrections: {
    asked: 'corrections(?! to )|correctional|prisons?|jails?',
    titles: ['security-guard/correctional-officer'],
  },
  administration: {
    asked:
      'admin(?:istrative)?(?: support)? (?:experience|roles?|positions?|work)|clerical (?:experience|work)',
    titles: ['medicine/medical-secretary'],
    professions: ['office'],
  },
  'public accounting': {
    names:
      '(?:cpa|accounting|audit) firms?|public accounting|big (?:4|four)|deloitte|kpmg|pwc|pricewaterhousecoopers|ernst & young|grant thornton|bdo|rsm',
  },
  startup: { names: 'start-?ups?|series [a-e]' },
  'software company': {
    names: '(?:b2b |b2c )?(?:software ?/ ?)?saas|software (?:compan(?:y|ies)|vendors?|firms?|start-?ups?)',
    employers: '(?:software|saas)',
  },
  nonprofit: {
    names: 'non-?profits?|ngos?|charity|charities|charitable|501 ?\\(c\\) ?\\(3\\)',
    asked: 'grant[- ]funded',
    employers:
      'boys (?:&|and) girls clubs?|ymca|ywca|united way|habitat for humanity|goodwill|salvation army|red cross|food banks?|catholic charities|big brothers big sisters|americorps|(?:girl|boy) scouts',
  },
  government: {
    names:
      '(?:city|county|town|state|commonwealth) of(?: \\p{L}+){1,2}|(?:city|county|state) government|municipality|(?:u\\.?s\\.? |state )?(?:department|dept\\.?|bureau) of (?:defense|energy|public health|health|labor|finance|revenue|transportation|education|justice|state|agriculture|commerce|veterans affairs|public works|human services|natural resources|corrections|land management|motor vehicles|environmental protection|homeland security|the interior|the treasury)(?: (?:&|and)(?: \\p{L}+){1,2})?',
    asked: 'government|public sector|municipal',
  },
  university: { names: 'universit(?:y|ies)|colleges?', professions: ['higher-education'] },
  agency: {
    names: '(?:marketing|advertising|creative|digital|design|pr) (?:agency|agencies)',
    asked: 'agency experience',
  },
  airport: { names: 'airports?|airlines?', professions: ['aviation'] },
  museum: {
    names: 'museums?|galler(?:y|ies)',
    titles: [
      'museums-libraries/museum-curator',
      'museums-libraries/museum-educator',
      'museums-libraries/museum-attendant',
    ],
  },
  library: {
    names: 'librar(?:y|ies)',
    titles: ['museums-libraries/librarian', 'museums-libraries/library-assistant'],
  },
};
