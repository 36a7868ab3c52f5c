import { describe, expect, test } from 'vitest';
import { parseUniversities } from './parse-universities.ts';

const read = (entries: unknown) => parseUniversities(JSON.stringify(entries));

describe('a list of universities', () => {
  test('is read in its order, each once, with what else stands there left out', () => {
    const list = [
      { name: ' Universität\n Zürich ', country: 'Switzerland', web_pages: ['http://example.com'] },
      { name: 'UNIVERSITAT ZURICH', country: 'Switzerland' },
      { name: 'Leeds', country: null },
    ];
    expect(read(list)).toEqual([
      { id: 'universitat-zurich-switzerland', name: 'Universität Zürich', country: 'Switzerland' },
      { id: 'leeds', name: 'Leeds' },
    ]);
  });

  test('passes over what is no university', () => {
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
    expect(read([...entries, { name: 'Leeds' }])).toEqual([{ id: 'leeds', name: 'Leeds' }]);
  });

  test('loses characters that are not seen, turn what follows, or break a database', () => {
    expect(read([{ name: 'Le\u202Eeds\u0000 \u200BUni\uD800' }])?.[0]?.name).toBe('Leeds Uni\uFFFD');
  });

  test('keeps markup as text', () => {
    expect(read([{ name: '<img src=x onerror=alert(1)> College' }])?.[0]?.name).toContain('<img');
  });

  test.each(['', 'hello', '<html>', '{"name":"Leeds"}', '[]', '[1,2]', '[{"name":"Le', 'null'])(
    'is not found in %j',
    (text) => expect(parseUniversities(text)).toBeNull(),
  );

  test('survives nesting without end and names of the prototype', () => {
    expect(parseUniversities('['.repeat(200_000))).toBeNull();
    expect(parseUniversities(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toBeNull();
    const list = parseUniversities('[{"__proto__":{"name":"Leeds"},"name":"constructor"}]');
    expect(list).toEqual([{ id: 'constructor', name: 'constructor' }]);
  });

  test('ends somewhere', () => {
    const many = Array.from({ length: 60_000 }, (_, index) => ({ name: `School ${index}` }));
    expect(read(many)).toHaveLength(50_000);
  });
});
