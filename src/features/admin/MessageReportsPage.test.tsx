import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, inAnHour, tenant } from '../../../tests/support/unit/network.ts';
import type { ReportedMessage } from '../../api/messageReports.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { MessageReportsPage } from './MessageReportsPage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);

const reported: ReportedMessage = {
  message: {
    ...{ id: 31, text: 'Send us a fee first.', from: 'employer', sender: 'Robin Ash', hidden_at: null },
    ...{ created_at: '2026-11-20T09:00:00Z', job_title: 'Fitter', company: { id: 2, name: 'Northgate' } },
    attachments: ['fee.pdf'],
  },
  count: 1,
  reports: [
    {
      ...{ id: 9, reason: 'scam', text: 'They want money.', status: 'open', decided_at: null },
      created_at: '2026-11-20T09:41:00Z',
    },
  ],
};

const list = (rows: ReportedMessage[]) => () => {
  const { body } = data(rows);
  const meta = { current_page: 1, per_page: 12, last_page: 1, total: rows.length };
  return { body: { ...(body as object), meta } };
};

const decided = 'POST /api/admin/message-reports/31/decision';

beforeEach(() => {
  network.reset();
  sessionStorage.setItem(
    'operatorSession',
    JSON.stringify({ token: 'console-token', expiresAt: inAnHour() }),
  );
});

test('an operator reads a reported message and hides it with a note, up to the report that was read', async () => {
  network.answers({ 'GET /api/admin/message-reports': list([reported]), [decided]: () => data(reported) });
  const router = createMemoryRouter(
    [
      {
        element: <Outlet context={{ tenant }} />,
        children: [{ path: '/', element: <MessageReportsPage /> }],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
  await screen.findByText('Send us a fee first.');
  screen.getByText(/^Recruiter at Northgate · Fitter · .* · reported by one person$/);
  screen.getByText('They want money.');
  screen.getByText('Files, which only they can open: fee.pdf');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Hide the message from Robin Ash' }));
  const act = () => screen.getByRole('button', { name: 'Hide' });
  await user.click(act());
  expect(document.activeElement).toBe(screen.getByLabelText('Why'));
  await user.type(screen.getByLabelText('Why'), 'It asks for a fee.');
  await user.click(act());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = network.calls().filter(({ call }) => call === decided);
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    { decision: 'hide', text: 'It asks for a fee.', seen_until: '2026-11-20T09:41:00Z' },
  ]);
});
