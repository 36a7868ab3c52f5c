import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import {
  type ResumeContent,
  type ResumeEntry,
  type ResumeSection,
  sampleResumeContents,
} from './resume-content.ts';

const squeeze = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

describe.each(sampleResumeContents)('the sample résumé of $name', (resume) => {
  it('has a PDF with all of its content that says it is made up', async () => {
    const text = squeeze(await pdfText(`${resume.id}.pdf`));
    expect(linesOf(resume).filter((line) => !text.includes(squeeze(line)))).toEqual([]);
    expect(text).toContain(squeeze('Sample résumé: made up'));
  });

  it('has a Word file with all of its content', async () => {
    const { value } = await mammoth.extractRawText({ path: join(import.meta.dirname, `${resume.id}.docx`) });
    const text = squeeze(value);
    expect(linesOf(resume).filter((line) => !text.includes(squeeze(line)))).toEqual([]);
  });

  it('uses a reserved phone number and email address', () => {
    const contact = resume.contact.join(' ');
    expect(contact).toMatch(/555[- ]01\d\d/);
    expect(contact).toMatch(/@example\.com/);
  });
});

async function pdfText(filename: string): Promise<string> {
  const data = new Uint8Array(readFileSync(join(import.meta.dirname, filename)));
  const pdf = await getDocument({ data, useSystemFonts: true }).promise;
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    for (const item of content.items) if ('str' in item) text += item.str;
  }
  await pdf.loadingTask.destroy();
  return text;
}

function linesOf(resume: ResumeContent): string[] {
  return [resume.name, resume.headline, ...resume.contact, ...resume.sections.flatMap(sectionLines)];
}

function sectionLines(section: ResumeSection): string[] {
  switch (section.kind) {
    case 'text':
      return [section.heading, section.text];
    case 'list':
      return [section.heading, ...section.lines];
    case 'groups':
      return [section.heading, ...section.groups.flatMap((group) => [group.label, group.items])];
    case 'entries':
      return [section.heading, ...section.entries.flatMap(entryLines)];
  }
}

function entryLines(entry: ResumeEntry): string[] {
  return [entry.title, entry.organization, entry.place, entry.dates, ...entry.lines];
}
