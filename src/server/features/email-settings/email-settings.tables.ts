import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How campaigns are sent. One row, or none while nothing was changed. */
export const emailSettings = pgTable('email_settings', {
  id: integer('id').primaryKey(),
  /** The sender's postal address, which laws require in every campaign email. */
  postalAddress: text('postal_address').notNull(),
  perSecond: integer('per_second').notNull(),
  perDomainPerSecond: integer('per_domain_per_second').notNull(),
  tracksOpensAndClicks: boolean('tracks_opens_and_clicks').notNull(),
});
