import Button from '@mui/joy/Button';
import { Download } from 'lucide-react';
import type { Resume } from '../../../api/resumes.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import type { Preview } from './createPreview.ts';
import { usePreviewed } from './usePreview.ts';

/** Downloads exactly the bytes shown. */
export const DownloadButton = ({ resume, preview }: { resume: Resume; preview: Preview | null }) => {
  const file = usePreviewed(preview, ({ file }) => file);
  const failure = usePreviewed(preview, ({ failure }) => failure);
  return (
    <Button
      startDecorator={<Download size={20} aria-hidden="true" />}
      loading={!file && !failure}
      loadingPosition="start"
      disabled={!file}
      onClick={() =>
        file && saveFile(new Blob([file.bytes], { type: 'application/pdf' }), fileNameOf(resume))
      }
    >
      Download PDF
    </Button>
  );
};
