import type { PaletteAnswer } from '../../../shared/palette-answer.ts';
import { scoreWord } from '../../../shared/results/score-words.ts';
import type { CommandGroup } from '../../ui/overlays/command-items.ts';

/** What the server found, as groups of links. */
export function foundGroups({ jobs, companies, resumes, results }: PaletteAnswer): CommandGroup[] {
  return [
    {
      heading: 'Jobs',
      items: jobs.map(({ id, title, company, location, isOpen }) => ({
        id: `/jobs/${id}`,
        href: `/jobs/${id}`,
        title,
        detail: [company, location].filter(Boolean).join(' · '),
        hint: isOpen ? undefined : 'Closed',
      })),
    },
    {
      heading: 'Companies',
      items: companies.map(({ id, name, industry, isFollowed }) => ({
        id: `/companies/${id}`,
        href: `/companies/${id}`,
        title: name,
        detail: industry ?? undefined,
        hint: isFollowed ? 'Following' : undefined,
      })),
    },
    {
      heading: 'Résumés',
      items: resumes.map(({ id, filename }) => ({
        id: `/resumes/${id}`,
        href: `/resumes?preview=${id}`,
        title: filename,
      })),
    },
    {
      heading: 'Results',
      items: results.map(({ id, jobTitle, company, fitScore }) => ({
        id: `/results/${id}`,
        href: `/results/${id}`,
        title: jobTitle,
        detail: company ?? undefined,
        hint: fitScore === null ? 'No score' : `${fitScore} · ${scoreWord(fitScore)}`,
      })),
    },
  ].filter(({ items }) => items.length > 0);
}
