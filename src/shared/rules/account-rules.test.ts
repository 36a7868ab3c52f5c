import { describe, expect, test } from 'vitest';
import { emailSchema, newPasswordErrors, signInSchema, signUpSchema } from './account-rules.ts';

type Schema = typeof signUpSchema | typeof signInSchema | typeof emailSchema;

/** All messages that the form would show, in the order of its fields. */
function messages(schema: Schema, input: Record<string, unknown>): string[] {
  return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
}

test.each([
  ['', '', 'Password is required', 'Please confirm your password'],
  ['short', 'short', 'Password must be at least 8 characters long', undefined],
  ['Ab1!efg', 'Ab1!efg', 'Password must be at least 8 characters long', undefined],
  ['Ab1!efgh', 'Ab1!efgh', undefined, undefined],
  ['aaaaaaaa', 'aaaaaaaa', 'Password must be at least Fair strength', undefined],
  ['aaaaaaa1', '', undefined, 'Please confirm your password'],
  ['aaaaaaa1', 'aaaaaaa2', undefined, 'Passwords do not match'],
  ['aaaaaaa1', 'aaaaaaa1', undefined, undefined],
  [`${'a'.repeat(127)}1`, `${'a'.repeat(127)}1`, undefined, undefined],
  [`${'a'.repeat(128)}1`, `${'a'.repeat(128)}1`, 'Password must be at most 128 characters', undefined],
])('new password %j, confirmed as %j', (password, confirmation, forPassword, forConfirmation) => {
  expect(newPasswordErrors({ password, confirmation })).toEqual({
    ...(forPassword && { password: forPassword }),
    ...(forConfirmation && { confirmation: forConfirmation }),
  });
});

describe('signing up', () => {
  const filledIn = { email: 'ada@example.com', username: 'ada', password: 'correct horse' };

  test('is accepted with all fields filled in', () => {
    expect(messages(signUpSchema, filledIn)).toEqual([]);
  });

  test('shows one error for each empty field', () => {
    expect(messages(signUpSchema, { email: '', username: '', password: '' })).toEqual([
      'Email is required',
      'Username is required',
      'Password is required',
    ]);
  });

  test.each([
    ['a password of seven characters', { password: '1234567' }, ['Password must be at least 8 characters']],
    ['a password of eight', { password: '12345678' }, []],
    ['a password of 128', { password: 'p'.repeat(128) }, []],
    ['a password of 129', { password: 'p'.repeat(129) }, ['Password must be at most 128 characters']],
    ['a username of 50 characters', { username: 'u'.repeat(50) }, []],
    ['a username of 51', { username: 'u'.repeat(51) }, ['Username must be at most 50 characters']],
    ['an email of 254 characters', { email: `${'a'.repeat(242)}@example.com` }, []],
    [
      'an address of 255',
      { email: `${'a'.repeat(243)}@example.com` },
      ['Please enter a valid email address'],
    ],
    [
      'an endless address without an @, named once',
      { email: 'a'.repeat(300) },
      ['Please enter a valid email address'],
    ],
  ])('with %s', (_what, change, expected) => {
    expect(messages(signUpSchema, { ...filledIn, ...change })).toEqual(expected);
  });
});

describe('an email address', () => {
  test.each(['ada@example.com', 'a@b.c', 'ada+jobs@mail.example.co.uk'])('%j is accepted', (email) => {
    expect(messages(emailSchema, { email })).toEqual([]);
  });

  test.each([
    'ada',
    'ada@example',
    '@example.com',
    'ada@.com',
    'ada@example.',
    'ada lovelace@example.com',
    'ada@exa mple.com',
    'ada@example.c om',
    'ada@@example.com',
    'ada@example.com ',
  ])('%j is refused', (email) => {
    expect(messages(emailSchema, { email })).toEqual(['Please enter a valid email address']);
  });
});

test('signing in requires both fields, but no password length', () => {
  expect(messages(signInSchema, { email: '', password: '' })).toEqual([
    'Email is required',
    'Password is required',
  ]);
  expect(messages(signInSchema, { email: 'ada@example.com', password: 'x' })).toEqual([]);
});
