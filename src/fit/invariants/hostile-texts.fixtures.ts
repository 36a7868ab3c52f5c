/** Texts that somebody could send to make reading them slow, each of so many characters. */
export function hostileTexts(size: number): Record<string, string> {
  const made = (part: string | ((index: number) => string)): string => {
    const parts: string[] = [];
    for (let length = 0, index = 0; length < size; index++) {
      const next = typeof part === 'string' ? part : part(index);
      parts.push(next);
      length += next.length;
    }
    return parts.join('').slice(0, size);
  };
  return {
    'one letter': made('a'),
    'capital letters': made('A'),
    digits: made('7'),
    'words without an end': made((index) => `word${index} `),
    'one word again and again': made('nurse '),
    'a skill on each line': made('- Python\n'),
    'skills with commas': made('Python, SQL, Excel, '),
    'capitalised words': made('Acme Widget '),
    'full stops': made('. '),
    dots: made('.'),
    hyphens: made('-'),
    'hyphened words': made('state-of-the-'),
    slashes: made('and/or/'),
    brackets: made('('),
    'closing brackets': made(')'),
    quotes: made('"\''),
    'angle brackets': made('<'),
    'opened tags': made('<li>'),
    'tags without an end': made('<a href="'),
    comments: made('<!-- '),
    entities: made('&amp;'),
    'half entities': made('&#'),
    stars: made('*'),
    'bold marks': made('**a** '),
    'number signs': made('# '),
    'Markdown links': made('[a]('),
    'table rows': made('| a '),
    'e-mail addresses': made('a@b.co '),
    'at signs': made('@'),
    'half addresses': made('a.b.c@'),
    'web addresses': made('https://a.b/'),
    'telephone numbers': made('(555) 010-'),
    dates: made('March 2020 - April 2021\n'),
    'dates without breaks': made('03/2020-'),
    years: made('5+ years of '),
    'years alone': made('2020 '),
    'work entries': made((index) => `Nurse, Elm ${index}\n2019 - 2020\n- Gave care\n`),
    headings: made('EXPERIENCE\n'),
    'different headings': made((index) => `SECTION ${index}:\n`),
    'degrees and schools': made('Bachelor of Science, University of '),
    requirements: made((index) => `- ${index} years of experience with Python or Java required\n`),
    alternatives: made('Python or '),
    conditions: made('if and when '),
    'empty lines': made('\n'),
    'Windows line ends': made('\r\n'),
    tabs: made('\t'),
    blanks: made(' '),
    'blanks and a letter': made(`${' '.repeat(99)}a`),
    'no-break spaces': made('\u00a0'),
    'accents without letters': made('\u0301'),
    'soft hyphens': made('a\u00ad'),
    'direction marks': made('\u202e\u202d'),
    'halves of pairs': made('\ud83d'),
    emoji: made('👩‍⚕️'),
    Chinese: made('护士经验'),
    Arabic: made('محاسب '),
    'zero bytes': made('\u0000'),
  };
}
