import { and, eq, isNull } from 'drizzle-orm';
import type { App, OwnerContext, SignedInContext } from '../../../context.ts';
import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { owned } from '../../accounts/ownership.ts';
import { customerNotCreated } from '../billing.errors.ts';
import { ofProvider } from '../current-plan.ts';
import { customers } from '../plans.tables.ts';

/** The provider's customer for this person, or undefined. */
export async function findCustomer(ctx: OwnerContext, payments: PaymentProvider) {
  const [customer] = await ctx.db
    .select()
    .from(customers)
    .where(owned(ctx, customers, ofProvider(payments, customers)));
  return customer;
}

/** The same, created if there is none yet. */
export async function ensureCustomer(ctx: SignedInContext, payments: PaymentProvider) {
  const existing = await findCustomer(ctx, payments);
  if (existing) return existing;
  try {
    await createCustomer(ctx, payments, { userId: ctx.viewer.id, email: ctx.viewer.email });
  } catch (error) {
    ctx.logger.error({ err: error, userId: ctx.viewer.id }, 'a customer could not be created');
    throw customerNotCreated();
  }
  const created = await findCustomer(ctx, payments);
  if (!created) throw customerNotCreated();
  return created;
}

/** Runs in the background after a sign-up. */
export async function createCustomerFor(app: App, userId: string): Promise<void> {
  const { payments } = app;
  if (!payments) return;
  const [user] = await app.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user || (await findCustomer({ ...app, viewer: { id: userId } }, payments))) return;
  await createCustomer(app, payments, { userId, email: user.email });
}

/** The provider answers a repeated call with the same customer, so two at once do no harm. */
async function createCustomer(
  app: App,
  payments: PaymentProvider,
  person: { userId: string; email: string },
) {
  const id = await payments.createCustomer(person);
  const origin = { provider: payments.name, type: payments.mode };
  await app.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, person.userId))
      .for('key share');
    // An account that was deleted meanwhile leaves a customer to be deleted.
    const userId = user?.id ?? null;
    await tx
      .insert(customers)
      .values({ id, ...origin, userId, createdAt: app.clock() })
      .onConflictDoNothing();
  });
}

/** Deletes the customers of accounts that are gone, which ends their subscriptions. */
export async function deleteCustomersWithoutAccount(app: App): Promise<void> {
  const { payments } = app;
  if (!payments) return;
  const orphans = await app.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(ofProvider(payments, customers), isNull(customers.userId)));
  for (const { id } of orphans) {
    await payments.deleteCustomer(id);
    await app.db.delete(customers).where(eq(customers.id, id));
  }
}
