import type { App } from '../../context.ts';
import { on } from '../../platform/domain-events.ts';
import {
  confirmationNeeded,
  passwordChanged,
  passwordResetOpened,
  takenAddressUsed,
} from '../accounts/accounts.events.ts';
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from './account-mails.ts';
import { sendEmail } from './send-email.ts';

/** The mails that an account's holder gets: each is written in the transaction of what it speaks of. */
export const emailListeners = [
  on(confirmationNeeded, (app: App, tx, { userId, email, link }) =>
    sendEmail(app, tx, { userId, kind: 'verify-email', to: email, ...verifyEmailMail(link) }),
  ),
  on(passwordResetOpened, (app: App, tx, { userId, email, link }) =>
    sendEmail(app, tx, { userId, kind: 'reset-password', to: email, ...resetPasswordMail(link) }),
  ),
  on(takenAddressUsed, (app: App, tx, { userId, email }) => {
    const signInPage = `${app.settings.baseUrl}/auth`;
    const words = alreadyRegisteredMail(signInPage, resetPage(app));
    return sendEmail(app, tx, { userId, kind: 'already-registered', to: email, ...words });
  }),
  on(passwordChanged, (app: App, tx, { userId, email }) =>
    sendEmail(app, tx, {
      userId,
      kind: 'password-changed',
      to: email,
      ...passwordChangedMail(resetPage(app)),
    }),
  ),
];

const resetPage = ({ settings }: App) => `${settings.baseUrl}/auth?mode=resetPassword`;
