import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { CompanyUser } from '../../../api/companies.ts';
import { dateText } from '../../../ui/calendar.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { ListItem } from '../../../ui/ListItem.tsx';
import { Avatar } from '../../../ui/layout/Avatar.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { tabular, token } from '../../../ui/theme/token.ts';
import { type MemberAction, memberActionLabels } from './actions.ts';

const Name = styled('h2')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: '1rem',
  lineHeight: '24px',
  fontWeight: 600,
});
const Small = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.second, ...tabular });
const Quote = styled('p')({
  paddingLeft: 12,
  borderLeft: `3px solid ${token.lineStrong}`,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  whiteSpace: 'pre-line',
});

type MemberRowProps = {
  person: CompanyUser;
  isSelf: boolean;
  locale: string;
  actions: readonly MemberAction[];
  onAction: (action: MemberAction) => void;
};

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export function MemberRow({ person, isSelf, locale, actions, onAction }: MemberRowProps) {
  const { name, status, joined_on, approved_on, approved_by, last_seen_at } = person;
  const facts = [
    joined_on &&
      `${status === 'approval_pending' ? 'Requested on' : 'Joined'} ${dateText(joined_on, locale, day)}`,
    approved_on &&
      `approved ${dateText(approved_on, locale, day)}${approved_by ? ` by ${approved_by.name}` : ''}`,
    last_seen_at && `last active ${dateTimeFormat(locale, day).format(new Date(last_seen_at))}`,
  ].filter(Boolean);
  return (
    <ListItem padding="xl">
      <Row gap="2xl" rowGap="md" align="start">
        <Row gap="lg" grow={320} nowrap>
          <Avatar name={name} />
          <Stack gap="xs" breakWords>
            <Name>
              {isSelf ? `${name} (you)` : name}
              {person.is_admin === 1 && <StatusChip mark="passed" state="Admin" />}
              {person.member_role === 'hiring_manager' && <StatusChip mark="passed" state="Hiring manager" />}
              {status === 'rejected' && <StatusChip mark="late" state="Declined" />}
              {status === 'inactive' && <StatusChip mark="ended" state="Inactive" />}
            </Name>
            <Small>{[person.job_title, person.email].filter(Boolean).join(' · ')}</Small>
            <Small>{facts.join(' · ')}</Small>
            {status === 'approval_pending' && person.message && <Quote>{person.message}</Quote>}
            {person.reason && (status === 'rejected' || status === 'inactive') && (
              <Small>Reason: {person.reason}</Small>
            )}
          </Stack>
        </Row>
        <Row gap="sm">
          {actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'approve' ? 'solid' : 'outlined'}
              color={action === 'approve' ? 'secondary' : 'neutral'}
              aria-label={`${memberActionLabels[action].label}: ${name}`}
              onClick={() => onAction(action)}
            >
              {memberActionLabels[action].label}
            </Button>
          ))}
        </Row>
      </Row>
    </ListItem>
  );
}
