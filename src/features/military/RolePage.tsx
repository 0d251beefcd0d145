import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { type MilitaryRoleMeaning, militaryRoleQuery } from '../../api/military.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { List } from '../../ui/List.tsx';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { Stack } from '../../ui/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Title } from '../../ui/Title.tsx';
import { typography } from '../../ui/theme/typeScale.ts';
import { OccupationCard } from './OccupationCard.tsx';
import { roleDetail, roleName } from './roleLabels.ts';

const Small = styled('p')(typography['body-sm']);
const Duty = styled('p')({ margin: '8px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export function RolePage({ tenant }: { tenant: Tenant }) {
  const { roleId = '' } = useParams();
  const id = /^[1-9]\d{0,9}$/.test(roleId) ? Number(roleId) : 0;
  const role = useQuery({ ...militaryRoleQuery(id), enabled: id > 0 });
  const isUnknown = id === 0 || (role.error instanceof ApiError && role.error.status === 404);
  if (isUnknown) {
    return (
      <PageLayout above={<BackLink to="/military-roles">Find another role</BackLink>}>
        <Notice kind="notFound" level={1} title="There is no such role">
          The address may be incomplete. Search for your code or trade instead.
        </Notice>
      </PageLayout>
    );
  }
  if (role.isError) {
    return (
      <PageLayout>
        <NotLoaded what="The role" level={1} onRetry={() => void role.refetch()}>
          {role.error.message}
        </NotLoaded>
      </PageLayout>
    );
  }
  return role.data ? <Meaning meaning={role.data} tenant={tenant} /> : <Loader />;
}

function Meaning({ meaning, tenant }: { meaning: MilitaryRoleMeaning; tenant: Tenant }) {
  const { role, codes, aliases, duty, occupations } = meaning;
  const title = `What does ${role.code ?? role.title} mean outside?`;
  usePublicPage({
    title,
    path: `/military-roles/${role.id}`,
    description: `${roleName(role)}: the civilian occupations it leads to, and the jobs that are open.`,
  });
  const also = [...aliases, ...codes].slice(0, 12);
  return (
    <PageLayout
      above={<BackLink to="/military-roles">Find another role</BackLink>}
      title={title}
      lead={[roleName(role), roleDetail(role)].filter(Boolean).join(' · ')}
    >
      <Stack gap="3xl" maxWidth="76ch">
        {(duty !== null || also.length > 0) && (
          <section>
            {also.length > 0 && <Small>Also known as {also.join(', ')}</Small>}
            {duty !== null && (
              <details>
                <summary>Official description of the duties</summary>
                <Duty>{duty}</Duty>
              </details>
            )}
          </section>
        )}
        <section aria-labelledby="civilian-work">
          <Title mb="lg" id="civilian-work">
            Civilian work
          </Title>
          {occupations.length === 0 ? (
            <p>
              {role.kind === 'role'
                ? 'No source says what this role leads to. Search for a role that is close to yours.'
                : 'This is held in addition to a role. Search for the role itself to see the civilian work it leads to.'}
            </p>
          ) : (
            <List as="ol" gap="lg">
              {occupations.map((occupation) => (
                <li key={occupation.code}>
                  <OccupationCard occupation={occupation} tenant={tenant} />
                </li>
              ))}
            </List>
          )}
        </section>
        <Small>
          What you did may be more, or other, than your code says.{' '}
          <TextLink to="/data-sources">Data sources</TextLink>
        </Small>
      </Stack>
    </PageLayout>
  );
}
