/** Texts that somebody could send to make reading slow, each `size` characters long. */
export function hostileTexts(size: number): Record<string, string> {
  const repeatToSize = (part: string | ((index: number) => string)): string => {
    const parts: string[] = [];
    for (let length = 0, index = 0; length < size; index++) {
      const next = typeof part === 'string' ? part : part(index);
      parts.push(next);
      length += next.length;
    }
    return parts.join('').slice(0, size);
  };
  return {
    'one letter': repeatToSize('a'),
    'capital letters': repeatToSize('A'),
    digits: repeatToSize('7'),
    'words without an end': repeatToSize((index) => `word${index} `),
    'one word again and again': repeatToSize('nurse '),
    'a skill on each line': repeatToSize('- Python\n'),
    'skills with commas': repeatToSize('Python, SQL, Excel, '),
    'capitalised words': repeatToSize('Acme Widget '),
    'full stops': repeatToSize('. '),
    dots: repeatToSize('.'),
    hyphens: repeatToSize('-'),
    'hyphened words': repeatToSize('state-of-the-'),
    slashes: repeatToSize('and/or/'),
    brackets: repeatToSize('('),
    'closing brackets': repeatToSize(')'),
    quotes: repeatToSize('"\''),
    'angle brackets': repeatToSize('<'),
    'opened tags': repeatToSize('<li>'),
    'tags without an end': repeatToSize('<a href="'),
    comments: repeatToSize('<!-- '),
    entities: repeatToSize('&amp;'),
    'half entities': repeatToSize('&#'),
    stars: repeatToSize('*'),
    'bold marks': repeatToSize('**a** '),
    'number signs': repeatToSize('# '),
    'Markdown links': repeatToSize('[a]('),
    'table rows': repeatToSize('| a '),
    'e-mail addresses': repeatToSize('a@b.co '),
    'at signs': repeatToSize('@'),
    'half addresses': repeatToSize('a.b.c@'),
    'web addresses': repeatToSize('https://a.b/'),
    'telephone numbers': repeatToSize('(555) 010-'),
    dates: repeatToSize('March 2020 - April 2021\n'),
    'dates without breaks': repeatToSize('03/2020-'),
    years: repeatToSize('5+ years of '),
    'years alone': repeatToSize('2020 '),
    'work entries': repeatToSize((index) => `Nurse, Elm ${index}\n2019 - 2020\n- Gave care\n`),
    headings: repeatToSize('EXPERIENCE\n'),
    'different headings': repeatToSize((index) => `SECTION ${index}:\n`),
    'degrees and schools': repeatToSize('Bachelor of Science, University of '),
    requirements: repeatToSize((index) => `- ${index} years of experience with Python or Java required\n`),
    alternatives: repeatToSize('Python or '),
    conditions: repeatToSize('if and when '),
    'empty lines': repeatToSize('\n'),
    'Windows line ends': repeatToSize('\r\n'),
    tabs: repeatToSize('\t'),
    blanks: repeatToSize(' '),
    'blanks and a letter': repeatToSize(`${' '.repeat(99)}a`),
    'no-break spaces': repeatToSize('\u00a0'),
    'accents without letters': repeatToSize('\u0301'),
    'soft hyphens': repeatToSize('a\u00ad'),
    'direction marks': repeatToSize('\u202e\u202d'),
    'halves of pairs': repeatToSize('\ud83d'),
    emoji: repeatToSize('👩‍⚕️'),
    Chinese: repeatToSize('护士经验'),
    Arabic: repeatToSize('محاسب '),
    'zero bytes': repeatToSize('\u0000'),
  };
}
