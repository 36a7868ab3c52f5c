import { readCountedYears, yearsText } from '../../../shared/results/counted-years.ts';
import {
  type Finding,
  type FitResult,
  isUnheld,
  readUsual,
  SIMILAR_JOB,
  SIMILAR_WORK,
  UNDER_WAY,
} from '../../../shared/results/fit-result.ts';
import type { ScoringFacts } from '../../../shared/results/scoring-facts-types.ts';
import { plainHow } from '../result/finding-words.ts';
import { quotesOf } from '../result/quote-segments.ts';
import { SourceQuote } from '../result/source-quote.tsx';
import { Strong } from './scoring-page.tsx';

type Way = { words: string; meaning: string; fits: (how: string) => boolean };

/** The phrases a finding's `how` uses, and what they mean. */
const waysOf = (yearsForBachelor: number): Way[] => [
  {
    words: 'in the same words',
    meaning: 'Your résumé uses the posting’s own word for it.',
    fits: (how) => how === 'exact',
  },
  {
    words: 'your résumé says “…”',
    meaning: 'Your résumé uses another name for it, or one that implies it.',
    fits: (how) => how.startsWith('also called'),
  },
  {
    words: 'mentions “…”',
    meaning:
      'The posting’s sentence asks for more than one word can say, and your résumé mentions a part of it. Where the posting also names programs that your résumé doesn’t, it’s only partly met, and we say which: “no mention of …”.',
    fits: (how) => how.startsWith('names '),
  },
  {
    words: 'shown by “…”',
    meaning:
      'Your résumé doesn’t name it, but says that you did it: “tied out 40 statements” shows account reconciliation.',
    fits: (how) => how.startsWith('shown by: '),
  },
  {
    words: '…, one kind of it',
    meaning:
      'The posting asks for something general, and you show one kind of it. That counts almost in full.',
    fits: (how) => how.startsWith('kind of'),
  },
  {
    words: '…, close to it',
    meaning: 'You show something close to what’s asked for. That earns part of the credit, never all of it.',
    fits: (how) => how.startsWith('close to'),
  },
  {
    words: '… years found',
    meaning:
      'We count the years in jobs that show the kind of work the posting wants, by their title or their lines. Jobs that fit in part count in part. Years of leading people count where people were led. Fewer years earn a share. Years in related work, such as outpatient coding for an inpatient coder, are shown, but they earn little.',
    fits: (how) => readCountedYears(how) !== undefined,
  },
  {
    words: '… wpm found, … asked for',
    meaning:
      'The posting asks for a number: a typing speed, keystrokes per hour or a GPA. We compare yours with it. A lower one, or the skill without a number, earns part of the credit.',
    fits: (how) => how.endsWith(' asked for'),
  },
  {
    words: 'a job you had says so',
    meaning:
      'The posting asks for experience in some work or kind of workplace, and everybody with your title or employer has it.',
    fits: (how) => how === 'job title',
  },
  {
    words: 'your education',
    meaning:
      'We compare the level, and the field if the posting names one. A lower level or another field earns part of the credit.',
    fits: (how) => how === 'degree',
  },
  {
    words: '… years in place of the degree',
    meaning: `Some postings accept experience instead of a degree. If they don’t say how much, we ask for ${yearsText(yearsForBachelor)} of such work for a bachelor’s, and less or more for other degrees.`,
    fits: (how) => how.endsWith(' in place of the degree'),
  },
  {
    words: 'issued by another state',
    meaning:
      'The posting names a state, and your license is from another one. It shows the training, so it earns nearly half of the credit, but it may have to be issued again.',
    fits: (how) => how === 'of another state',
  },
  {
    words: 'your résumé doesn’t say for which state',
    meaning:
      'The posting names a state, and neither your license nor any place in your résumé does. It earns three quarters of the credit. If you hold it for that state, say so in its line.',
    fits: (how) => how === 'state not named',
  },
  {
    words: 'for another subject',
    meaning:
      'The posting asks for a license to teach one subject or age, and yours names others. It earns nearly half of the credit.',
    fits: (how) => how === 'for another subject',
  },
  {
    words: 'for other grades',
    meaning:
      'The posting asks for a license to teach some grades, and yours names only others. It earns nearly half of the credit.',
    fits: (how) => how === 'for other grades',
  },
  {
    words: 'a limited license',
    meaning:
      'Your license allows only part of what the posting asks for, such as a substitute’s or one “with stipulations”. It earns nearly half of the credit.',
    fits: (how) => how === 'limited',
  },
  {
    words: 'not for all that is asked',
    meaning:
      'The posting names tests of one body, such as ASE A5 and A6, and your résumé names only some of them or others. It earns the share that you name, and nearly half of the credit at least.',
    fits: (how) => how === 'other codes',
  },
  {
    words: 'you don’t hold it yet',
    meaning:
      'Your résumé mentions a certificate that is in progress or has expired. It counts once you hold it.',
    fits: isUnheld,
  },
  {
    words: 'under way, which the posting accepts',
    meaning:
      'The posting asks for a certificate or for somebody who is working toward it: “CPA or CPA candidate”. Your résumé says that you are.',
    fits: (how) => how === UNDER_WAY,
  },
  {
    words: 'your résumé calls it basic',
    meaning: 'The posting asks for a language, and your résumé says that you know a little of it.',
    fits: (how) => how === 'at a basic level',
  },
  {
    words: 'in other words',
    meaning: 'No known name matches, but one of your lines shares the words that count, in any form.',
    fits: (how) => how === 'worded differently',
  },
  {
    words: 'it’s usual in a job you had',
    meaning:
      'No line of your résumé says it, but at least seven in ten people with a title of yours do it. A language model judged that once from the names of titles and skills; the table is part of Rolefit and the same for everybody. If it’s true of you, say so in a line.',
    fits: (how) => readUsual(how) !== undefined,
  },
  {
    words: 'you had a similar job',
    meaning:
      'No line of your résumé says it, but you had a job much like the one offered. We show you that job. If it’s true of you, say so in a line.',
    fits: (how) => how === SIMILAR_JOB,
  },
  {
    words: 'similar work',
    meaning:
      'One of your lines describes similar work in other words. This is the least certain way, so we call it likely and show you the line that comes closest. Where no line does, similar work as a whole can still earn a part, and we call the gap unclear.',
    fits: (how) => how === SIMILAR_WORK,
  },
];

