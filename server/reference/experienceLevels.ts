import type { components } from '../../openapi.gen.d.ts';

type Level = components['schemas']['ExperienceLevel'];

export const experienceLevels: Level[] = [
  { id: 1, title: 'No experience needed', min_years: 0, max_years: 1 },
  { id: 2, title: '1 to 3 years', min_years: 1, max_years: 3 },
  { id: 3, title: '3 to 5 years', min_years: 3, max_years: 5 },
  { id: 4, title: '5 to 10 years', min_years: 5, max_years: 10 },
  { id: 5, title: 'More than 10 years', min_years: 10, max_years: null },
];

export const experienceOf = (id: number | null): Level | null =>
  experienceLevels.find((level) => level.id === id) ?? null;
