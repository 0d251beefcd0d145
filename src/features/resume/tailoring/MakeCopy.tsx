import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { resumesQuery } from '../../../api/resumes.ts';
import { createTailoredCopy } from '../../../api/tailoring.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { EditedResume, ResumeEditor } from '../builder/resumeEditor.ts';
import { inSentence } from './coverageText.ts';

interface MakeCopyProps {
  editor: ResumeEditor;
  edited: EditedResume;
  jobId: number;
  name: string;
}

/** Comes before any suggestion, so that the veteran’s main CV stays as it is. */
export function MakeCopy({ editor, edited, jobId, name }: MakeCopyProps) {
  const { id, tailored_job_id } = edited.document;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const copy = useMutation({
    mutationFn: async () => {
      await editor.autosave.whenStored();
      return createTailoredCopy(id, jobId);
    },
    onSuccess: async ({ id: copyId, title }) => {
      await queries.invalidateQueries({ queryKey: resumesQuery().queryKey.slice(0, 1) });
      toast.success(`“${title}” created`);
      void navigate(`/veteran/resume/edit?resume_id=${copyId}&section=tailoring&job=${jobId}`);
    },
    onError: showProblem,
  });
  if (tailored_job_id === jobId)
    return (
      <InlineAlert kind="info" live={false}>
        {`This is your copy for this job. Your other ${inSentence(name)}s stay as they are.`}
      </InlineAlert>
    );
  return (
    <Stack gap="xs" align="start">
      <Button
        startDecorator={<Copy size={20} aria-hidden="true" />}
        loading={copy.isPending}
        loadingPosition="start"
        onClick={() => copy.mutate()}
      >
        Make a copy for this job
      </Button>
      <Quiet>{`Change the copy as you like. This ${inSentence(name)} stays as it is.`}</Quiet>
    </Stack>
  );
}
