import { expect, test } from 'vitest';
import { jobActionLabel } from './jobActions.ts';

test('a paused job is published again, any other for the first time', () => {
  expect([
    jobActionLabel('publish', 'paused'),
    jobActionLabel('publish', 'draft'),
    jobActionLabel('close', 'paused'),
  ]).toEqual(['Publish again', 'Publish', 'Close']);
});
