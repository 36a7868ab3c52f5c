/** A made-up posting for each made-up person, who fits it well, but with gaps. Keyed by the ids of resume-content.ts. */
export const samplePostings: Record<string, string> = {
  'registered-nurse': `Registered Nurse – Telemetry
Pinecrest Harbor Hospital, Portland, OR

Nights, 36 hours a week · $46–61 an hour (A made-up posting for trying Rolefit.)

About us
Pinecrest Harbor is a community hospital with 210 beds. The telemetry unit has 32 of them, and its nurses make their own schedule.

What you will do
• Care for four patients a night with heart failure, arrhythmias or a recent stent
• Read rhythm strips every four hours and act on changes
• Titrate heparin, insulin and cardiac drips by protocol
• Teach patients and families before discharge
• Precept new graduates and take charge one or two nights a month

What you need
• Active Oregon RN license
• BLS and ACLS certification
• At least two years of telemetry or medical-surgical nursing
• Bachelor of Science in Nursing
• NIH Stroke Scale certification
• Experience with arterial lines and sheath removal
• Confident with electronic records and bar-code medication scanning

Nice to have
• PCCN or CMSRN certification
• Dialysis experience
• Conversational Spanish

What we offer
Night and weekend differentials, tuition support and parking at no cost. We welcome applicants from every background.`,

  'software-engineer': `Senior Backend Engineer
Thornbury Freight Systems, Inc.

Remote in the United States · $165,000–195,000 a year (A made-up posting for trying Rolefit.)

About us
Thornbury Freight Systems plans the routes of 4,000 trucks. Five engineers look after the services behind the map.

What you will do
• Design and run Go services that answer dispatchers in less than 100 ms
• Move route planning out of a monolith, one event stream at a time
• Keep PostgreSQL fast as the data doubles every year
• Share the pager: one week in six
• Mentor two engineers and review designs

What you need
• Five years of backend development, at least two of them in Go
• Strong SQL and PostgreSQL, including indexing and partitioning
• Experience with Kafka or another event stream
• Kubernetes and Terraform in production
• gRPC and protocol buffers
• Experience with Google Cloud
• Monitoring with Prometheus, Grafana or OpenTelemetry

Nice to have
• Rust
• Geospatial data with PostGIS

What we offer
Four-day weeks in summer, a budget for learning and two team weeks a year. We welcome applicants from every background.`,

  'staff-accountant': `Senior Accountant
Maplewick Property Group, LLC

Chicago, IL · hybrid, two days at home · $78,000–88,000 a year (A made-up posting for trying Rolefit.)

About us
Maplewick looks after 40 apartment buildings and the books of each. Three accountants close them in six days.

What you will do
• Lead the month-end close for 14 buildings, from accruals to variance comments
• Reconcile balance sheet and bank accounts
• Prepare consolidated financial statements for the owners
• Support the annual audit and the tax preparers
• Review the work of one staff accountant

What you need
• Bachelor's degree in accounting
• At least four years of general ledger experience
• Solid US GAAP, fixed assets and accruals
• CPA license
• Experience with Yardi or AppFolio
• Advanced Excel: pivot tables, lookups and Power Query

Nice to have
• NetSuite
• Consolidations across several entities
• Power BI

What we offer
A 401(k) with 5% match, 22 days off and paid time for the CPA exam. We welcome applicants from every background.`,
};
