import { parseUniversity } from './parse-universities.ts';

const universities: [name: string, country: string][] = [
  ['Harvard University', 'United States'],
  ['Stanford University', 'United States'],
  ['Massachusetts Institute of Technology (MIT)', 'United States'],
  ['University of Oxford', 'United Kingdom'],
  ['University of Cambridge', 'United Kingdom'],
  ['ETH Zürich', 'Switzerland'],
  ['University of Toronto', 'Canada'],
  ['University of Tokyo', 'Japan'],
  ['National University of Singapore', 'Singapore'],
  ['University of Cape Town', 'South Africa'],
];

/** Searched when no list is available. */
export const builtInUniversities = universities.flatMap(
  ([name, country]) => parseUniversity({ name, country }) ?? [],
);
