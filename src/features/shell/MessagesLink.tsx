import { MessageSquare } from 'lucide-react';
import type { User } from '../../api/profile.ts';
import { SignLink } from './Bell.tsx';

type MessagesLinkProps = { user: User; current: boolean; onClick?: () => void };

/** Without a count: the bell says what is new. */
export const MessagesLink = ({ user, current, onClick }: MessagesLinkProps) => (
  <SignLink
    to={`/${user.role}/messages`}
    aria-label="Messages"
    title="Messages"
    aria-current={current ? 'page' : undefined}
    onClick={onClick}
  >
    <MessageSquare size={22} aria-hidden="true" />
  </SignLink>
);
