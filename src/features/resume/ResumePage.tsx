import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../api/client.ts';
import { onboardingResumeQuery } from '../../api/onboarding.ts';
import { documentName, onboardingAddress, type User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { ResumeView } from './ResumeView.tsx';

const whole = (moment: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(moment),
  );

/** The CV read at onboarding. */
export function ResumePage({ tenant, user }: { tenant: Tenant; user: User }) {
  const name = documentName(user);
  usePageTitle(name);
  const { data, error, refetch } = useQuery(onboardingResumeQuery());
  const isMissing = (error as ApiError | null)?.status === 404;
  const lead = data && [
    data.resume.file_name && `Read from ${data.resume.file_name}.`,
    `Last changed on ${whole(data.resume.updated_at, tenant.locale)}.`,
  ];
  return (
    <PageLayout title={`Your ${name}`} lead={lead?.filter(Boolean).join(' ')}>
      {isMissing && (
        <Notice
          kind="emptyFirst"
          title={`No ${name} yet`}
          actions={
            <Button component={Link} to={onboardingAddress(user)}>
              {`Upload a ${name}`}
            </Button>
          }
        >
          {`Upload a PDF or Word file; an old one is fine. What we read stands here once you have checked it.`}
        </Notice>
      )}
      {error && !isMissing && (
        <Notice
          kind="failed"
          title={`Your ${name} did not load`}
          actions={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {error.message}
        </Notice>
      )}
      {!data && !error && (
        <Waiting>
          <SkeletonRows count={6} />
        </Waiting>
      )}
      {data?.parse.status === 'processing' && (
        <Notice kind="waiting" title={`We are reading your ${name}`}>
          Our turn · it takes a few seconds.
        </Notice>
      )}
      {data && data.parse.status !== 'processing' && (
        <ResumeView
          resume={data.resume}
          countryId={user.user_details.country?.id ?? tenant.default_country_id}
          locale={tenant.locale}
        />
      )}
    </PageLayout>
  );
}
