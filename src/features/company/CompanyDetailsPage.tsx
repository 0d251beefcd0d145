import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Company, companyQuery, companyStatusQuery } from '../../api/companies.ts';
import { requestedChanges } from '../../api/companyIdentity.ts';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import type { WayPointState } from '../../ui/route/wayPointState.ts';
import { token } from '../../ui/theme/token.ts';
import { isOutdated } from './CompanyConflict.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import type { CheckedCompany } from './companyForm.ts';
import { useCompanyVersions } from './companyVersions.ts';
import { useCompanyMove, useFollowedStanding } from './follow.ts';
import { Leave } from './Leave.tsx';
import { Logo } from './Logo.tsx';
import { movesOf } from './moves.ts';

const Below = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 32 });
const Note = styled('p')({ marginTop: 16, color: token.second, maxWidth: '66ch' });
const Requested = styled('ul')({ margin: '8px 0 0', paddingLeft: 20, overflowWrap: 'anywhere' });
const Parts = styled('div')({ display: 'grid', gap: 32 });

const marks: Record<Company['status'], { mark: WayPointState; state: string; turn?: string }> = {
  pending: { mark: 'theirTurn', state: 'Being checked', turn: 'our turn' },
  active: { mark: 'passed', state: 'Approved' },
  rejected: { mark: 'late', state: 'Not approved' },
  inactive: { mark: 'ended', state: 'Inactive' },
};

export function CompanyDetailsPage({ tenant, user }: { tenant: Tenant; user: User }) {
  usePageTitle('Company Details');
  const isAdmin = user.user_details.is_admin === 1;
  const { data: standing } = useSuspenseQuery(companyStatusQuery());
  const { data: company, error, refetch } = useQuery(companyQuery());
  const [isEditing, setEditing] = useState(false);
  useFollowedStanding(standing.company?.status === 'pending' && !isEditing);
  const moves = movesOf(standing, isAdmin, user.user_details.member_role);
  const mayChange = moves.has('change');
  const isLastAdmin = isAdmin && standing.other_admins === 0;
  const status = company?.status ?? standing.company?.status;
  const home = status === 'active' ? 'Back to the dashboard' : 'Back to your progress';
  return (
    <PageLayout
      title={standing.company?.name ?? 'No company'}
      lead={
        !mayChange
          ? 'Only the company’s admins can change this.'
          : status === 'active'
            ? 'If you change the name, website or number, we’ll review the change first. You can keep working in the meantime.'
            : 'You can still make corrections while we check it.'
      }
      actions={status && <StatusChip {...marks[status]} />}
    >
      {error && !company && (
        <Notice
          kind="failed"
          title="The company didn’t load"
          actions={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {error.message}
        </Notice>
      )}
      {!company && !error && (
        <Waiting label="Loading the company">
          <SkeletonRows count={5} />
        </Waiting>
      )}
      {company?.is_rechecked && !isEditing && <WaitingReview company={company} />}
      {company && isEditing && mayChange && (
        <Parts>
          <EditForm tenant={tenant} company={company} onDone={() => setEditing(false)} />
        </Parts>
      )}
      {company && !(isEditing && mayChange) && (
        <>
          <CompanyFacts company={company} user={user} tenant={tenant} />
          <CompanyActions
            company={company}
            home={home}
            moves={moves}
            isActive={status === 'active'}
            onEdit={() => setEditing(true)}
          />
          {isLastAdmin && status === 'active' && <LastAdminNote companyName={company.name} />}
        </>
      )}
    </PageLayout>
  );
}

const WaitingReview = ({ company }: { company: Company }) => (
  <InlineAlert kind="info" live={false}>
    <strong>Waiting for review.</strong> Veterans see the approved details until we’ve checked your change.
    You can keep working in the meantime.
    <Requested>
      {requestedChanges(company).map(({ label, before, after }) => (
        <li key={label}>
          {label}: {before} → {after}
        </li>
      ))}
    </Requested>
  </InlineAlert>
);

type CompanyActionsProps = {
  company: Company;
  home: string;
  moves: ReturnType<typeof movesOf>;
  isActive: boolean;
  onEdit: () => void;
};

const CompanyActions = ({ company, home, moves, isActive, onEdit }: CompanyActionsProps) => (
  <Below>
    {moves.has('change') && (
      <Button variant="outlined" color="neutral" onClick={onEdit}>
        Edit
      </Button>
    )}
    <Button variant="plain" component={Link} to="/recruiter">
      {home}
    </Button>
    {isActive && (
      <Button variant="outlined" color="neutral" component={Link} to="/recruiter/invite-user">
        Invite colleagues
      </Button>
    )}
    {moves.has('leave') && <Leave name={company.name} />}
  </Below>
);

const LastAdminNote = ({ companyName }: { companyName: string }) => (
  <Note>
    You’re the only admin of {companyName}. To leave it, first make a colleague an admin under{' '}
    <JoyLink component={Link} to="/recruiter/companies">
      Team
    </JoyLink>
    .
  </Note>
);

type EditFormProps = { tenant: Tenant; company: Company; onDone: () => void };

function EditForm({ tenant, company, onDone }: EditFormProps) {
  const queryClient = useQueryClient();
  const { base, setBase, round, defaults, save: send, settle } = useCompanyVersions(company);
  const { mutate, isPending, error, reset } = useCompanyMove(({ fields }: CheckedCompany) => send(fields), {
    said: 'Saved',
  });
  const onSettle: typeof settle = (theirs, mine) => {
    settle(theirs, mine);
    reset();
  };
  const save = (checked: CheckedCompany) =>
    mutate(checked, {
      onSuccess: (saved) => {
        queryClient.setQueryData(companyQuery().queryKey, saved);
        onDone();
      },
    });
  return (
    <>
      <Logo
        company={company}
        onSaved={(saved) => setBase({ ...base, version: saved.version, logo: saved.logo })}
      />
      <CompanyForm
        key={round}
        tenant={tenant}
        defaults={defaults}
        kind="edit"
        submit={['Save', 'Saving…']}
        next={
          company.status === 'active'
            ? 'we’ll review a new name, website or number; everything else changes straight away'
            : 'we’ll check the updated details'
        }
        busy={isPending}
        failure={error}
        conflict={isOutdated(error) ? { theirs: error.data, base, onSettle } : null}
        onSubmit={save}
        onCancel={onDone}
      />
    </>
  );
}
