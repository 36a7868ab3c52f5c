import brackenloopSoftware from './companies/brackenloop-software.json' with { type: 'json' };
import cormorantBayHealth from './companies/cormorant-bay-health.json' with { type: 'json' };
import crossgrainLogistics from './companies/crossgrain-logistics.json' with { type: 'json' };
import juniperFerryBank from './companies/juniper-ferry-bank.json' with { type: 'json' };
import pellworthAndDunne from './companies/pellworth-and-dunne.json' with { type: 'json' };
import strandAndOakhollow from './companies/strand-and-oakhollow.json' with { type: 'json' };
import thistleAndTernHotels from './companies/thistle-and-tern-hotels.json' with { type: 'json' };
import wrenfieldLearningTrust from './companies/wrenfield-learning-trust.json' with { type: 'json' };
import { type DemoCompany, demoCompanySchema } from './demo.types.ts';

const companies = [
  brackenloopSoftware,
  cormorantBayHealth,
  crossgrainLogistics,
  juniperFerryBank,
  pellworthAndDunne,
  strandAndOakhollow,
  thistleAndTernHotels,
  wrenfieldLearningTrust,
];

/** The made-up companies with their postings, sorted by slug. Added at the first start. */
export function loadDemoCompanies(): DemoCompany[] {
  return companies.map((company) => demoCompanySchema.parse(company));
}
