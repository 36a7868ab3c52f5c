import { expect, it } from 'vitest';
import { remembered, rememberedLatest, rememberedPair } from './remembered.ts';

it('what is remembered is not made again', () => {
  const wrapped = remembered((text) => ({ text }), 2);
  const first = wrapped('a');
  expect(first).toEqual({ text: 'a' });
  expect(wrapped('a')).toBe(first);
});

it('all is forgotten when it gets too much', () => {
  const wrapped = remembered((text) => ({ text }), 2);
  const first = wrapped('a');
  wrapped('b');
  wrapped('c');
  expect(wrapped('a')).not.toBe(first);
  expect(wrapped('a')).toEqual(first);
});

it('nothing at all is remembered too', () => {
  let times = 0;
  const wrapped = remembered(() => {
    times++;
    return undefined;
  });
  expect([wrapped('a'), wrapped('a')]).toEqual([undefined, undefined]);
  expect(times).toBe(1);
});

it('only the latest whole text is remembered', () => {
  const wrapped = rememberedLatest((text) => ({ text }));
  const first = wrapped('a');
  expect(wrapped('a')).toBe(first);
  expect(wrapped('b')).toEqual({ text: 'b' });
  expect(wrapped('a')).not.toBe(first);
});

it('two texts are told from the same two in another order', () => {
  const wrapped = rememberedPair((one, other) => `${one} ${other}`);
  expect([wrapped('a', 'b'), wrapped('b', 'a'), wrapped('a', 'b')]).toEqual(['a b', 'b a', 'a b']);
});
