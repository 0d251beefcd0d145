import Button from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Company, companyQuery, companyStatusQuery, updateCompany } from '../../api/companies.ts';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import type { WayPointState } from '../../ui/route/wayPointState.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { Conflict, isOutdated } from './Conflict.tsx';
import { type CheckedCompany, typedCompany } from './companyForm.ts';
import { useFollowedStanding, useMove } from './follow.ts';
import { Logo } from './Logo.tsx';
import { movesOf } from './moves.ts';

const Below = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 32 });
const Parts = styled('div')({ display: 'grid', gap: 32 });

const marks: Record<Company['status'], { mark: WayPointState; state: string; turn?: string }> = {
  pending: { mark: 'theirTurn', state: 'Being checked', turn: 'our turn' },
  active: { mark: 'passed', state: 'Approved' },
  rejected: { mark: 'late', state: 'Not approved' },
  inactive: { mark: 'ended', state: 'Switched off' },
};

/** Rule 6: what we know of the company; its admins change it, also while it is being checked. */
export function CompanyDetailsPage({ tenant, user }: { tenant: Tenant; user: User }) {
  usePageTitle('Company Details');
  const isAdmin = user.user_details.is_admin === 1;
  const { data: standing } = useSuspenseQuery(companyStatusQuery());
  const { data: company, error, refetch } = useQuery(companyQuery());
  const [isEditing, setEditing] = useState(false);
  useFollowedStanding(standing.company?.status === 'pending' && !isEditing);
  const mayChange = movesOf(standing, isAdmin).has('change');
  const status = company?.status ?? standing.company?.status;
  const home = status === 'active' ? 'Back to the dashboard' : 'Back to where things are';
  return (
    <PageLayout
      title={standing.company?.name ?? 'No company'}
      lead={
        !mayChange
          ? 'The admins of the company change this.'
          : status === 'active'
            ? 'Another name, website or number is checked again; your work goes on meanwhile.'
            : 'You can correct it while we check it.'
      }
      actions={status && <StatusChip {...marks[status]} />}
    >
      {error && !company && (
        <Notice
          kind="failed"
          title="The company did not load"
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
      {company?.is_rechecked && !isEditing && (
        <InlineAlert kind="info" live={false}>
          We look at the company again, since its name, website or number is another one now. Nothing stops
          meanwhile.
        </InlineAlert>
      )}
      {company && isEditing && mayChange && (
        <Parts>
          <EditForm tenant={tenant} company={company} onDone={() => setEditing(false)} />
        </Parts>
      )}
      {company && !(isEditing && mayChange) && (
        <>
          <CompanyFacts company={company} user={user} tenant={tenant} />
          <Below>
            {mayChange && (
              <Button variant="outlined" color="neutral" onClick={() => setEditing(true)}>
                Edit
              </Button>
            )}
            <Button variant="plain" component={Link} to="/recruiter">
              {home}
            </Button>
          </Below>
        </>
      )}
    </PageLayout>
  );
}

type EditFormProps = { tenant: Tenant; company: Company; onDone: () => void };

function EditForm({ tenant, company, onDone }: EditFormProps) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(company);
  const [round, setRound] = useState(0);
  const { mutate, isPending, error, reset } = useMove(
    ({ fields }: CheckedCompany) => updateCompany({ ...fields, version: base.version }),
    { said: 'Saved' },
  );
  const settle = (theirs: Company, isTaken: boolean) => {
    setBase(theirs);
    if (isTaken) setRound(round + 1);
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
        defaults={typedCompany(base)}
        kind="edit"
        submit={['Save', 'Saving…']}
        next={
          company.status === 'active'
            ? 'recruiters and veterans see it at once'
            : 'we read what stands there then'
        }
        busy={isPending}
        failure={error}
        refusal={isOutdated(error) && <Conflict theirs={error.data} base={base} onSettle={settle} />}
        onSubmit={save}
        onCancel={onDone}
      />
    </>
  );
}
