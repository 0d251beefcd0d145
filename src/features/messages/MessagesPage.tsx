import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type MessageThread, messageThreadsQuery } from '../../api/messages.ts';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { CompanyMark } from '../../ui/CompanyMark.tsx';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { dateTimeFormat } from '../../ui/intl.ts';
import { List } from '../../ui/List.tsx';
import { ListItem } from '../../ui/ListItem.tsx';
import { Avatar } from '../../ui/layout/Avatar.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { Pager } from '../../ui/Pager.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Title } from '../../ui/Title.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { tabular, token } from '../../ui/theme/token.ts';
import { typography } from '../../ui/theme/typeScale.ts';

const Row = styled(ListItem)({ display: 'flex', gap: 16, alignItems: 'start' });
const Words = styled(Stack)({
  '& > p': typography['body-sm'],
  '& > p > strong': { fontWeight: 600, color: token.ink },
});
const Last = styled('p')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '66ch',
});

const nothing: Record<User['role'], string> = {
  veteran:
    'Once you’ve applied for a job, you and the employer can write to each other on the application’s page.',
  recruiter: 'You can write to anyone who has applied, on the page of their application.',
};

const unreadText = (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}`;

const turns: Record<MessageThread['waits_for'], string | null> = {
  you: 'Waiting for your reply',
  them: 'Waiting for their reply',
  none: null,
};

const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 && page <= 500 ? page : 1;
};

/** The conversations of a veteran, or of a recruiter’s company. */
export function MessagesPage({ tenant, user }: { tenant: Tenant; user: User }) {
  usePageTitle('Messages');
  const [query] = useSearchParams();
  const list = useQuery(messageThreadsQuery(pageOf(query)));
  const { data } = list;
  const unread = data?.meta.unread ?? 0;
  return (
    <PageLayout
      title="Messages"
      lead={data && data.meta.total > 0 && (unread === 0 ? 'You’re all caught up.' : unreadText(unread))}
      actions={user.role === 'recruiter' && <TextLink to="/recruiter/templates">Templates</TextLink>}
    >
      <ListState list={list} what="Your messages" label="Loading your messages" />
      {data?.meta.total === 0 && (
        <Notice kind="emptyFirst" title="No messages yet">
          {nothing[user.role]}
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <List lines maxWidth={800} aria-label="Messages">
          {data.data.map((thread) => (
            <ThreadRow key={thread.application_id} thread={thread} locale={tenant.locale} role={user.role} />
          ))}
        </List>
      )}
      {data && <Pager meta={data.meta} addressOf={(page) => `?page=${page}`} />}
    </PageLayout>
  );
}

type ThreadRowProps = { thread: MessageThread; locale: string; role: User['role'] };

function ThreadRow({ thread, locale, role }: ThreadRowProps) {
  const { application_id, name, logo_url, job, last_message: last, unread, waits_for } = thread;
  const text = last.text ?? 'This message was removed.';
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Row>
      {role === 'veteran' ? (
        <CompanyMark name={name} src={logo_url} size={44} />
      ) : (
        <Avatar name={name} size={44} />
      )}
      <Words gap="xs" breakWords>
        <Title level="title-md" as="h2">
          <TitleLink to={`/${role}/applications/${application_id}`}>{`${name}, ${job.title}`}</TitleLink>
        </Title>
        <Last>
          {last.from === 'them' ? text : `${last.from === 'you' ? 'You' : 'Your colleague'}: ${text}`}
        </Last>
        <p>
          {unread > 0 && <strong>{unreadText(unread)}</strong>}
          {unread > 0 && ' · '}
          {turns[waits_for] && `${turns[waits_for]} · `}
          <time dateTime={last.created_at} style={tabular}>
            {time.format(new Date(last.created_at))}
          </time>
        </p>
      </Words>
    </Row>
  );
}
