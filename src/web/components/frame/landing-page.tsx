import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { CheckForm } from '../analyze/check-form.tsx';
import { useProductName } from './product-name.ts';

/** The visitor's home page: what Rolefit is, an instant check to try, and how it works. */
export function Landing() {
  const productName = useProductName();
  return (
    <div className="page-width">
      <section className="grid items-center gap-x-14 gap-y-10 py-10 md:py-16 lg:grid-cols-[1fr_1.12fr]">
        <div>
          <h1 className="max-w-[11em] text-2xl tracking-[-0.032em]">Know how you fit before you apply.</h1>
          <p className="mt-4 max-w-[34em] text-base text-ink-2">
            {productName} reads your résumé and the posting, line by line, and tells you what matches, what is
            missing and what would raise your score. Computed, never guessed. Every claim shows its line.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to="/auth?mode=signUp" variant="primary" size="lg">
              Create an account
            </LinkButton>
            <LinkButton to="/#how-it-works" variant="ghost" size="lg">
              How It Works
            </LinkButton>
          </div>
          <p className="mt-4 text-ink-2">
            Already have an account? <TextLink to="/auth">Sign in</TextLink>
          </p>
        </div>
        <Card>
          <CardHeader
            title="Check your fit now"
            action={<span className="text-xs text-ink-3">No account. Nothing is stored.</span>}
          />
          <CardBody>
            <CheckForm />
          </CardBody>
        </Card>
      </section>
      <section id="how-it-works" aria-labelledby="how-title" className="py-6">
        <h2 id="how-title" className="mb-4 text-lg">
          How It Works
        </h2>
        <ol className="grid gap-px overflow-hidden rounded-lg border bg-line md:grid-cols-3">
          <Step number={1} title="Upload a résumé">
            PDF or Word. See what a parser sees before an employer’s system does.
          </Step>
          <Step number={2} title="Find a job">
            Paste a link to the posting, or its text. We’ll find the requirements, each with its line.
          </Step>
          <Step number={3} title="Get your match score">
            A score with its reasons, your gaps by impact, and the best next step.
          </Step>
        </ol>
        <p className="mt-3 text-ink-2">
          What counts, how much, and what never does:{' '}
          <TextLink to="/how-scoring-works">how scoring works</TextLink>.
        </p>
      </section>
      <section aria-labelledby="why-title" className="py-10">
        <h2 id="why-title" className="mb-4 text-lg">
          A job search without guessing
        </h2>
        <div className="grid gap-4 md:grid-cols-2">
          <Points
            title="The usual way"
            icon={<X aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-low" />}
          >
            {problems}
          </Points>
          <Points
            title={`With ${productName}`}
            icon={<Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />}
          >
            {benefits}
          </Points>
        </div>
      </section>
      <section className="mb-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border bg-surface p-6">
        <div>
          <h2>Keep your scores and see what raises them</h2>
          <p className="mt-1 text-ink-2">
            Free to start. Questions? <TextLink to="/faq">Read the answers</TextLink>.
          </p>
        </div>
        <LinkButton to="/auth?mode=signUp" variant="primary">
          Create an account
        </LinkButton>
      </section>
    </div>
  );
}

const problems = [
  'You apply to dozens of jobs, hear back from none, and never learn why.',
  'A tool gives you 74 today and 61 tomorrow for the same two texts.',
  'It praises skills you never mentioned and overlooks the ones you did.',
  'Nobody tells you which gaps matter and which don’t.',
];

const benefits = [
  'Before you apply, you see which must-haves you meet and which you don’t.',
  'The same résumé and posting get the same score, every time, on any machine.',
  'Each match quotes your line next to the posting’s line. No line, no claim.',
  'Each gap shows exactly what your score would be if you closed it.',
];

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="bg-surface p-6">
      <span className="num text-xs text-ink-3">{number}</span>
      <h3 className="mt-2 mb-1 text-base">{title}</h3>
      <p className="text-ink-2">{children}</p>
    </li>
  );
}

function Points({ title, icon, children }: { title: string; icon: ReactNode; children: string[] }) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <ul className="flex flex-col gap-3">
          {children.map((point) => (
            <li key={point} className="flex gap-3">
              {icon}
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
