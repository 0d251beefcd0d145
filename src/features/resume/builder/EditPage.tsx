import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { documentName, type User } from '../../../api/profile.ts';
import { resumesQuery } from '../../../api/resumes.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { warmPreview } from '../preview/usePreview.ts';
import { Builder } from './Builder.tsx';
import type { MilitaryPostFields } from './EntryForm.tsx';
import { useBuilder } from './useBuilder.ts';

interface EditPageProps {
  tenant: Tenant;
  user: User;
  MilitaryFields: MilitaryPostFields;
  Picture: ComponentType<{ user: User }>;
}

export function EditPage(props: EditPageProps) {
  const [query] = useSearchParams();
  const id = Number(query.get('resume_id'));
  return Number.isInteger(id) && id > 0 ? (
    <OpenedPage key={id} {...props} resumeId={id} />
  ) : (
    <PrimaryPage {...props} />
  );
}

function PrimaryPage({ user }: EditPageProps) {
  const name = documentName(user);
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery(resumesQuery());
  usePageTitle(`Edit ${name}`);
  if (error)
    return (
      <PageLayout>
        <NotLoaded level={1} what={`Your ${name}`} onRetry={refetch}>
          {error.message}
        </NotLoaded>
      </PageLayout>
    );
  if (!data) return <Loading />;
  const first = data.find(({ kind }) => kind !== 'federal');
  if (!first) return <Missing name={name} />;
  const next = new URLSearchParams(query);
  next.set('resume_id', String(first.id));
  return <Navigate to={`?${next}`} replace />;
}

function OpenedPage({
  user,
  tenant,
  resumeId,
  MilitaryFields,
  Picture,
}: EditPageProps & { resumeId: number }) {
  const name = documentName(user);
  const builder = useBuilder(user.id, resumeId);
  const { state, send, view } = builder;
  usePageTitle(view ? `${view.edited.content.title} · Edit ${name}` : `Edit ${name}`);
  useEffect(() => warmPreview(), []);
  if (state.matches('missing')) return <Missing name={name} />;
  if (state.matches('loadFailed'))
    return (
      <PageLayout>
        <NotLoaded level={1} what={`Your ${name}`} onRetry={() => send({ type: 'loading.retried' })}>
          {state.context.failure?.message}
        </NotLoaded>
      </PageLayout>
    );
  if (!view) return <Loading />;
  return (
    <Builder
      builder={builder}
      view={view}
      name={name}
      countryId={user.user_details.country?.id ?? tenant.default_country_id}
      locale={tenant.locale}
      MilitaryFields={MilitaryFields}
      picture={{ address: user.profile_picture?.original_url ?? null, field: <Picture user={user} /> }}
    />
  );
}

const Loading = () => (
  <PageLayout>
    <Waiting>
      <SkeletonRows count={6} />
    </Waiting>
  </PageLayout>
);

const Missing = ({ name }: { name: string }) => (
  <PageLayout>
    <Notice
      kind="notFound"
      level={1}
      title={`We can’t find this ${name}`}
      actions={
        <Button component={Link} to="/veteran/resume">
          {`Your ${name}s`}
        </Button>
      }
    >
      It may have been deleted. You can restore it for 30 days.
    </Notice>
  </PageLayout>
);
