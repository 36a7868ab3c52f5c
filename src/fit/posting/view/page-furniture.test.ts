import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { ALL_ASKED } from '../relevance/relevance.fixtures.ts';
import { postingView } from './posting-view.ts';

const posting =
  'Baker\n\nRequirements\n- Rye bread, baked every night for the shops of the town\n- Two years at an oven';
const asked = (text: string) =>
  readPosting(text, 'Baker', ALL_ASKED)
    .requirements.slice(1)
    .map(({ label }) => label);

describe('what stands below a posting is not read', () => {
  it.each([
    ['other jobs', '\nSimilar jobs\nWelder, Elm Works, Dayton\nLathe operator\n© 2024 Terms Privacy'],
    ['other jobs in one line', '\nSimilar jobs Welder - Elm Works - Dayton'],
    ['other jobs of the employer', '\nMore jobs at Elm Mill\nLathe operator'],
    ['what others looked at', '\nPeople also viewed\nLathe operator'],
    ['who signed it', '\n\nThanks so much,\nAnn Reed\nDirector of Welding'],
    ['who signed it', '\n\nThanks so much, and do pass this along!\n\nAnn Reed\nDirector of Welding'],
    ['who signed it', '\n\nWarmly,\nAnn Reed\nChief Welder'],
    ['who signed it', '\n\nBest,\nAnn Reed\nVP, Lathe Operations'],
  ])('%s: %j', (_what, end) => {
    expect(asked(posting + end)).toEqual(asked(posting));
    expect(postingView(posting + end)).toHaveLength((posting + end).length);
  });
});

describe('what a job network shows above a posting is not asked', () => {
  it.each([
    'Elm Mill\n3.4 ★ 41 reviews\n$22 an hour - Full-time\nApply on company site Save Share\nYour profile may be missing skills for this job\nSkills: Lathe operation, Welding + show more\nFull job description\n',
    'Elm Mill · Over 100 applicants\nSkills: Lathe operation, Welding\nTry Premium for $0\nApply Save\nMeet the hiring team\nAnn Reed 3rd\nDirector of Welding\nAbout the job\n',
  ])('%j', (head) => {
    const rest = posting.slice('Baker\n'.length);
    expect(asked(`Baker\n${head}${rest}`)).toEqual(asked(posting));
  });

  it('unless nothing else says that it is such a page', () => {
    expect(asked(`Baker\nSkills: Lathe operation\nJob description\n${posting.slice(6)}`).join()).toMatch(
      /lathe/i,
    );
  });
});

it('a form to apply is not read', () => {
  const form = [
    'Easy Apply',
    'First name* Last name* Email* Phone* Upload resume* (PDF, DOCX up to 5 MB)',
    'How many years of oven experience do you have?*',
    'Have you led a mill?* Yes No',
    'How did you hear about this job? Select...',
    'Veteran status Select... (voluntary self-identification)',
    'Submit application',
  ];
  expect(asked(`${posting}\n${form.join('\n')}`)).toEqual(asked(posting));
  expect(asked(`${posting}\n- Have you baked rye? Then you know ovens`)).toHaveLength(4);
});

describe('a posting is read to its end', () => {
  it.each([
    [
      'if its requirements come later',
      'Baker\n\nWe bake bread for the whole town and have done so for forty years.\n\nSimilar jobs\nWelder\n\nRequirements\n- Rye bread',
    ],
    ['if similar jobs are part of a sentence', `${posting}\n- Experience in\nsimilar jobs at a mill`],
    [
      'if much follows a word of thanks',
      `${posting}\nThanks,\n${'\n- Oats and millet of all kinds, ground at the mill before the sun is up'.repeat(2)}`,
    ],
  ])('%s', (_when, text) => {
    expect(postingView(text).trimEnd()).toHaveLength(text.length);
  });
});

it('a form at the end of a page that lost its line breaks takes nothing of the posting with it', () => {
  const page = `Baker ${'Elm Mill bakes rye bread and oat bread for the whole town. '.repeat(3)}REQUIREMENTS:• Rye bread`;
  const form = 'First Name*Last Name*Email*Have you baked?* Yes No SUBMIT';
  expect(postingView(`${page}. ${form}`).trimEnd()).toBe(`${page}.`);
  expect(asked(`${page}. ${form}`)).toContain('Rye bread');
});
