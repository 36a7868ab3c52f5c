import { mailOf } from '../mail-format/mail-parts.ts';

/**
 * The emails about an account. They contain no input of users: someone may sign up with another person's address, and must not
 * be able to send their own text to a stranger.
 */
export const resetPasswordMail = (product: string, link: string) =>
  mailOf(`Reset your ${product} password`, [
    `We got a request to reset the password of your ${product} account. Choose a new one here:`,
    { label: 'Choose a new password', href: link },
    'The link works once and is valid for one hour. Anyone who has it can get into your account, so don’t share it.',
    'If you didn’t ask for this, you can ignore this email: your password stays the same.',
  ]);

export const verifyEmailMail = (product: string, link: string) =>
  mailOf(`Confirm your email address for ${product}`, [
    `An account at ${product} was created with this address. If that was you, please confirm it:`,
    { label: 'Confirm my email address', href: link },
    'The link is valid for one day. Once you’ve confirmed, you can sign in with your password.',
    'If you didn’t create an account, you can ignore this email: nobody can use the account without this step.',
  ]);

export const alreadyRegisteredMail = (product: string, signInLink: string, resetLink: string) =>
  mailOf(`You already have an account at ${product}`, [
    `Someone tried to sign up for ${product} with this address, but it already has an account. If that was you, sign in here:`,
    { label: 'Sign in', href: signInLink },
    'Forgot your password? Choose a new one:',
    { label: 'Reset my password', href: resetLink },
    'If it wasn’t you, you can ignore this email: nothing has changed.',
  ]);

export const passwordChangedMail = (product: string, resetLink: string) =>
  mailOf(`Your ${product} password was changed`, [
    `Your ${product} password was just changed, and you were signed out everywhere else.`,
    'If it wasn’t you, choose a new password right away:',
    { label: 'Reset my password', href: resetLink },
  ]);
