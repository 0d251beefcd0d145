import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, inAnHour, problem, tenant } from '../../../tests/support/unit/network.ts';
import type { ReportedJob } from '../../api/admin.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { ReportsPage } from './ReportsPage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);

const reported: ReportedJob = {
  job: { id: 31, title: 'Depot Shift Manager', status: 'published', company: { id: 2, name: 'Northgate' } },
  count: 21,
  reports: [
    {
      ...{ id: 9, reason: 'scam', text: 'They ask for money.', status: 'open', decided_at: null },
      created_at: '2026-11-20T09:41:00Z',
    },
  ],
};

const list = (rows: ReportedJob[]) => () => {
  const { body } = data(rows);
  const meta = { current_page: 1, per_page: 12, last_page: 1, total: rows.length };
  return { body: { ...(body as object), meta } };
};

beforeEach(() => {
  network.reset();
  sessionStorage.setItem(
    'operatorSession',
    JSON.stringify({ token: 'console-token', expiresAt: inAnHour() }),
  );
});

function show(address = '/') {
  const router = createMemoryRouter(
    [{ element: <Outlet context={{ tenant }} />, children: [{ path: '/', element: <ReportsPage /> }] }],
    { initialEntries: [address] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
}

const decided = 'POST /api/admin/reports/31/decision';

test('a job is taken down with the reason that its recruiter reads, up to the report that was read', async () => {
  network.answers({ 'GET /api/admin/reports': list([reported]), [decided]: () => data(reported) });
  show();
  await screen.findByText('They ask for money.');
  screen.getByText('Northgate · reported by 21 people');
  screen.getByText('and 20 more');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Take down Depot Shift Manager' }));
  const act = () => screen.getByRole('button', { name: 'Take down' });
  await user.click(act());
  expect(document.activeElement).toBe(screen.getByLabelText('Why'));
  await user.type(screen.getByLabelText('Why'), 'It asks for money.');
  await user.click(act());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = network.calls().filter(({ call }) => call === decided);
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    { decision: 'remove', text: 'It asks for money.', seen_until: '2026-11-20T09:41:00Z' },
  ]);
});

test('a list that failed, one that is empty, and one that a filter has emptied each say so', async () => {
  network.answers({ 'GET /api/admin/reports': () => problem(500, 'server_error', 'There was an error.') });
  show();
  await screen.findByRole('heading', { name: 'This list didn’t load' });
  network.answers({ 'GET /api/admin/reports': list([]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No reports waiting' });
  await userEvent.selectOptions(screen.getByLabelText('Reports'), 'Upheld');
  await screen.findByRole('heading', { name: 'No reports match' });
});
