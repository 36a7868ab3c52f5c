import { describe, expect, test } from 'vitest';
import { settingsSchema } from './settings-rules.ts';

const asSent = {
  username: 'ada',
  emailNotifications: true,
  saveSearchHistory: false,
  jobMatchThreshold: '70',
};
const check = (change: object) => {
  const { data, error } = settingsSchema.safeParse({ ...asSent, ...change });
  return { saved: data, messages: error?.issues.map(({ message }) => message) ?? [] };
};

describe('the settings form', () => {
  test('is parsed with the threshold as a number', () => {
    expect(check({}).saved).toEqual({ ...asSent, jobMatchThreshold: 70 });
  });

  test.each([
    ['  ad ', 'Username must be at least 3 characters'],
    ['', 'Username must be at least 3 characters'],
    ['u'.repeat(51), 'Username must be at most 50 characters'],
  ])('refuses the username %j', (username, message) => {
    expect(check({ username }).messages).toEqual([message]);
  });

  test.each([
    ['ada', 'ada'],
    [' ada ', 'ada'],
    ['u'.repeat(50), 'u'.repeat(50)],
  ])('saves the username %j as %j', (username, saved) => {
    expect(check({ username }).saved?.username).toBe(saved);
  });

  test.each([
    ['0', 0],
    [' 85 ', 85],
    ['100', 100],
    ['007', 7],
    ['70.5', 70.5],
    ['99.25', 99.25],
  ])('parses the threshold %j as %d', (text, number) => {
    expect(check({ jobMatchThreshold: text }).saved?.jobMatchThreshold).toBe(number);
  });

  test.each(['', '101', '-1', '100.1', '70,5', '70.', '.5', '1e1', 'seventy', '1000', '7o', 'o7', '70 80'])(
    'refuses the threshold %j',
    (text) => {
      expect(check({ jobMatchThreshold: text }).messages).toEqual(['Enter a number from 0 to 100']);
    },
  );
});
