export type University = { id: string; name: string; country?: string };

/** `built-in`: no list was available, so only the built-in universities were searched. */
export type UniversityAnswer = { universities: University[]; source: 'list' | 'built-in' };

export const maxMatches = 30;
export const maxPopular = 10;
export const maxUniversityQueryLength = 100;
export const universitiesMaxAgeMs = 24 * 60 * 60 * 1000;
