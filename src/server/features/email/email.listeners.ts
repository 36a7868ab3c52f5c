import type { App } from '../../context.ts';
import { on } from '../../platform/domain-events.ts';
import {
  confirmationLinkCreated,
  passwordChanged,
  resetLinkCreated,
  signUpRepeated,
} from '../accounts/accounts.events.ts';
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from './account-mails.ts';
import { sendEmail } from './send-email.ts';

/** Emails about an account, written in the transaction of the event. */
export const emailListeners = [
  on(confirmationLinkCreated, (app: App, tx, { userId, email, link }) =>
    sendEmail(app, tx, { userId, kind: 'verify-email', to: email, ...verifyEmailMail(nameOf(app), link) }),
  ),
  on(resetLinkCreated, (app: App, tx, { userId, email, link }) =>
    sendEmail(app, tx, {
      userId,
      kind: 'reset-password',
      to: email,
      ...resetPasswordMail(nameOf(app), link),
    }),
  ),
  on(signUpRepeated, (app: App, tx, { userId, email }) => {
    const signInPage = `${app.settings.baseUrl}/auth`;
    const content = alreadyRegisteredMail(nameOf(app), signInPage, resetPage(app));
    return sendEmail(app, tx, { userId, kind: 'already-registered', to: email, ...content });
  }),
  on(passwordChanged, (app: App, tx, { userId, email }) =>
    sendEmail(app, tx, {
      userId,
      kind: 'password-changed',
      to: email,
      ...passwordChangedMail(nameOf(app), resetPage(app)),
    }),
  ),
];

const nameOf = ({ site }: App) => site.current.productName;
const resetPage = ({ settings }: App) => `${settings.baseUrl}/auth?mode=resetPassword`;
