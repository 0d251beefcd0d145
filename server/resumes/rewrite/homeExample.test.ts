import { expect, test } from 'vitest';
import { translationExample } from '../../../src/features/site/home/translationExample.ts';
import { Country } from '../../../src/machines/country.ts';
import { rewriteByRules } from './rules.ts';

test('the examples on the home page are what the rewriting suggests', () => {
  const british = translationExample({ default_country_id: Country.UnitedKingdom });
  const american = translationExample({ default_country_id: Country.UnitedStates });
  expect([
    rewriteByRules(british.before, 'rephrase').suggestion,
    rewriteByRules(american.before, 'rephrase', { isService: true }).suggestion,
  ]).toEqual([british.after, american.after]);
});
