import { Suspense } from 'react';
import type { Job } from '../../../api/jobs.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { later } from '../../../ui/later.tsx';
import type { JobEditing } from './useJobEditor.ts';

const ReviewDialog = later(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

type ChangeDialogsProps = { editing: JobEditing; job: Job };

export function ChangeDialogs({ editing: { state, send }, job }: ChangeDialogsProps) {
  const busy = state.hasTag('publishing') || state.hasTag('discarding');
  const error = state.context.failure?.message;
  if (state.matches('reviewing') || state.matches('publishingChanges'))
    return (
      <Suspense>
        <ReviewDialog
          job={job}
          busy={busy}
          error={error}
          onClose={() => send({ type: 'review.left' })}
          onPublish={() => send({ type: 'changes.confirmed' })}
        />
      </Suspense>
    );
  if (!state.matches('discardAsked') && !state.matches('discarding')) return null;
  return (
    <ConfirmDialog
      open
      title="Discard your changes?"
      safeLabel="Keep changes"
      actLabel="Discard changes"
      actColor="danger"
      busy={busy}
      error={error}
      onSafe={() => send({ type: 'discard.declined' })}
      onAct={() => send({ type: 'discard.confirmed' })}
    >
      This deletes all unpublished changes of this job, also those of your colleagues. The job stays as it is
      published.
    </ConfirmDialog>
  );
}
