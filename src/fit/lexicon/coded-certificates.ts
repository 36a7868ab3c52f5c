import { matchesOf } from '../text/patterns/matches.ts';

/** Bodies that certify for one thing after another, each with a code: the ids of their certificates and the form of the codes. */
const CODES: Readonly<Record<string, string>> = {
  'ase-certification': '[A-HLPST]\\d',
  nccco: '(?:TLL|TSS|LBC|LBT|BTF|BTO|TWR|OVR|STC)',
};
const SERIES = /^([A-Z])(\d) ?[–-] ?\1?(\d)$/;

const PATTERNS = new Map(
  Object.entries(CODES).map(([id, code]): [string, RegExp] => [
    id,
    new RegExp(`\\b${code}(?: ?[–-] ?${code})?\\b`, 'gu'),
  ]),
);

/** All of what makes a master: "ASE Master Technician". */
export const MASTER = 'master';
const MASTER_WORD = /\bmaster\b/i;
const WHOLE_SERIES = /^[AT]\d$/;
const IN_WHOLE_SERIES = 8;

/** The codes of a certificate that a text names, each once: "A4, A6–A8" and "Master" of ASE; none if its certificates have no codes. */
export function codesIn(text: string, id: string): string[] {
  const pattern = PATTERNS.get(id);
  if (!pattern) return [];
  const codes = new Set(matchesOf(text, pattern).flatMap(([written]) => codesOfSeries(written)));
  const series = [...codes].filter((code) => WHOLE_SERIES.test(code));
  const isWhole = ['A', 'T'].some(
    (letter) => series.filter((code) => code.startsWith(letter)).length === IN_WHOLE_SERIES,
  );
  return [...codes, ...(id === ASE && (isWhole || MASTER_WORD.test(text)) ? [MASTER] : [])];
}
const ASE = 'ase-certification';

function codesOfSeries(written: string): string[] {
  const [, letter, from, to] = SERIES.exec(written) ?? [];
  if (!letter) return [written];
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, index) => `${letter}${Number(from) + index}`,
  );
}
