export type University = { id: string; name: string; country?: string };

/** `built-in`: there was no list to search, so only the few universities that come with the program were. */
export type UniversityAnswer = { universities: University[]; source: 'list' | 'built-in' };

export const maxMatches = 30;
export const maxPopular = 10;
export const longestUniversityQuery = 100;
export const universitiesMaxAgeMs = 24 * 60 * 60 * 1000;
