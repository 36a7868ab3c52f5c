import type { App } from '../../context.ts';
import { on } from '../../platform/domain-events.ts';
import {
  confirmationLinkCreated,
  passwordChanged,
  resetLinkCreated,
  signUpRepeated,
} from '../accounts/accounts.events.ts';
import { subscriptionsChanged } from '../billing/billing.events.ts';
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from './account-mails.ts';
import { planMail } from './plan-mails.ts';
import { sendEmail, sendNotification } from './send-email.ts';

/** Emails about an account and its plan, written in the transaction of the event. */
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
  on(subscriptionsChanged, async (app: App, tx, { userId, email: to, ...change }) => {
    const { baseUrl } = app.settings;
    const mail = planMail({ product: nameOf(app), baseUrl }, change);
    if (!mail) return;
    if (mail.kind === 'plan-changed') await sendNotification(app, tx, userId, { to, ...mail });
    else await sendEmail(app, tx, { userId, to, ...mail });
  }),
];

const nameOf = ({ site }: App) => site.current.productName;
const resetPage = ({ settings }: App) => `${settings.baseUrl}/auth?mode=resetPassword`;
