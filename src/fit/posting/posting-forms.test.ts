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

/** What is asked, without where it stands. */
function asked(text: string, title: string) {
  return readPosting(text, title).requirements.map(({ label, level, kind, duty, weight }) => ({
    label,
    level,
    kind,
    duty,
    weight,
  }));
}

describe('one posting in three forms', () => {
  it.each(postings)('$title: HTML, Markdown and plain text ask the same', (posting) => {
    const plain = asked(asPlainText(posting), posting.title);
    expect(plain.length).toBeGreaterThan(3);
    expect(asked(asMarkdown(posting), posting.title)).toEqual(plain);
    expect(asked(asHtml(posting), posting.title)).toEqual(plain);
  });

  it.each(postings)('$title: every quote stands at its place in each form', (posting) => {
    for (const text of [asPlainText(posting), asMarkdown(posting), asHtml(posting)]) {
      const { requirements, conditions } = readPosting(text, posting.title);
      for (const { text: quote, start, end } of [...requirements, ...conditions]) {
        expect(text.slice(start, end)).toBe(quote);
      }
    }
  });

  it.each(postings)('$title: what stands under "nice to have" is no must', (posting) => {
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

describe('boilerplate between the parts', () => {
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
  ])('changes nothing that is asked in %s', (_form, write) => {
    fc.assert(
      fc.property(placed, ([posting, at, lines]) => {
        expect(asked(write(withProse(posting, at, lines)), posting.title)).toEqual(
          asked(write(posting), posting.title),
        );
      }),
      { numRuns: 150, seed: 1 },
    );
  });

  it.each(boilerplate)('"%s" changes nothing at any place', (line) => {
    for (const posting of postings) {
      const before = asked(asPlainText(posting), posting.title);
      for (let at = 0; at <= posting.parts.length; at++) {
        expect(asked(asPlainText(withProse(posting, at, [line])), posting.title)).toEqual(before);
      }
    }
  });
});

function withProse({ title, parts }: PostingParts, at: number, lines: string[]): PostingParts {
  const added = lines.map((line) => ({ prose: [line] }));
  return { title, parts: [...parts.slice(0, at), ...added, ...parts.slice(at)] };
}
