import { z } from 'zod';

/** One made-up posting. Company boards send HTML, so `description` and `requirements` are HTML here too. */
export const demoJobSchema = z.strictObject({
  externalId: z.string().min(1),
  title: z.string().min(1),
  location: z.string().min(1),
  department: z.string().min(1),
  employmentType: z.enum(['full-time', 'part-time', 'contract', 'temporary']),
  salary: z.string().min(1).optional(),
  /** Whole days before the day of the first start. */
  postedDaysAgo: z.int().min(0),
  description: z.string().min(1),
  /** Where a company keeps its requirements apart; they are then not in `description`: read both. */
  requirements: z.string().min(1).optional(),
});

export const demoCompanySchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  /** Always below the reserved top-level domain `.example`, which nobody can own. */
  website: z.url({ protocol: /^https$/, hostname: /\.example$/ }),
  isDemo: z.literal(true),
  industry: z.string().min(1),
  about: z.string().min(1),
  jobs: z.array(demoJobSchema).min(1),
});

export type DemoCompany = z.infer<typeof demoCompanySchema>;
