import type { JobBoard } from '../src/job-boards/job-board.types.ts';
import { loadDemoCompanies } from './demo-data.ts';

const day = 24 * 60 * 60 * 1000;

/** The made-up companies' board: read as any other, from our own data. Postings are as old on `firstDay` as they say. */
export function demoBoard(firstDay: Date): Pick<JobBoard, 'list'> {
  return {
    async *list(slug) {
      const company = loadDemoCompanies().find((one) => one.slug === slug);
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
        // A made-up job has no page that could be opened.
        url: '',
        source: 'page' as const,
      }));
      yield { jobs, unreadable: 0 };
    },
  };
}
