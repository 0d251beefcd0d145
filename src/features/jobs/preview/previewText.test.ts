import { expect, test } from 'vitest';
import { previewText } from './previewText.ts';

test.each([
  ['draft', false, 'This is what veterans will see once you publish this job.'],
  ['published', true, 'This is what veterans will see once you publish your changes.'],
  ['published', false, 'This is what veterans see.'],
  [
    'paused',
    true,
    'The job is paused. This is what veterans who open it will see once you publish your changes.',
  ],
  ['paused', false, 'The job is paused. This is what veterans who open it see.'],
  [
    'expired',
    true,
    'The job is closed. This is how it looks with your changes, which only your company sees.',
  ],
  ['closed', false, 'The job is closed. This is what veterans who open it see.'],
  ['removed', true, 'We took this job down, so veterans can’t see it.'],
] as const)('the preview of a %s job, with changes: %s, says who sees it', (status, hasChanges, text) => {
  expect(previewText({ job: { status }, has_unpublished_changes: hasChanges })).toBe(text);
});
