import { LocalDate } from '../dates/local-date.tsx';

/** The day a post was published; a draft has none. */
export function PublishedDate({ at }: { at: Date | string | null }) {
  return at === null ? <span>Not published</span> : <LocalDate at={at} />;
}
