import { useNavigation } from 'react-router';

/** A thin bar at the edge of the header while the next page loads. It appears after 300 ms, so quick pages don't flash. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div className="absolute inset-x-0 -bottom-px animate-[appear_160ms_ease-out_300ms_backwards] text-accent">
      <progress aria-label="Loading the page" className="bar h-0.5 rounded-none" />
    </div>
  );
}
