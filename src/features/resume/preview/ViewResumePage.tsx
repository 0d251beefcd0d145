import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentName, type User } from '../../../api/profile.ts';
import { type Resume, resumeQuery, updateResume } from '../../../api/resumes.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { ChosenPage } from './ChosenPage.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';

function UseThis({ resume, name }: { resume: Resume; name: string }) {
  const queries = useQueryClient();
  const use = useMutation({
    mutationFn: () => updateResume(resume.id, { version: resume.version, is_primary: true }),
    onSuccess: async (changed) => {
      queries.setQueryData(resumeQuery(resume.id).queryKey, changed);
      await queries.invalidateQueries({ queryKey: ['listResumes'] });
      toast.success(`We’ll use this ${name} for your applications`);
    },
    onError: showProblem,
  });
  return (
    <Button loading={use.isPending} onClick={() => use.mutate()}>
      Use this
    </Button>
  );
}

export function ViewResumePage({ user }: { user: User }) {
  const name = documentName(user);
  usePageTitle(`View ${name}`);
  return (
    <ChosenPage name={name}>
      {(resume) => (
        <PreviewFrame
          resume={resume}
          name={name}
          actions={(preview) =>
            resume.is_primary ? (
              <DownloadButton resume={resume} preview={preview} />
            ) : (
              <UseThis resume={resume} name={name} />
            )
          }
        />
      )}
    </ChosenPage>
  );
}
