import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../fit.ts';

const credit = (skills: string) => {
  const posting =
    'DevOps Engineer\n\nRequirements\n- Jira\n- CI/CD pipelines\n- Linux servers\n- Terraform\n- Monitoring and alerts\n';
  const resume = `Kim Doe\n\nExperience\n\nDevOps Engineer, Elm Cloud\nJanuary 2015 - Present\n- Built CI/CD pipelines for Linux servers with Terraform\n- Set up monitoring and alerts\n\nSkills\n${skills}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'DevOps Engineer', today: '2026-11-29' });
  const asked = [...keyMatches, ...gaps].find(({ requirement }) => requirement.label === 'Jira');
  return { credit: asked?.credit ?? -1, isMet: keyMatches.some((match) => match === asked) };
};

it('a program that nobody names is never met, however like the work is', () => {
  expect(credit('Git')).toMatchObject({ isMet: false });
  expect(credit('Git').credit).toBeLessThanOrEqual(0.3);
});

it('one that is named is', () => {
  expect(credit('Git, Jira')).toMatchObject({ isMet: true });
});
