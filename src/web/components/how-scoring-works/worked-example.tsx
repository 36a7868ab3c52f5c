import type { ScoringExample } from '../../../shared/results/scoring-facts-types.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { ScoreView } from '../result/score-view.tsx';

/** A made-up résumé and posting, scored and shown like a real result. */
export function WorkedExample({ example }: { example: ScoringExample }) {
  const { name, title, company, result, resumeText, postingText } = example;
  return (
    <>
      <div className="mt-2 mb-5 flex max-w-[80ch] flex-col gap-2 text-ink-2">
        <p>
          {name}, an accountant, is looking at the posting “{title}” from {company}. The person, the company
          and both texts are made up; the score isn’t. This server computed it from the two texts, just as it
          does with yours.
        </p>
        <p>
          Choose a match or a gap to see the lines behind it. Both full texts are under the last tab: paste
          them into <TextLink to="/check">Check your fit</TextLink> and you’ll get the same score.
        </p>
      </div>
      <ScoreView
        result={result}
        resumeText={resumeText}
        postingText={postingText}
        label="The example’s fit score"
        idPrefix="example"
      />
    </>
  );
}
