import { describe, expect, test } from 'vitest';
import { parseUniversities } from './parse-universities.ts';

const parse = (entries: unknown) => parseUniversities(JSON.stringify(entries));

describe('a list of universities', () => {
  test('keeps its order, without duplicates and other fields', () => {
    const list = [
      { name: ' Universität\n Zürich ', country: 'Switzerland', web_pages: ['http://example.com'] },
      { name: 'UNIVERSITAT ZURICH', country: 'Switzerland' },
      { name: 'Leeds', country: null },
    ];
    expect(parse(list)).toEqual([
      { id: 'universitat-zurich-switzerland', name: 'Universität Zürich', country: 'Switzerland' },
      { id: 'leeds', name: 'Leeds' },
    ]);
  });

  test('skips invalid entries', () => {
    const entries = [
      null,
      1,
      'x',
      [],
      {},
      { name: 1 },
      { name: '' },
      { name: '…' },
      { name: 'x'.repeat(201) },
    ];
    expect(parse([...entries, { name: 'Leeds' }])).toEqual([{ id: 'leeds', name: 'Leeds' }]);
  });

  test('strips invisible, direction-changing and invalid characters', () => {
    expect(parse([{ name: 'Le\u202Eeds\u0000 \u200BUni\uD800' }])?.[0]?.name).toBe('Leeds Uni\uFFFD');
  });

  test('keeps markup as text', () => {
    expect(parse([{ name: '<img src=x onerror=alert(1)> College' }])?.[0]?.name).toContain('<img');
  });

  test.each(['', 'hello', '<html>', '{"name":"Leeds"}', '[]', '[1,2]', '[{"name":"Le', 'null'])(
    'is not accepted: %j',
    (text) => expect(parseUniversities(text)).toBeNull(),
  );

  test('survives deep nesting and prototype keys', () => {
    expect(parseUniversities('['.repeat(200_000))).toBeNull();
    expect(parseUniversities(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toBeNull();
    const list = parseUniversities('[{"__proto__":{"name":"Leeds"},"name":"constructor"}]');
    expect(list).toEqual([{ id: 'constructor', name: 'constructor' }]);
  });

  test.each([
    ['Ærø', 'aero'],
    ['Œuvre', 'oeuvre'],
    ['Ørsted', 'orsted'],
    ['Đà Nẵng', 'da-nang'],
    ['Ísafjarðar', 'isafjardar'],
    ['Łódź', 'lodz'],
    ['Kadıköy', 'kadikoy'],
    ['Þórshöfn', 'thorshofn'],
    ['Gießen', 'giessen'],
    ['O’Higgins', 'ohiggins'],
  ])('knows %s as %s, however it is typed', (name, id) => {
    expect(parse([{ name }])).toEqual([{ id, name }]);
  });

  test('takes names of 200 characters and countries of 80, without longer ones', () => {
    const [name, country] = ['n'.repeat(200), 'c'.repeat(80)];
    expect(parse([{ name, country }])).toMatchObject([{ name, country }]);
    expect(parse([{ name, country: `${country}c` }])).toEqual([{ id: name, name }]);
    expect(parse([{ name: `${name}n` }])).toBeNull();
    expect(parse([{ name: `Leeds${' '.repeat(795)}` }])).toMatchObject([{ name: 'Leeds' }]);
    expect(parse([{ name: `Leeds${' '.repeat(796)}` }])).toBeNull();
  });

  test('may begin with a byte order mark', () => {
    expect(parseUniversities('\uFEFF[{"name":"Leeds"}]')).toEqual([{ id: 'leeds', name: 'Leeds' }]);
  });

  test('is limited to 50,000', () => {
    const many = Array.from({ length: 60_000 }, (_, index) => ({ name: `School ${index}` }));
    expect(parse(many)).toHaveLength(50_000);
  });
});
