import { describe, expect, test } from 'vitest';
import { REMOVED, redactorFor } from './personal-data.ts';

const lines = [
  'Thaddeus Brackenholm',
  'Quarry Bay, ME · (207) 555-0166 · thad.brackenholm@post.example.net · github.com/thadbrack',
  'Experience',
  'Site Foreman, Ledgerock Builders, 03/2015 - 11/2021',
  'Poured 1,200 cubic yards of concrete; ask T. Brackenholm at +1 207 555 0166 or 12 Harbor View Road',
  'Ran scheduling in Socket.io and ASP.NET on 3 sites, 2018 - 2021, 99.2% on time',
];
const resume = lines.join('\n');
const redactor = redactorFor(resume, '2026-11-21');
const quoteOf = (line: number) => {
  const text = lines[line] as string;
  const start = resume.indexOf(text);
  return redactor.quote({ text, start, end: start + text.length });
};

describe('in a quote from the résumé', () => {
  test('removes name, phone and street anywhere and keeps the rest', () => {
    expect(quoteOf(4)).toBe(
      `Poured 1,200 cubic yards of concrete; ask T. ${REMOVED} at ${REMOVED} or ${REMOVED}`,
    );
  });

  test('keeps dates, percentages and tool names that look like contact data', () => {
    expect(quoteOf(3)).toBe(lines[3]);
    expect(quoteOf(5)).toBe(lines[5]);
  });

  test('removes the whole header', () => {
    expect(quoteOf(0)).not.toMatch(/Thaddeus|Brackenholm/);
    expect(quoteOf(1)).not.toMatch(/Quarry|555|@|github|thad/i);
  });
});

test('resumeView has the résumé’s length, so offsets stay valid', () => {
  expect(redactor.resumeView).toHaveLength(resume.length);
  expect(redactor.resumeView).not.toMatch(/Brackenholm|0166|Quarry/);
  expect(redactor.resumeView).toContain('Ledgerock Builders');
});

describe('in any other text', () => {
  test.each([
    ['an e-mail address', 'write to jobs@ledgerock.example.com today'],
    ['an obfuscated e-mail address', 'write to jobs (at) ledgerock.example.com today'],
    ['a phone number', 'call 207.555.0143 today'],
    ['an international phone number', 'call +49 30 5550 1234 today'],
    ['a link', 'see https://ledgerock.example/apply?id=7 today'],
    ['a bare domain', 'see www.ledgerock.example today'],
    ['a profile', 'see linkedin.com/company/ledgerock today'],
    ['a handle', 'follow @ledgerock_builders today'],
    ['a street address', 'come to 1400 East Quarry Street today'],
    ['the applicant’s full name', 'greet THADDEUS BRACKENHOLM today'],
  ])('removes %s', (_what, text) => {
    const [first = ''] = text.split(' ');
    expect(redactor.text(text)).toMatch(new RegExp(`^${first}( to)? \\${REMOVED.slice(0, -1)}\\] today$`));
  });
});

