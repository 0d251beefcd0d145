import { expect, test } from 'vitest';
import { bandPath, thicknessOf } from './band.ts';

test('the band is as thick as the count, thin where few are and gone where nobody is', () => {
  expect(thicknessOf([24, 12, 1, 0, 2, 6], 48)).toEqual([48, 24, 2, 0, 4, 12]);
  expect(thicknessOf([0, 0], 48)).toEqual([0, 0]);
});

test('its outline goes there above and back below the middle, along the page or down it', () => {
  const counts = [4, 2];
  expect(bandPath({ counts, step: 100, thickest: 40 })).toBe(
    'M0 0C50 0 50 10 100 10L100 30C50 30 50 40 0 40Z',
  );
  expect(bandPath({ counts, step: 100, thickest: 40, stands: true })).toBe(
    'M0 0C0 50 10 50 10 100L30 100C30 50 40 50 40 0Z',
  );
});
