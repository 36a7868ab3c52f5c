import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OwnerContext } from '../../context.ts';

/**
 * The only place that decides whose rows a user may access. Every query on a user's rows adds this condition, so other
 * users' rows look as if they didn't exist.
 */
export function owned(
  ctx: Pick<OwnerContext, 'viewer'>,
  table: { userId: PgColumn },
  ...conditions: (SQL | undefined)[]
): SQL {
  return and(eq(table.userId, ctx.viewer.id), ...conditions) as SQL;
}