describe('contact data in a text', () => {
  const removed = (text: string) => redactor.text(text).replaceAll(REMOVED, '…');

  test.each([
    ['Mail jo.o’neill or jo_b+jobs%1@a-b.co.uk, please', 'Mail jo.o’neill or …, please'],
    ["o'hara-1@x.y.example.org", '…'],
    ['ana[at]mail.example; ana @ mail.example', '…; …'],
    ['write to müller@bäcker.example or ÄÖ@x.example', 'write to … or …'],
    ['a@b', 'a@b'],
  ])('an e-mail address is removed as a whole: %s', (text, rest) => {
    expect(removed(text)).toBe(rest);
  });

  test.each([
    ['see http://a.example/x?y=1&z, or (https://b.example/c) or <www.d.example>', 'see … or (…) or <…>'],
    ['HTTPS://LOUD.EXAMPLE/x "www.quoted.example/y"', '… "…"'],
    ['http://a and www.b', 'http://a and www.b'],
  ])('a link is removed up to its end: %s', (text, rest) => {
    expect(removed(text)).toBe(rest);
  });

  test.each([
    ['my site maren-7.com/work/2 | more', 'my site … | more'],
    ['jobs.ledge-rock.co.uk, cv.marenko.dev', '…, …'],
    ['aa.b2.page (bees.xyz/hive) bees.bio/a|bees.link/b•c', '… (…) …|…•c'],
    ['Quarry.TECH', '…'],
    ['x.com', 'x.com'],
    ['a computer.community', 'a computer.community'],
    ['user.me2 and v1.dev9', 'user.me2 and v1.dev9'],
  ])('a site is removed with its path: %s', (text, rest) => {
    expect(removed(text)).toBe(rest);
  });

  test.each([
    ['ASP.NET, Socket.io, Copy.ai and log.in/', 'ASP.NET, Socket.io, Copy.ai and log.in/'],
    ['quarry.io/jo (bees2.net/a/b) x-y.ai/c|d q-1.in/e', '… (…) …|d …'],
    ['a@socket.io/x', '…/x'],
    ['é.socket.io/x', 'é.socket.io/x'],
  ])('a site that may be the name of a tool is removed only with a path: %s', (text, rest) => {
    expect(removed(text)).toBe(rest);
  });

  test.each([
    ['GitHub: jo-mason, LinkedIn:jomason; Xing:  jm77|x', '…, …; …|x'],
    ['skype: jo.m • telegram: @jom', '… • …'],
    ['twitter.com/jom instagram.de/jom facebook.com/jom/9', '… … …'],
    ['whatsapp: jo and gitlab.com/x/y behance.net/z', '… and … …'],
    ['mygithub: actions', 'mygithub: actions'],
    ['GitHub Actions, GitHub, Twitter', 'GitHub Actions, GitHub, Twitter'],
  ])('a profile is removed: %s', (text, rest) => {
    expect(removed(text)).toBe(rest);
  });

  test.each([
    ['(@jo.m_7) or @ü2', '(…) or …'],
    ['a @ b, @x, 5@home', 'a @ b, @x, 5@home'],
  ])('a handle is removed: %s', (text, rest) => {
    expect(removed(text)).toBe(rest);
  });

  test.each([
    ['at 12b Old Mill Lane. Then', 'at … Then'],
    ['7 Élan Vital Court, 9 O’Neill-St. Mary Rd', '…, …'],
    ['221 BAKER STREET', '…'],
    ['1 A Dr and 123456 Main Blvd.', '… and …'],
    ['3 St', '3 St'],
    ['12 old roads, 5 Harbor Viewpoint, 8 Big Streets', '12 old roads, 5 Harbor Viewpoint, 8 Big Streets'],
    ['1234567 Main Street', '… Main Street'],
  ])('a street is removed with its number: %s', (text, rest) => {
    expect(removed(text)).toBe(rest);
  });

  test.each([
    ['555 0166 and 555 01667', '… and …'],
    ['call +441134960000, 0044 113 496 0000 or (0113) 496/0000', 'call …, … or …'],
    ['12 34 56', '12 34 56'],
    ['123 456', '123 456'],
    ['1234567890123456', '1234567890123456'],
    ['$1,234,567 or €12345678 or 12345678%', '$1,234,567 or €12345678 or 12345678%'],
    ['A1234567 and 1234567b', 'A1234567 and 1234567b'],
    [
      '2018-2021, 2018 - 2021, 03/2018-11/2021, 1999.2001',
      '2018-2021, 2018 - 2021, 03/2018-11/2021, 1999.2001',
    ],
    ['01.03.2018 - 30.11.2021 and 3.2018 4.2019', '01.03.2018 - 30.11.2021 and 3.2018 4.2019'],
    ['2018 2019 2020', '…'],
    ['1718 1719', '…'],
    ['2018 20211', '…'],
    ['555 2018 2019', '…'],
  ])('a phone number is removed, and dates and amounts are kept: %s', (text, rest) => {
    expect(removed(text)).toBe(rest);
  });
});

describe('a person’s own data', () => {
  const own = [
    'Jo-Ann O’Quill',
    'Fox Point, WI | joann.quill@post.example.org | +1 414 555 0187 | https://quill.example/cv | linkedin.com/in/joquill',
    'Experience',
    'Baker, Quill and Sons, 2015 - 2021',
    'Ms Quill and Jo-Ann bake; quills, Quillen and MyQuill stay. QUILL too.',
  ].join('\n');
  const redact = redactorFor(own, '2026-11-21');

  test.each([
    ['Thanks, JO-ANN   O’QUILL', 'Thanks, JO-ANN   O’QUILL'],
    ['Thanks, jo-ann o’quill!', `Thanks, ${REMOVED}!`],
    ['Jo-Ann alone may be anybody', 'Jo-Ann alone may be anybody'],
    ['near fox point, wi today', `near ${REMOVED} today`],
    ['near fox point, wisconsin', 'near fox point, wisconsin'],
  ])('is removed from other texts where it stands as a whole: %s', (text, rest) => {
    expect(redact.text(text)).toBe(rest);
  });

  test('is found in a text whose letters change their number in lower case', () => {
    expect(redact.text('İzmir: Jo-Ann O’Quill')).toBe(`İzmir: ${REMOVED}`);
    expect(redact.text('İzmir: JO-ANN O’QUILL')).toBe('İzmir: JO-ANN O’QUILL');
  });

  test('is removed from a line also if only a part of it is quoted', () => {
    const text = 'Ms Quill and Jo-Ann bake';
    const start = own.indexOf(text);
    expect(redact.quote({ text, start, end: start + text.length })).not.toMatch(/Jo-Ann/);
    const half = { text: 'n bake', start: start + 18, end: start + text.length };
    expect(redact.quote(half)).toBe(`${REMOVED} bake`);
    expect(redact.quote({ text: 'bake;', start: start + 20, end: start + 25 })).toBe('bake;');
  });

  test('blanks out the name wherever the résumé has it, and no other word', () => {
    expect(redact.resumeView).toHaveLength(own.length);
    expect(redact.resumeView).not.toMatch(/Jo-Ann|Fox Point|0187|joquill|post\.example/);
    expect(redact.resumeView).toContain('quills, Quillen and MyQuill stay.');
    expect(redact.resumeView).toContain('Baker,');
  });
});

test.each(['a', '1', 'a.', '1 ', '@', '1 Aa ', 'www.', 'linkedin.'])(
  'handles half a million characters of "%s" in linear time',
  (unit) => {
    const text = unit.repeat(500_000 / unit.length);
    // Anything worse than linear time exceeds the test's timeout.
    const { resumeView } = redactorFor(`Ann Lee\n${text} mail@post.example.com`, '2026-11-21');
    expect(resumeView).not.toContain('mail@post');
    expect(redactor.text(text).length).toBeLessThanOrEqual(text.length * 2);
  },
);
