import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FILL } from '../../text/misread.ts';
import { resumeView } from './text-view.ts';

const viewOf = (text: string) => resumeView(text).replaceAll(FILL, '');

it('is always as long as the text', () => {
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

it('unifies bullets, dashes, quotes and blanks', () => {
  expect(viewOf('▪ a\u00a0b ‑ c — d ’e’')).toBe("• a b - c – d 'e'");
});

it('restores characters that another program escaped or misread', () => {
  expect(viewOf('caf\\xc3\\xa9 2012 \\xe2\\x80\\x93 2014')).toBe('café 2012 – 2014');
  expect(viewOf('06/2012 ï¼\u200b 12/2012, it\u00e2€\u2122s')).toBe("06/2012 – 12/2012, it's");
});

it('takes "o" for a bullet only if it starts several lines', () => {
  expect(viewOf('Cook\no Led a shift\n  o Wrote menus')).toBe('Cook\n• Led a shift\n  • Wrote menus');
  expect(viewOf('Trabalhei com\no Grupo Azul')).toBe('Trabalhei com\no Grupo Azul');
});

it('leaves out the marks of Markdown, but no masked number', () => {
  expect(viewOf('### Cook, **Elm**\n# Work')).toBe(' Cook, Elm\n Work');
  expect(viewOf('+49 176 313 *** **')).toBe('+49 176 313 *** **');
});
