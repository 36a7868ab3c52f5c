import { domainEvent } from '../../platform/domain-events.ts';

/** A résumé is about to be deleted, and everything that refers to it with it. */
export const resumeDeleting = domainEvent<{ userId: string; resumeId: string }>('resume-deleting');
