import { useHydrated } from '../../ui/use-hydrated.ts';

/** A date and time in the browser's language and time zone; the server renders English and UTC, labelled as such. */
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
