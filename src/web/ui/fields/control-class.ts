/** The styles of text inputs, text areas and selects. 16 px below 768 px, because iOS zooms in on smaller text. */
export const controlClass =
  'w-full min-w-0 rounded-md border border-control bg-surface px-3 text-base text-ink md:text-sm ' +
  'transition-colors duration-150 hover:border-ink-3 focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 [&[readonly]]:bg-sunken ' +
  'aria-invalid:border-low';
