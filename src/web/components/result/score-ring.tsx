import { type ScoreTone, scoreTone, scoreWord } from '../../../shared/results/score-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';

const sizes = { sm: 'size-11', md: 'size-16', lg: 'size-[104px]' };

const strokes: Record<ScoreTone, string> = { good: 'text-good', fair: 'text-fair-ring', low: 'text-low' };

type ScoreRingProps = {
  /** A whole number 0…100, or null if there is no score. */
  score: number | null;
  size?: keyof typeof sizes;
  /** What the number means, for screen readers. */
  label?: string;
  className?: string;
};

export function ScoreRing({ score, size = 'md', label = 'Score', className }: ScoreRingProps) {
  const thin = size === 'lg' ? 8 : 10;
  const text = score === null ? `${label}: none` : `${label} ${score} of 100, ${scoreWord(score)}`;
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox="0 0 104 104"
      className={classNames('shrink-0', sizes[size], className)}
      fill="none"
      strokeWidth={thin}
    >
      <circle
        cx="52"
        cy="52"
        r="46"
        className="text-line"
        stroke="currentColor"
        strokeDasharray={score === null ? '3 8' : undefined}
      />
      {score ? (
        <circle
          cx="52"
          cy="52"
          r="46"
          pathLength="100"
          className={strokes[scoreTone(score)]}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={`${score} 100`}
          transform="rotate(-90 52 52)"
        />
      ) : null}
      <text
        x="52"
        y="53"
        textAnchor="middle"
        dominantBaseline="central"
        stroke="none"
        className={classNames('num font-[640]', score === null ? 'fill-ink-3' : 'fill-ink')}
        fontSize={score === 100 ? 30 : 34}
        letterSpacing="-1"
      >
        {score ?? '–'}
      </text>
    </svg>
  );
}

/** The score's word in its colour. `none` is the text if there is no score. */
export function ScoreBadge({ score, none = 'No score' }: { score: number | null; none?: string }) {
  if (score === null) return <Badge>{none}</Badge>;
  return <Badge tone={scoreTone(score)}>{scoreWord(score)}</Badge>;
}
