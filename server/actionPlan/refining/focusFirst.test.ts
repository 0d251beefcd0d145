import { expect, test } from 'vitest';
import { focusFirst } from './focusFirst.ts';

test('what shall come first gets the earliest days on which it can be done, and nothing passes its last day', () => {
  const dated = (category: string, day: string | null, bounds: { opens?: string; closes?: string } = {}) => ({
    ...{ category, day, opens: bounds.opens ?? null, closes: bounds.closes ?? null, isFixed: false },
  });
  const days = (...list: Parameters<typeof focusFirst>[0]) =>
    focusFirst(list, { focus: 'healthcare', today: '2026-11-20' });
  expect(
    days(
      dated('employment', '2026-12-01'),
      dated('employment', '2026-12-08'),
      dated('healthcare', '2027-01-05'),
    ),
  ).toEqual(['2026-12-08', '2027-01-05', '2026-12-01']);
  // The first has to be done by its day; the other opens later.
  expect(
    days(
      dated('employment', '2026-12-01', { closes: '2026-12-04' }),
      dated('healthcare', '2026-12-08'),
      dated('employment', '2026-12-15'),
      dated('healthcare', '2027-01-05', { opens: '2026-12-20' }),
    ),
  ).toEqual(['2026-12-01', '2026-12-08', '2026-12-15', '2027-01-05']);
  expect(
    days(dated('employment', '2026-12-01'), { ...dated('healthcare', '2026-12-08'), isFixed: true }),
  ).toEqual(['2026-12-01', '2026-12-08']);
  expect(days(dated('employment', '2026-11-01'), dated('healthcare', null))).toEqual(['2026-11-01', null]);
});
