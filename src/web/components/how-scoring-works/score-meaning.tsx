import { type ScoreWord, scoreBands } from '../../../shared/results/score-words.ts';
import { ScoreBadge } from '../result/score-ring.tsx';

const meanings: Record<ScoreWord, string> = {
  Excellent: 'Your résumé shows nearly everything the posting asks for.',
  Strong: 'It shows what matters most, and little is missing.',
  Good: 'It shows most of it. Something that matters is missing or only partly shown.',
  Fair: 'The work is related, but there are clear gaps.',
  Moderate: 'It shows about half of what counts, often from related work.',
  Low: 'Most of what counts is missing, or the job is in another field.',
};

export function ScoreMeaning() {
  return (
    <>
      <p>The score runs from 0 to 100, and each range has a name.</p>
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
      <p>Don’t base a decision on a point or two. Look at the reasons, not at 81 versus 83.</p>
    </>
  );
}
