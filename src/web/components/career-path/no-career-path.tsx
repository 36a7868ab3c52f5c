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
        title={canStart ? 'Your plan is one press away' : 'No results to make a plan from yet'}
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
          ? 'From the gaps of your own matches: which skills would take the most jobs of the companies you follow to 70 or above, how long each takes, and in which order.'
          : 'Run an analysis on a job to see your match. The plan is computed from the gaps of your results, never guessed.'}
      </EmptyState>
    </Card>
  );
}
