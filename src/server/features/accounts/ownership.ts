import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OwnerContext } from '../../context.ts';

/**
 * The one place that says whose rows a person may touch: every read and write of a user's row adds this to
 * its conditions, so a row that isn't theirs is simply not there.
 */
export function owned(
  ctx: Pick<OwnerContext, 'viewer'>,
  table: { userId: PgColumn },
  ...conditions: (SQL | undefined)[]
): SQL {
  return and(eq(table.userId, ctx.viewer.id), ...conditions) as SQL;
}
