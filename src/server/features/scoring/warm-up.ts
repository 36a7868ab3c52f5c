import type { ScorerMessage } from './scorer.types.ts';

const posting = `Maintenance Planner
Elm & Thistle Bakery · Salem, OR · Full time · $31 to $36 an hour

We bake bread for forty shops and are looking for somebody who keeps our ovens running.

What you'll do
- Plan and schedule preventive maintenance for two production lines
- Supervise a crew of four mechanics and train new hires
- Order spare parts and keep records in a CMMS such as Maximo or Fiix

Requirements
- Bachelor's degree in mechanical engineering, or five years of experience in industrial maintenance
- Two years of experience supervising mechanics
- Valid driver's license; OSHA 30 preferred
- Proficiency in Microsoft Excel and good communication skills in English
- Able to lift 50 pounds and to work some weekends

Nice to have: Spanish, HACCP certification, Six Sigma

Benefits: health insurance, 401(k) and paid holidays. We are an equal opportunity employer.`;

const resume = `Robin Ashby
robin.ashby@example.com · (503) 555-0142 · Salem, OR

SUMMARY
Maintenance supervisor with eight years of experience in food plants.

EXPERIENCE
Maintenance Supervisor, Alder Foods, Salem, OR
March 2019 – Present
• Supervised six mechanics and planned preventive maintenance for three packaging lines
• Reduced downtime by 18 % with a new spare parts inventory in Maximo
Industrial Mechanic, Birch Mills
2016 – 2019
• Repaired conveyors, ovens and hydraulic presses

EDUCATION
Associate of Applied Science in Industrial Maintenance, Chemeketa Community College, 2016

CERTIFICATIONS
OSHA 30 (2021), Certified Maintenance and Reliability Technician

SKILLS
PLC troubleshooting, welding, Microsoft Excel, Spanish (fluent)`;

/** What a person asks for first, with made-up texts that have something of everything, so that all of the engine is loaded. */
export const warmUpMessages: readonly ScorerMessage[] = [
  { kind: 'recognize', text: posting },
  {
    kind: 'score',
    resume: { text: resume, today: '2026-01-01' },
    jobs: [{ title: 'Maintenance Planner', text: posting, stored: null }],
  },
];
