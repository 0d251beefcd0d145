import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data } from '../../../../tests/support/unit/network.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { tenant } = await import('../../../../tests/support/unit/network.ts');
const { JobsPage } = await import('./JobsPage.tsx');

const facets = {
  job_role: [],
  experience: [],
  state: [],
  city: [],
  job_type: [],
  industry: [],
  type: [],
  matching_jobs: 0,
};
const noJobs = {
  body: {
    status: true,
    message: '',
    data: [],
    meta: { page: 1, per_page: 20, total: 0, last_page: 1, facets, corrected: null },
  },
};

beforeEach(() =>
  network.answers({
    'GET /api/jobs': () => noJobs,
    'GET /api/get-countries': () =>
      data([
        { id: 232, title: 'United Kingdom' },
        { id: 233, title: 'United States' },
      ]),
    'GET /api/country/232/states': () => data([{ id: 3, title: 'Wales' }]),
  }),
);

function open(query: string) {
  const router = createMemoryRouter([{ path: '/jobs', element: <JobsPage tenant={tenant as never} /> }], {
    initialEntries: [`/jobs${query}`],
  });
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
  return router;
}

test.each([
  ['?country_id=233', 'United States'],
  ['?state=3', 'Wales'],
  ['?posted=today', 'Posted: today'],
])('a search of %s that finds nothing says what is filtered, and clears it', async (query, label) => {
  const router = open(query);
  const title = await screen.findByRole('heading', { name: 'No jobs match your filters' });
  expect(screen.queryByText('There are no open jobs at the moment')).toBeNull();
  expect(await screen.findByRole('button', { name: `Remove ${label}` })).toBeTruthy();
  const notice = within(title.parentElement!);
  expect(notice.getByText(new RegExp(`You searched for: ${label}`))).toBeTruthy();
  await userEvent.click(notice.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByRole('heading', { name: 'There are no open jobs at the moment' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

test('without a filter, or with the country of the tenant, the page says that nothing is open', async () => {
  open('?country_id=232&sorted_by=date');
  expect(await screen.findByRole('heading', { name: 'There are no open jobs at the moment' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
});
