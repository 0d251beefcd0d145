import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, inAnHour, problem } from '../../../../tests/support/unit/network.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { ReleasePage } = await import('./ReleasePage.tsx');

const release = 'POST /api/admin/reference-release';
const change = {
  ...{ version: 'next', current_version: 'before', is_applied: false, sets: [] },
  occupations: { added: 1, changed: 0, removed: 0, examples: [] },
  roles: { added: 0, changed: 0, removed: 0, examples: [] },
};

beforeEach(() => {
  network.reset();
  sessionStorage.setItem(
    'operatorSession',
    JSON.stringify({ token: 'console-token', expiresAt: inAnHour() }),
  );
});

function show(progress: () => ReturnType<typeof data>) {
  network.answers({
    'GET /api/data-sources': () => data([]),
    'GET /api/admin/reference-release/progress': progress,
    [release]: () => data(change),
  });
  open();
}

function open() {
  const router = createMemoryRouter([{ path: '/', element: <ReleasePage /> }]);
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
}

const counts = (jobs: number, candidates: number) => () =>
  data({
    version: 'next',
    jobs: { total: 1640, outdated: jobs },
    candidates: { total: 120, outdated: candidates },
  });

test('MIL-05 what a release adds, changes and removes is shown before it is used', async () => {
  const example = (change: string, code: string, title: string, before: string | null) => ({
    ...{ change, code, title, before },
  });
  network.answers({
    'GET /api/data-sources': () => data([]),
    'GET /api/admin/reference-release/progress': counts(0, 0),
    [release]: () =>
      data({
        ...change,
        occupations: {
          ...{ added: 1, changed: 1, removed: 1 },
          examples: [
            example('removed', '53-3099.00', 'Cart Drivers', 'Cart Drivers'),
            example('changed', '53-3032.00', 'Truck Drivers', 'Heavy Truck Drivers'),
            example('added', '53-3098.00', 'Drone Drivers', null),
          ],
        },
        roles: { added: 40, changed: 0, removed: 2, examples: [example('added', '88W', 'Drones', null)] },
      }),
  });
  open();
  const user = userEvent.setup();
  expect(screen.queryByRole('button', { name: 'Use this release' })).toBeNull();
  await user.upload(screen.getByLabelText(/packed release/), new File(['release'], 'next.bin'));
  await screen.findByText('Nothing has been changed yet.');
  screen.getByRole('heading', { name: 'Occupations: 1 new, 1 changed, 1 no longer listed' });
  screen.getByRole('heading', { name: 'Military roles: 40 new, 0 changed, 2 no longer listed' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '53-3099.00 Cart DriversNo longer listed',
    '53-3032.00 Truck DriversChanged; until now “Heavy Truck Drivers”',
    '53-3098.00 Drone DriversNew',
    '88W DronesNew',
  ]);
  screen.getByText('And 41 more.');
  expect(network.made(release)).toBe(1);
});

test('the page says how much is still matched by the release before', async () => {
  show(counts(1100, 3));
  await screen.findByText(
    'Matches are being updated to this release: 1,100 of 1,640 jobs and 3 of 120 veterans left. They work by the release before until then.',
  );
});

test('it says that all are matched by this one, or that it could not check', async () => {
  show(counts(0, 0));
  await screen.findByText('All jobs and veterans are matched by this release.');
});

test('where the progress does not come, the rest of the page works', async () => {
  show(() => problem(500, 'server_error', 'Something went wrong.') as ReturnType<typeof data>);
  await screen.findByText('We couldn’t check the matches. Something went wrong.');
});

test('a release is looked at and taken into use in the operator’s name', async () => {
  show(counts(0, 0));
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText(/packed release/), new File(['release'], 'next.bin'));
  await user.click(await screen.findByRole('button', { name: 'Use this release' }));
  await vi.waitFor(() => expect(network.made(release)).toBe(2));
  const sent = network.calls().filter(({ call }) => call === release);
  expect(sent.map(({ authorization }) => authorization)).toEqual([
    'Bearer console-token',
    'Bearer console-token',
  ]);
});
