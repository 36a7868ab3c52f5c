/** What is said while a page loads, where its screen has words for it. */
const words: [path: RegExp, text: string][] = [
  [/^\/blog(\/category\/[^/]+)?\/?$/, 'Loading posts...'],
  [/^\/blog\/[^/]+\/?$/, 'Loading post...'],
  [/^\/admin\/blog(\/|$)/, 'Verifying admin access...'],
];

export const loadingWords = (path: string): string | undefined =>
  words.find(([pattern]) => pattern.test(path))?.[1];
