import { TextLink } from '../../ui/buttons/text-link.tsx';
import { RelativeTime } from '../dates/relative-time.tsx';
import { ApplyLink } from './apply-link.tsx';
import { SaveButton } from './save-button.tsx';

type JobHeaderProps = {
  job: {
    id: string;
    title: string;
    location: string | null;
    department: string | null;
    type: string | null;
    salary: string | null;
    postedAt: Date | null;
    isSaved: boolean;
    applyHref: string | null;
  };
  company: { id: string; name: string };
};

/** Title, company and facts of a job, with its actions. */
export function JobHeader({ job, company }: JobHeaderProps) {
  const facts = [job.location, job.department, job.type, job.salary].filter(Boolean);
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-80">
        <h1>{job.title}</h1>
        <p className="mt-1.5">
          <TextLink to={`/companies/${company.id}`}>{company.name}</TextLink>
        </p>
        <p className="mt-1 max-w-[70ch] text-ink-2">
          {facts.join(' · ')}
          {job.postedAt ? (
            <>
              {facts.length > 0 ? ' · ' : null}Posted <RelativeTime at={job.postedAt} />
            </>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 sm:gap-3 print:hidden">
        <SaveButton jobId={job.id} isSaved={job.isSaved} />
        {job.applyHref ? <ApplyLink href={job.applyHref} /> : null}
      </div>
    </div>
  );
}
