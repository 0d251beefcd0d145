import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem, tenant } from '../../../tests/support/unit/network.ts';
import { aUser } from '../../../tests/support/unit/people.ts';
import type { MessageThread } from '../../api/messages.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { MessagesPage } from './MessagesPage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);

const list = 'GET /api/message-threads';

const thread = (application_id: number, change: Partial<MessageThread> = {}): MessageThread => ({
  application_id,
  job: { id: 2, title: 'Fitter' },
  name: 'Northgate',
  logo_url: null,
  last_message: { text: 'Do you hold a licence?', from: 'them', created_at: '2026-11-20T09:41:00Z' },
  ...{ unread: 2, waits_for: 'you', status: 'open' },
  ...change,
});

const answered = (threads: MessageThread[], unread: number) => () => {
  const { body } = data(threads);
  const meta = { current_page: 1, per_page: 12, last_page: 1, total: threads.length, unread };
  return { body: { ...(body as object), meta } };
};

function show(role: 'veteran' | 'recruiter' = 'veteran') {
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <MessagesPage tenant={tenant as never} user={aUser({ role })} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
}

beforeEach(() => {
  network.reset();
  keepSession();
});

test('each conversation says what was written last, what is unread and whose answer is due, and leads to its application', async () => {
  const last = { text: 'Yes, since 2021.', from: 'you', created_at: '2026-11-19T09:41:00Z' } as const;
  const hidden = { ...last, text: null, from: 'them' } as const;
  network.answers({
    [list]: answered(
      [
        thread(8, { logo_url: '/logo.png' }),
        thread(7, { last_message: last, unread: 0, waits_for: 'them' }),
        thread(6, { last_message: hidden, unread: 0, waits_for: 'none', status: 'closed' }),
      ],
      2,
    ),
  });
  show();
  await screen.findByText('2 unread messages', { selector: 'strong' });
  const items = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/veteran/applications/8',
    '/veteran/applications/7',
    '/veteran/applications/6',
  ]);
  expect(items.map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual([
    '/logo.png',
    undefined,
    undefined,
  ]);
  const [first, second, third] = items.map(({ textContent }) => textContent);
  expect(first).toMatch(
    /Northgate, Fitter.*Do you hold a licence\?.*2 unread messages · Waiting for your reply/,
  );
  expect(second).toMatch(/^NNorthgate, Fitter.*You: Yes, since 2021\..*Waiting for their reply/);
  expect(third).toContain('This message was removed.');
  expect(third).not.toContain('Waiting');
});

test.each([
  ['veteran', /^Once you’ve applied for a job/],
  ['recruiter', /^You can write to anyone who has applied/],
] as const)('without a conversation a %s reads how to begin', async (role, words) => {
  network.answers({ [list]: answered([], 0) });
  show(role);
  await screen.findByRole('heading', { name: 'No messages yet' });
  screen.getByText(words);
});

test('a list that did not load says so', async () => {
  network.answers({ [list]: () => problem(403, 'forbidden_role', 'Your account cannot do that.') });
  show();
  await screen.findByRole('heading', { name: 'Your messages didn’t load' });
});
