import { scoringFacts } from '../../../server/features/analyses/scoring-facts.ts';
import type { ScoringFacts } from '../../../shared/results/scoring-facts-types.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { NeverCounts } from '../../components/how-scoring-works/never-counts.tsx';
import { MissingMusts, WithIt } from '../../components/how-scoring-works/raising-section.tsx';
import { ReadingPosting, ReadingResume } from '../../components/how-scoring-works/reading.tsx';
import { ScoreMeaning } from '../../components/how-scoring-works/score-meaning.tsx';
import { ScoreParts } from '../../components/how-scoring-works/score-parts.tsx';
import { Contents, type PageSection, Section } from '../../components/how-scoring-works/scoring-page.tsx';
import {
  LanguageModels,
  NoScore,
  ReceiptHelp,
  SameScore,
  WhatItIsNot,
} from '../../components/how-scoring-works/trust.tsx';
import { WaysToMeet } from '../../components/how-scoring-works/ways-to-meet.tsx';
import { WorkedExample } from '../../components/how-scoring-works/worked-example.tsx';
import { contextOf } from '../../lib/request/request.server.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import type { Route } from './+types/how-scoring-works-page';

export async function loader({ context }: Route.LoaderArgs) {
  return scoringFacts(contextOf(context));
}

export default function HowScoringWorks({ loaderData }: Route.ComponentProps) {
  const sections = sectionsOf(loaderData);
  return (
    <div className="page-width py-8">
      <PageHeader
        title="How scoring works"
        description="The score says how much of what a posting asks for is in your résumé. It’s computed, not guessed. Here’s what we read, what counts and what never does."
      />
      <Contents sections={sections} />
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <div className="mt-2 flex flex-wrap gap-3 border-t pt-6 print:hidden">
        <LinkButton to="/check" variant="primary">
          Check your fit
        </LinkButton>
        <LinkButton to="/faq">Help Center</LinkButton>
      </div>
    </div>
  );
}

function sectionsOf(facts: ScoringFacts): PageSection[] {
  const { example, languageModel } = facts;
  const { result } = example;
  return [
    { id: 'example', title: 'An example', content: <WorkedExample example={example} />, wide: true },
    { id: 'posting', title: 'What we read in a posting', content: <ReadingPosting /> },
    { id: 'resume', title: 'What we read in your résumé', content: <ReadingResume /> },
    { id: 'met', title: 'How a requirement is met', content: <WaysToMeet {...facts} /> },
    { id: 'parts', title: 'What counts, and how much', content: <ScoreParts {...facts} /> },
    { id: 'words', title: 'What the number means', content: <ScoreMeaning /> },
    { id: 'with-it', title: 'What would raise your score', content: <WithIt result={result} /> },
    { id: 'musts', title: 'When a must-have is missing', content: <MissingMusts result={result} /> },
    { id: 'never', title: 'What never counts', content: <NeverCounts example={example} /> },
    { id: 'no-score', title: 'When there is no score', content: <NoScore /> },
    { id: 'same', title: 'Why it’s always the same', content: <SameScore /> },
    { id: 'receipt', title: 'Recomputing a score', content: <ReceiptHelp receipt={result.receipt} /> },
    { id: 'model', title: 'What a language model may do', content: <LanguageModels model={languageModel} /> },
    { id: 'not', title: 'What the score isn’t', content: <WhatItIsNot /> },
  ];
}
