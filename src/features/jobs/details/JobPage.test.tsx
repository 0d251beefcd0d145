import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../tests/support/unit/network.ts';
import type { User } from '../../../api/profile.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { tenant } = await import('../../../../tests/support/unit/network.ts');
const { JobPage } = await import('./JobPage.tsx');

const job = {
  ...{ id: 2, title: 'Signal fitter', slug: 'signal-fitter', status: 'published', job_role: null },
  company: {
    ...{ id: 3, name: 'Northgate', logo_url: null, company_type: 'SMEs', company_size: '11-50' },
    ...{ covenant: 'none', website: 'https://northgate.test' },
  },
  ...{ veteran_features: [], type: ['on_site'], job_type: ['full_time'], is_remote: false, country: null },
  ...{ state: null, city: [], salary: null, published_at: null, revised_at: null, closes_on: null },
  ...{ is_saved: false, my_application: null, match: null, description_html: '<p>Mend.</p>' },
  ...{ responsibilities: [], requirements: [], skills: [], benefits: [], questions: [], openings: 1 },
  ...{ start_on: null, clearance_required: false, sponsorship: false, version: 1, experience: null },
  ...{ fitting_roles: [], occupation: null },
};

let ownApplication: object = {};

async function open(change: object) {
  cleanup();
  keepSession();
  network.answers({
    'GET /api/jobs/2': () => data({ ...job, ...change }),
    'GET /api/jobs/2/similar': () => data([]),
    'GET /api/applications/71': () => data(ownApplication),
  });
  const user = { role: 'veteran', user_details: { country_id: 232 } } as unknown as User;
  const page = <JobPage tenant={tenant as never} user={user} />;
  const router = createMemoryRouter([{ path: '/jobs/:jobId', element: page }], {
    initialEntries: ['/jobs/2'],
  });
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
  return within(await screen.findByRole('complementary', { name: 'Apply' }));
}

const linksTo = (path: string) =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === path);

test('a veteran who has applied sees that, with a link to the application in place of “Apply”', async () => {
  for (const [status, text] of [
    ['viewed', 'You’ve applied for this job.'],
    ['withdrawn', 'You’ve withdrawn your application for this job.'],
  ] as const) {
    const side = await open({ my_application: { id: 71, status } });
    expect(side.getByText(text)).toBeTruthy();
    expect([linksTo('/veteran/applications/71').length > 0, linksTo('/jobs/2/apply')]).toEqual([true, []]);
  }
});

test('after applying, the way goes on as on the page of the application, with its day', async () => {
  const step = (from: string | null, to: string, day: number) => ({
    ...{ at: `2026-11-${day}T20:00:00Z`, from, to, label: to, by: 'employer' },
    ...{ public_note: null, offer: null, interview: null },
  });
  const timeline = [step(null, 'submitted', 10), step('submitted', 'viewed', 12)];
  const agreed = {
    ...{ id: 71, status: 'interview', status_label: 'Interview confirmed', offer_status: null },
    ...{ interview_status: 'confirmed', passed_stages: ['submitted', 'viewed'], next_actor: 'none' },
    ...{ turn_until: '2026-12-02T20:30:00Z', is_on_hold: false, first_day: null },
    timeline: [...timeline, step('viewed', 'interview', 20)],
  };
  ownApplication = agreed;
  const side = await open({ my_application: { id: 71, status: 'interview' } });
  await side.findByText('On Wed, 2 Dec 2026, 12:30 GMT-8');
  side.getByText('Interview confirmed');
  side.getByText('Thu, 12 Nov 2026');
  expect([side.queryByText('What happens next'), side.queryByText('To be agreed')]).toEqual([null, null]);
  ownApplication = {
    ...{ ...agreed, status: 'hired', status_label: 'Hired', interview_status: null, turn_until: null },
    ...{ passed_stages: ['submitted', 'viewed', 'interview', 'offer'], first_day: '2027-01-18' },
  };
  const after = await open({ status: 'closed', my_application: { id: 71, status: 'hired' } });
  await after.findByText('First day: Mon, 18 Jan 2027');
});

test('a job that is paused or closed says why nobody can apply', async () => {
  for (const [status, title, text] of [
    ['paused', 'This job is paused', /^Northgate isn’t accepting applications at the moment/],
    ['closed', 'This job is closed', /^Northgate is no longer accepting applications/],
    ['expired', 'This job is closed', /^Northgate is no longer accepting applications/],
  ] as const) {
    await open({ status });
    expect([
      screen.getByRole('heading', { name: title }) !== null,
      screen.getByText(text) !== null,
      linksTo('/jobs/2/apply'),
    ]).toEqual([true, true, []]);
  }
  await open({});
  expect([
    screen.queryByRole('heading', { name: /^This job is/ }),
    linksTo('/jobs/2/apply').length > 0,
  ]).toEqual([null, true]);
});
