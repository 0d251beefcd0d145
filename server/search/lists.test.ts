import { expect, test } from 'vitest';
import { kindsOfWork } from '../scoring/knowledge/kindsOfWork.ts';
import { forcesUnits, rankWork, shortForms } from './lists.ts';

test('every list names kinds of work that there are', () => {
  const named = [...shortForms(), ...forcesUnits(), ...rankWork()].flatMap(({ kinds }) => kinds);
  const kinds = new Set(kindsOfWork.map(({ kind }) => kind));
  const unknown = named.map((kind) => kind.replace('~', '')).filter((kind) => !kinds.has(kind));
  expect(unknown).toEqual([]);
  for (const country of [232, 233] as const) {
    const forms = shortForms().filter(({ countries }) => countries.includes(country));
    expect(new Set(forms.map(({ form }) => form)).size).toBeGreaterThanOrEqual(80);
  }
});
