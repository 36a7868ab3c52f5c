export type University = { id: string; name: string; country?: string };

/** Not final while the built-in list stands in for another that is still to be fetched. */
export type UniversityAnswer = { universities: University[]; isFinal: boolean };

export const maxMatches = 30;
export const maxPopular = 10;
export const maxUniversityQueryLength = 100;
export const universitiesMaxAgeMs = 24 * 60 * 60 * 1000;
