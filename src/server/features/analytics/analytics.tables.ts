import { date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The figures of days that are over. They stay when what was counted is deleted. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    figure: text('figure').notNull(),
    day: date('day').notNull(),
    value: doublePrecision('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.figure, table.day] })],
);
