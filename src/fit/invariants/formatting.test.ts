import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../fit.ts';
import { asHtml, asMarkdown, asPlainText, boilerplate } from '../posting/posting-fixtures.ts';
import { cachedFit, halfOf, layoutList, matching, raw, type TextPair } from './pairs.fixtures.ts';
import { people } from './people.fixtures.ts';

const everyone = [...people, ...people.map(halfOf)];

describe.each(layoutList)(
  'formatting does not change the score of a résumé in the layout "%s"',
  (_layoutName, layout) => {
    const scores = (resumeOf: (index: number) => string) =>
      everyone.map(({ trade, posting }, index) => ({
        trade,
        raw: raw({ resume: resumeOf(index), posting: asPlainText(posting), title: posting.title }),
      }));
    const unchanged = scores((index) => layout(everyone[index]!));

    it.each(['-', '•', '*', '–', '▪', '●', '○', '■', '➢', '✓', '·', '▸', '>', '+', 'o'])(
      'with "%s" as bullet',
      (bullet) => {
        expect(scores((index) => layout(everyone[index]!, { bullet }))).toEqual(unchanged);
      },
    );

    it('with its headings in capitals', () => {
      expect(scores((index) => layout(everyone[index]!, { capitals: true }))).toEqual(unchanged);
    });

    it.each([1, 2, 3, 4, 5])('with its sections rotated by %i', (order) => {
      expect(scores((index) => layout(everyone[index]!, { order }))).toEqual(unchanged);
    });

    it.each([40, 55, 72, 90])('with lines of %i characters', (width) => {
      expect(scores((index) => rewrap(layout(everyone[index]!), width))).toEqual(unchanged);
    });
  },
);

describe('formatting does not change the score of any résumé', () => {
  const formats: Record<string, (resume: string) => string> = {
    'with Windows line breaks': (resume) => resume.replaceAll('\n', '\r\n'),
    'with spaces at the ends of lines': (resume) => resume.replaceAll('\n', '  \n'),
    'with indented lines': (resume) => resume.replace(/^(?=.)/gm, '    '),
    'with a byte order mark': (resume) => `\ufeff${resume}`,
    'with more empty lines': (resume) => resume.replaceAll('\n\n', '\n\n\n\n'),
    'in decomposed Unicode': (resume) => resume.normalize('NFD'),
    'with old Macintosh line breaks': (resume) => resume.replaceAll('\n', '\r'),
    'with no-break spaces': (resume) => resume.replaceAll(' ', '\u00a0'),
    'with two spaces between words': (resume) => resume.replaceAll(' ', '  '),
    'with soft hyphens in long words': (resume) => resume.replace(/(?<=\p{Ll}{5})(?=\p{Ll}{5})/gu, '\u00ad'),
    'with a page break between sections': (resume) => resume.replaceAll('\n\n', '\n\f\n'),
  };
  const expectSameScores = (format: (resume: string) => string) => {
    for (const pair of matching) {
      expect(labelled(pair, raw({ ...pair, resume: format(pair.resume) }))).toEqual(
        labelled(pair, cachedFit(pair).raw),
      );
    }
  };
  it.each(Object.entries(formats))('%s', (_name, format) => expectSameScores(format));
});

describe('what stands at the end of a line is read alike with Windows line breaks', () => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  const answers = (resume: string, posting: string) => {
    const { raw, keyMatches, gaps } = fitTexts({
      resume,
      posting,
      title: 'Surgical Technologist',
      today: '2026-11-29',
    });
    return {
      raw,
      rows: [...keyMatches, ...gaps].map(({ credit, how, requirement }) => [requirement.label, credit, how]),
    };
  };
  const posting = `Surgical Technologist

Duties
- Plan the monthly case load together with Finance
- Set up rooms for spine cases

Requirements
- CST certification
- Bachelor's degree in biology
- Experience with Spring
- Two years in a hospital
`;
  it.each([
    ['letters behind the name', 'Ida Holm, CST\nElm Medical Center, 2019-2026\nRooms and trays.\n'],
    [
      'what it was not',
      'Ida Holm\nElm Medical Center, 2019-2026\nTrays, not rooms\nSpine cases, not finished\n',
    ],
    ['a list and what stands apart from it', 'Ida Holm\nJava\n\nSpring\n\nElm Medical Center, 2019-2026\n'],
  ])('%s', (_name, resume) => {
    const unchanged = answers(resume, posting);
    expect(answers(windows(resume), posting)).toEqual(unchanged);
    expect(answers(resume, windows(posting))).toEqual(unchanged);
  });
});

