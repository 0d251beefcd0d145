import { expect, test } from 'vitest';
import { isWithinEdits } from './edits.ts';

test('letters that are swapped, left out or added are one edit each', () => {
  expect(isWithinEdits('medic', 'meidc', 1)).toBe(true);
  expect(isWithinEdits('medic', 'mdic', 1)).toBe(true);
  expect(isWithinEdits('medic', 'mediic', 1)).toBe(true);
  expect(isWithinEdits('medic', 'music', 1)).toBe(false);
});
