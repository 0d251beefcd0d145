import Button from '@mui/joy/Button';
import { Link } from 'react-router-dom';
import { Row } from '../../../ui/Row.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { jobEditorSteps } from './steps.tsx';
import type { JobEditing, JobView } from './useJobEditor.ts';

/** Unsaved text counts, too: reviewing stores it first. */
export function editorStatus({ editor, edited: { document: job } }: JobView) {
  const isDraft = !job || job.status === 'draft';
  const isChanged = Boolean(job?.recruiter?.unpublished) || editor.unsaved().length > 0;
  return { isDraft, hasChanges: !isDraft && isChanged };
}

type EditorActionsProps = {
  editing: JobEditing;
  view: JobView;
  at: number;
  backTo: string | null;
  review: () => void;
};

export function EditorActions({ editing, view, at, backTo, review }: EditorActionsProps) {
  const { state, send } = editing;
  const { isDraft, hasChanges } = editorStatus(view);
  const { document: job } = view.edited;
  const isLast = at === jobEditorSteps.length - 1;
  const isBusy = state.hasTag('publishing') || state.hasTag('reviewing');
  return (
    <>
      <Row gap="md" align="center">
        {backTo && (
          <Button component={Link} to={backTo} variant="outlined" color="neutral" size="lg">
            Back
          </Button>
        )}
        {(!isLast || isDraft || hasChanges) && (
          <Button type="submit" size="lg" aria-describedby="job-saving" loading={isLast && isBusy}>
            {isLast ? (isDraft ? 'Publish' : 'Review changes') : 'Continue'}
          </Button>
        )}
        {hasChanges && !isLast && (
          <Button variant="outlined" color="neutral" size="lg" loading={isBusy} onClick={review}>
            Review changes
          </Button>
        )}
      </Row>
      {job && (
        <Row gap="2xl" rowGap="sm" align="center">
          <PreviewLink id={job.id} at={at} editor={view.editor} />
          {!isDraft && <TextLink to={`/jobs/${job.id}`}>View the published job</TextLink>}
          {hasChanges && (
            <Button variant="plain" color="danger" onClick={() => send({ type: 'discard.requested' })}>
              Discard changes
            </Button>
          )}
        </Row>
      )}
      {isLast && isDraft && <NextLine>everyone can find it, and veterans can apply straight away</NextLine>}
      {!isDraft && (
        <NextLine>
          {hasChanges
            ? 'review and publish your changes. Until then, only your company sees them'
            : 'change what you like. Only your company sees it until you publish your changes'}
        </NextLine>
      )}
    </>
  );
}
