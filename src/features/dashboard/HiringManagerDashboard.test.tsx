import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, tenant } from '../../../tests/support/unit/network.ts';
import { aRecruiter } from '../../../tests/support/unit/people.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import type { Tenant } from '../../api/tenant.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { RecruiterDashboardPage } from './RecruiterDashboardPage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);

const unrated = 'GET /api/recruiter/applications/unrated';
const jobs = 'GET /api/recruiter/jobs';

const answer = {
  id: 8,
  display_name: 'James Hart',
  headline: null,
  job: { id: 2, title: 'Fitter' },
  applied_at: '2026-11-19T09:00:00Z',
};
const fitter = { id: 2, title: 'Fitter', owner: { id: 1, name: 'Claire Reid' }, applications_count: 3 };
const listed = (rows: unknown[]) => ({
  body: { status: true, message: '', data: rows, meta: { total: rows.length } },
});

const show = () =>
  render(
    <AppTheme>
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient()}>
          <RecruiterDashboardPage
            tenant={tenant as unknown as Tenant}
            user={aRecruiter({ member_role: 'hiring_manager', user_role: 'Hiring manager' })}
          />
        </QueryClientProvider>
      </MemoryRouter>
    </AppTheme>,
  );

beforeEach(() => {
  network.reset();
  keepSession();
});

test('a hiring manager finds who waits for their rating and the jobs of their teams', async () => {
  network.answers({
    [unrated]: () => data({ total: 25, applications: [answer] }),
    [jobs]: () => listed([fitter]),
  });
  show();
  const waiting = await screen.findByRole('region', { name: 'Waiting for your rating' });
  const link = await within(waiting).findByRole('link', { name: 'Read and rate James Hart' });
  expect(link.getAttribute('href')).toBe('/recruiter/applications/8');
  within(waiting).getByText('Showing the 1 who have waited longest, out of 25.');
  const own = screen.getByRole('region', { name: 'Your jobs' });
  const job = await within(own).findByRole('link', { name: 'Fitter' });
  expect(job.getAttribute('href')).toBe('/recruiter/jobs/2');
  within(own).getByText('Claire Reid · 3 applicants');
  expect(screen.queryByRole('link', { name: 'Create a job' })).toBeNull();
});

test('a hiring manager in no team reads how they get into it', async () => {
  network.answers({ [unrated]: () => data({ total: 0, applications: [] }), [jobs]: () => listed([]) });
  show();
  await screen.findByText(/You’re all caught up/);
  await screen.findByText(/You’re not on a hiring team yet/);
});

test('a part that did not load leaves the other', async () => {
  network.answers({ [jobs]: () => listed([fitter]) });
  show();
  await screen.findByText('The applicants to rate didn’t load');
  await screen.findByRole('link', { name: 'Fitter' });
});
