import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { JobInvitation } from '../../../api/jobInvitations.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { dayText } from '../../../ui/calendar.ts';
import { ListItem } from '../../../ui/ListItem.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';
import { TitleLink } from '../../../ui/TitleLink.tsx';
import { hidden, token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';

const Columns = styled(ListItem)({ gridTemplateColumns: 'auto minmax(0, 1fr)' });
const Where = styled('p')(typography['body-sm']);
const Message = styled('blockquote')({
  maxWidth: '66ch',
  margin: '8px 0 0',
  paddingLeft: 16,
  borderLeft: `3px solid ${token.lineStrong}`,
  whiteSpace: 'pre-line',
});

type InvitationRowProps = {
  invitation: JobInvitation;
  locale: string;
  busy: boolean;
  onDecline: () => void;
  onBlock: () => void;
};

export function InvitationRow({ invitation, locale, busy, onDecline, onBlock }: InvitationRowProps) {
  const { job, company, message, is_anonymous, can_apply, apply_link } = invitation;
  const about = <span style={hidden}>{` (${job.title}, ${company.name})`}</span>;
  const closing = can_apply && job.closes_on ? `closes ${dayText(job.closes_on, locale)}` : null;
  return (
    <Columns padding="xl" gap="lg" rowGap="md">
      <CompanyMark name={company.name} src={company.logo_url} size={44} />
      <Stack gap="xs" breakWords>
        <Title as="h3" level="title-sm">
          <TitleLink to={`/jobs/${job.id}`}>{job.title}</TitleLink>
        </Title>
        <Where>
          {[
            company.name,
            job.place,
            can_apply ? closing : 'is closed to applications',
            is_anonymous && 'doesn’t know your name',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Where>
        {message && <Message>{message}</Message>}
        <Row gap="md" mt="md">
          {can_apply && (
            <ButtonLink small to={apply_link}>
              Apply
            </ButtonLink>
          )}
          <Button variant="outlined" color="neutral" aria-disabled={busy || undefined} onClick={onDecline}>
            <span>Decline{about}</span>
          </Button>
          <Button variant="outlined" color="neutral" onClick={onBlock}>
            <span>Block company{about}</span>
          </Button>
        </Row>
      </Stack>
    </Columns>
  );
}
