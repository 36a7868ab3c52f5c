import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../../shared/results/fit-result.ts';
import type { ScoreBasis } from '../../shared/results/score-basis.ts';
import { fit as fitTexts, fitWithBasis } from '../fit.ts';
import { compilePosting } from '../match/compile-posting.ts';
import { compileResume } from '../match/compile-resume.ts';
import { computeCredits } from '../match/credit/credit.ts';
import { withoutPostingText } from '../match/mask/without-posting-text.ts';
import { type Pair as CompiledPair, pairOf } from '../match/pair.ts';
import { asPlainText } from '../posting/posting-fixtures.ts';
import { assemble } from '../score/score-formula.ts';
import { scoreWith } from '../score/score-with.ts';
import { judgedPostings } from './judged-pairs.fixtures.ts';
import { judgedResumes } from './judged-resumes.fixtures.ts';
import {
  cachedFit,
  fitPair,
  halfOf,
  layoutList,
  matching,
  pairs,
  raw,
  stripTags,
  type TextPair,
  today,
} from './pairs.fixtures.ts';
import { people } from './people.fixtures.ts';

const anyPair = fc.constantFrom(...pairs);

describe('every quote', () => {
  it.each(pairs)('is at its offsets, $name', (pair) => {
    const { keyMatches, gaps, conditions } = cachedFit(pair);
    const quotes = (text: string, spans: Span[]) => {
      for (const { text: quote, start, end } of spans) expect(text.slice(start, end)).toBe(quote);
    };
    quotes(pair.posting, conditions);
    for (const { requirement, evidence } of [...keyMatches, ...gaps]) {
      quotes(pair.posting, [requirement]);
      quotes(pair.resume, evidence);
    }
    for (const { evidence } of keyMatches) expect(evidence.map(({ text }) => text.trim())).not.toContain('');
  });
});

it('a claim that the résumé names something is quoted with it', () => {
  const claims = judgedPostings.flatMap(({ title, posting, pairs: judged }) =>
    judged.flatMap(({ resume }) =>
      fitTexts({ resume: judgedResumes[resume], posting, title, today }).keyMatches.flatMap(
        ({ how, evidence }) => {
          const named = /^(?:names|also called) (.+?)(?:, (?:for|a kind of|close to) .+)?$/.exec(how)?.[1];
          const quotes = evidence.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n');
          return named === undefined ? [] : [{ named, isQuoted: quotes.includes(named) }];
        },
      ),
    ),
  );
  expect(claims.length).toBeGreaterThan(30);
  expect(claims.filter(({ isQuoted }) => !isQuoted)).toEqual([]);
});

/** The pair, compiled, with the credit of each requirement. */
function compiled({ resume, posting, title }: Omit<TextPair, 'name'>): {
  pair: CompiledPair;
  credits: Float64Array;
} {
  const read = compilePosting(posting, title);
  const pair = pairOf(withoutPostingText(compileResume(resume, today), read), read);
  return {
    pair,
    credits: computeCredits(pair),
  };
}

