import { expect, it } from 'vitest';
import { termById, widerTerms } from '../lexicon.ts';

const pairsOf = (text: string) => text.split('; ').map((pair) => pair.split(' < ') as [string, string]);

const shows = ([wider, narrower]: [string, string]): boolean => {
  const term = termById(narrower);
  if (!term || !termById(wider)) throw new Error(`unknown: ${wider} < ${narrower}`);
  return widerTerms(term).has(wider);
};

/** Of whom a recruiter would say: who did the second has done the first. */
it.each(
  pairsOf(
    'construction < drywall; accounting < accounts-payable; unit-testing < jest; nursing-care < wound-care; ' +
      'sales < account-management; programming-languages < python; culinary-arts < baking; welding < mig-welding',
  ),
)('%s is shown by %s', (...pair) => {
  expect(shows(pair)).toBe(true);
});

/** What is done in many other trades, or only near it. */
it.each(
  pairsOf(
    'nursing-care < vital-signs; nursing-care < charting; product-management < performance-measurement; ' +
      'manufacturing < preventive-maintenance; customer-service < active-listening; culinary-arts < food-safety; ' +
      'hospitality < cleaning; electrical-work < lockout-tagout; project-management < vendor-management; ' +
      'veterinary-care < animal-husbandry; networking < ftp; video-production < photography; dentistry < dental-sterilization; ' +
      'office-administration < phone-etiquette; legal-practice < legal-billing; dentistry < dental-insurance-billing; ' +
      'vehicle-repair < auto-detailing; chemistry < originlab; hvac < appliance-repair; finance < cost-reduction; ' +
      'sales < order-processing; marketing < website-management; software-testing < usability-testing',
  ),
)('%s is not shown by %s', (...pair) => {
  expect(shows(pair)).toBe(false);
});
