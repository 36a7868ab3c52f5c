import { eq } from 'drizzle-orm';
import type { UserSettings } from '../../../shared/rules/settings-rules.ts';
import type { SignedInContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { owned } from '../accounts/ownership.ts';
import { searchHistory } from './search-history.tables.ts';

const ownProfile = { userId: profiles.id };

export async function settingsOf(ctx: SignedInContext): Promise<UserSettings> {
  const [settings] = await ctx.db
    .select({
      username: profiles.username,
      emailNotifications: profiles.emailNotifications,
      saveSearchHistory: profiles.saveSearchHistory,
      jobMatchThreshold: profiles.jobMatchThreshold,
    })
    .from(profiles)
    .where(owned(ctx, ownProfile));
  if (!settings) throw new Error('The signed-in user has no profile.');
  return settings;
}

/** Turning the search history off also deletes it. The lock on the profile makes a simultaneous search wait. */
export async function changeSettings(ctx: SignedInContext, settings: UserSettings): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      await tx.update(profiles).set(settings).where(owned(ctx, ownProfile));
      await tx
        .update(users)
        .set({ name: settings.username, updatedAt: ctx.clock() })
        .where(eq(users.id, ctx.viewer.id));
      if (!settings.saveSearchHistory) await tx.delete(searchHistory).where(owned(ctx, searchHistory));
      await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'account' });
    });
  } catch (error) {
    ctx.logger.error({ err: error, userId: ctx.viewer.id }, 'settings could not be saved');
    throw new AppError('settings_failed', 'Failed to update settings. Please try again.', {
      title: 'Settings not saved',
    });
  }
}