describe('"+n with this"', () => {
  it.each(pairs)('is the score if that credit were 1, $name', (pair) => {
    const { pair: both, credits } = compiled(pair);
    const { gaps, fitScore, raw: score } = cachedFit(pair);
    expect(assemble(both.posting.requirements, credits).raw).toBe(score);
    for (const { requirement, scoreWith: promised } of gaps) {
      const index = both.posting.requirements.findIndex(({ source }) => source.id === requirement.id);
      const met = credits.with(index, 1);
      expect(promised).toBe(Math.round(assemble(both.posting.requirements, met).raw));
      expect(promised).toBeGreaterThanOrEqual(fitScore!);
    }
  });

  it.each(pairs)('can be computed from the stored basis for any combination of gaps, $name', (pair) => {
    const { pair: both, credits } = compiled(pair);
    const { result, basis } = fitWithBasis({ resume: pair.resume, today }, both.posting);
    const { gaps, fitScore } = result;
    const ids = gaps.map(({ requirement }) => requirement.id);
    expect(scoreWith(basis!, [])).toBe(fitScore);
    for (const gap of gaps) expect(scoreWith(basis!, [gap.requirement.id])).toBe(gap.scoreWith);
    const kept = JSON.parse(JSON.stringify(basis)) as ScoreBasis;
    fc.assert(
      fc.property(fc.subarray(ids), (some) => {
        const met = credits.map((credit, index) => (some.includes(basis![index]!.id) ? 1 : credit));
        expect(scoreWith(kept, some)).toBe(Math.round(assemble(both.posting.requirements, met).raw));
        expect(scoreWith(kept, some)).toBeLessThanOrEqual(scoreWith(kept, ids));
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  it('is the score of the same résumé with the degree, or with the years', () => {
    let compared = 0;
    for (const person of people.map(halfOf)) {
      for (const [layoutName, layout] of layoutList.slice(0, 2)) {
        const posting = asPlainText(person.posting);
        const { title } = person.posting;
        const full = { resume: layout(person), posting, title };
        const lacks = [
          {
            ...person,
            education: person.education.map((line) => line.replace(DEGREE, '').replace(YEAR, '')),
          },
          { ...person, jobs: person.jobs.map((job) => ({ ...job, from: '2026-09' })) },
        ];
        for (const lacking of lacks) {
          const pair = { resume: layout(lacking), posting, title };
          const before = compiled(pair);
          const after = compiled(full).credits;
          for (const { requirement, scoreWith } of fitPair(pair).gaps) {
            const index = before.pair.posting.requirements.findIndex(
              ({ source }) => source.id === requirement.id,
            );
            if (after.join() !== before.credits.with(index, 1).join()) continue;
            compared++;
            expect({ who: person.trade, layoutName, score: fitPair(full).fitScore }).toEqual({
              who: person.trade,
              layoutName,
              score: scoreWith,
            });
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(5);
  });
});

const DEGREE = /^(?:BA|BFA|BCom|MSc|B\.S\.|GED,?) /;
/** Without it, nobody takes the rest for a degree. */
const YEAR = /,? (?:19|20)\d\d$/;

/** Where a line can be added: below another line of a job, below the skills, in a section of its own at the end. */
const places: Record<string, (resume: string, line: string) => string> = {
  'in a job': (resume, line) =>
    resume.replace(/^([-•*–] ).+$/m, (found, bullet) => `${found}\n${bullet}${line}`),
  'among the skills': (resume, line) => resume.replace(/^(skills)$/im, (found) => `${found}\n${line}`),
  'at the end': (resume, line) => `${resume}\nFurther knowledge\n${line}\n`,
};

describe('a line that meets a requirement', () => {
  it.each(Object.entries(places))('never lowers the score %s', (_place, add) => {
    for (const [number, pair] of pairs.entries()) {
      const { raw: before, gaps } = cachedFit(pair);
      for (const { requirement } of gaps.filter((_, index) => index % 4 === number % 4)) {
        const after = raw({ ...pair, resume: add(pair.resume, requirement.label) });
        expect({ name: pair.name, line: requirement.label, lower: (after ?? -1) < before! - 1e-9 }).toEqual({
          name: pair.name,
          line: requirement.label,
          lower: false,
        });
      }
    }
  });

  it('never lowers it in other words either', () => {
    const verbs = [
      'Used',
      'Worked daily with',
      'Trained two colleagues in',
      'Certified in',
      'Responsible for',
    ];
    const edit = fc.tuple(
      anyPair,
      fc.nat(),
      fc.constantFrom(...verbs),
      fc.constantFrom(...Object.values(places)),
    );
    fc.assert(
      fc.property(edit, ([pair, which, verb, add]) => {
        const { gaps, raw: before } = cachedFit(pair);
        const gap = gaps[which % Math.max(1, gaps.length)];
        if (!gap) return;
        const resume = add(pair.resume, `${verb} ${gap.requirement.label}`);
        expect(raw({ ...pair, resume })).toBeGreaterThanOrEqual(before! - 1e-9);
      }),
      { numRuns: 80, seed: 11 },
    );
  });

  it.each(['at the end', 'among the skills'])(
    'closes the gap of a skill, a tool or a language that is named %s',
    (place) => {
      for (const pair of matching) {
        const gaps = cachedFit(pair).gaps.filter(({ requirement }) =>
          ['skill', 'tool', 'language'].includes(requirement.kind),
        );
        for (const { requirement, credit } of gaps) {
          if (requirement.label.includes(' or ')) continue;
          const after = fitPair({ ...pair, resume: places[place]!(pair.resume, requirement.label) });
          const found = [...after.keyMatches, ...after.gaps].find(
            (one) => one.requirement.id === requirement.id,
          );
          expect({ name: pair.name, label: requirement.label, more: (found?.credit ?? 0) > credit }).toEqual({
            name: pair.name,
            label: requirement.label,
            more: true,
          });
        }
      }
    },
  );
});

describe('deleting the evidence of a key match', () => {
  const cuts: Record<string, (resume: string, spans: Span[]) => string> = {
    'word for word': (resume, spans) => without(resume, spans),
    'with its whole lines': (resume, spans) =>
      without(
        resume,
        spans.map(({ start, end }) => {
          const from = resume.lastIndexOf('\n', start - 1) + 1;
          const stop = resume.indexOf('\n', end);
          return { start: from, end: stop < 0 ? resume.length : stop + 1 };
        }),
      ),
  };
  it.each(Object.entries(cuts))('%s never raises the score', (_name, cut) => {
    for (const [number, pair] of matching.entries()) {
      const { keyMatches, raw: before } = cachedFit(pair);
      for (const { requirement, evidence } of keyMatches.filter((_, index) => index % 2 === number % 2)) {
        const after = raw({ ...pair, resume: cut(pair.resume, evidence) });
        expect({ name: pair.name, cut: requirement.label, higher: (after ?? -1) > before! + 1e-9 }).toEqual({
          name: pair.name,
          cut: requirement.label,
          higher: false,
        });
      }
    }
  });
});

function without(text: string, ranges: { start: number; end: number }[]): string {
  let left = text;
  let reached = text.length;
  for (const { start, end } of ranges.toSorted((a, b) => b.start - a.start)) {
    left = left.slice(0, start) + left.slice(Math.min(end, reached));
    reached = start;
  }
  return left;
}

it('a gap without any credit names nothing that the résumé mentions', () => {
  for (const pair of pairs) {
    const said = ` ${stripTags(pair.resume)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `;
    for (const { requirement, credit } of cachedFit(pair).gaps) {
      if (credit > 0 || !['skill', 'tool', 'certification', 'language'].includes(requirement.kind)) continue;
      for (const label of requirement.label.split(' or ')) {
        const words = label
          .toLowerCase()
          .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
          .trim();
        expect(said).not.toContain(` ${words} `);
      }
    }
  }
});
