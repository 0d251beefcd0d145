import Typography from '@mui/joy/Typography';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/client.ts';
import { resumeCoverageQuery } from '../../../api/tailoring.ts';
import { addressId } from '../../../ui/addressId.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { useAddressQuery } from '../../../ui/route/useAddressQuery.ts';
import { Fields } from '../builder/look.ts';
import { Coverage } from './Coverage.tsx';
import type { CoverageContext } from './CoverageItem.tsx';
import { inSentence } from './coverageText.ts';
import { JobSelect } from './JobSelect.tsx';
import { MakeCopy } from './MakeCopy.tsx';

/** Compares a CV with a job of the veteran’s choice, which is in the address. Nothing changes until they add it. */
export function TailoringPanel(context: CoverageContext) {
  const { editor, edited, name } = context;
  const [query, changeQuery] = useAddressQuery();
  const jobId = query.has('job') ? addressId(query.get('job') ?? '') : (edited.document.tailored_job_id ?? 0);
  const { data, error, refetch } = useQuery({
    ...resumeCoverageQuery(edited.document.id, jobId, edited.version),
    enabled: jobId > 0,
  });
  const select = (id: string) =>
    changeQuery((before) => {
      const next = new URLSearchParams(before);
      next.set('job', id);
      return next;
    });
  return (
    <Fields>
      <div>
        <Typography level="h2" component="h2">
          {`Tailor this ${inSentence(name)} to a job`}
        </Typography>
        <Quiet>
          {`See what a job looks for, and where your ${inSentence(name)} already shows it. Nothing changes until you add it.`}
        </Quiet>
      </div>
      <JobSelect jobId={jobId} job={data?.job} name={name} onSelect={select} />
      {jobId > 0 && data && (
        <>
          <MakeCopy {...{ editor, edited, jobId, name }} />
          <Coverage {...context} coverage={data} />
        </>
      )}
      {jobId > 0 && !data && error && <NotCompared error={error} onRetry={refetch} />}
      {jobId > 0 && !data && !error && (
        <Waiting label={`Comparing your ${inSentence(name)} with the job`}>
          <SkeletonRows count={4} />
        </Waiting>
      )}
    </Fields>
  );
}

function NotCompared({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === 'job_closed')
    return (
      <Notice kind="inactive" level={3} title="This job is closed">
        It no longer takes applications. Choose another job.
      </Notice>
    );
  if (error instanceof ApiError && error.status === 404)
    return (
      <Notice kind="notFound" level={3} title="We can’t find this job">
        It may have been removed. Choose another job.
      </Notice>
    );
  return (
    <NotLoaded what="The comparison" level={3} onRetry={onRetry}>
      {error.message}
    </NotLoaded>
  );
}
