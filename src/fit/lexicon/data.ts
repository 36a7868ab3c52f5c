import accounting from './data/accounting.json' with { type: 'json' };
import agriculture from './data/agriculture.json' with { type: 'json' };
import alliedHealth from './data/allied-health.json' with { type: 'json' };
import automotive from './data/automotive.json' with { type: 'json' };
import aviation from './data/aviation.json' with { type: 'json' };
import care from './data/care.json' with { type: 'json' };
import chemistry from './data/chemistry.json' with { type: 'json' };
import civil from './data/civil.json' with { type: 'json' };
import communications from './data/communications.json' with { type: 'json' };
import construction from './data/construction.json' with { type: 'json' };
import culinary from './data/culinary.json' with { type: 'json' };
import customerService from './data/customer-service.json' with { type: 'json' };
import data from './data/data.json' with { type: 'json' };
import dental from './data/dental.json' with { type: 'json' };
import design from './data/design.json' with { type: 'json' };
import earlyChildhood from './data/early-childhood.json' with { type: 'json' };
import electrical from './data/electrical.json' with { type: 'json' };
import energy from './data/energy.json' with { type: 'json' };
import energyEnvironment from './data/energy-environment.json' with { type: 'json' };
import finance from './data/finance.json' with { type: 'json' };
import fitnessBeauty from './data/fitness-beauty.json' with { type: 'json' };
import higherEducation from './data/higher-education.json' with { type: 'json' };
import hospitality from './data/hospitality.json' with { type: 'json' };
import hr from './data/hr.json' with { type: 'json' };
import insurance from './data/insurance.json' with { type: 'json' };
import itSupport from './data/it-support.json' with { type: 'json' };
import labScience from './data/lab-science.json' with { type: 'json' };
import legal from './data/legal.json' with { type: 'json' };
import logistics from './data/logistics.json' with { type: 'json' };
import manufacturing from './data/manufacturing.json' with { type: 'json' };
import marketing from './data/marketing.json' with { type: 'json' };
import mechanical from './data/mechanical.json' with { type: 'json' };
import media from './data/media.json' with { type: 'json' };
import medicine from './data/medicine.json' with { type: 'json' };
import nursing from './data/nursing.json' with { type: 'json' };
import office from './data/office.json' with { type: 'json' };
import pharmacy from './data/pharmacy.json' with { type: 'json' };
import product from './data/product.json' with { type: 'json' };
import qa from './data/qa.json' with { type: 'json' };
import realEstate from './data/real-estate.json' with { type: 'json' };
import retail from './data/retail.json' with { type: 'json' };
import sales from './data/sales.json' with { type: 'json' };
import security from './data/security.json' with { type: 'json' };
import securityGuard from './data/security-guard.json' with { type: 'json' };
import software from './data/software.json' with { type: 'json' };
import supplyChain from './data/supply-chain.json' with { type: 'json' };
import teaching from './data/teaching.json' with { type: 'json' };
import trades from './data/trades.json' with { type: 'json' };
import translation from './data/translation.json' with { type: 'json' };
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
  communications,
  construction,
  culinary,
  customerService,
  data,
  dental,
  design,
  earlyChildhood,
  electrical,
  energy,
  energyEnvironment,
  finance,
  fitnessBeauty,
  higherEducation,
  hospitality,
  hr,
  insurance,
  itSupport,
  labScience,
  legal,
  logistics,
  manufacturing,
  marketing,
  mechanical,
  media,
  medicine,
  nursing,
  office,
  pharmacy,
  product,
  qa,
  realEstate,
  retail,
  sales,
  security,
  securityGuard,
  software,
  supplyChain,
  teaching,
  trades,
  translation,
] as unknown as ProfessionData[];
