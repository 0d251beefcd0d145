import { expect, test } from 'vitest';
import { actorProblems, actorsOfCharts } from './actors.mjs';

test('every actor that makes a call has the name of its operation, its function in src/api and its handler', () => {
  expect(actorProblems()).toEqual([]);
});

test('the actors are read from the charts', () => {
  const actors = actorsOfCharts();
  expect([actors.get('login'), actors.get('saveCareerDirection')]).toEqual([
    'src/machines/auth/setup.ts',
    'src/machines/onboarding/setup.ts',
  ]);
});
