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

test('SEEK-09 another text takes the place of the one before, and a pill is what a person keeps', async () => {
  const router = open('?sorted_by=date');
  const field = screen.getByRole('searchbox', { name: 'Job title, skill or employer' });
  const searched = () => new URLSearchParams(router.state.location.search).getAll('search');
  const type = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
  };
  await type('HGV driver');
  await type('lorry driver');
  expect([searched(), (field as HTMLInputElement).value]).toEqual([['lorry driver'], 'lorry driver']);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep “lorry driver” and search for more' }));
  expect([(field as HTMLInputElement).value, document.activeElement]).toEqual(['', field]);
  expect(await screen.findByRole('button', { name: 'Remove lorry driver' })).toBeTruthy();
  await type('Cardiff');
  await type('Bristol');
  expect(searched()).toEqual(['lorry driver', 'Bristol']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(searched()).toEqual(['lorry driver']);
});

test('SEEK-09 a text without a letter or number is no search, and the field says so', async () => {
  const router = open('?search=nurse');
  const field = screen.getByRole('searchbox', { name: 'Job title, skill or employer' });
  await userEvent.clear(field);
  await userEvent.type(field, '!!!{Enter}');
  const problem = 'There’s nothing to search for in “!!!”. Enter a letter or a number.';
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([router.state.location.search, described()]).toEqual(['?search=nurse', problem]);
  await userEvent.type(field, 'C++');
  expect(screen.queryByText(problem)).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'C++{Enter}');
  expect(new URLSearchParams(router.state.location.search).getAll('search')).toEqual(['C++']);
});

test('an address that asks for such a text shows the same', async () => {
  open('?search=!!!');
  expect(
    await screen.findByText('There’s nothing to search for in “!!!”. Enter a letter or a number.'),
  ).toBeTruthy();
});

test('a search for a word that is too common says so', async () => {
  const meta = { ...noJobs.body.meta, total: 0, has_only_common_words: true };
  network.answers({ 'GET /api/jobs': () => ({ body: { ...noJobs.body, meta } }) });
  open('?search=the');
  expect(
    await screen.findByText('Too common to search for: “the”. Enter a job title, a skill or an employer.'),
  ).toBeTruthy();
});
