import { expect, test } from 'vitest';
import { cvText, profileRows } from './sentFacts.ts';

test('the CV is named with its length, where it is known', () => {
  const cv = { name: 'James Hart.pdf', url: '/api/applications/8/cv', page_count: 1 };
  expect([cv, { ...cv, page_count: 2 }, { ...cv, page_count: null }].map(cvText)).toEqual([
    'James Hart.pdf · 1 page · as it was sent',
    'James Hart.pdf · 2 pages · as it was sent',
    'James Hart.pdf · as it was sent',
  ]);
});

test('the profile is what was sent, and an answer of no is an answer', () => {
  const profile = {
    ...{ first_name: 'James', last_name: 'Hart', preferred_name: null, headline: 'Fitter', service: 'Army' },
    ...{ years_served: 9, place: 'Leeds', availability: 'within_1_month', willing_to_relocate: false },
    ...{ clearance: null, email: 'james@example.com', phone: null },
  } as unknown as Parameters<typeof profileRows>[0];
  expect(profileRows(profile)).toEqual([
    ['Headline', 'Fitter'],
    ['Service', 'Army'],
    ['Years served', 9],
    ['Lives in', 'Leeds'],
    ['Available', 'Within 1 Month'],
    ['Willing to relocate', 'No'],
    ['Security clearance', null],
    ['Email', 'james@example.com'],
    ['Phone', null],
  ]);
});
