import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Bell as Icon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { unreadQuery } from '../../api/notifications.ts';
import type { User } from '../../api/profile.ts';
import { token } from '../../ui/theme/token.ts';

/** A link of the header that is a sign alone. */
export const SignLink = styled(Link)({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 8,
  color: token.second,
  transition: 'background-color calc(var(--motion) * 120ms) ease-out',
  '&:hover, &[aria-current]': { background: token.hover, color: token.ink },
  '& > span': {
    position: 'absolute',
    top: 8,
    right: 8,
    width: 10,
    height: 10,
    border: `2px solid ${token.page}`,
    borderRadius: '50%',
    background: token.warningMark,
  },
});

type BellProps = { user: User; current: boolean; onClick?: () => void };

export function Bell({ user, current, onClick }: BellProps) {
  const { data: unread = 0 } = useQuery(unreadQuery(user));
  const name = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <SignLink
      to={`/${user.role}/notifications`}
      aria-label={name}
      title={name}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon size={22} aria-hidden="true" />
      {unread > 0 && <span />}
    </SignLink>
  );
}
