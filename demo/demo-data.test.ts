import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleChoices } from '../src/shared/sample-choices.ts';
import { loadDemoCompanies } from './demo-data.ts';
import { sampleResumes } from './resumes/index.ts';
import { samplePostings } from './resumes/sample-postings.ts';

const companies = loadDemoCompanies();
const postings = companies.flatMap((company) =>
  company.jobs.map((job) => ({
    ...job,
    company: company.name,
    html: job.description + (job.requirements ?? ''),
  })),
);

const wordCount = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length;
const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('demo companies', () => {
  it('are at least six in different industries with at least sixty postings', () => {
    expect(companies.length).toBeGreaterThanOrEqual(6);
    expect(duplicates(companies.map((company) => company.industry))).toEqual([]);
    expect(postings.length).toBeGreaterThanOrEqual(60);
  });

  it('say that they are made up, on every company and posting', () => {
    for (const company of companies) {
      expect(company.isDemo).toBe(true);
      expect(company.about).toContain('A made-up company for trying Rolefit.');
    }
    for (const posting of postings) expect(posting.description, posting.title).toMatch(/made-up posting/);
  });

  it('have unique slugs, posting ids and titles', () => {
    expect(duplicates(companies.map((company) => company.slug))).toEqual([]);
    expect(duplicates(postings.map((posting) => posting.externalId))).toEqual([]);
    expect(duplicates(postings.map((posting) => posting.title))).toEqual([]);
  });

  it('use only reserved example domains in web and email addresses', () => {
    const text = JSON.stringify(companies) + JSON.stringify(samplePostings);
    const addresses = text.match(
      /[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|co|uk|de|nl|edu|gov|app|dev|example)\b/gi,
    );
    const reserved = /(?:^|\.)(?:example\.(?:com|org|net)|[\w-]+\.example)$/i;
    // Bill.com is a product that postings ask for, not a link.
    expect(addresses?.filter((address) => !reserved.test(address) && address !== 'Bill.com')).toEqual([]);
  });
});

describe('demo postings', () => {
  it.each(postings)('$company: $title has a realistic length, headings and requirements', ({ html }) => {
    expect(wordCount(html)).toBeGreaterThanOrEqual(250);
    expect(wordCount(html)).toBeLessThanOrEqual(500);
    const headings = html.match(/<(?:h[2-4]|(?:p|div)><(?:strong|b))>/g) ?? [];
    expect(headings.length).toBeGreaterThanOrEqual(3);
  });

  it('are well-formed HTML', () => {
    for (const posting of postings) {
      const open: string[] = [];
      for (const [, closing, name] of posting.html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
        if (name === 'br') continue;
        if (closing) expect(open.pop(), posting.title).toBe(name);
        else open.push(name ?? '');
      }
      expect(open, posting.title).toEqual([]);
    }
  });

  it('share no sentences between companies', () => {
    const sentencesOf = new Map<string, Set<string>>();
    for (const posting of postings) {
      const sentences = posting.html.replace(/<p><em>.*?<\/em><\/p>/, '').split(/<[^>]*>|(?<=[.!?])\s+/);
      for (const sentence of sentences.filter((part) => part.split(' ').length >= 8)) {
        sentencesOf.set(sentence, (sentencesOf.get(sentence) ?? new Set()).add(posting.company));
      }
    }
    const shared = [...sentencesOf].filter(([, owners]) => owners.size > 1).map(([sentence]) => sentence);
    expect(shared).toEqual([]);
  });
});

describe('sample résumés', () => {
  const read = (filename: string) => readFileSync(join(import.meta.dirname, 'resumes', filename));

  it('cover three professions, in PDF and DOCX', () => {
    expect(new Set(sampleResumes.map((resume) => resume.trade)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(sampleResumes.map((resume) => resume.contentType)).size).toBe(2);
    expect(duplicates(sampleResumes.map((resume) => resume.id))).toEqual([]);
  });

  it.each(sampleResumes)('$filename has the right file type and is small', ({ filename, contentType }) => {
    const bytes = read(filename);
    const isPdf = contentType === 'application/pdf';
    expect(filename).toMatch(isPdf ? /\.pdf$/ : /\.docx$/);
    const magic = isPdf ? '%PDF-' : 'PK\u0003\u0004';
    expect(bytes.subarray(0, magic.length).toString('latin1')).toBe(magic);
    if (!isPdf) expect(bytes.includes('word/document.xml')).toBe(true);
    expect(bytes.length).toBeLessThan(100_000);
  });
});

describe('sample postings', () => {
  it('exist for each made-up person that can be chosen', () => {
    const people = sampleResumes.filter(({ id }) => sampleChoices.some((choice) => choice.id === id));
    expect(people.map(({ person }) => person).sort()).toEqual(Object.keys(samplePostings).sort());
    expect(duplicates(sampleChoices.map(({ trade }) => trade))).toEqual([]);
  });

  it.each(Object.entries(samplePostings))('%s is short and says that it is made up', (_person, posting) => {
    expect(wordCount(posting)).toBeGreaterThanOrEqual(150);
    expect(posting).toContain('made-up');
  });
});
