/**
 * Generates the sample résumés in demo/resumes: `node scripts/make-sample-resumes.ts`.
 * Needs Chromium (CHROMIUM_PATH or /usr/bin/chromium) to print the PDFs. The files are committed; run this after changing their content.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BorderStyle, Document, Footer, HeadingLevel, Packer, Paragraph, TabStopType, TextRun } from 'docx';
import {
  type ResumeContent,
  type ResumeEntry,
  type ResumeSection,
  sampleResumeContents,
} from '../demo/resumes/resume-content.ts';

const folder = join(import.meta.dirname, '../demo/resumes');
const smallPrint = 'Sample résumé: made up';

async function makeSampleResumes() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const page = await browser.newPage();
    for (const resume of sampleResumeContents) {
      await page.setContent(html(resume));
      await page.pdf({
        path: join(folder, `${resume.id}.pdf`),
        preferCSSPageSize: true,
        printBackground: true,
      });
      await writeFile(join(folder, `${resume.id}.docx`), await Packer.toBuffer(wordDocument(resume)));
      console.log(`${resume.id}: PDF and DOCX written`);
    }
  } finally {
    await browser.close();
  }
}

function html(resume: ResumeContent): string {
  const aside = resume.sections.filter((section) => section.aside);
  const main = resume.sections.filter((section) => !section.aside);
  const header = `<header><h1>${escapeHtml(resume.name)}</h1><p class="headline">${escapeHtml(resume.headline)}</p>${contact(resume)}</header>`;
  const body =
    resume.layout === 'sidebar'
      ? `<aside>${header}${aside.map(htmlSection).join('')}</aside><main>${main.map(htmlSection).join('')}</main>`
      : `${header}<main>${main.map(htmlSection).join('')}</main>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(resume.name)}</title>
<style>${baseStyle}${styles[resume.layout]}</style><body>${body}<footer>${smallPrint}</footer></body></html>`;
}

function contact(resume: ResumeContent): string {
  return `<p class="contact">${resume.contact.map((part) => `<span>${escapeHtml(part)}</span>`).join('')}</p>`;
}

function htmlSection(section: ResumeSection): string {
  return `<section><h2>${escapeHtml(section.heading)}</h2>${htmlContent(section)}</section>`;
}

function htmlContent(section: ResumeSection): string {
  switch (section.kind) {
    case 'text':
      return `<p>${escapeHtml(section.text)}</p>`;
    case 'list':
      return htmlList(section.lines);
    case 'groups':
      return section.groups
        .map((group) => `<p class="group"><b>${escapeHtml(group.label)}:</b> ${escapeHtml(group.items)}</p>`)
        .join('');
    case 'entries':
      return section.entries.map(htmlEntry).join('');
  }
}

function htmlEntry(entry: ResumeEntry): string {
  return `<article><div class="first"><h3>${escapeHtml(entry.title)}</h3><span class="dates">${escapeHtml(entry.dates)}</span></div>
<p class="where">${escapeHtml(entry.organization)}, ${escapeHtml(entry.place)}</p>${htmlList(entry.lines)}</article>`;
}

function htmlList(lines: string[]): string {
  return lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function wordDocument(resume: ResumeContent): Document {
  const aside = resume.sections.filter((section) => section.aside);
  const main = resume.sections.filter((section) => !section.aside);
  return new Document({
    title: resume.name,
    creator: smallPrint,
    styles: { default: { document: { run: { font: 'Calibri', size: 21 } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: 12240, height: 15840 },
            margin: { top: 900, bottom: 900, left: 1080, right: 1080 },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({ children: [new TextRun({ text: smallPrint, size: 14, color: '777777' })] }),
            ],
          }),
        },
        children: [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            children: [new TextRun({ text: resume.name, bold: true, size: 40, font: 'Calibri' })],
          }),
          new Paragraph({ children: [new TextRun({ text: resume.headline, size: 24, color: '1F4E79' })] }),
          new Paragraph({ text: resume.contact.join('  |  '), spacing: { after: 120 } }),
          ...[...main, ...aside].flatMap(wordSection),
        ],
      },
    ],
  });
}

function wordSection(section: ResumeSection): Paragraph[] {
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    spacing: { before: 200, after: 80 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: '1F4E79', space: 1 } },
    children: [
      new TextRun({ text: section.heading, bold: true, size: 24, color: '1F4E79', font: 'Calibri' }),
    ],
  });
  return [heading, ...wordContent(section)];
}

function wordContent(section: ResumeSection): Paragraph[] {
  switch (section.kind) {
    case 'text':
      return [new Paragraph({ text: section.text })];
    case 'list':
      return section.lines.map(bullet);
    case 'groups':
      return section.groups.map(
        (group) =>
          new Paragraph({
            children: [new TextRun({ text: `${group.label}: `, bold: true }), new TextRun(group.items)],
          }),
      );
    case 'entries':
      return section.entries.flatMap(wordEntry);
  }
}

function wordEntry(entry: ResumeEntry): Paragraph[] {
  return [
    new Paragraph({
      spacing: { before: 100 },
      keepNext: true,
      tabStops: [{ type: TabStopType.RIGHT, position: 10080 }],
      children: [new TextRun({ text: entry.title, bold: true }), new TextRun(`\t${entry.dates}`)],
    }),
    new Paragraph({
      keepNext: true,
      children: [new TextRun({ text: `${entry.organization}, ${entry.place}`, italics: true })],
    }),
    ...entry.lines.map(bullet),
  ];
}

function bullet(text: string): Paragraph {
  return new Paragraph({ text, bullet: { level: 0 } });
}

const baseStyle = `
@page { size: 8.5in 11in; margin: 0; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 9.6pt/1.42 "Liberation Sans", Arial, sans-serif; color: #1d2430; width: 8.5in; height: 11in; position: relative; }
h1 { line-height: 1.15; } h2 { break-after: avoid; } article { break-inside: avoid; }
ul { padding-left: 13pt; } li { margin-top: 1.5pt; }
.first { display: flex; justify-content: space-between; align-items: baseline; gap: 12pt; }
.dates { white-space: nowrap; }
footer { position: absolute; bottom: 0.26in; right: 0.6in; font-size: 7pt; color: #6b7280; }`;

const styles: Record<ResumeContent['layout'], string> = {
  sidebar: `
body { display: flex; font-size: 10.2pt; line-height: 1.48; }
aside { width: 2.65in; height: 11in; background: #e9f0f0; padding: 0.6in 0.32in; }
main { flex: 1; padding: 0.6in 0.6in 0.5in 0.42in; }
h1 { font-size: 20pt; color: #12474b; } .headline { margin: 4pt 0 10pt; color: #12474b; font-weight: bold; }
.contact span { display: block; font-size: 8.6pt; }
h2 { font-size: 9.5pt; text-transform: uppercase; letter-spacing: 0.09em; color: #12474b; margin: 15pt 0 5pt; }
main section:first-child h2 { margin-top: 0; }
aside ul { list-style: none; padding: 0; } aside li { margin-top: 5pt; font-size: 9.4pt; }
article { margin-bottom: 11pt; } h3 { font-size: 10.4pt; } .dates { font-size: 8.6pt; color: #556; }
.where { font-style: italic; color: #445; margin-bottom: 2pt; }`,
  classic: `
body { font: 10.6pt/1.36 "Liberation Serif", "Times New Roman", serif; padding: 0.65in 0.8in; color: #111; }
header { text-align: center; } h1 { font-size: 22pt; font-weight: normal; letter-spacing: 0.04em; }
.headline { font-style: italic; font-size: 12pt; } .contact span + span::before { content: "  ·  "; white-space: pre; }
h2 { font-size: 10pt; text-transform: uppercase; letter-spacing: 0.04em; border-bottom: 0.75pt solid #111; margin: 12pt 0 5pt; }
article { margin-bottom: 8pt; } h3 { font-size: 10.8pt; } .where { font-style: italic; } .group { margin-top: 2pt; }`,
  modern: `
body { padding: 0.6in 0.7in; font-size: 9.7pt; }
header { border-left: 5pt solid #c2512b; padding-left: 12pt; margin-bottom: 16pt; }
h1 { font-size: 23pt; letter-spacing: -0.01em; } .headline { font-size: 12pt; color: #c2512b; margin: 1pt 0 4pt; }
.contact { display: flex; flex-wrap: wrap; gap: 0 14pt; color: #4a5160; }
section { margin-bottom: 12pt; } h2 { font-size: 12pt; color: #c2512b; margin-bottom: 4pt; }
article { position: relative; padding-left: 1.35in; margin-bottom: 9pt; min-height: 26pt; }
.first { display: block; } .dates { position: absolute; left: 0; top: 1pt; width: 1.25in; white-space: normal; font-size: 8.6pt; color: #4a5160; }
h3 { font-size: 10.2pt; } .where { color: #4a5160; } .group { margin-top: 2pt; }`,
};

await makeSampleResumes();
