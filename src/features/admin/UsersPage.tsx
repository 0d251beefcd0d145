import styled from '@emotion/styled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AdminUser,
  tenantSettingsQuery,
  updateAdminUser,
  updateTenantSettings,
  usersQuery,
} from '../../api/admin.ts';
import { type AccountMove, accountLife, operatorMoves } from '../../machines/account.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { SwitchField } from '../../ui/form/SwitchField.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { ConsoleList, ConsoleRows, ConsoleRowTitle, RowDetail, RowFacts } from './ConsoleList.tsx';
import type { StatusWords } from './companyFacts.ts';
import { useMoment } from './console.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { ChoiceFilter, FilterRow, SearchFilter } from './Filter.tsx';
import { useFilters } from './useFilters.ts';

function ApprovalSwitch() {
  const queries = useQueryClient();
  const settings = useQuery(tenantSettingsQuery());
  const change = useMutation({
    mutationFn: updateTenantSettings,
    onSuccess: (saved) => {
      queries.setQueryData(tenantSettingsQuery().queryKey, saved);
      toast.success('Saved');
    },
  });
  if (!settings.data) return null;
  const { approve_veterans } = change.isPending ? change.variables : settings.data;
  return (
    <SwitchField
      name="approve_veterans"
      label="Approve new veterans manually"
      hint="Once they’ve confirmed their email address, new veterans wait here until you approve or reject them. We’ll email them your decision."
      checked={approve_veterans}
      busy={change.isPending}
      error={change.error?.message}
      onChange={(isOn) => change.mutate({ approve_veterans: isOn })}
    />
  );
}

const Line = styled('li')({
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 1fr) 200px 190px' },
});

const Setting = styled('div')({ marginBottom: 32, maxWidth: '66ch' });

const statuses = ['active', 'approval_pending', 'rejected', 'inactive'] as const;
const roles = ['veteran', 'recruiter'] as const;

const userStatuses: Record<AdminUser['status'], StatusWords> = {
  active: { mark: 'passed', state: 'Active' },
  approval_pending: { mark: 'due', state: 'Waiting for approval' },
  rejected: { mark: 'late', state: 'Rejected' },
  inactive: { mark: 'ended', state: 'Inactive' },
};

const consequences: Record<AccountMove, string> = {
  approve: 'They can use the service straight away.',
  reject: 'They can’t use the service. You can change this later.',
  deactivate: 'They can’t use the service from now on. None of their data is lost.',
  reactivate: 'They can use the service again straight away.',
};

const roleWords = { veteran: 'Veteran', recruiter: 'Recruiter' };

function aboutOf({ role, company, is_admin }: AdminUser) {
  const admin = is_admin === 1 ? ', admin' : '';
  return company ? `${roleWords[role]} at ${company.name}${admin}` : roleWords[role];
}

export function UsersPage() {
  usePageTitle('Users');
  const filters = useFilters();
  const [request, setRequest] = useState<{ user: AdminUser; move: AccountMove } | null>(null);
  const status = filters.one('status', statuses);
  const role = filters.one('role', roles);
  const search = filters.text('search');
  const query = useQuery(
    usersQuery({
      ...(status && { status }),
      ...(role && { role }),
      ...(search && { search }),
      ...filters.page,
    }),
  );
  return (
    <PageLayout
      title="Users"
      lead="Veterans and recruiters. Operators can only be added from the command line."
    >
      <Setting>
        <ApprovalSwitch />
      </Setting>
      <FilterRow>
        <ChoiceFilter
          filters={filters}
          name="status"
          label="Status"
          every="All"
          options={Object.fromEntries(statuses.map((status) => [status, userStatuses[status].state]))}
        />
        <ChoiceFilter filters={filters} name="role" label="Role" every="All" options={roleWords} />
        <SearchFilter filters={filters} label="Name or email" />
      </FilterRow>
      <ConsoleList
        query={query}
        filters={filters}
        words={['person', 'people']}
        isFiltered
        empty={{
          title: 'No one matches',
          text: 'Choose a different status or role, or search for a different name.',
        }}
      >
        {(users) => (
          <ConsoleRows data-dense>
            {users.map((user) => (
              <UserRow key={user.id} user={user} onDecide={(move) => setRequest({ user, move })} />
            ))}
          </ConsoleRows>
        )}
      </ConsoleList>
      {request && <UserDecision user={request.user} move={request.move} onClose={() => setRequest(null)} />}
    </PageLayout>
  );
}

type UserRowProps = { user: AdminUser; onDecide: (move: AccountMove) => void };

function UserRow({ user, onDecide }: UserRowProps) {
  const moment = useMoment();
  return (
    <Line>
      <RowFacts>
        <ConsoleRowTitle>{user.name}</ConsoleRowTitle>
        <RowDetail>{user.email}</RowDetail>
        <RowDetail>
          {`${aboutOf(user)} · ${user.last_seen_at ? `last signed in ${moment(user.last_seen_at)}` : 'not signed in yet'}`}
        </RowDetail>
      </RowFacts>
      <div>
        <StatusChip {...userStatuses[user.status]} />
      </div>
      <DecisionButtons
        moves={accountLife.allowed(user.status, operatorMoves)}
        name={user.name}
        onDecide={onDecide}
      />
    </Line>
  );
}

type UserDecisionProps = { user: AdminUser; move: AccountMove; onClose: () => void };

const UserDecision = ({ user, move, onClose }: UserDecisionProps) => (
  <DecisionDialog
    move={move}
    name={user.name}
    consequence={consequences[move]}
    text={{
      hint: 'It’s added to the audit log. We’ll email the person your decision, but not the reason.',
      limit: 500,
      required: false,
    }}
    send={({ text }) => updateAdminUser(user.id, { action: move, reason: text || null })}
    onClose={onClose}
  />
);
