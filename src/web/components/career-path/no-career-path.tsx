import { Route as Way } from 'lucide-react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StartCareerPath } from './start-career-path.tsx';

export function NoCareerPath({ canStart }: { canStart: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={Way}
        title={canStart ? 'Your plan is one click away' : 'No results to plan from yet'}
        action={
          canStart ? (
            <StartCareerPath />
          ) : (
            <LinkButton to="/analyze" variant="primary">
              Analyze a job
            </LinkButton>
          )
        }
      >
        {canStart
          ? 'Based on the gaps in your own matches: which skills would take the most jobs at the companies you follow to 70 or above, how long each takes, and in what order.'
          : 'Run an analysis on a job to see your match. The plan is computed from the gaps in your results, never guessed.'}
      </EmptyState>
    </Card>
  );
}
