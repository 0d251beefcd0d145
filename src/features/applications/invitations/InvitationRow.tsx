import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { JobInvitation } from '../../../api/jobInvitations.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { dayText } from '../../../ui/calendar.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { hidden, token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px 16px',
  padding: '20px 0',
  borderBottom: `1px solid ${token.line}`,
});
const Words = styled('div')({ display: 'grid', gap: 4, overflowWrap: 'anywhere' });
const Title = styled('h3')(typography['title-sm']);
const TitleLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
const Where = styled('p')(typography['body-sm']);
const Message = styled('blockquote')({
  maxWidth: '66ch',
  margin: '8px 0 0',
  paddingLeft: 16,
  borderLeft: `3px solid ${token.lineStrong}`,
  whiteSpace: 'pre-line',
});
const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 });

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
    <Row>
      <CompanyMark name={company.name} src={company.logo_url} size={44} />
      <Words>
        <Title>
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
        <Answers>
          {can_apply && (
            <ButtonLink small to={apply_link}>
              Apply
            </ButtonLink>
          )}
          <PressButton look="outlined" small aria-disabled={busy || undefined} onClick={onDecline}>
            <span>Decline{about}</span>
          </PressButton>
          <PressButton look="outlined" small onClick={onBlock}>
            <span>Block company{about}</span>
          </PressButton>
        </Answers>
      </Words>
    </Row>
  );
}
