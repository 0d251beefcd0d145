import { expect, test } from 'vitest';
import { isJobAction, jobActionLabel } from './jobActions.ts';

test('a paused job is published again, any other for the first time', () => {
  expect([
    jobActionLabel('publish', 'paused'),
    jobActionLabel('publish', 'draft'),
    jobActionLabel('close', 'paused'),
  ]).toEqual(['Publish again', 'Publish', 'Close']);
});

test('what becomes of changes is decided in the editor, not in the menu', () => {
  expect(
    (['change', 'publish', 'publish_changes', 'discard_changes', 'pause'] as const).filter(isJobAction),
  ).toEqual(['publish', 'pause']);
});
