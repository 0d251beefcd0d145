import Button from '@mui/joy/Button';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { documentName, type User } from '../../../api/profile.ts';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { ExportResume } from '../files/ExportResume.tsx';
import { ChosenPage } from './ChosenPage.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';

export function ResumePreviewPage({ user }: { user: User }) {
  const name = documentName(user);
  usePageTitle(`${name} preview`);
  return (
    <ChosenPage name={name}>
      {(resume) => (
        <PreviewFrame
          resume={resume}
          name={name}
          actions={(preview) => (
            <>
              <Button
                variant="outlined"
                color="neutral"
                component={Link}
                to={`/veteran/resume/edit?resume_id=${resume.id}`}
                startDecorator={<Pencil size={18} aria-hidden="true" />}
              >
                Edit
              </Button>
              <ExportResume resume={resume} />
              <DownloadButton resume={resume} preview={preview} />
            </>
          )}
        />
      )}
    </ChosenPage>
  );
}
