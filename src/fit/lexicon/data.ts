import accounting from './data/accounting.json' with { type: 'json' };
import agriculture from './data/agriculture.json' with { type: 'json' };
import alliedHealth from './data/allied-health.json' with { type: 'json' };
import automotive from './data/automotive.json' with { type: 'json' };
import aviation from './data/aviation.json' with { type: 'json' };
import care from './data/care.json' with { type: 'json' };
import chemistry from './data/chemistry.json' with { type: 'json' };
import civil from './data/civil.json' with { type: 'json' };
import clinicalResearch from './data/clinical-research.json' with { type: 'json' };
import communications from './data/communications.json' with { type: 'json' };
import construction from './data/construction.json' with { type: 'json' };
import consulting from './data/consulting.json' with { type: 'json' };
import culinary from './data/culinary.json' with { type: 'json' };
import customerService from './data/customer-service.json' with { type: 'json' };
import data from './data/data.json' with { type: 'json' };
import dental from './data/dental.json' with { type: 'json' };
import design from './data/design.json' with { type: 'json' };
import earlyChildhood from './data/early-childhood.json' with { type: 'json' };
import electrical from './data/electrical.json' with { type: 'json' };
import embedded from './data/embedded.json' with { type: 'json' };
import energy from './data/energy.json' with { type: 'json' };
import energyEnvironment from './data/energy-environment.json' with { type: 'json' };
import erp from './data/erp.json' with { type: 'json' };
import eyeCare from './data/eye-care.json' with { type: 'json' };
import facilities from './data/facilities.json' with { type: 'json' };
import fashionApparel from './data/fashion-apparel.json' with { type: 'json' };
import finance from './data/finance.json' with { type: 'json' };
import fireEmergency from './data/fire-emergency.json' with { type: 'json' };
import fitnessBeauty from './data/fitness-beauty.json' with { type: 'json' };
import forestry from './data/forestry.json' with { type: 'json' };
import gameDevelopment from './data/game-development.json' with { type: 'json' };
import government from './data/government.json' with { type: 'json' };
import higherEducation from './data/higher-education.json' with { type: 'json' };
import horticulture from './data/horticulture.json' with { type: 'json' };
import hospitality from './data/hospitality.json' with { type: 'json' };
import hr from './data/hr.json' with { type: 'json' };
import imaging from './data/imaging.json' with { type: 'json' };
import insurance from './data/insurance.json' with { type: 'json' };
import itSupport from './data/it-support.json' with { type: 'json' };
import labScience from './data/lab-science.json' with { type: 'json' };
import legal from './data/legal.json' with { type: 'json' };
import logistics from './data/logistics.json' with { type: 'json' };
import manufacturing from './data/manufacturing.json' with { type: 'json' };
import maritime from './data/maritime.json' with { type: 'json' };
import marketing from './data/marketing.json' with { type: 'json' };
import mechanical from './data/mechanical.json' with { type: 'json' };
import media from './data/media.json' with { type: 'json' };
import medicalCoding from './data/medical-coding.json' with { type: 'json' };
import medicine from './data/medicine.json' with { type: 'json' };
import mentalHealth from './data/mental-health.json' with { type: 'json' };
import museumsLibraries from './data/museums-libraries.json' with { type: 'json' };
import nonprofit from './data/nonprofit.json' with { type: 'json' };
import nursing from './data/nursing.json' with { type: 'json' };
import nutrition from './data/nutrition.json' with { type: 'json' };
import office from './data/office.json' with { type: 'json' };
import performingArts from './data/performing-arts.json' with { type: 'json' };
import pharmacy from './data/pharmacy.json' with { type: 'json' };
import photoFilm from './data/photo-film.json' with { type: 'json' };
import product from './data/product.json' with { type: 'json' };
import qa from './data/qa.json' with { type: 'json' };
import rail from './data/rail.json' with { type: 'json' };
import realEstate from './data/real-estate.json' with { type: 'json' };
import respiratoryDialysis from './data/respiratory-dialysis.json' with { type: 'json' };
import retail from './data/retail.json' with { type: 'json' };
import sales from './data/sales.json' with { type: 'json' };
import security from './data/security.json' with { type: 'json' };
import securityGuard from './data/security-guard.json' with { type: 'json' };
import software from './data/software.json' with { type: 'json' };
import supplyChain from './data/supply-chain.json' with { type: 'json' };
import teaching from './data/teaching.json' with { type: 'json' };
import telecom from './data/telecom.json' with { type: 'json' };
import therapy from './data/therapy.json' with { type: 'json' };
import trades from './data/trades.json' with { type: 'json' };
import translation from './data/translation.json' with { type: 'json' };
import travelEvents from './data/travel-events.json' with { type: 'json' };
import trucking from './data/trucking.json' with { type: 'json' };
import veterinary from './data/veterinary.json' with { type: 'json' };
import type { ProfessionData } from './lexicon-data.types.ts';

/** All files of `data/`, checked against their schema by the tests. */
export const professions = [
  accounting,
  agriculture,
  alliedHealth,
  automotive,
  aviation,
  care,
  chemistry,
  civil,
  clinicalResearch,
  communications,
  construction,
  consulting,
  culinary,
  customerService,
  data,
  dental,
  design,
  earlyChildhood,
  electrical,
  embedded,
  energy,
  energyEnvironment,
  erp,
  eyeCare,
  facilities,
  fashionApparel,
  finance,
  fireEmergency,
  fitnessBeauty,
  forestry,
  gameDevelopment,
  government,
  higherEducation,
  horticulture,
  hospitality,
  hr,
  imaging,
  insurance,
  itSupport,
  labScience,
  legal,
  logistics,
  manufacturing,
  maritime,
  marketing,
  mechanical,
  media,
  medicalCoding,
  medicine,
  mentalHealth,
  museumsLibraries,
  nonprofit,
  nursing,
  nutrition,
  office,
  performingArts,
  pharmacy,
  photoFilm,
  product,
  qa,
  rail,
  realEstate,
  respiratoryDialysis,
  retail,
  sales,
  security,
  securityGuard,
  software,
  supplyChain,
  teaching,
  telecom,
  therapy,
  trades,
  translation,
  travelEvents,
  trucking,
  veterinary,
] as unknown as ProfessionData[];
