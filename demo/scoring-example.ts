import pellworthAndDunne from './companies/pellworth-and-dunne.json' with { type: 'json' };
import { sampleResumeContents } from './resumes/resume-content.ts';
import { resumeText } from './resumes/resume-text.ts';

const RESUME = 'staff-accountant';
const POSTING = 'PD-1051';

/**
 * A made-up résumé and posting that match in part, for the page that explains the score. The posting's `html` starts with
 * its title, so that the two texts contain everything that is scored.
 */
export function scoringExample(): {
  resume: string;
  html: string;
  name: string;
  title: string;
  company: string;
} {
  const content = sampleResumeContents.find(({ id }) => id === RESUME);
  const job = pellworthAndDunne.jobs.find(({ externalId }) => externalId === POSTING);
  if (!content || !job) throw new Error('The example for the scoring page is missing from the demo data.');
  return {
    resume: resumeText(content),
    html: [`<h1>${job.title}</h1>`, job.description, job.requirements].filter(Boolean).join('\n'),
    name: content.name,
    title: job.title,
    company: pellworthAndDunne.name,
  };
}
