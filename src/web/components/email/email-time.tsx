import { useHydrated } from '../../ui/use-hydrated.ts';

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

type EmailTimeProps = { at: Date | string | null; withTime?: boolean };

/** "Nov 3, 2026 9:05 AM" in the browser's time zone; the server renders UTC and says so. */
export function EmailTime({ at, withTime = false }: EmailTimeProps) {
  const inBrowser = useHydrated();
  if (at === null) return <span className="text-ink-3">–</span>;
  const moment = new Date(at);
  const zone = inBrowser ? {} : { timeZone: 'UTC' };
  const parts = [
    new Intl.DateTimeFormat('en-US', { ...day, ...zone }).format(moment),
    ...(withTime ? [new Intl.DateTimeFormat('en-US', { ...time, ...zone }).format(moment)] : []),
  ];
  return (
    <time dateTime={moment.toISOString()} className="num whitespace-nowrap">
      {parts.join(' ').replace(/\u202f/g, ' ')}
      {withTime && !inBrowser ? ' UTC' : null}
    </time>
  );
}
