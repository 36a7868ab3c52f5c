import { useNavigation } from 'react-router';

/** A thin bar at the top of the window while the next page loads. It appears after 300 ms, so quick pages don't flash. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div className="fixed inset-x-0 top-0 z-40 animate-[appear_160ms_ease-out_300ms_backwards] text-accent print:hidden">
      <progress aria-label="Loading the page" className="bar h-0.5 rounded-none" />
    </div>
  );
}
