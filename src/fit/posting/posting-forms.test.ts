import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asHtml,
  asMarkdown,
  asPlainText,
  boilerplate,
  type PostingParts,
  postings,
} from './posting-fixtures.ts';
import { readPosting } from './read-posting.ts';

/** The requirements without their positions. */
function requirementsIn(text: string, title: string) {
  return readPosting(text, title).requirements.map(({ label, level, kind, duty, weight }) => ({
    label,
    level,
    kind,
    duty,
    weight,
  }));
}

describe('one posting in three formats', () => {
  it.each(postings)('$title: the same requirements in HTML, Markdown and plain text', (posting) => {
    const plain = requirementsIn(asPlainText(posting), posting.title);
    expect(plain.length).toBeGreaterThan(3);
    expect(requirementsIn(asMarkdown(posting), posting.title)).toEqual(plain);
    expect(requirementsIn(asHtml(posting), posting.title)).toEqual(plain);
  });

  it.each(postings)('$title: every quote is at its offset in each format', (posting) => {
    for (const text of [asPlainText(posting), asMarkdown(posting), asHtml(posting)]) {
      const { requirements, conditions } = readPosting(text, posting.title);
      for (const { text: quote, start, end } of [...requirements, ...conditions]) {
        expect(text.slice(start, end)).toBe(quote);
      }
    }
  });

  it.each(postings)('$title: nothing under "nice to have" is a must-have', (posting) => {
    const wishes = posting.parts.filter(({ heading }) =>
      /nice|bonus|prefer|desir|helps/i.test(heading ?? ''),
    );
    const items = wishes.flatMap(({ items: words = [] }) => words);
    for (const { text, level, duty } of readPosting(asPlainText(posting), posting.title).requirements) {
      if (items.some((item) => item.includes(text)) && text !== '')
        expect({ text, level, duty }).not.toMatchObject({ level: 'must' });
    }
  });
});

describe('boilerplate between the sections', () => {
  const placed = fc
    .constantFrom(...postings)
    .chain((posting) =>
      fc.tuple(
        fc.constant(posting),
        fc.nat(posting.parts.length),
        fc.subarray(boilerplate, { minLength: 1, maxLength: 3 }),
      ),
    );

  it.each([
    ['plain text', asPlainText],
    ['Markdown', asMarkdown],
    ['HTML', asHtml],
  ])('changes no requirement in %s', (_format, write) => {
    fc.assert(
      fc.property(placed, ([posting, at, lines]) => {
        expect(requirementsIn(write(withProse(posting, at, lines)), posting.title)).toEqual(
          requirementsIn(write(posting), posting.title),
        );
      }),
      { numRuns: 150, seed: 1 },
    );
  });

  it.each(boilerplate)('"%s" changes nothing anywhere', (line) => {
    for (const posting of postings) {
      const before = requirementsIn(asPlainText(posting), posting.title);
      for (let at = 0; at <= posting.parts.length; at++) {
        expect(requirementsIn(asPlainText(withProse(posting, at, [line])), posting.title)).toEqual(before);
      }
    }
  });
});

function withProse({ title, parts }: PostingParts, at: number, lines: string[]): PostingParts {
  const added = lines.map((line) => ({ prose: [line] }));
  return { title, parts: [...parts.slice(0, at), ...added, ...parts.slice(at)] };
}
