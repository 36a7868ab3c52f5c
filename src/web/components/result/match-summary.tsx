import { plural } from '../../../shared/plural.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';

type MatchSummaryProps = { threshold: number; matches: number; scored: number };

/** How many scores are a match by the person's own threshold. */
export function MatchSummary({ threshold, matches, scored }: MatchSummaryProps) {
  return (
    <>
      <span className="num font-[550] text-ink">{matches.toLocaleString('en')}</span> of{' '}
      <span className="num">{scored.toLocaleString('en')}</span> {plural(scored, 'score')}{' '}
      {matches === 1 || scored === 1 ? 'is a match' : 'are matches'}: <span className="num">{threshold}</span>{' '}
      or more, as <TextLink to="/settings">your settings</TextLink> say.
    </>
  );
}
