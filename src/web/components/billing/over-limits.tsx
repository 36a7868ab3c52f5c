import { counted } from '../../../shared/plural.ts';
import { Alert } from '../../ui/alert.tsx';
import { LocalDate } from '../dates/local-date.tsx';

type Usage = {
  jobsUsed: number;
  jobsLimit: number | null;
  resumesUsed: number;
  resumesLimit: number | null;
  periodEnd: Date;
};

/** For those who changed to a smaller plan: nothing is taken away, and this is what waits. */
export function OverLimits({ jobsUsed, jobsLimit, resumesUsed, resumesLimit, periodEnd }: Usage) {
  return (
    <>
      {jobsLimit !== null && jobsUsed > jobsLimit ? (
        <Alert tone="fair" title="You’ve used more analyses than your plan includes">
          All results stay. New analyses are possible from <LocalDate at={periodEnd} />.
        </Alert>
      ) : null}
      {resumesLimit !== null && resumesUsed > resumesLimit ? (
        <Alert tone="fair" title="You have more résumés than your plan includes">
          {`All ${counted(resumesUsed, 'résumé')} stay and can be analyzed. Before you can upload another, delete some or change your plan.`}
        </Alert>
      ) : null}
    </>
  );
}
