import { describe, expect, it } from 'vitest';
import { readPosting } from '../../../read-posting.ts';
import { ALL_ASKED } from '../../../relevance/relevance.fixtures.ts';

/** What one bullet asks for, if every bullet is asked. */
const asked = (line: string): string =>
  readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED)
    .requirements.slice(1)
    .map(({ kind, label }) => `${kind}: ${label}`)
    .join(' · ');

describe('in a list of names, a word that may mean anything is asked, too', () => {
  it.each([
    ['Slack, Notion and Linear', 'tool: Slack · tool: Notion · tool: Linear'],
    ['Slack, Front, and Asana', 'tool: Slack · tool: Front · tool: Asana'],
    [
      'Experience with Excel, Word and Scheduling',
      'tool: Microsoft Excel · tool: Microsoft Word · tool: Scheduling',
    ],
    [
      'Carpentry (framing, finish), drywall and painting',
      'skill: Carpentry (framing, finish) · skill: Drywall · skill: Painting',
    ],
    ['HTML, CSS and accessibility', 'tool: HTML · tool: CSS · skill: Accessibility'],
  ])('%s', (line, expected) => {
    expect(asked(line)).toBe(expected);
  });

  it.each([
    ['but not that there are more', 'Excel, Word and more', 'tool: Microsoft Excel · tool: Microsoft Word'],
    [
      'but not what describes the next',
      'Payroll, mathematical and predictive modeling',
      'skill: Payroll · skill: Mathematical and predictive modeling',
    ],
    [
      'but not in a sentence',
      'Excel, Word and a love of painting',
      'tool: Microsoft Excel · tool: Microsoft Word',
    ],
  ])('%s: %s', (_, line, expected) => {
    expect(asked(line)).toBe(expected);
  });
});
