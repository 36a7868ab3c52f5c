import { useHydrated } from '../../ui/use-hydrated.ts';

/** A day and a time in the reader's own language and time zone; the server gives it in English and UTC, and says so. */
export function LocalTime({ at }: { at: Date | string }) {
  const moment = new Date(at);
  const inBrowser = useHydrated();
  const format = inBrowser
    ? new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
    : new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return (
    <time dateTime={moment.toISOString()} className="num whitespace-nowrap">
      {format.format(moment)}
      {inBrowser ? null : ' UTC'}
    </time>
  );
}
