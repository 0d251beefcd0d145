import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../tests/support/unit/network.ts';
import { aUser } from '../../../../tests/support/unit/people.ts';
import type { Job } from '../../../api/jobs.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { tenant } = await import('../../../../tests/support/unit/network.ts');
const { JobEditorPage } = await import('./JobEditorPage.tsx');

const job = {
  id: 7,
  title: 'Signal Fitter',
  ...{ job_role: null, occupation: null, job_type: ['full_time'], type: ['on_site'], openings: 1 },
  ...{ industry: [], country: { id: 232, title: 'United Kingdom' }, state: null, city: [], salary: null },
  ...{ description_html: '', responsibilities: [], requirements: [], skills: [], benefits: [] },
  ...{ experience: null, clearance_required: false, sponsorship: false, veteran_features: [] },
  ...{ fitting_roles: [], questions: [], closes_on: null, start_on: null, status: 'draft', version: 3 },
  recruiter: { salary: null, hints: [], missing: {}, updated_at: '2026-11-20T09:41:00Z' },
} as unknown as Job;

test('a badge whose award the company has lost is dropped from the open editor, which says so and saves the rest', async () => {
  keepSession();
  let stored = job;
  let isGold = true;
  network.answers({
    'GET /api/jobs/7': () => data(stored),
    'GET /api/company': () =>
      data({
        id: 2,
        veteran_commitment: isGold ? 'gold' : 'none',
        commitment_check: isGold ? 'confirmed' : 'none',
      }),
    'GET /api/experience-levels': () => data([]),
    'PUT /api/jobs/7': async (request) => {
      const { version, ...change } = (await request.json()) as Partial<Job> & { version: number };
      if (change.veteran_features?.includes('covenant_gold') && !isGold) {
        const errors = { veteran_features: ['We have to check your company’s gold award first'] };
        const message = 'Check the form.';
        return {
          status: 422,
          body: { status: false, code: 'validation_failed', message, request_id: 'r', errors },
        };
      }
      expect(version).toBe(stored.version);
      stored = { ...stored, ...change, version: version + 1 };
      return data(stored);
    },
  });
  const router = createMemoryRouter(
    [
      {
        path: '/recruiter/job/edit-job-new/:id',
        element: <JobEditorPage tenant={tenant as never} user={aUser({ role: 'recruiter' })} />,
      },
    ],
    { initialEntries: ['/recruiter/job/edit-job-new/7?step=2'] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: 0, staleTime: Infinity } } });
  render(
    <AppTheme>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
  const user = userEvent.setup();
  const gold = await screen.findByRole('checkbox', { name: 'Covenant Gold' });
  isGold = false;
  await user.click(gold);
  await user.click(screen.getByRole('checkbox', { name: 'A mentor for the first year' }));
  await user.click(screen.getByRole('checkbox', { name: 'Visa sponsorship available' }));
  await screen.findByText(/^We removed “Covenant Gold” from this job/);
  await waitFor(() => expect([stored.veteran_features, stored.sponsorship]).toEqual([['mentor'], true]));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Covenant Gold' })).toBeNull());
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'A mentor for the first year' }).checked,
  ).toBe(true);
  expect(screen.queryByText('We have to check your company’s gold award first')).toBeNull();
});
