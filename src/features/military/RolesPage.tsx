import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import type { MilitaryRoleHit } from '../../api/military.ts';
import { militaryRolesQuery } from '../../api/reference.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Country } from '../../machines/country.ts';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { List } from '../../ui/List.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { useAddressQuery } from '../../ui/route/useAddressQuery.ts';
import { Stack } from '../../ui/Stack.tsx';
import { token } from '../../ui/theme/token.ts';
import { typography } from '../../ui/theme/typeScale.ts';
import { roleDetail, roleName } from './roleLabels.ts';

const RoleLink = styled(Link)({
  display: 'block',
  padding: '12px 16px',
  border: `1px solid ${token.cardLine}`,
  borderRadius: 8,
  background: token.paper,
  color: token.ink,
  textDecoration: 'none',
  '&:hover': { background: token.hover },
});
const Small = styled('p')(typography['body-sm']);
const Detail = styled('span')({ display: 'block', color: token.second, fontSize: '0.875rem' });

/** The most that the server returns; there may be more. */
const mostShown = 20;

function countOf(count: number, isElsewhere: boolean) {
  const roles =
    count >= mostShown
      ? `The ${count} closest roles`
      : count === 1
        ? 'One role found'
        : `${count} roles found`;
  return isElsewhere ? `${roles}, in the forces of another country` : roles;
}

export function RolesPage({ tenant }: { tenant: Tenant }) {
  usePublicPage({
    title: 'What does your military role mean?',
    path: '/military-roles',
    description: 'Find your code, trade or rating, and see the civilian work it leads to.',
  });
  const [query, setQuery] = useAddressQuery();
  const text = query.get('search') ?? '';
  const search = useDeferredValue(text.trim());
  const country = tenant.default_country_id;
  const own = useQuery(militaryRolesQuery(country, search));
  // People who served elsewhere find their role too, after those of the current country.
  const isElsewhere = own.data?.length === 0;
  const anywhere = useQuery({ ...militaryRolesQuery(null, search), ...(!isElsewhere && { enabled: false }) });
  const roles = isElsewhere ? anywhere : own;
  const isUs = country === Country.UnitedStates;
  return (
    <PageLayout
      title="What does your military role mean?"
      lead="Find your role, and see the civilian work that needs what you did, where that comes from, and the jobs that are open."
    >
      <Stack gap="2xl" maxWidth="66ch">
        <TextField
          id="role-search"
          name="search"
          label="Your code, trade or rating"
          hint={
            isUs
              ? 'For example 11B, IT2, 3D1X1 or combat medic'
              : 'For example vehicle mechanic, chef or REME'
          }
          maxLength={60}
          value={text}
          onChange={({ target }) =>
            setQuery(new URLSearchParams(target.value ? { search: target.value } : {}))
          }
        />
        <div role="status">
          {search && roles.isSuccess && (
            <Small>
              {roles.data.length === 0
                ? `No role is called “${search}”. Try its code, or a plainer word such as “mechanic”.`
                : countOf(roles.data.length, isElsewhere)}
            </Small>
          )}
          {search && roles.isPending && <Small>Searching…</Small>}
        </div>
        {roles.isError && (
          <NotLoaded what="The roles" onRetry={() => void roles.refetch()}>
            {roles.error.message}
          </NotLoaded>
        )}
        {search && roles.data && <RoleList roles={roles.data} />}
      </Stack>
    </PageLayout>
  );
}

const RoleList = ({ roles }: { roles: MilitaryRoleHit[] }) => (
  <List gap="sm" aria-label="Military roles">
    {roles.map((role) => (
      <li key={role.id}>
        <RoleLink to={`/military-roles/${role.id}`}>
          <strong>{roleName(role)}</strong>
          <Detail>{roleDetail(role)}</Detail>
        </RoleLink>
      </li>
    ))}
  </List>
);
