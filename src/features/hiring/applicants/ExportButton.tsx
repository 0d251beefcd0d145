import Button from '@mui/joy/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportApplications } from '../../../api/applicants.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { saveFile } from '../../../ui/saveFile.ts';

/** Each export appears in the access log that the applicant can see. */
export function ExportButton({ jobId }: { jobId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportApplications(jobId),
    onSuccess: (table) => {
      saveFile(table, `applications-${jobId}.csv`);
      toast.success('Your file has been downloaded');
    },
    onError: showProblem,
  });
  return (
    <Button
      variant="outlined"
      color="neutral"
      size="sm"
      loading={isPending}
      loadingPosition="start"
      startDecorator={<Download size={18} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      Export as CSV
    </Button>
  );
}
