import styled from '@emotion/styled';
import Link from '@mui/joy/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { User } from '../../api/profile.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { dateTimeFormat } from '../../ui/intl.ts';

const Place = styled('div')({
  padding: '16px 20px 0',
  '@media (min-width:600px)': { padding: '16px 32px 0' },
  '@media (min-width:1200px)': { padding: '16px 40px 0' },
});

export function LeavingNote({ user, locale }: { user: User; locale: string }) {
  if (!user.deletion_due_at) return null;
  const day = dateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(user.deletion_due_at));
  return (
    <Place role="region" aria-label="Your account">
      <InlineAlert kind="warning" live={false}>
        {`Your account will be erased on ${day}. `}
        <Link component={RouterLink} to={`/${user.role}/profile?profile_section=privacy`} level="inherit">
          Keep my account, or find out more
        </Link>
      </InlineAlert>
    </Place>
  );
}