describe('formatting does not change the score of any posting', () => {
  const formats: Record<string, (posting: string) => string> = {
    'with Windows line breaks': (posting) => posting.replaceAll('\n', '\r\n'),
    'with indented lines': (posting) => posting.replace(/^(?=.)/gm, '  '),
    'with more empty lines': (posting) => posting.replaceAll('\n\n', '\n\n\n'),
    'with no-break spaces': (posting) =>
      posting.startsWith('<') ? posting : posting.replaceAll(' ', '\u00a0'),
  };
  it.each(Object.entries(formats))('%s', (_name, format) => {
    for (const pair of matching) {
      expect(labelled(pair, raw({ ...pair, posting: format(pair.posting) }))).toEqual(
        labelled(pair, cachedFit(pair).raw),
      );
    }
  });

  it('in HTML, Markdown and plain text', () => {
    for (const person of everyone) {
      const {
        posting,
        posting: { title },
      } = person;
      const resume = layoutList[0]![1](person);
      const [html, markdown, text] = [asHtml, asMarkdown, asPlainText].map((form) =>
        raw({ resume, posting: form(posting), title }),
      );
      expect(labelled({ name: person.trade }, [html, markdown])).toEqual(
        labelled({ name: person.trade }, [text, text]),
      );
    }
  });

  const blocks = [
    ...boilerplate,
    'About us\nWe make kitchen furniture and have done so since 1958.',
    'Benefits\n- Dental and vision plans\n- 401(k)\n- 25 days of paid vacation',
    'Why join us?\nWe laugh a lot, and our teams are small.',
  ];

  it('with boilerplate between any of its sections', () => {
    const anyone = fc.constantFrom(...everyone);
    const added = fc.uniqueArray(fc.constantFrom(...blocks), { minLength: 1, maxLength: 3 });
    const anyForm = fc.constantFrom(asHtml, asMarkdown, asPlainText);
    fc.assert(
      fc.property(anyone, added, anyForm, fc.nat(), (person, words, form, at) => {
        const { title, parts } = person.posting;
        const place = 1 + (at % parts.length);
        const extra = words.map((block) => ({ heading: '', prose: block.split('\n') }));
        const posting = form({ title, parts: [...parts.slice(0, place), ...extra, ...parts.slice(place)] });
        const resume = layoutList[at % layoutList.length]![1](person);
        expect(raw({ resume, posting, title })).toBe(raw({ resume, posting: form(person.posting), title }));
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it.each(blocks)('with "%s" at its end', (block) => {
    for (const pair of matching) {
      const end = pair.posting.startsWith('<')
        ? block
            .split('\n')
            .map((line) => `<p>${line}</p>`)
            .join('')
        : `\n\n${block}\n`;
      expect(labelled(pair, raw({ ...pair, posting: pair.posting + end }))).toEqual(
        labelled(pair, cachedFit(pair).raw),
      );
    }
  });
});

function labelled<T>({ name }: Pick<TextPair, 'name'>, score: T): { name: string; score: T } {
  return { name, score };
}

/** Wraps lines longer than `width` at spaces and indents the rest of a bullet. */
function rewrap(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.includes('\t')) return line;
      const lines: string[] = [];
      const indent = /^\S [\p{Lu}\d]/u.test(line) ? '  ' : '';
      for (const word of line.split(' ')) {
        const last = lines.at(-1);
        if (last === undefined) lines.push(word);
        else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(`${indent}${word}`);
      }
      return lines.join('\n');
    })
    .join('\n');
}
