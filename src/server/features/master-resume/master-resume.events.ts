import { domainEvent } from '../../platform/domain-events.ts';

/** A master résumé is about to be deleted; results computed from it stay. */
export const masterResumeDeleting = domainEvent<{ userId: string; masterResumeId: string }>(
  'master-resume-deleting',
);
