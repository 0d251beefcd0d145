import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Tenant } from '../../api/tenant.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);
const { tenant } = await import('../../../tests/support/unit/network.ts');
const { SitePage } = await import('./SitePage.tsx');

const job = (id: number, title: string, company: { id: number; name: string }) => ({
  ...{ id, title, company: { ...company, logo_url: null }, is_remote: false, salary: null },
  ...{ city: [{ id: 1, title: 'Bristol' }], state: null },
});

function answerWith(jobs: object[], total = jobs.length) {
  network.reset();
  network.answers({
    'GET /api/jobs': () => ({
      body: { status: true, message: '', data: jobs, meta: { total, has_more: false } },
    }),
  });
}

function open(address = '/site') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  const page = <SitePage tenant={tenant as unknown as Tenant} />;
  const router = createMemoryRouter(
    [
      { path: '/site', element: page },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
  return { router, queryClient };
}

const severn = { id: 3, name: 'Severn Networks' };

test('four of the newest jobs are shown, and each employer once, with a search for its jobs', async () => {
  answerWith(
    ['Fitter', 'Driver', 'Planner', 'Welder', 'Chef'].map((title, at) =>
      job(at + 1, title, at === 4 ? { id: 4, name: 'Halden Rail' } : severn),
    ),
    58,
  );
  open();
  const jobs = within(await screen.findByRole('region', { name: 'New jobs' }));
  expect(jobs.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Fitter',
    'Driver',
    'Planner',
    'Welder',
  ]);
  expect(jobs.getAllByText('Severn Networks · Bristol')).toHaveLength(4);
  expect(jobs.getByRole('link', { name: 'See all 58 jobs' }).getAttribute('href')).toBe('/jobs');
  const employers = within(screen.getByRole('region', { name: 'Employers hiring now' }));
  expect(employers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/jobs?search=Severn+Networks',
    '/jobs?search=Halden+Rail',
  ]);
});

test('where no job is open, neither jobs nor employers have a heading', async () => {
  answerWith([]);
  const { queryClient } = open();
  await vi.waitFor(() => expect([network.made('GET /api/jobs'), queryClient.isFetching()]).toEqual([1, 0]));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'In words employers understand',
    'Services',
  ]);
});

test('the search leads to the jobs with its words', async () => {
  answerWith([]);
  const { router } = open();
  const field = screen.getByRole('searchbox', { name: 'Job title, skill or employer' });
  await userEvent.type(field, ' HGV driver {Enter}');
  await vi.waitFor(() => {
    const { pathname, search } = router.state.location;
    expect([pathname, search]).toEqual(['/jobs', '?search=HGV+driver']);
  });
});

test.each([
  ['#privacy', '/site/privacy'],
  ['#terms', '/site/terms'],
  ['#accessibility', '/site/accessibility'],
  ['#help', '/help'],
  ['#data', '/data-sources'],
  ['#services', '/site'],
])('an earlier link to %s leads to %s', async (anchor, path) => {
  answerWith([]);
  const { router } = open(`/site${anchor}`);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(path));
});
