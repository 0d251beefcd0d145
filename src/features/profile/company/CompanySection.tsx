import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Company, companyQuery } from '../../../api/companies.ts';
import { companySizeLabels, companyTypeLabels } from '../../../api/companyLabels.ts';
import { companyOfUser, memberRoleLabel, type User } from '../../../api/profile.ts';
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
  const { company: own } = user.user_details;
  const { data, error, isFetching, refetch } = useQuery({ ...companyQuery(), enabled: own !== null });

  if (!own) return <NoCompany user={user} />;
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
  return <OwnCompany user={user} membership={own} company={data} />;
}

function NoCompany({ user }: { user: User }) {
  const match = companyOfUser(user);
  return (
    <Notice
      kind="emptyFirst"
      level={3}
      title={match ? `${match.name} is already here` : 'You haven’t joined a company yet'}
      actions={
        <Button component={Link} to="/recruiter/company">
          {match ? 'Ask to join' : 'Tell us whom you hire for'}
        </Button>
      }
    >
      {match
        ? 'Your email address matches theirs. You can ask to join.'
        : 'You can post jobs and see candidates once your company is approved.'}
    </Notice>
  );
}

type OwnCompanyProps = {
  user: User;
  membership: NonNullable<User['user_details']['company']>;
  company: Company;
};

function OwnCompany({ user, membership, company }: OwnCompanyProps) {
  const { is_admin, job_title } = user.user_details;
  const facts = [
    ['Website', company.website],
    ['Company type', companyTypeLabels[company.company_type]],
    ['Company size', companySizeLabels[company.company_size]],
    ['Industry', company.industry.title],
    ['Place', [company.city, company.state?.title, company.country.title].filter(Boolean).join(', ')],
    ['Your role', memberRoleLabel(user)],
    ['Your job title', job_title],
  ];
  return (
    <>
      <RowHead>
        <RowTitle>{membership.name}</RowTitle>
        <StatusChip {...marks[membership.status]} />
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
      <CompanyLinks user={user} isActive={membership.status === 'active'} />
    </>
  );
}

function CompanyLinks({ user, isActive }: { user: User; isActive: boolean }) {
  const { is_admin } = user.user_details;
  return (
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
      {is_admin === 1 && isActive && user.status === 'active' && (
        <Button variant="outlined" color="neutral" component={Link} to="/recruiter/companies">
          Team
        </Button>
      )}
    </ButtonRow>
  );
}
