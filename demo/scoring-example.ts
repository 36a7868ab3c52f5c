import pellworthAndDunne from './companies/pellworth-and-dunne.json' with { type: 'json' };
import { sampleResumeContents } from './resumes/resume-content.ts';
import { resumeText } from './resumes/resume-text.ts';

const RESUME = 'staff-accountant';
const POSTING = 'PD-1051';

/**
 * A made-up person and a made-up posting that fit in part, for the page that explains the score. The posting's
 * `html` begins with its title, so that the texts alone say everything that is scored.
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
  if (!content || !job) throw new Error('The demo data lack the example of the scoring page.');
  return {
    resume: resumeText(content),
    html: [`<h1>${job.title}</h1>`, job.description, job.requirements].filter(Boolean).join('\n'),
    name: content.name,
    title: job.title,
    company: pellworthAndDunne.name,
  };
}
