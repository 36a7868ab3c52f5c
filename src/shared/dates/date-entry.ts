/** A date as it is entered: three boxes of digits. */
export type DateParts = { month: string; day: string; year: string };
export type DatePart = keyof DateParts;

export const dateParts: readonly DatePart[] = ['month', 'day', 'year'];

const longest: Record<DatePart, number> = { month: 2, day: 2, year: 4 };
/** A first digit above this can't be followed by another. */
const highestFirst: Record<DatePart, number> = { month: 1, day: 3, year: 9 };

/** Cleans up the input of a box: keeps digits, and adds a leading zero if no second digit can follow. */
export function typedPart(part: DatePart, text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, longest[part]);
  return digits.length === 1 && Number(digits) > highestFirst[part] ? `0${digits}` : digits;
}

/** The three boxes as YYYY-MM-DD, or '' if all are empty. An incomplete date yields an invalid string. */
export function dateOfParts({ month, day, year }: DateParts): string {
  if (!month && !day && !year) return '';
  return [year, month.length === 1 ? `0${month}` : month, day.length === 1 ? `0${day}` : day].join('-');
}

export function partsOfDate(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { month, day, year };
}

/** The form field name of a box. */
export const partName = (field: string, part: DatePart): string => `${field}-${part}`;
