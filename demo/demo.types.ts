import { z } from 'zod';

/** A made-up posting. `description` and `requirements` are HTML, as sent by real boards. */
export const demoJobSchema = z.strictObject({
  externalId: z.string().min(1),
  title: z.string().min(1),
  location: z.string().min(1),
  department: z.string().min(1),
  employmentType: z.enum(['full-time', 'part-time', 'contract', 'temporary']),
  salary: z.string().min(1).optional(),
  /** Age in whole days at the first start. */
  postedDaysAgo: z.int().min(0),
  description: z.string().min(1),
  /** For companies that list requirements separately, in addition to `description`. */
  requirements: z.string().min(1).optional(),
});

export const demoCompanySchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  /** Always in the reserved top-level domain `.example`. */
  website: z.url({ protocol: /^https$/, hostname: /\.example$/ }),
  isDemo: z.literal(true),
  industry: z.string().min(1),
  about: z.string().min(1),
  jobs: z.array(demoJobSchema).min(1),
});

export type DemoCompany = z.infer<typeof demoCompanySchema>;
