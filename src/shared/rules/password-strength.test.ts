import { expect, test } from 'vitest';
import { passwordStrength, strengthWords } from './password-strength.ts';

// One point each for 8 characters, 12 characters, upper case, lower case, a digit and a symbol; 1.5 points per level.
test.each([
  ['', 'Very weak'],
  ['abc', 'Very weak'],
  ['abcdefg', 'Very weak'],
  ['1234567', 'Very weak'],
  ['ABCDEFG', 'Very weak'],
  ['!?!?!?!', 'Very weak'],
  ['пароль', 'Very weak'],
  ['1234 567', 'Weak'],
  ['12345678', 'Weak'],
  ['abcdefgh', 'Weak'],
  ['abcdefg1', 'Fair'],
  ['ABCDEFG1', 'Fair'],
  ['Éaaaaaaa', 'Fair'],
  ['abc defgh', 'Weak'],
  ['abcdefg!', 'Fair'],
  ['abcdefghijk', 'Weak'],
  ['abcdefghijkl', 'Fair'],
  ['123456789012', 'Fair'],
  ['abcdefghijk1', 'Fair'],
  ['Abcdef1!', 'Good'],
  ['Abcdefghijk1', 'Good'],
  ['Abcdefghijk1!', 'Strong'],
])('%j is %s', (password, word) => {
  expect(strengthWords[passwordStrength(password)]).toBe(word);
});
