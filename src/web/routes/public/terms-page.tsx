import { limitsWithoutPlan } from '../../../server/features/billing/plan-limits.ts';
import { ProsePage } from '../../components/frame/prose-page.tsx';
import { appContext } from '../../lib/request/request.server.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import type { Route } from './+types/terms-page';

export const loader = ({ context }: Route.LoaderArgs) => limitsWithoutPlan(context.get(appContext));

export default function Terms({ loaderData: { jobsLimit, resumesLimit } }: Route.ComponentProps) {
  return (
    <ProsePage
      title="Terms"
      description="What you can expect from this software and what it expects from you."
      sections={[
        {
          title: 'Who these terms apply to',
          text: 'Rolefit is software that anyone can run. These terms are between you and the operator of the site you’re using, who may add their own.',
        },
        {
          title: 'What a score is',
          text: 'A score compares two texts. It’s not a promise of an interview, not a judgment of a person, and not legal, financial or medical advice. It’s made for applicants; don’t use it to make decisions about others.',
        },
        {
          title: 'What you upload',
          text: 'Only upload résumés that are yours or that you’re allowed to use, and postings you’re allowed to read. What you upload stays yours: it’s used to show you your results, and for nothing else. Don’t use Rolefit to attack it or others, or to collect data about people.',
        },
        {
          title: 'Your account',
          text: 'Keep your password to yourself. Anything done from your account counts as done by you, unless you tell us otherwise.',
        },
        {
          title: 'Limits',
          text: `Without a plan, you get ${resumesLimit === 1 ? 'one résumé' : `${resumesLimit ?? 'any number of'} résumés`} and ${jobsLimit ?? 'any number of'} analyses a month. If you try something too often within a few minutes, you’ll have to wait. The operator may set other limits and may close accounts that break these terms.`,
        },
        {
          title: 'As is',
          text: 'The software is offered as is, with no promise that it’s always available or free of errors. Keep your own copy of anything that matters to you; you can download your résumé files from My Resumes at any time.',
        },
        {
          title: 'Leaving',
          text: (
            <>
              You can leave at any time. On <TextLink to="/profile">your profile</TextLink> you can download
              your data and delete your account. What we keep about you until then is listed under{' '}
              <TextLink to="/privacy">Privacy</TextLink>.
            </>
          ),
        },
      ]}
    />
  );
}
