/** The value of a `datetime-local` field for an ISO time: in the browser's time zone, or in UTC on the server. */
export function toLocalInput(iso: string, inBrowser: boolean): string {
  const moment = new Date(iso);
  if (iso === '' || Number.isNaN(moment.getTime())) return '';
  const offsetMs = inBrowser ? moment.getTimezoneOffset() * 60_000 : 0;
  return new Date(moment.getTime() - offsetMs).toISOString().slice(0, 16);
}

/** The ISO time of such a value; empty for no time. */
export function fromLocalInput(value: string): string {
  const moment = new Date(value);
  return value === '' || Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
