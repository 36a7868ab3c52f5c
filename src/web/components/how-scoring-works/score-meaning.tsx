import { type ScoreWord, scoreBands } from '../../../shared/results/score-words.ts';
import { ScoreBadge } from '../result/score-ring.tsx';

const meanings: Record<ScoreWord, string> = {
  Excellent: 'Your résumé shows nearly everything the posting asks for.',
  Strong: 'It shows what matters most, and little is missing.',
  Good: 'It shows most of it. Something that matters is missing or shown only in part.',
  Fair: 'The work is related, and there are clear gaps.',
  Moderate: 'It shows about half of what counts, often from neighbouring work.',
  Low: 'Most of what counts is missing, or the job is in another field.',
};

export function ScoreMeaning() {
  return (
    <>
      <p>The number runs from 0 to 100, and each stretch has its word.</p>
      <ul className="flex flex-col gap-2.5">
        {scoreBands.map(({ word, from, to }) => (
          <li
            key={word}
            className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-x-3 sm:grid-cols-[72px_88px_minmax(0,1fr)]"
          >
            <span className="num text-ink">
              {from}–{to}
            </span>
            <span>
              <ScoreBadge score={from} />
            </span>
            <span className="max-sm:col-span-2">{meanings[word]}</span>
          </li>
        ))}
      </ul>
      <p>A point or two is not a difference worth a decision. Look at the reasons, not at 81 against 83.</p>
    </>
  );
}
