export type UsagePeriod = { start: Date; end: Date };

/**
 * The month that contains `now`, counted from the moment of the sign-up. Someone who signed up on the 31st starts the
 * shorter months on their last day.
 */
export function monthSince(signedUpAt: Date, now: Date): UsagePeriod {
  const months =
    (now.getUTCFullYear() - signedUpAt.getUTCFullYear()) * 12 + now.getUTCMonth() - signedUpAt.getUTCMonth();
  const passed = monthsLater(signedUpAt, months) > now ? months - 1 : months;
  return { start: monthsLater(signedUpAt, passed), end: monthsLater(signedUpAt, passed + 1) };
}

/** The same day and time some months later, or the last day of that month if it is shorter. */
export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  // The day didn't exist and ran over into the next month: day 0 is the last one of the month before.
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
