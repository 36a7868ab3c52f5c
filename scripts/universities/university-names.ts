import { foldName } from '../../src/server/features/universities/fold-name.ts';

const maxLength = 100;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

/** Undoes HTML entities and Windows-1252 read as Latin-1. */
export function restoreText(text: string): string {
  const plain = text.replace(/&(amp|quot|#39|apos|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);
  return plain.replace(/[\x80-\x9f]/g, (char) =>
    new TextDecoder('windows-1252').decode(Uint8Array.of(char.charCodeAt(0))),
  );
}

/** The name without stray spaces and quotes; null if it is an address, shouted, a note or damaged. */
export function cleanName(text: string): string | null {
  const name = restoreText(text)
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/^(college|school|university|institute)( name)?:/i, '')
    .replace(/\s*\/\/\s*/, ', ')
    .replace(/(, [A-Z]{2})?, (India|USA)$/, '')
    .replace(/[\s,;:|/-]+$|(?<=\p{L}{4})\.$/u, '')
    .trim();
  if (name.length < 4 || name.length > maxLength) return null;
  if (/https?:|www\.|@|[<>{}=\\_|\uFFFD]|\?|\.[a-z]{2,3}\)/.test(name)) return null;
  if (/^[^\p{L}]/u.test(name)) return null;
  if (/(\p{Lu}{4,}\W+){2}|\p{Lu}{5,}\W+(OF|DE|DI|DO|DA)\b/u.test(`${name} `)) return null;
  if (/^\p{Ll}/u.test(name) && !/\p{Lu}/u.test(name)) return null;
  return name;
}

const universityWords = matchAny(`
  universi|univerz|uniwers|univerc|hochschule|institute of technology|institut teknologi|polytech
  politech|polit[eé]cn|politekni|[eé]cole (nationale )?sup[eé]rieure|yliopisto|ülikool|egyetem|sveučili
  üniversite|đại học|conservator|eth z|instituto tecnol[oó]gico|högskola|høgskole|høyskol
  business school|theological seminary|大学|大學|대학교|університет|университет|πανεπιστήμιο|جامعة|دانشگاه
  มหาวิทยาลัย|אוניברסיט
`);
const collegeWords = matchAny('college|seminary|academy of|akademi|institut|school of');

const otherWords = matchAny(String.raw`
  high school|secondary|primary|elementary|middle school|grammar|gymnasi|gimnazi|lyc[eé]e|lyceum|liceo
  liceu|лицей|школ|гимнази|lisesi|高等学校|高校|附属|附屬|고등학교|school district|public schools?\b|k-?12
  kindergarten|preparatory|prep school|sixth form|beruf|volkshochschule|realschule|alumni
  student(s|en)?\b|hospital|klinik|library|press\b|department|faculty|facultad|facult[eé]|fakult
  факультет|laborator|ministry|consejer[ií]a|government|association|foundation|council|union
  cent(er|re) for|research cent|campus|college school|branch|филиал|technikum|техникум|колледж|коледж
  vocational|online|test\b|\bhigh\b|boarding|girls.? school|boys.? school|old domain|accounts?\b
  renamed|former|e-?mail|domain|^(the )?(school|college|institute|centre|center) of .*universi|^учебн
  ^khoa |distance education|教育学院|school for|hi-?tech &
`);
/** Words that any university may have in its name. */
const commonWords = new Set(
  `the of and for in at de la le du des der die für und y e a university universitat universite
   universidad universitas college institute school academy national technical technology applied
   sciences science arts technologies state private public engineering management business
   hochschule fachhochschule institut medical economics group`.split(/\s+/),
);

/** Whether this is what a university is called, and not a school below or a part of one. */
export function isUniversityName(name: string): boolean {
  return universityWords.test(name) && !otherWords.test(name) && isOwnName(name);
}

/** The same of a place where colleges are universities too. */
export function isUniversityOrCollegeName(name: string): boolean {
  return (universityWords.test(name) || collegeWords.test(name)) && !otherWords.test(name) && isOwnName(name);
}

/** Not just "University of Applied Sciences". */
function isOwnName(name: string): boolean {
  return foldName(name)
    .split(' ')
    .some((word) => !commonWords.has(word));
}

/** Finds any of these patterns, which may stand on several lines. */
function matchAny(patterns: string): RegExp {
  return new RegExp(patterns.trim().replace(/\s*\n\s*/g, '|'), 'iu');
}
