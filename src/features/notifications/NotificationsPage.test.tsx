import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem, tenant } from '../../../tests/support/unit/network.ts';
import { aUser } from '../../../tests/support/unit/people.ts';
import type { Notification } from '../../api/notifications.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';
import { Bell } from '../shell/Bell.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);

beforeEach(() => {
  network.reset();
  keepSession();
});

const notification = (
  id: number,
  title: string,
  link: string | null,
  read_at: string | null = null,
): Notification => ({
  ...{ id, title, link, read_at, type: 'application_viewed', body: 'What it is about.' },
  created_at: '2026-11-02T09:00:00Z',
});

const answer = (list: Notification[]) => {
  const { body } = data(list);
  const unread = list.filter(({ read_at }) => read_at === null).length;
  const meta = { current_page: 1, per_page: 12, last_page: 1, total: list.length, unread };
  return { body: { ...(body as object), meta } };
};

function show() {
  const user = aUser({ unread_notifications: 0 });
  render(
    <AppTheme>
      <JoyTheme>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={['/veteran/notifications']}>
            <Bell user={user} current />
            <NotificationsPage tenant={tenant as never} user={user} />
          </MemoryRouter>
        </QueryClientProvider>
      </JoyTheme>
    </AppTheme>,
  );
}

const sent = () => network.calls().filter(({ call }) => call === 'POST /api/notifications/read');

test('opening what it tells of marks one as read, one without a link has a button, and the bell follows', async () => {
  const list = [
    notification(3, 'Opened', '/veteran/applications/8'),
    notification(2, 'Said', null),
    notification(1, 'Old', null, 'then'),
  ];
  let unread = 2;
  network.answers({
    'GET /api/notifications': () => answer(list),
    'POST /api/notifications/read': () => {
      unread -= 1;
      return data({ unread });
    },
  });
  show();
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toBeTruthy();
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Unread: Opened', 'Unread: Said', 'Old']);

  await userEvent.click(screen.getByRole('link', { name: 'Opened' }));
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy();
  expect(headings()).toEqual(['Opened', 'Said', 'Old']);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(screen.getByText('You’re all caught up.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Opened' }));
  expect(sent().map(({ body }) => JSON.parse(body))).toEqual([{ ids: [3] }, { ids: [2] }]);
});

test('who has no notification yet reads what will be listed here; a list that does not come can be asked for again', async () => {
  network.answers({ 'GET /api/notifications': () => problem(503, 'overloaded', 'Too much is going on.') });
  show();
  await screen.findByRole('heading', { name: 'Your notifications didn’t load' });
  network.answers({ 'GET /api/notifications': () => answer([]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No notifications yet' });
  expect(screen.getByRole('link', { name: 'Choose your notifications' }).getAttribute('href')).toBe(
    '/veteran/profile?profile_section=notifications',
  );
});