/** Explains each way, with a finding of the example and its résumé line if there is one. */
export function WaysToMeet({ example, yearsForBachelor, matchFrom, inFullFrom }: ScoringFacts) {
  return (
    <>
      <p>
        Each requirement gets a credit from 0 to 1 and a phrase that says how it was met. From {matchFrom} on,
        it’s a match; below that, it’s a gap with whatever part is there. A match is <Strong>met</Strong> from{' '}
        {inFullFrom} on and <Strong>partly</Strong> met below that. It’s only <Strong>likely</Strong> where no
        line says it outright, and a gap is <Strong>unclear</Strong> where similar work may show it.
      </p>
      <p>
        Some things take less to show than others: a recruiter believes in customer service sooner than in
        load testing. How much it takes depends on the posting’s words alone, never on who applies.
      </p>
      <dl className="flex flex-col gap-5">
        {waysOf(yearsForBachelor).map(({ words, meaning, fits }) => (
          <div key={words}>
            <dt className="font-[570] text-ink">{words}</dt>
            <dd>{meaning}</dd>
            <ExampleFinding finding={findingWith(example.result, fits)} source={example.resumeText} />
          </div>
        ))}
      </dl>
    </>
  );
}

/** Picks the finding that illustrates a way best: a short label and a high credit. */
function findingWith({ keyMatches, gaps }: FitResult, fits: Way['fits']): Finding | undefined {
  const rank = ({ requirement, credit }: Finding) => (isShort(requirement.label) ? 1 : 0) + credit;
  return [...keyMatches, ...gaps]
    .filter(({ how, evidence }) => fits(how) && evidence.length > 0)
    .sort((a, b) => rank(b) - rank(a))[0];
}

const isShort = (label: string) => label.length <= 40;

function ExampleFinding({ finding, source }: { finding: Finding | undefined; source: string }) {
  if (!finding) return null;
  const { requirement, how, credit, evidence } = finding;
  return (
    <dd className="mt-2">
      <p className="num mb-1.5 text-xs text-ink-3">
        In the example: {requirement.label} · {plainHow(how)} · credit {credit.toFixed(1)}
      </p>
      {quotesOf(source, evidence.slice(0, 1)).map((quote) => (
        <SourceQuote key={quote.start} quote={quote} />
      ))}
    </dd>
  );
}
