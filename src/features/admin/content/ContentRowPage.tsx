import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../api/client.ts';
import { type ContentName, contentQuery, contentRowQuery, type EditableName } from '../../../api/content.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { failureText } from '../../../ui/form/problems.ts';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { contentTitle, isEditable, useContentName } from './contentWords.ts';
import { RowForm } from './RowForm.tsx';
import { UnknownContent } from './UnknownContent.tsx';

export function ContentRowPage() {
  const content = useContentName();
  const { row = '' } = useParams();
  if (!content) return <UnknownContent />;
  if (row === 'new' && isEditable(content)) return <NewRow content={content} />;
  return /^[1-9]\d{0,9}$/.test(row) ? <StoredRow content={content} id={Number(row)} /> : <UnknownContent />;
}

const Back = ({ content }: { content: ContentName }) => (
  <BackLink to={`/admin/content/${content}`}>Back to the list</BackLink>
);

function NewRow({ content }: { content: EditableName }) {
  const { data, error, refetch } = useQuery({ ...contentQuery(content, {}), refetchInterval: false });
  const table = data?.meta.table;
  const title = table ? `Add a ${table.one}` : 'Add';
  usePageTitle(title);
  return (
    <PageLayout above={<Back content={content} />} title={title}>
      {table ? (
        <RowForm content={content} table={table} row={null} />
      ) : (
        <OnItsWay error={error} retry={refetch} />
      )}
    </PageLayout>
  );
}

function StoredRow({ content, id }: { content: ContentName; id: number }) {
  const { data, error, refetch } = useQuery(contentRowQuery(content, id));
  const title = data?.row.title || data?.row.key || contentTitle(content, data?.table);
  usePageTitle(title);
  if (error instanceof ApiError && error.status === 404) return <UnknownContent />;
  return (
    <PageLayout above={<Back content={content} />} title={title}>
      {data ? (
        <RowForm key={id} content={content} table={data.table} row={data.row} />
      ) : (
        <OnItsWay error={error} retry={refetch} />
      )}
    </PageLayout>
  );
}

function OnItsWay({ error, retry }: { error: Error | null; retry: () => unknown }): ReactNode {
  if (!error)
    return (
      <Waiting label="Loading the row">
        <SkeletonRows count={6} />
      </Waiting>
    );
  return (
    <Notice
      kind={navigator.onLine ? 'failed' : 'offline'}
      title="This didn’t load"
      actions={
        <Button variant="outlined" color="neutral" onClick={() => void retry()}>
          Try again
        </Button>
      }
    >
      {failureText({ status: 0, message: error.message }, true)}
    </Notice>
  );
}
