import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { savedJobsQuery } from '../../../api/jobs.ts';
import { ownApplicationsQuery } from '../../../api/ownApplications.ts';
import type { ResumeCoverage } from '../../../api/tailoring.ts';
import { ActionLink } from '../../../ui/ActionLink.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { inSentence, jobOptions } from './coverageText.ts';

interface JobSelectProps {
  jobId: number;
  job: ResumeCoverage['job'] | undefined;
  name: string;
  onSelect: (jobId: string) => void;
}

export function JobSelect({ jobId, job, name, onSelect }: JobSelectProps) {
  const saved = useQuery(savedJobsQuery(1));
  const applied = useQuery(ownApplicationsQuery());
  const lists = [saved, applied];
  const options = jobOptions(saved.data?.data ?? [], applied.data?.data ?? [], { id: jobId, job });
  const isFailed = lists.some(({ isError }) => isError);
  const isEmpty = options.length === 0 && lists.every(({ isSuccess }) => isSuccess);
  return (
    <Stack gap="sm" align="start">
      {options.length > 0 && (
        <SelectField
          name="job"
          label="Job"
          placeholder="Choose a job"
          hint="Jobs you’ve saved or applied for."
          value={jobId || ''}
          options={options}
          onChange={({ target }) => onSelect(target.value)}
        />
      )}
      {isFailed && (
        <InlineAlert kind="error">
          {'Your saved jobs didn’t load. '}
          <Button
            variant="outlined"
            color="neutral"
            size="sm"
            onClick={() => {
              for (const { isError, refetch } of lists) if (isError) void refetch();
            }}
          >
            Try again
          </Button>
        </InlineAlert>
      )}
      {isEmpty && (
        <Quiet>
          {`You haven’t saved a job yet. Save a job, or open it and select “Tailor my ${inSentence(name)}”.`}
        </Quiet>
      )}
      <ActionLink to="/veteran/jobs" label="Find a job" />
    </Stack>
  );
}
