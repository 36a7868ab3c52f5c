import { useNavigation } from 'react-router';
import { loadingWords } from '../../lib/addresses/loading-words.ts';

/** A thin bar at the edge of the header while the next page loads. It appears after 300 ms, so quick pages don't flash. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  if (state === 'idle') return null;
  const words = loadingWords(location.pathname);
  return (
    <div className="absolute inset-x-0 -bottom-px animate-[appear_160ms_ease-out_300ms_backwards] text-accent">
      <progress aria-label={words ?? 'Loading the page'} className="bar h-0.5 rounded-none" />
      {words ? (
        <p className="page-width absolute inset-x-0 top-1.5">
          <span className="rounded-md border bg-surface px-2.5 py-1 text-xs text-ink-2 shadow-card">
            {words}
          </span>
        </p>
      ) : null}
    </div>
  );
}
