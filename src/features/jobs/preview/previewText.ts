import type { JobPreview } from '../../../api/jobs.ts';

/** Who will see what is shown, and when. */
export function previewText({
  job: { status },
  has_unpublished_changes: hasChanges,
}: Pick<JobPreview, 'has_unpublished_changes'> & { job: Pick<JobPreview['job'], 'status'> }): string {
  if (status === 'draft') return 'This is what veterans will see once you publish this job.';
  if (status === 'removed') return 'We took this job down, so veterans can’t see it.';
  if (status === 'published')
    return hasChanges
      ? 'This is what veterans will see once you publish your changes.'
      : 'This is what veterans see.';
  if (status === 'paused')
    return hasChanges
      ? 'The job is paused. This is what veterans who open it will see once you publish your changes.'
      : 'The job is paused. This is what veterans who open it see.';
  return hasChanges
    ? 'The job is closed. This is how it looks with your changes, which only your company sees.'
    : 'The job is closed. This is what veterans who open it see.';
}
