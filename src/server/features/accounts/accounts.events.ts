import { domainEvent } from '../../platform/domain-events.ts';

type Account = { userId: string; email: string };

/** A new account's address must be confirmed with `link`. */
export const confirmationLinkCreated = domainEvent<Account & { link: string }>('confirmation-link-created');

/** Someone tried to sign up with the confirmed address of an existing account. */
export const signUpRepeated = domainEvent<Account>('sign-up-repeated');

/** A password reset was requested. Anyone with `link` can choose a new password. */
export const resetLinkCreated = domainEvent<Account & { link: string }>('reset-link-created');

export const passwordChanged = domainEvent<Account>('password-changed');

/** Published once per account, when its profile is created. */
export const accountCreated = domainEvent<{ userId: string }>('account-created');

/** An administrator has locked the person out; what runs for them stops. */
export const accountSuspending = domainEvent<{ userId: string }>('account-suspending');

/** An account is about to be deleted, with everything that belongs to it. */
export const accountDeleting = domainEvent<{ userId: string }>('account-deleting');
