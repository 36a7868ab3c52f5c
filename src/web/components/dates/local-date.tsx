import { useHydrated } from '../../ui/use-hydrated.ts';

const long = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** A day in the reader's own language and time zone; the server, which knows neither, gives it in English and UTC. */
export function LocalDate({ at }: { at: Date | string }) {
  const moment = new Date(at);
  const inBrowser = useHydrated();
  return (
    <time dateTime={moment.toISOString()}>
      {new Intl.DateTimeFormat(
        inBrowser ? undefined : 'en',
        inBrowser ? long : { ...long, timeZone: 'UTC' },
      ).format(moment)}
    </time>
  );
}
