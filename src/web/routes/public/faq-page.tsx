import { Plus } from 'lucide-react';
import { limitsWithoutPlan } from '../../../server/features/billing/plan-limits.ts';
import { counted } from '../../../shared/plural.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { useProductName } from '../../components/frame/product-name.ts';
import { appContext } from '../../lib/request/request.server.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/faq-page';

type Facts = { jobsLimit: number | null; resumesLimit: number | null; sellsPlans: boolean };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...limitsWithoutPlan(context.get(appContext)),
  sellsPlans: context.get(appContext).payments !== null,
});

export default function Faq({ loaderData }: Route.ComponentProps) {
  const productName = useProductName();
  return (
    <div className="page-width max-w-[760px] py-8">
      <PageHeader title="Help Center" description="The questions people ask first." />
      <Card>
        {questionsWith({ ...loaderData, productName }).map(({ question, answer }, index) => (
          <details key={question} open={index === 0} name="faq" className="group border-t first:border-t-0">
            <summary className="flex min-h-12 items-center justify-between gap-4 px-5 py-3 hover:bg-hover">
              <h2>{question}</h2>
              <Plus
                aria-hidden="true"
                className="size-4 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[66ch] px-5 pb-5 text-ink-2">{answer}</p>
          </details>
        ))}
      </Card>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/">Back to Home</LinkButton>
        <LinkButton to="/how-scoring-works" variant="ghost">
          How scoring works
        </LinkButton>
      </div>
    </div>
  );
}

function questionsWith({
  jobsLimit,
  resumesLimit,
  sellsPlans,
  productName,
}: Facts & { productName: string }): { question: string; answer: string }[] {
  const free = `${resumesLimit === null ? 'any number of résumés' : counted(resumesLimit, 'résumé')} and ${jobsLimit ?? 'any number of'} analyses a month`;
  return [
    {
      question: `What is ${productName}?`,
      answer: `${productName} reads your résumé and a job posting, finds what the posting asks for, and tells you how well the two fit: a score from 0 to 100, what matches, what’s missing, and what would raise the score. Every statement quotes the line it comes from.`,
    },
    {
      question: 'How accurate is the matching?',
      answer:
        'The score is computed from the two texts and nothing else, so the same texts always give the same score. It only knows what’s written: a skill your résumé leaves out counts as missing, and a requirement inside an image goes unseen. It reads by rules and word lists, so it can misread a line; every match and gap shows its line, so you can check. If there’s too little text for an honest score, you get none, and the reason.',
    },
    {
      question: 'Is this an ATS checker?',
      answer: `Partly. My Resumes shows your file the way a parser sees it: if words are missing or out of order there, an employer’s system will likely trip over them too. ${productName} doesn’t imitate any particular system and can’t promise you a ranking in one.`,
    },
    {
      question: 'Does it help with a career change?',
      answer:
        'Yes. Score your résumé against postings in the field you want to enter. The list of what would raise your score, with the exact effect of each gap, shows which skills and certificates would take you furthest. The matches show what you already bring.',
    },
    {
      question: `Is ${productName} free or paid?`,
      answer: `Basic résumé analysis and job matching are free: there is a free plan with ${free}. Skill-gap analysis, the career path and the master résumé are included. ${sellsPlans ? 'Paid plans have more analyses and résumés, up to any number; Pricing lists them.' : 'No paid plans are sold here.'}`,
    },
  ];
}
