import { domainEvent } from '../../platform/domain-events.ts';

type Account = { userId: string; email: string };

/** A new account's address has to be confirmed; `link` does that. */
export const confirmationLinkCreated = domainEvent<Account & { link: string }>('confirmation-needed');

/** Somebody tried to sign up with the confirmed address of an account. */
export const signUpRepeated = domainEvent<Account>('taken-address-used');

/** An account's holder may choose a new password; whoever has `link` can do so. */
export const resetLinkCreated = domainEvent<Account & { link: string }>('password-reset-opened');

export const passwordChanged = domainEvent<Account>('password-changed');
