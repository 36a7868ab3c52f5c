import design from './data/arts/design.json' with { type: 'json' };
import fashionApparel from './data/arts/fashion-apparel.json' with { type: 'json' };
import media from './data/arts/media.json' with { type: 'json' };
import performingArts from './data/arts/performing-arts.json' with { type: 'json' };
import photoFilm from './data/arts/photo-film.json' with { type: 'json' };
import translation from './data/arts/translation.json' with { type: 'json' };
import accounting from './data/business/accounting.json' with { type: 'json' };
import communications from './data/business/communications.json' with { type: 'json' };
import consulting from './data/business/consulting.json' with { type: 'json' };
import customerService from './data/business/customer-service.json' with { type: 'json' };
import finance from './data/business/finance.json' with { type: 'json' };
import hr from './data/business/hr.json' with { type: 'json' };
import insurance from './data/business/insurance.json' with { type: 'json' };
import legal from './data/business/legal.json' with { type: 'json' };
import marketing from './data/business/marketing.json' with { type: 'json' };
import office from './data/business/office.json' with { type: 'json' };
import realEstate from './data/business/real-estate.json' with { type: 'json' };
import retail from './data/business/retail.json' with { type: 'json' };
import sales from './data/business/sales.json' with { type: 'json' };
import alliedHealth from './data/health/allied-health.json' with { type: 'json' };
import care from './data/health/care.json' with { type: 'json' };
import clinicalResearch from './data/health/clinical-research.json' with { type: 'json' };
import dental from './data/health/dental.json' with { type: 'json' };
import eyeCare from './data/health/eye-care.json' with { type: 'json' };
import imaging from './data/health/imaging.json' with { type: 'json' };
import labScience from './data/health/lab-science.json' with { type: 'json' };
import medicalCoding from './data/health/medical-coding.json' with { type: 'json' };
import medicine from './data/health/medicine.json' with { type: 'json' };
import mentalHealth from './data/health/mental-health.json' with { type: 'json' };
import nursing from './data/health/nursing.json' with { type: 'json' };
import nutrition from './data/health/nutrition.json' with { type: 'json' };
import pharmacy from './data/health/pharmacy.json' with { type: 'json' };
import respiratoryDialysis from './data/health/respiratory-dialysis.json' with { type: 'json' };
import therapy from './data/health/therapy.json' with { type: 'json' };
import veterinary from './data/health/veterinary.json' with { type: 'json' };
import agriculture from './data/hospitality-and-land/agriculture.json' with { type: 'json' };
import culinary from './data/hospitality-and-land/culinary.json' with { type: 'json' };
import fitnessBeauty from './data/hospitality-and-land/fitness-beauty.json' with { type: 'json' };
import forestry from './data/hospitality-and-land/forestry.json' with { type: 'json' };
import horticulture from './data/hospitality-and-land/horticulture.json' with { type: 'json' };
import hospitality from './data/hospitality-and-land/hospitality.json' with { type: 'json' };
import travelEvents from './data/hospitality-and-land/travel-events.json' with { type: 'json' };
import automotive from './data/industry/automotive.json' with { type: 'json' };
import aviation from './data/industry/aviation.json' with { type: 'json' };
import chemistry from './data/industry/chemistry.json' with { type: 'json' };
import civil from './data/industry/civil.json' with { type: 'json' };
import construction from './data/industry/construction.json' with { type: 'json' };
import electrical from './data/industry/electrical.json' with { type: 'json' };
import energy from './data/industry/energy.json' with { type: 'json' };
import energyEnvironment from './data/industry/energy-environment.json' with { type: 'json' };
import facilities from './data/industry/facilities.json' with { type: 'json' };
import manufacturing from './data/industry/manufacturing.json' with { type: 'json' };
import mechanical from './data/industry/mechanical.json' with { type: 'json' };
import trades from './data/industry/trades.json' with { type: 'json' };
import earlyChildhood from './data/public/early-childhood.json' with { type: 'json' };
import fireEmergency from './data/public/fire-emergency.json' with { type: 'json' };
import government from './data/public/government.json' with { type: 'json' };
import higherEducation from './data/public/higher-education.json' with { type: 'json' };
import museumsLibraries from './data/public/museums-libraries.json' with { type: 'json' };
import nonprofit from './data/public/nonprofit.json' with { type: 'json' };
import securityGuard from './data/public/security-guard.json' with { type: 'json' };
import teaching from './data/public/teaching.json' with { type: 'json' };
import data from './data/technology/data.json' with { type: 'json' };
import embedded from './data/technology/embedded.json' with { type: 'json' };
import erp from './data/technology/erp.json' with { type: 'json' };
import gameDevelopment from './data/technology/game-development.json' with { type: 'json' };
import itSupport from './data/technology/it-support.json' with { type: 'json' };
import product from './data/technology/product.json' with { type: 'json' };
import qa from './data/technology/qa.json' with { type: 'json' };
import security from './data/technology/security.json' with { type: 'json' };
import software from './data/technology/software.json' with { type: 'json' };
import telecom from './data/technology/telecom.json' with { type: 'json' };
import logistics from './data/transport/logistics.json' with { type: 'json' };
import maritime from './data/transport/maritime.json' with { type: 'json' };
import rail from './data/transport/rail.json' with { type: 'json' };
import supplyChain from './data/transport/supply-chain.json' with { type: 'json' };
import trucking from './data/transport/trucking.json' with { type: 'json' };
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
