import Button from '@mui/joy/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CompanyUser, companyUsersQuery } from '../../../api/companies.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { List } from '../../../ui/List.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { useAddressQuery } from '../../../ui/route/useAddressQuery.ts';
import { actionsOn, type MemberAction } from './actions.ts';
import { Deciding } from './Deciding.tsx';
import { countMemberFilters, filterOf, type ListTab, pageOf, withoutMemberFilters } from './filter.ts';
import { MemberFilters } from './MemberFilters.tsx';
import { MemberRow } from './MemberRow.tsx';

const empty: Record<ListTab, [title: string, text: string]> = {
  pending: [
    'No pending requests',
    'When someone asks to join, we’ll tell you, and you’ll find their request here.',
  ],
  active: ['No active members yet', 'Invite your colleagues by email.'],
  inactive: ['No inactive members', 'People you deactivate or decline appear here.'],
};

type MembersProps = { tab: ListTab; locale: string; userId: number };

export function Members({ tab, locale, userId }: MembersProps) {
  const [query, setQuery] = useAddressQuery();
  const page = pageOf(query);
  const { data, error, refetch } = useQuery({
    ...companyUsersQuery(page, filterOf(query, tab)),
    placeholderData: keepPreviousData,
  });
  const [deciding, setDeciding] = useState<{ person: CompanyUser; action: MemberAction } | null>(null);
  const toPage = (to: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(to));
    return `?${next}`;
  };
  return (
    <>
      <MemberFilters />
      {error && !data && (
        <Notice
          kind="failed"
          title="The team didn’t load"
          actions={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {error.message}
        </Notice>
      )}
      {!data && !error && (
        <Waiting label="Loading the team">
          <SkeletonRows count={4} />
        </Waiting>
      )}
      {data?.data.length === 0 && (
        <NoMembers
          tab={tab}
          isFiltered={countMemberFilters(query) > 0}
          onClear={() => setQuery(withoutMemberFilters(query))}
        />
      )}
      {data && data.data.length > 0 && (
        <List lines aria-label="People">
          {data.data.map((person) => (
            <MemberRow
              key={person.id}
              person={person}
              isSelf={person.id === userId}
              locale={locale}
              actions={actionsOn(person, data.meta.admins)}
              onAction={(action) => setDeciding({ person, action })}
            />
          ))}
        </List>
      )}
      {data && <Pager meta={data.meta} addressOf={toPage} />}
      {deciding && <Deciding {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

type NoMembersProps = { tab: ListTab; isFiltered: boolean; onClear: () => void };

function NoMembers({ tab, isFiltered, onClear }: NoMembersProps) {
  const [title, text] = empty[tab];
  return isFiltered ? (
    <Notice
      kind="emptyFilters"
      title="No one matches these filters"
      actions={
        <Button variant="outlined" color="neutral" onClick={onClear}>
          Clear all
        </Button>
      }
    >
      Remove a filter, or look in another tab.
    </Notice>
  ) : (
    <Notice kind="emptyFirst" title={title}>
      {text}
    </Notice>
  );
}
