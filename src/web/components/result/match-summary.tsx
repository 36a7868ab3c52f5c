import { TextLink } from '../../ui/buttons/text-link.tsx';

type MatchSummaryProps = { threshold: number; matches: number; scored: number };

/** "1 of 29 is a match (70+)": how many scores reach the person's own threshold. */
export function MatchSummary({ threshold, matches, scored }: MatchSummaryProps) {
  return (
    <>
      <span className="num font-[550] text-ink">{matches.toLocaleString('en')}</span> of{' '}
      <span className="num">{scored.toLocaleString('en')}</span>{' '}
      {matches === 1 || scored === 1 ? 'is a match' : 'are matches'} (
      <TextLink to="/settings" title="Change this in your settings">
        {threshold}+
      </TextLink>
      )
    </>
  );
}
