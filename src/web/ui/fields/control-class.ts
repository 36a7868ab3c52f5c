/** The look that text boxes, text areas and selects share. 16 px under 768 px, else iOS zooms in on focus. */
export const controlClass =
  'w-full min-w-0 rounded-md border border-control bg-surface px-3 text-base text-ink md:text-sm ' +
  'transition-colors duration-150 hover:border-ink-3 focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 [&[readonly]]:bg-sunken ' +
  'aria-invalid:border-low';
