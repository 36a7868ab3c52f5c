import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FILL, resumeView } from './text-view.ts';

const seen = (text: string) => resumeView(text).replaceAll(FILL, '');

it('is as long as the text, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(resumeView(text)).toHaveLength(text.length);
    }),
    { seed: 1 },
  );
  expect(resumeView('\\xe2\\x80\\x93 â€™ ï¼\u200b \u{1f600}')).toHaveLength(
    '\\xe2\\x80\\x93 â€™ ï¼\u200b \u{1f600}'.length,
  );
});

it('makes one of the kinds of bullets, dashes, quotes and blanks', () => {
  expect(seen('▪ a\u00a0b ‑ c — d ’e’')).toBe("• a b - c – d 'e'");
});

it('undoes signs that an earlier program wrote out or misread', () => {
  expect(seen('caf\\xc3\\xa9 2012 \\xe2\\x80\\x93 2014')).toBe('café 2012 – 2014');
  expect(seen('06/2012 ï¼\u200b 12/2012, it\u00e2€\u2122s')).toBe("06/2012 – 12/2012, it's");
});

it('takes an "o" in front of several lines for a bullet, not one alone', () => {
  expect(seen('Cook\no Led a shift\n  o Wrote menus')).toBe('Cook\n• Led a shift\n  • Wrote menus');
  expect(seen('Trabalhei com\no Grupo Azul')).toBe('Trabalhei com\no Grupo Azul');
});
