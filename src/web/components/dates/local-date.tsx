import { useHydrated } from '../../ui/use-hydrated.ts';

const longFormat = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** A date in the browser's language and time zone; the server renders English and UTC. */
export function LocalDate({ at }: { at: Date | string }) {
  const moment = new Date(at);
  const inBrowser = useHydrated();
  return (
    <time dateTime={moment.toISOString()}>
      {new Intl.DateTimeFormat(
        inBrowser ? undefined : 'en',
        inBrowser ? longFormat : { ...longFormat, timeZone: 'UTC' },
      ).format(moment)}
    </time>
  );
}
