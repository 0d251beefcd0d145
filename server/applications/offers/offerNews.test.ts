import { expect, test } from 'vitest';
import { employerNews, type OfferNews, veteranNews } from './offerNews.ts';

const terms: OfferNews['terms'] = {
  ...{ pay: { amount: 3_450_000, currency: 'GBP', per: 'year' }, starts_on: '2027-01-04' },
  ...{ hours: '37.5 hours per week.', place: 'Avonmouth depot', reply_by: '2026-12-11' },
  conditions: [{ kind: 'medical', text: null, status: 'open' }],
  letter: { id: 4, name: 'Offer.pdf' },
};

const amendedTo = (change: Partial<OfferNews['terms']>, message: string | null = null, locale = 'en-GB') =>
  veteranNews
    .amended({
      ...{ company: 'Northgate', job: 'Fitter', applicant: 'Sam Reed', locale, message, moved_from: null },
      ...{ before: terms, terms: { ...terms, ...change } },
    })
    .body.split('\n');

const [first, last] = ['The offer is for the Fitter job.', 'Please answer by 11 December 2026.'];

test('news of an amended offer says what changed, what it is now and what it was', () => {
  expect(amendedTo({ hours: '30 hours per week', place: null })).toEqual([
    ...[first, 'What has changed:'],
    '• Hours: 30 hours per week (before: 37.5 hours per week)',
    '• Place: not given (before: Avonmouth depot)',
    last,
  ]);
  expect(
    amendedTo({
      ...{ pay: { amount: 1_750, currency: 'GBP', per: 'hour' }, starts_on: '2027-02-01', conditions: [] },
      ...{ reply_by: '2026-12-18', letter: { id: 5, name: 'Offer 2.pdf' } },
    }).slice(2),
  ).toEqual([
    '• Pay: £17.50 per hour (before: £34,500 per year)',
    '• Start: 1 February 2027 (before: 4 January 2027)',
    '• Conditions: not given (before: Medical check)',
    '• Answer by: 18 December 2026 (before: 11 December 2026)',
    '• Letter: Offer 2.pdf (before: Offer.pdf)',
    'Please answer by 18 December 2026.',
  ]);
  expect(amendedTo({ starts_on: '2027-02-01' }, null, 'en-US')[2]).toBe(
    '• Start: February 1, 2027 (before: January 4, 2027)',
  );
});

test('terms that were sent again without a change say so', () => {
  expect(amendedTo({}, 'Have you seen it?')).toEqual([
    ...[first, 'The terms are the same as before.', last, 'They write: Have you seen it?'],
  ]);
});

test('a reminder of an offer names hours and place too', () => {
  const news = { company: 'Northgate', job: 'Fitter', applicant: 'Sam Reed', locale: 'en-GB', message: null };
  expect(veteranNews.due({ ...news, moved_from: null, before: null, terms }).body.split('\n')[1]).toBe(
    'Pay: £34,500 per year. Start: 4 January 2027. Hours: 37.5 hours per week. Place: Avonmouth depot. Conditions: Medical check. Please answer by 11 December 2026.',
  );
});

test('an answer names who gave it and the first day that was offered, and no news sends anybody where there is nothing', () => {
  const facts = {
    company: 'Northgate',
    job: 'Fitter',
    applicant: 'Sam Reed',
    locale: 'en-GB',
    message: null,
  };
  const news = { ...facts, moved_from: null, before: null, terms: { ...terms, conditions: [] } };
  expect(employerNews.accepted(news).body).toBe(
    'Sam Reed has accepted the Fitter job.\nFirst day: 4 January 2027.\nMark them as hired.',
  );
  expect(employerNews.accepted({ ...news, terms: { ...news.terms, starts_on: null } }).body).toBe(
    'Sam Reed has accepted the Fitter job.\nAgree the first day with them, then mark them as hired.',
  );
  const checked = (status: 'met' | 'unmet') =>
    veteranNews.checked(
      { ...news, terms: { ...terms, conditions: [{ kind: 'medical', text: null, status }] } },
      1,
    ).body;
  expect(checked('met')).toMatch(/All conditions are met\. You start on 4 January 2027\.$/);
  for (const text of [checked('unmet'), veteranNews.lapsed(news).body])
    expect(text).not.toMatch(/contact|ask (them|Northgate)|talk to/i);
});
