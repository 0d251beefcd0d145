import Link from '@mui/joy/Link';
import { Link as RouterLink } from 'react-router-dom';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

export const MailboxLink = () => (
  <InlineAlert kind="info" live={false}>
    Demo emails are in{' '}
    <Link component={RouterLink} to="/mailbox">
      the mailbox
    </Link>
    .
  </InlineAlert>
);
