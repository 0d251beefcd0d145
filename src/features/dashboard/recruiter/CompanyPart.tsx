import styled from '@emotion/styled';
import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { PlainText, SmallTitle } from './parts.ts';

const Facts = styled(Stack)({ fontSize: '0.875rem' });

type CompanyPartProps = Pick<RecruiterDashboard, 'company' | 'invitations'> & {
  isAdmin: boolean;
  asking: number;
};

export function CompanyPart({ company, invitations, isAdmin, asking }: CompanyPartProps) {
  const { team_pending: open } = invitations;
  return (
    <section aria-labelledby="company">
      <SmallTitle id="company">{company.name}</SmallTitle>
      <Facts gap="sm" align="start">
        <StatusChip mark="passed" state="Approved" />
        <PlainText>
          {isAdmin
            ? 'You’re an admin of this company.'
            : 'You’re hiring for this company. Its admins decide who joins.'}
        </PlainText>
        {isAdmin && asking > 0 && (
          <PlainText>
            {asking === 1 ? 'One colleague is waiting' : `${asking} colleagues are waiting`} for your
            approval. <TextLink to="/recruiter/companies?tab=pending">Review requests</TextLink>
          </PlainText>
        )}
        {isAdmin && (
          <PlainText>
            {open
              ? `${open === 1 ? 'One team invitation is' : `${open} team invitations are`} still open. `
              : ''}
            <TextLink to="/recruiter/companies?tab=invitations">Invite colleagues</TextLink>
          </PlainText>
        )}
        <TextLink to="/recruiter/company/details">Company Details</TextLink>
        <TextLink to="/recruiter/templates">Templates</TextLink>
      </Facts>
    </section>
  );
}
