import { describe, expect, it } from 'vitest';
import { type Trade, trades } from '../fit.fixtures.ts';
import { fit as fitTexts } from '../fit.ts';
import { today } from './pairs.fixtures.ts';

function rawOf(resume: string, posting: string, title?: string): number {
  return fitTexts({ resume, posting, title, today }).raw ?? -1;
}

function rawOfTrade({ resume, posting, title }: Trade): number {
  return rawOf(resume, posting, title);
}

/** Replacements for the name and contact details of each trade's résumé. */
const identities: Record<string, [string | RegExp, string][]> = {
  nursing: [
    [/Priya Raman/g, 'William Hughes'],
    ['14 Willow Court, Dayton, OH 45402', '9 Station Road, Portland, ME 04101'],
    ['priya.raman@example.org', 'w.hughes@example.com'],
    ['(937) 555-0142', '(207) 555-0199'],
  ],
  cooking: [
    ['Marco Bellini', 'Aisha Khan'],
    ['Leeds, LS6', 'Cardiff, CF10'],
    ['marco.bellini@example.net', 'a.khan@example.com'],
  ],
  accounting: [
    ['DANIELA KOWALSKI', 'PETER VAN DYK'],
    ['daniela.k@example.com', 'pvd@example.org'],
    ['312-555-0177', '206-555-0101'],
  ],
  teaching: [
    ['Tomas Okafor', 'Emily Stone'],
    ['tomas.okafor@example.org', 'emily@example.com'],
  ],
  'electrical work': [
    ['Luis Herrera', 'Karen Olsen'],
    ['520-555-0113', '701-555-0155'],
  ],
  software: [
    ['Mei Tanaka', 'John Carter'],
    ['mei@example.dev', 'jc@example.dev'],
  ],
  sales: [
    ['Jordan Blake', 'Fatima Zahra'],
    ['Austin, TX 78701', 'Boise, ID 83702'],
  ],
};

describe('who someone is changes nothing', () => {
  it.each(trades)('name and contact details of the $trade résumé', (trade) => {
    let resume = trade.resume;
    for (const [from, to] of identities[trade.trade] ?? []) resume = resume.replace(from, to);
    expect(resume).not.toBe(trade.resume);
    expect(rawOf(resume, trade.posting, trade.title)).toBe(rawOfTrade(trade));
  });
});

describe('the formatting of a résumé changes nothing', () => {
  const formats: Record<string, (resume: string) => string> = {
    'headings in capitals': (resume) =>
      resume.replace(/^(?:[A-Z][a-z]+ ?){1,3}$/gm, (line) =>
        /^(summary|profile|experience|work experience|employment|education|skills|certificates)$/i.test(line)
          ? line.toUpperCase()
          : line,
      ),
    'lines of 60 characters': (resume) => rewrap(resume, 60),
    'lines of 48 characters': (resume) => rewrap(resume, 48),
    'round bullets': (resume) => resume.replace(/^[-•*] /gm, '• '),
    'square bullets': (resume) => resume.replace(/^[-•*] /gm, '▪ '),
    'Windows line breaks': (resume) => resume.replaceAll('\n', '\r\n'),
  };
  it.each(Object.entries(formats))('%s', (_name, format) => {
    for (const trade of trades)
      expect(rawOf(format(trade.resume), trade.posting, trade.title)).toBe(rawOfTrade(trade));
  });

  it('the order of the sections after the work experience', () => {
    for (const trade of trades) {
      const at = trade.resume.search(/^(?:skills)$/im);
      const education = trade.resume.search(/^(?:education)$/im);
      if (at < 0 || education < 0 || at < education) continue;
      const moved = `${trade.resume.slice(0, education)}${trade.resume.slice(at)}\n${trade.resume.slice(education, at)}`;
      expect(rawOf(moved, trade.posting, trade.title)).toBe(rawOfTrade(trade));
    }
  });
});

function rewrap(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => {
      const lines: string[] = [];
      for (const word of line.split(' ')) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + word.length < width)
          lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(last === undefined ? word : /^[-•*] /.test(line) ? `  ${word}` : word);
      }
      return lines.join('\n');
    })
    .join('\n');
}
