import type { JobBoard } from '../src/job-boards/job-board.types.ts';
import { loadDemoCompanies } from './demo-data.ts';

const day = 24 * 60 * 60 * 1000;

/** The job board of the made-up companies, read like any other. Posting dates are relative to `firstDay`. */
export function demoBoard(firstDay: Date): Pick<JobBoard, 'list'> {
  return {
    async *list(slug) {
      const company = loadDemoCompanies().find((candidate) => candidate.slug === slug);
      if (!company) throw new Error(`There is no made-up company ${slug}.`);
      const jobs = company.jobs.map((job) => ({
        externalId: job.externalId,
        title: job.title,
        location: job.location,
        department: job.department,
        employmentType: job.employmentType,
        salary: job.salary,
        postedAt: new Date(firstDay.getTime() - job.postedDaysAgo * day).toISOString(),
        description: '',
        descriptionHtml: [job.description, job.requirements].filter(Boolean).join('\n'),
        // Made-up jobs have no page to open.
        url: '',
        source: 'page' as const,
      }));
      yield { jobs, unreadable: 0 };
    },
  };
}
