import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyQuery } from '../../../api/companies.ts';
import { companyOfUser, type User } from '../../../api/profile.ts';
import { signedInAs } from '../../../machines/auth/setup.ts';
import { decideCompanyRoute } from '../../../machines/companyRouting.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';
import { ButtonRow, DetailList, RowHead, RowTitle } from '../parts.ts';
import type { SectionProps } from '../sectionProps.ts';

type Status = NonNullable<User['company_found']>['status'];

const marks: Record<Status, { mark: WayPointState; state: string; turn?: string }> = {
  pending: { mark: 'theirTurn', state: 'Being checked', turn: 'our turn' },
  active: { mark: 'passed', state: 'Approved' },
  rejected: { mark: 'late', state: 'Not approved' },
  inactive: { mark: 'ended', state: 'Inactive' },
};

const details = '/recruiter/company/details';

function mayOpenDetails(user: User) {
  const visitor = signedInAs(user);
  return visitor.kind === 'recruiter' && decideCompanyRoute({ ...visitor, path: details }).path === details;
}

export function CompanySection({ user }: SectionProps) {
  const { company, company: own, is_admin, job_title } = user.user_details;
  const { data, error, isFetching, refetch } = useQuery({ ...companyQuery(), enabled: own !== null });
  const found = companyOfUser(user);

  if (!company) {
    return (
      <Notice
        kind="emptyFirst"
        level={3}
        title={found ? `${found.name} is already here` : 'You haven’t joined a company yet'}
        actions={
          <Button component={Link} to="/recruiter/company">
            {found ? 'Ask to join' : 'Tell us whom you hire for'}
          </Button>
        }
      >
        {found
          ? 'Your email address matches theirs. You can ask to join.'
          : 'You can post jobs and see candidates once your company is approved.'}
      </Notice>
    );
  }
  if (error && !data && !isFetching) {
    return (
      <Notice
        kind={navigator.onLine ? 'failed' : 'offline'}
        level={3}
        title="The company didn’t load"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error.message}
      </Notice>
    );
  }
  if (!data) {
    return (
      <Waiting label="Loading the company">
        <SkeletonRows count={4} />
      </Waiting>
    );
  }
  const facts = [
    ['Website', data.website],
    ['Company type', data.company_type],
    ['Company size', data.company_size],
    ['Industry', data.industry.title],
    ['Place', [data.city, data.state?.title, data.country.title].filter(Boolean).join(', ')],
    ['Your role', is_admin === 1 ? 'Admin' : 'Member'],
    ['Your job title', job_title],
  ];
  return (
    <>
      <RowHead>
        <RowTitle>{company.name}</RowTitle>
        <StatusChip {...marks[company.status]} />
      </RowHead>
      <DetailList>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </DetailList>
      <p>
        {is_admin === 1
          ? 'As an admin, you can edit these details on the company page.'
          : 'Only the company’s admins can change this.'}{' '}
        {mayOpenDetails(user) && 'To leave the company, go to Company Details.'}
      </p>
      <ButtonRow>
        {mayOpenDetails(user) ? (
          <Button variant="outlined" color="neutral" component={Link} to={details}>
            Company Details
          </Button>
        ) : (
          <Button variant="outlined" color="neutral" component={Link} to="/recruiter/company">
            View status
          </Button>
        )}
        {is_admin === 1 && company.status === 'active' && user.status === 'active' && (
          <Button variant="outlined" color="neutral" component={Link} to="/recruiter/companies">
            The team
          </Button>
        )}
      </ButtonRow>
    </>
  );
}
