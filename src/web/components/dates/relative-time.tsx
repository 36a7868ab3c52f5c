import { useHydrated } from '../../ui/use-hydrated.ts';

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/** "2 hours ago" in the browser's language, or "just now"; the server renders the date. */
export function RelativeTime({ at }: { at: Date | string }) {
  const moment = new Date(at);
  const inBrowser = useHydrated();
  return (
    <time dateTime={moment.toISOString()} title={inBrowser ? moment.toLocaleString() : undefined}>
      {inBrowser ? relative(moment) : `on ${moment.toISOString().slice(0, 10)}`}
    </time>
  );
}

function relative(moment: Date): string {
  const seconds = (moment.getTime() - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return 'just now';
}
