import Button from '@mui/joy/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importReferenceRelease, indexingProgressQuery } from '../../../api/admin.ts';
import { dataSourcesQuery } from '../../../api/occupations.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { counted, numberFormat, pageLocale } from '../../../ui/intl.ts';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { ConsoleRows, ConsoleRowTitle, RowDetail } from '../ConsoleList.tsx';
import { ReleaseChanges } from './ReleaseChanges.tsx';

function useRelease() {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const looking = useMutation({ mutationFn: (selectedFile: File) => importReferenceRelease(selectedFile) });
  const taking = useMutation({
    mutationFn: ({ chosen, version }: { chosen: File; version: string }) =>
      importReferenceRelease(chosen, version),
    onSuccess: async () => {
      toast.success('The new release is in use.');
      setFile(null);
      looking.reset();
      await queryClient.invalidateQueries();
    },
  });
  return {
    ...{ file, looking, taking },
    choose(release: File) {
      taking.reset();
      setFile(release);
      looking.mutate(release);
    },
    clear() {
      setFile(null);
      looking.reset();
      taking.reset();
    },
  };
}

export function ReleasePage() {
  usePageTitle('Occupation data');
  const { file, looking, taking, choose, clear } = useRelease();
  const refusal = looking.error?.message;
  const change = looking.data;
  const isSame = change?.version === change?.current_version;
  return (
    <PageLayout
      above={<BackLink to="/admin/content">Back to content</BackLink>}
      title="Occupation data"
      lead="Published sets of occupations and military codes, the same for every tenant. What people have chosen stays, also where a newer release no longer lists it."
    >
      <Stack gap="2xl">
        <Releases />
        <Progress />
        <FileDrop
          name="file"
          label="Drop a packed release here"
          hint="Made by “npx tsx scripts/packReference.ts FOLDER”, up to 5 MB."
          accept=".bin"
          primary={!file}
          file={
            file && {
              name: file.name,
              state: looking.isPending ? 'reading' : refusal ? 'refused' : 'chosen',
            }
          }
          error={refusal}
          onChoose={choose}
          onRemove={clear}
        />
        {taking.error && <InlineAlert kind="error">{taking.error.message}</InlineAlert>}
        {change && <ReleaseChanges change={change} />}
        {file && change && !isSame && (
          <FormActions>
            <Button
              size="lg"
              loading={taking.isPending}
              onClick={() => taking.mutate({ chosen: file, version: change.version })}
            >
              Use this release
            </Button>
          </FormActions>
        )}
      </Stack>
    </PageLayout>
  );
}

function Releases() {
  const sources = useQuery(dataSourcesQuery());
  return (
    <>
      {sources.isPending && (
        <Waiting label="Loading the releases">
          <SkeletonRows count={5} />
        </Waiting>
      )}
      {sources.isError && (
        <InlineAlert kind="error">{`The releases didn’t load. ${sources.error.message}`}</InlineAlert>
      )}
      {sources.data && (
        <ConsoleRows>
          {sources.data.map(({ id, title, release, rows }) => (
            <li key={id}>
              <ConsoleRowTitle>{title}</ConsoleRowTitle>
              <RowDetail>{`${release} · ${counted(rows, 'row')}`}</RowDetail>
            </li>
          ))}
        </ConsoleRows>
      )}
    </>
  );
}

function Progress() {
  const { data, error } = useQuery(indexingProgressQuery());
  if (error)
    return <InlineAlert kind="error">{`We couldn’t check the matches. ${error.message}`}</InlineAlert>;
  if (!data) return null;
  const { jobs, candidates } = data.data;
  const rest = [
    ...(jobs.outdated > 0 ? [`${shareOf(jobs)} jobs`] : []),
    ...(candidates.outdated > 0 ? [`${shareOf(candidates)} veterans`] : []),
  ];
  return (
    <InlineAlert kind="info">
      {rest.length > 0
        ? `Matches are being updated to this release: ${rest.join(' and ')} left. They work by the release before until then.`
        : 'All jobs and veterans are matched by this release.'}
    </InlineAlert>
  );
}

function shareOf({ outdated, total }: { outdated: number; total: number }): string {
  const { format } = numberFormat(pageLocale());
  return `${format(outdated)} of ${format(total)}`;
}
