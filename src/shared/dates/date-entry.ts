/** A date as it is typed: three boxes of digits. */
export type DateParts = { month: string; day: string; year: string };
export type DatePart = keyof DateParts;

export const dateParts: readonly DatePart[] = ['month', 'day', 'year'];

const longest: Record<DatePart, number> = { month: 2, day: 2, year: 4 };
/** A first digit above it can only be the whole number. */
const highestFirst: Record<DatePart, number> = { month: 1, day: 3, year: 9 };

/** What stays of what was typed into a box: digits, and a zero before the one that needs no second. */
export function typedPart(part: DatePart, text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, longest[part]);
  return digits.length === 1 && Number(digits) > highestFirst[part] ? `0${digits}` : digits;
}

/** The three boxes as YYYY-MM-DD, or '' when all are empty. What is no date stays recognisable as none. */
export function dateOfParts({ month, day, year }: DateParts): string {
  if (!month && !day && !year) return '';
  return [year, month.length === 1 ? `0${month}` : month, day.length === 1 ? `0${day}` : day].join('-');
}

export function partsOfDate(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { month, day, year };
}

/** The name under which a box is sent. */
export const partName = (field: string, part: DatePart): string => `${field}-${part}`;
