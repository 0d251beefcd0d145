import type { ComponentProps } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { PressButton } from '../../../ui/PressButton.tsx';

/** The id of the sentence that explains these buttons. */
export const previewNoteId = 'preview-buttons';
export const previewNote = 'This is a preview, so its buttons don’t do anything.';

/** In a recruiter’s preview, the place of a button that acts for veterans. */
export const inPreview = {
  'aria-disabled': true,
  'aria-describedby': previewNoteId,
  onClick: () => toast.info(previewNote),
} as const;

export const PreviewButton = (
  button: Pick<ComponentProps<typeof PressButton>, 'look' | 'small' | 'children'>,
) => <PressButton {...button} {...inPreview} />;
