import { domainEvent } from '../../platform/domain-events.ts';

/** A person follows a company that they did not follow before. */
export const companyFollowed = domainEvent<{ companyId: string }>('company-followed');

/** A person no longer follows a company; the company and its jobs are still there. */
export const companyUnfollowed = domainEvent<{ userId: string; companyId: string }>('company-unfollowed');
