import { closeSpacedLetters } from '../spaced-letters.ts';
import { PAGE_NUMBER } from './paragraph-content.ts';
import { symbolText } from './symbols.ts';

/** "Page 2 of 3", "Seite 2", "2 / 3", with a sign that parts it from what else is in the header or footer. */
const PAGE_COUNT = new RegExp(
  [
    String.raw`(?:[\t ]{0,3}[|–•·-])?[\t ]{0,3}`,
    String.raw`(?:\b(?:page|pg|p|seite|página|pagina|pág|side|sida|strona|strana)\b[.:]?)?[\t ]{0,3}${PAGE_NUMBER}`,
    String.raw`(?:[\t ]{0,3}(?:of|von|de|sur|di|van|av|af|z|\/|\|)[\t ]{0,3}${PAGE_NUMBER})?`,
  ].join(''),
  'giu',
);

/** The text of a paragraph as it reads: even spaces, one kind of bullets, no characters without a meaning. */
export function normalizeParagraph(text: string): string {
  const withoutPageNumbers = text.includes(PAGE_NUMBER) ? text.replace(PAGE_COUNT, '') : text;
  return closeSpacedLetters(withoutPageNumbers)
    .replace(
      /^[ \t]*([\uf000-\uf0ff])[ \t]*(?=\S)/gm,
      (_, symbol: string) => `${symbolText(symbol.charCodeAt(0))} `,
    )
    .replace(/[\u00a0 ]{3,}/g, '\t')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000 ]+/g, ' ')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\ue000-\uf8ff]/g, '')
    .replace(/ *(\n|\t) */g, '$1')
    .replace(/\t+/g, '\t')
    .replace(/\t?\n\t?/g, '\n')
    .replace(/^[ \t]*[•●▪■◦➢✓·][ \t]*(?=\S)|^[ \t]*(?:[-–*][ \t]+|o\t)(?=\p{L})/gmu, '• ')
    .trim();
}
