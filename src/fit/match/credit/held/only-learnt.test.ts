import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../fit.ts';

const posting =
  'Platform Engineer\n\nRequirements\n- Kubernetes\n- Three years with production workloads on AWS\n- Writes runbooks\n';
function fitOf(lines: string) {
  const lineEnd = lines.includes('\r') ? '\r\n' : '\n';
  const resume =
    `Ida Holm\n\nExperience\n\nSystems Administrator, Elm Works\nMay 2015 - Present\n- Wrote runbooks\n\nOther\n\n${lines}\n`.replace(
      /\r?\n/g,
      lineEnd,
    );
  return fitTexts({ resume, posting, title: 'Platform Engineer', today: '2026-11-29' });
}
function answers(lines: string) {
  const { keyMatches, gaps } = fitOf(lines);
  return [...keyMatches, ...gaps];
}
const kubernetes = (lines: string) =>
  answers(lines).find(({ requirement }) => requirement.label === 'Kubernetes')?.credit ?? Number.NaN;
const years = (lines: string) =>
  answers(lines).find(({ requirement }) => requirement.kind === 'experience')?.how ?? '';

const USED = kubernetes('Ran Kubernetes in two regions');

it.each([
  'A Udemy Kubernetes course (half done)',
  'Kubernetes basics',
  'Kubernetes (personal projects)',
  'Some Kubernetes',
  'Taking an online Kubernetes course now',
  'Basic knowledge of Kubernetes',
  'Can read Kubernetes well enough to find a setting',
  'Kubernetes for Everybody, first two modules (2025)',
  'Kubernetes Fundamentals (online, 2025)',
  'Learning at present\nDocker, Kubernetes',
])('"%s" is worth much less than having used it', (lines) => {
  expect(USED).toBeGreaterThan(0.8);
  expect(kubernetes(lines)).toBeLessThan(USED - 0.3);
  expect(fitOf(lines).raw).toBeGreaterThan(fitOf('Rode a bicycle').raw as number);
});

it.each([
  'Kubernetes (helm, ingress)',
  'Taught a Kubernetes course',
  'Some days ran Kubernetes upgrades',
  'Taking Kubernetes clusters apart',
])('"%s" counts in full', (lines) => {
  expect(kubernetes(lines)).toBeGreaterThan(USED - 0.1);
});

it('what is used elsewhere is not only learnt', () => {
  expect(kubernetes('Ran Kubernetes in two regions\nKubernetes basics')).toBeGreaterThanOrEqual(USED);
});

it('nobody has years in what they only learnt', () => {
  expect(years('Built a site of my own on AWS (personal projects)')).toMatch(/^0 years counted/);
});

it('what is only learnt is not told as a kind of something else', () => {
  const posting = 'Engineer\n\nRequirements\n- AWS\n- Writes runbooks daily\n- Owns a good bicycle\n';
  const told = (lines: string) => {
    const resume = `Ida Holm\n\nExperience\n\nAdministrator, Elm Works\nMay 2015 - Present\n- Wrote runbooks\n\n${lines}\n`;
    const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Engineer', today: '2026-11-29' });
    return [...keyMatches, ...gaps].find(({ requirement }) => requirement.label === 'AWS')?.how;
  };
  expect(told('S3 buckets')).toBe('kind of: Amazon S3');
  expect(told('Learning at present\nS3, Docker')).toBe('not found');
});

it('is told by a heading whatever ends the lines', () => {
  const lines = 'Learning at present\nDocker, Kubernetes\n\nOwn tools';
  expect(kubernetes(lines.replaceAll('\n', '\r\n'))).toBe(kubernetes(lines));
});

it('what is only learnt is quoted beside the gap, not told as missing', () => {
  const gap = fitOf('Exposure to Kubernetes').gaps.find(
    ({ requirement }) => requirement.label === 'Kubernetes',
  );
  expect([gap?.how, gap?.evidence.map(({ text }) => text)]).toEqual(['exact', ['Exposure to Kubernetes']]);
});
