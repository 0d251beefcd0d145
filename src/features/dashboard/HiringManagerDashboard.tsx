import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { recruiterJobsQuery } from '../../api/jobs.ts';
import type { User } from '../../api/profile.ts';
import { unratedApplicationsQuery } from '../../api/ratings.ts';
import type { Tenant } from '../../api/tenant.ts';
import { agoText } from '../../ui/calendar.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { Avatar } from '../../ui/layout/Avatar.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { Row } from '../../ui/Row.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { hidden } from '../../ui/theme/token.ts';
import { greeting } from './greeting.ts';
import {
  DashboardHead,
  DashboardRows,
  DashboardTitle,
  DetailText,
  PlainText,
  Strong,
} from './recruiter/parts.ts';

const Parts = styled('div')({ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' });

/** What waits for their rating, and the jobs of their hiring teams. */
export function HiringManagerDashboard({ tenant, user }: { tenant: Tenant; user: User }) {
  return (
    <PageLayout title={`${greeting(new Date())}, ${user.user_details.first_name}`}>
      <Parts>
        <section aria-labelledby="unrated">
          <DashboardHead>
            <DashboardTitle id="unrated">Waiting for your rating</DashboardTitle>
          </DashboardHead>
          <Unrated locale={tenant.locale} />
        </section>
        <section aria-labelledby="jobs">
          <DashboardHead>
            <DashboardTitle id="jobs">Your jobs</DashboardTitle>
            <TextLink to="/recruiter/jobs">View all jobs</TextLink>
          </DashboardHead>
          <Jobs />
        </section>
      </Parts>
    </PageLayout>
  );
}

function Unrated({ locale }: { locale: string }) {
  const { data, error, refetch } = useQuery(unratedApplicationsQuery());
  if (!data) return <Unready error={error} what="The applicants to rate" onRetry={() => void refetch()} />;
  const { total, applications } = data;
  if (applications.length === 0)
    return (
      <PlainText>
        You’re all caught up. Applicants for the jobs of your hiring teams will appear here.
      </PlainText>
    );
  return (
    <>
      {error && <InlineAlert kind="error">{`We couldn’t update this list. ${error.message}`}</InlineAlert>}
      <DashboardRows>
        {applications.map(({ id, display_name, job, applied_at }) => (
          <Row as="li" gap="md" rowGap="sm" align="center" justify="space-between" key={id}>
            <Row gap="md" align="center" grow={200} nowrap>
              <Avatar name={display_name} size={36} />
              <div>
                <Strong>{display_name}</Strong>
                <DetailText>{`${job.title} · applied ${agoText(applied_at, new Date(), locale)}`}</DetailText>
              </div>
            </Row>
            <TextLink to={`/recruiter/applications/${id}`}>
              Read and rate
              <span style={hidden}>{` ${display_name}`}</span>
            </TextLink>
          </Row>
        ))}
      </DashboardRows>
      {total > applications.length && (
        <PlainText>
          {`Showing the ${applications.length} who have waited longest, out of ${total}.`}
        </PlainText>
      )}
    </>
  );
}

function Jobs() {
  const { data, error, refetch } = useQuery(recruiterJobsQuery({ sorted_by: 'your_turn' }));
  if (!data) return <Unready error={error} what="Your jobs" onRetry={() => void refetch()} />;
  if (data.data.length === 0)
    return (
      <PlainText>
        You’re not on a hiring team yet. A recruiter of your company adds you to the jobs whose applicants
        you’ll rate.
      </PlainText>
    );
  return (
    <DashboardRows>
      {data.data.map(({ id, title, owner, applications_count: count }) => (
        <li key={id}>
          <TextLink to={`/recruiter/jobs/${id}`}>{title || 'Untitled job'}</TextLink>
          <DetailText>{`${owner.name} · ${count === 1 ? '1 applicant' : `${count} applicants`}`}</DetailText>
        </li>
      ))}
    </DashboardRows>
  );
}

type UnreadyProps = { error: Error | null; what: string; onRetry: () => void };

const Unready = ({ error, what, onRetry }: UnreadyProps) =>
  error ? (
    <NotLoaded what={what} level={3} onRetry={onRetry}>
      {error.message}
    </NotLoaded>
  ) : (
    <Waiting label={`Loading: ${what.toLowerCase()}`}>
      <SkeletonRows count={3} />
    </Waiting>
  );
