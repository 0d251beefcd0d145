import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FieldProblem } from '../../../../ui/form/ErrorSummary.tsx';
import { useReviewPart } from './useReviewPart.ts';

const refusedIn = (section: string): FieldProblem[] => [
  { field: 'version', message: 'Of no section' },
  { field: `sections.${section}.0.title`, message: 'Too long' },
];

test('new refusals of the server open their first section; those from before the page do not', () => {
  const left = { sections: [], hasUnplaced: false };
  const { result, rerender } = renderHook(({ refusals }) => useReviewPart(left, refusals), {
    initialProps: { refusals: refusedIn('awards') },
  });
  expect(result.current.part).toBe('personal_details');
  const refusals = refusedIn('training');
  rerender({ refusals });
  expect(result.current.part).toBe('training');
  act(() => result.current.toggle('training'));
  rerender({ refusals });
  expect(result.current.part).toBe(null);
});
