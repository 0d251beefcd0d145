import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { empty } from '../../../../tests/fixtures/cv/resumes.ts';
import type { Resume } from '../../../api/resumes.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import type { Preview, PreviewState } from '../preview/createPreview.ts';
import { FitOffer } from './FitOffer.tsx';
import { createResumeEditor } from './resumeEditor.ts';

function previewOf(pages: number, lastPageLines: number): Preview {
  const file = { pdf: { pages: Array.from({ length: pages }) } } as unknown as PreviewState['file'];
  const state = { file, read: { file, sections: [], lastPageLines }, failure: null, isAgain: false };
  return {
    read: () => state as PreviewState,
    subscribe: () => () => {},
    show() {},
    retry() {},
    stop() {},
  };
}

const editorOf = (spacing: Resume['spacing']) =>
  createResumeEditor(7, { ...empty, id: 12, title: 'CV', version: 1, spacing } as unknown as Resume, {
    store: {
      loadDraft: async () => null,
      storeDraft: async () => {},
      removeDraft: async () => {},
      untilOnline: () => new Promise<void>(() => {}),
    },
  });

function show(preview: Preview, spacing: Resume['spacing'] = 'normal') {
  const editor = editorOf(spacing);
  render(
    <AppTheme>
      <FitOffer preview={preview} editor={editor} edited={editor.read()} />
    </AppTheme>,
  );
  return editor;
}

test('a CV with one line on page 2 is offered a fit, which undo takes back', async () => {
  const editor = show(previewOf(2, 1));
  expect(screen.getByText(/Only 1 line on page 2\. Tighter spacing may fit it on 1 page/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Use tight spacing' }));
  expect(editor.read().content.spacing).toBe('tight');
  editor.undo();
  expect(editor.read().content.spacing).toBe('normal');
});

test.each([
  ['one page', previewOf(1, 40), 'normal'],
  ['a second page with more on it', previewOf(2, 4), 'normal'],
  ['tight spacing already', previewOf(2, 1), 'tight'],
] as const)('a CV with %s is offered none', (_, preview, spacing) => {
  show(preview, spacing);
  expect(screen.queryByRole('button')).toBeNull();
});
