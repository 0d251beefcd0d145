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

function open(step: number) {
  const router = createMemoryRouter(
    [
      {
        path: '/recruiter/job/edit-job-new/:id',
        element: <JobEditorPage tenant={tenant as never} user={aUser({ role: 'recruiter' })} />,
      },
    ],
    { initialEntries: [`/recruiter/job/edit-job-new/7?step=${step}`] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: 0, staleTime: Infinity } } });
  render(
    <AppTheme>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
}

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
  open(2);
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

test('a job role is found by another name of the same work', async () => {
  keepSession();
  let saved: unknown;
  const roles = [{ id: 3025, title: 'LGV driver', slug: 'lgv-driver', industry_id: 20 }];
  network.answers({
    'GET /api/jobs/7': () => data(job),
    'GET /api/job-roles': ({ url }) =>
      data(new URL(url).searchParams.get('search') === 'lorry driver' ? roles : []),
    'GET /api/industries': () => data([]),
    'POST /api/occupation-suggestions': () => data([]),
    'PUT /api/jobs/7': async (request) => {
      const { version, job_role_id } = (await request.json()) as { version: number; job_role_id: number };
      saved = job_role_id;
      return data({ ...job, job_role: roles[0], version: version + 1 });
    },
  });
  open(0);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('combobox', { name: 'Job role' }), 'lorry driver');
  await user.click(await screen.findByRole('option', { name: 'LGV driver' }));
  await waitFor(() => expect(saved).toBe(3025));
});
