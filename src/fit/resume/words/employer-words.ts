import { wordSet } from '../../text/word-set.ts';

/** Legal forms and the like: a piece that ends with one is an organization. */
export const LEGAL_FORMS = wordSet(`
inc incorporated corp corporation co company companies llc llp lp ltd limited plc pvt private gmbh ag kg mbh ohg ug se sa sas sarl spa srl bv nv ab as
oy oyj pte pty sdn bhd kk lda ltda sl slu eurl cie & associates group holdings holding partners bros sons esq esqs`);

/** What stands in the place of an employer and looks like a title or a place. */
export const NAMES_LIKE_TITLES: ReadonlySet<string> = new Set([
  'head start',
  'early head start',
  'rite aid',
  'allied universal',
  'doctors without borders',
  'engineers without borders',
  'teach for america',
  'tech mahindra',
  'self-employed',
  'self employed',
]);

/** Who works together under one name: "Elm & Co Solicitors". */
export const TRADES_OF_FIRMS = wordSet(`
accountants solicitors barristers lawyers advocates attorneys architects engineers surveyors valuers auctioneers builders roofers
painters decorators plumbers electricians plasterers landscapers upholsterers tailors butchers bakers printers publishers
photographers florists caterers jewellers jewelers opticians dentists chemists merchants brokers realtors manufacturers
distributors contractors consultants advisers planners designers removers`);

/** Words in the names of organizations. */
export const EMPLOYER_NOUNS = wordSet(`
technologies technology tech solutions systems services service consulting consultancy consultants software infotech infosystems
infosys tcs wipro accenture cognizant capgemini deloitte kpmg pwc ernst ibm microsoft google amazon apple oracle sap cisco intel facebook
dell hp hcl mindtree mphasis siemens bosch honeywell ericsson nokia samsung huawei vodafone verizon walmart target costco
starbucks mcdonald's mcdonalds marriott hilton hyatt citibank barclays hsbc jpmorgan goldman sachs morgan stanley
bank bancorp insurance hospital clinic hospitals healthcare health medical center centre centers institute institution foundation agency agencies
association organization organisation society council department dept ministry bureau board authority commission committee court
army navy force corps guard police government city county federal office laboratories labs laboratory studio studios press
publications publishing publishers newspaper magazine radio television tv media network networks communications telecom telecommunications
industries industrial manufacturing motors automotive auto airlines airways aviation railways shipping logistics transport
transportation freight construction builders contractors realty properties estates homes hotel hotels resort resorts inn suites restaurant restaurants
cafe café bistro grill bar kitchen bakery foods food beverages brewery winery farm farms store stores shop mart market supermarket
boutique salon spa fitness gym club theatre theater museum gallery library church ministries school schools academy college
university universität université universidad universita kindergarten daycare preschool nursery pharmacy pharmaceuticals pharma chemicals labs biotech
energy power electric oil gas petroleum steel mining water utilities engineering engineers architects designs design creations
enterprises enterprise ventures capital investments investment financial finance securities advisors advisory
trading traders exports imports international global worldwide corporation firm law chambers outsourcing bpo
staffing recruitment resourcing interactive digital advertising advertisers marketing entertainment productions pictures films records
garage garages workshop works mills factory plant textiles apparel fashion clothing jewelry electronics computers semiconductors semiconductor instruments
robotics analytics data cloud security trust charity ymca ywca nasa unicef union federation krankenhaus klinik klinikum
werke brothers research hospitality infrastructure infra telecommunication startup district companies alliance institute's nhs`);

/**
 * Those that also occur in titles and fields of study. They count only at the end of a piece or beside a legal form.
 */
export const WEAK_EMPLOYER_NOUNS = wordSet(`
technology tech service services software consulting systems medical health healthcare engineering design marketing digital data cloud security
finance financial investment insurance media network networks communications construction manufacturing logistics transport
transportation advertising office store kitchen food restaurant hotel bar shop court law police guard force city county
department dept school college library pharmacy laboratory international global outsourcing interactive power energy electric
hospitality research industrial automotive auto analytics market recruitment staffing retail fashion plant board infrastructure trading
committee robotics oil gas consultants contractors designs oracle sap`);
