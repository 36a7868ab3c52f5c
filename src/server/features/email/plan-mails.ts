import type { PlanState } from '../billing/plan-state.ts';
import { type MailContent, type MailPart, mailOf, notificationOf } from '../mail-format/mail-parts.ts';
import type { EmailKind } from './email-kinds.ts';

type PlanMail = MailContent & { kind: EmailKind };
type Change = { before: PlanState; after: PlanState };
type Site = { product: string; baseUrl: string };

/**
 * What someone is told about a change of their plan; null if it needs no mail, such as a payment that went through after all.
 * A plan that ended and a payment that failed are told to everybody, what people changed themselves only to those who want
 * notifications.
 */
export function planMail(site: Site, { before, after }: Change): PlanMail | null {
  const { product } = site;
  if (!before.isFree && after.isFree) return { kind: 'plan-ended', ...endedMail(site, before) };
  if (after.isOverdue && !before.isOverdue) return { kind: 'payment-failed', ...failedMail(site, after) };
  const changed = (subject: string, parts: MailPart[]): PlanMail => ({
    kind: 'plan-changed',
    ...notificationOf(site, subject, parts),
  });
  const seePlan = { label: 'See my plan', href: `${site.baseUrl}/settings/subscription` };
  if (before.name !== after.name)
    return changed(`Your ${product} plan is now ${after.name}`, [
      `Your plan has changed from ${before.name} to ${withPrice(after)}.`,
      seePlan,
    ]);
  if (before.price !== after.price)
    return changed(`The price of your ${product} plan has changed`, [
      `You still have the ${before.name} plan. From now on it is ${withPrice(after)}.`,
      seePlan,
    ]);
  if (after.endsAt && before.endsAt?.getTime() !== after.endsAt.getTime())
    return changed(`Your ${product} plan ends on ${dayOf(after.endsAt)}`, [
      `Your ${after.name} plan was cancelled. You can use all of it until ${dayOf(after.endsAt)}; then you’ll be on the Free plan.`,
      'Changed your mind? Until then you can keep it:',
      { label: 'Keep my plan', href: seePlan.href },
    ]);
  if (before.endsAt && !after.endsAt)
    return changed(`Your ${product} plan continues`, [
      `Your ${after.name} plan is no longer cancelled, so it will renew as before.`,
      seePlan,
    ]);
  return null;
}

const endedMail = ({ product, baseUrl }: Site, { name }: PlanState) =>
  mailOf(`Your ${product} plan has ended`, [
    `Your ${name} plan has ended, and you’re on the Free plan now. Everything you have stored stays.`,
    'Would you like a plan again?',
    { label: 'See the plans', href: `${baseUrl}/pricing` },
  ]);

const failedMail = ({ product, baseUrl }: Site, { name }: PlanState) =>
  mailOf(`The payment for your ${product} plan failed`, [
    `The payment for your ${name} plan didn’t go through. You still have the plan: the payment will be tried again.`,
    'Please check your card, so that the plan doesn’t end:',
    { label: 'Check my payment', href: `${baseUrl}/settings/subscription` },
  ]);

const withPrice = ({ name, price }: PlanState) => (price ? `${name} (${price})` : name);

const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
