import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import {
  notificationsKey,
  notificationsQuery,
  readNotifications,
  unreadQuery,
} from '../../api/notifications.ts';
import type { User } from '../../api/profile.ts';
import { userProfileQuery } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { List } from '../../ui/List.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { Pager } from '../../ui/Pager.tsx';
import { Row } from '../../ui/Row.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { NotificationRow } from './NotificationRow.tsx';

function useRead(user: User) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'all') => readNotifications(id === 'all' ? { all: true } : { ids: [id] }),
    onSuccess: ({ unread }, id) => {
      const read_at = new Date().toISOString();
      queries.setQueriesData<{ data: { id: number; read_at: string | null }[]; meta: { unread: number } }>(
        { queryKey: notificationsKey, predicate: ({ queryKey }) => typeof queryKey[1] === 'number' },
        (page) =>
          page && {
            meta: { ...page.meta, unread },
            data: page.data.map((item) => (id === 'all' || id === item.id ? { ...item, read_at } : item)),
          },
      );
      queries.setQueryData(unreadQuery(user).queryKey, unread);
      queries.setQueryData(
        userProfileQuery().queryKey,
        (user) => user && { ...user, unread_notifications: unread },
      );
    },
    onError: showProblem,
  });
}

const Foot = styled('p')({ marginTop: 24, fontSize: '0.875rem', color: token.second });

const nothing = {
  veteran: 'We’ll tell you here when an employer updates your application or invites you to apply.',
  recruiter: 'We’ll tell you here when someone applies for one of your jobs.',
};

const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 && page <= 500 ? page : 1;
};

export function NotificationsPage({ tenant, user }: { tenant: Tenant; user: User }) {
  usePageTitle('Notifications');
  const [query] = useSearchParams();
  const list = useQuery(notificationsQuery(pageOf(query)));
  const { data } = list;
  const { mutate: read, isPending } = useRead(user);
  const now = new Date();
  const unread = data?.meta.unread ?? 0;
  const preferences = `/${user.role}/profile?profile_section=notifications`;
  return (
    <PageLayout
      title="Notifications"
      lead={data && data.meta.total > 0 && (unread === 0 ? 'You’re all caught up.' : `${unread} unread`)}
      actions={
        <Row gap="md">
          {unread > 0 && (
            <Button variant="outlined" color="neutral" loading={isPending} onClick={() => read('all')}>
              Mark all as read
            </Button>
          )}
        </Row>
      }
    >
      <ListState list={list} what="Your notifications" label="Loading your notifications" />
      {data?.data.length === 0 && <NoNotifications role={user.role} preferences={preferences} />}
      {data && data.data.length > 0 && (
        <>
          <List lines maxWidth={800} aria-label="Notifications">
            {data.data.map((notification) => (
              <NotificationRow
                key={notification.id}
                one={notification}
                locale={tenant.locale}
                now={now}
                onRead={() => read(notification.id)}
              />
            ))}
          </List>
          <Pager meta={data.meta} addressOf={(page) => `?page=${page}`} />
          <Foot>
            <TextLink to={preferences}>Choose your notifications</TextLink> here and by email.
          </Foot>
        </>
      )}
    </PageLayout>
  );
}

type NoNotificationsProps = { role: User['role']; preferences: string };

const NoNotifications = ({ role, preferences }: NoNotificationsProps) => (
  <Notice
    kind="emptyFirst"
    title="No notifications yet"
    actions={
      <Button component={Link} to={preferences} variant="outlined" color="neutral">
        Choose your notifications
      </Button>
    }
  >
    {nothing[role]}
  </Notice>
);
