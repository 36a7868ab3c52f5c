import { Plus } from 'lucide-react';
import { limitsWithoutPlan } from '../../../server/features/billing/plan-limits.ts';
import { counted } from '../../../shared/plural.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/faq-page';

type Limits = { jobsLimit: number | null; resumesLimit: number | null };

export const loader = () => limitsWithoutPlan;

export default function Faq({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-[760px] py-8">
      <PageHeader title="Help Center" description="The questions people ask first." />
      <Card>
        {questionsWith(loaderData).map(({ question, answer }, index) => (
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

function questionsWith({ jobsLimit, resumesLimit }: Limits): { question: string; answer: string }[] {
  const free = `${resumesLimit === null ? 'any number of résumés' : counted(resumesLimit, 'résumé')} and ${jobsLimit ?? 'any number of'} analyses a month`;
  return [
    {
      question: 'What is Rolefit?',
      answer:
        'Rolefit reads your résumé and a job posting, finds what the posting asks for, and says how well the two fit: a score from 0 to 100, what matches, what is missing, and what would raise the score. Every statement quotes the line it comes from.',
    },
    {
      question: 'How accurate is the matching?',
      answer:
        'The score is computed from the two texts and nothing else, so the same texts always give the same score. It can only know what is written: a skill your résumé leaves out counts as missing, and a requirement in a picture is not seen. It reads by rules and word lists, so it can misread a line; each match and each gap shows its line, and you can check it yourself. Where too little text is there for an honest number, you get none, and the reason.',
    },
    {
      question: 'Is this an ATS checker?',
      answer:
        'In part. Under My Resumes you see your file the way a parser reads it: if words are missing or out of order there, an employer’s system will likely trip over them too. Rolefit does not imitate any particular system, and promises no ranking in one.',
    },
    {
      question: 'Does it help with a career change?',
      answer:
        'Yes. Score your résumé against postings of the trade you want to enter: the list of what would raise the score, with the exact effect of each gap, says which skills and papers carry you furthest, and which lines you already bring.',
    },
    {
      question: 'Is Rolefit free or paid?',
      answer: `Basic résumé analysis and job matching are free: ${free}. Detailed skill-gap analysis, unlimited job comparisons and master-résumé building are premium. No paid plan can be bought here yet, so for now there is only what is free.`,
    },
  ];
}
