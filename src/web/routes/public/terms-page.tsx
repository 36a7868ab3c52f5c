import { limitsWithoutPlan } from '../../../server/features/billing/plan-limits.ts';
import { ProsePage } from '../../components/frame/prose-page.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import type { Route } from './+types/terms-page';

export const loader = () => limitsWithoutPlan;

export default function Terms({ loaderData: { jobsLimit, resumesLimit } }: Route.ComponentProps) {
  return (
    <ProsePage
      title="Terms"
      description="What you may expect of this software and what it expects of you."
      sections={[
        {
          title: 'Between whom',
          text: 'Rolefit is software that anybody can run. These terms are between you and whoever runs the one you use; they may add terms of their own.',
        },
        {
          title: 'What a score is',
          text: 'A score compares two texts. It is not a promise of an interview, not a judgement of a person, and not advice on law, money or health. It is made for applicants; do not use it to decide about others.',
        },
        {
          title: 'What you bring',
          text: 'Upload only résumés that are yours, or that you may use, and only postings you may read. What you bring stays yours: it is used to show you your results, and for nothing else. Do not use Rolefit to attack it or others, or to collect data about people.',
        },
        {
          title: 'Your account',
          text: 'Keep your password to yourself. What is done from your account is taken as done by you, until you say otherwise.',
        },
        {
          title: 'Limits',
          text: `Without a plan there ${resumesLimit === 1 ? 'is one résumé' : `are ${resumesLimit ?? 'any number of'} résumés`} and ${jobsLimit ?? 'any number of'} analyses a month. Too many attempts within minutes have to wait. Whoever runs this Rolefit may set other limits and may close accounts that break these terms.`,
        },
        {
          title: 'As it is',
          text: 'The software is offered as it is, without a promise that it is always there or free of faults. Keep your own copy of what matters to you; a résumé file can be downloaded again from My Resumes at any time.',
        },
        {
          title: 'Leaving',
          text: (
            <>
              You can leave at any time: <TextLink to="/profile">your profile</TextLink> lets you take your
              data along and deletes the account. What is kept of you until then stands under{' '}
              <TextLink to="/privacy">Privacy</TextLink>.
            </>
          ),
        },
      ]}
    />
  );
}
