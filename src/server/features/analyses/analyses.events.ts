import { domainEvent } from '../../platform/domain-events.ts';

/** A result that a person asked for on its own was stored. Runs over many jobs do not publish this. */
export const singleResultStored = domainEvent<{ analysisId: string; isScored: boolean }>(
  'single-result-stored',
);

/** All results of a person are about to be deleted. */
export const resultsDeleting = domainEvent<{ userId: string }>('results-deleting');
