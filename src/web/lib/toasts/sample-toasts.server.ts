import type { SignedInContext } from '../../../server/context.ts';
import {
  followSampleCompanies,
  unfollowSampleCompanies,
} from '../../../server/features/companies/sample-companies.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import { counted } from '../../../shared/plural.ts';
import type { FlashToast } from './flash-cookie.server.ts';

const changes = { 'follow-samples': follow, 'unfollow-samples': unfollow };
const failures = {
  'follow-samples': 'Failed to follow the sample companies',
  'unfollow-samples': 'Failed to unfollow the sample companies',
};

/** Follows or unfollows all made-up companies. The toast tells what became of it, a failure included. */
export async function changeSamples(
  ctx: SignedInContext,
  intent: keyof typeof changes,
): Promise<Omit<FlashToast, 'id'>> {
  try {
    return await changes[intent](ctx);
  } catch (error) {
    if (!isAppError(error)) ctx.logger.error({ err: error }, 'the sample companies could not be changed');
    const description = isAppError(error)
      ? error.message
      : 'Something went wrong on our side. Please try again in a moment.';
    return { kind: 'error', title: failures[intent], description };
  }
}

async function follow(ctx: SignedInContext) {
  const count = await followSampleCompanies(ctx);
  return count > 0
    ? ({
        kind: 'success',
        title: 'Sample companies followed',
        description: `Now following ${samples(count)}`,
      } as const)
    : ({ kind: 'info', title: 'You already follow all the sample companies' } as const);
}

async function unfollow(ctx: SignedInContext) {
  const count = await unfollowSampleCompanies(ctx);
  return count > 0
    ? ({
        kind: 'success',
        title: 'Sample companies unfollowed',
        description: `No longer following ${samples(count)}`,
      } as const)
    : ({ kind: 'info', title: 'You follow none of the sample companies' } as const);
}

const samples = (count: number) => counted(count, 'sample company', 'sample companies');
