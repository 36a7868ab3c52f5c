import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from './tokens.ts';

const norms = (text: string) => tokenize(text).map((token) => token.norm);

describe('words of a text', () => {
  it.each([
    ['C/C++, C# and F#', ['c', 'c++', 'c#', 'and', 'f#']],
    ['ASP.NET, .NET Core and Node.js.', ['asp.net', '.net', 'core', 'and', 'node.js']],
    ['R&D, P&L, S&OP, R & D', ['r&d', 'p&l', 's&op', 'r', 'and', 'd']],
    ['Network +, Security + certified', ['network+', 'security+', 'certified']],
    ['Network + Server', ['network', 'server']],
    ['A+, Network+ (5+ years, Java+SQL)', ['a+', 'network+', '5', 'years', 'java', 'sql']],
    ['A/B tests, I/O, CI/CD', ['a/b', 'tests', 'i/o', 'ci', 'cd']],
    ['B.S. or Ph.D., M.Sc., B.Tech, R.N.', ['bs', 'or', 'phd', 'msc', 'btech', 'rn']],
    ['full-time, 3.5+ years, 1,000', ['full', 'time', '3.5', 'years', '1,000']],
    ['non-profit, Non SAP, nonstop, non - fiction', ['nonprofit', 'nonsap', 'nonstop', 'non', 'fiction']],
    ['Food&Beverage', ['food', 'and', 'beverage']],
    ['Résumé ﬁle in ＳＱＬ', ['resume', 'file', 'in', 'sql']],
    ['Bachelor’s', ["bachelor's"]],
    ['数据分析 SQL', ['数', '据', '分', '析', 'sql']],
    ['the work.I like it', ['the', 'work', 'i', 'like', 'it']],
    ['soft\u00adware', ['software']],
    ['', []],
  ])('reads %j', (text, expected) => {
    expect(norms(text)).toEqual(expected);
  });

  it('records what separates two words', () => {
    const gaps = tokenize('care-plan notes, IV/IM\nmeds\n\nnext. End').map((token) => token.before);
    expect(gaps).toEqual(['break', 'hyphen', 'space', 'comma', 'slash', 'line', 'break', 'break']);
  });

  it('gives offsets into the original text, in order and without overlap', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let last = 0;
        for (const token of tokenize(text)) {
          expect(token.start).toBeGreaterThanOrEqual(last);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.end).toBeLessThanOrEqual(text.length);
          last = token.end;
        }
      }),
      { seed: 1 },
    );
  });

  it.each(['a', '.', '&', 'a.', 'a/', 'a&', '1,', '’a', '\ud800', 'a\u00ad', 'é', 'a \n'])(
    'gets through a million characters of %j',
    (unit) => {
      const text = unit.repeat(Math.floor(1_000_000 / unit.length));
      const tokens = tokenize(text);
      expect(tokens.every((token) => token.end <= text.length)).toBe(true);
    },
    5_000,
  );
});
