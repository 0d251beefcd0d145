import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import { onToast, readToast } from '../../../ui/feedback/toast.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { tenant } = await import('../../../../tests/support/unit/network.ts');
const { JobPreviewPage } = await import('./JobPreviewPage.tsx');

const job = {
  ...{ id: 2, title: 'Signal fitter', slug: 'signal-fitter', status: 'draft', job_role: null },
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

async function open({ change = {}, hasChanges = false, query = '?step=2' } = {}) {
  keepSession();
  network.answers({
    'GET /api/jobs/2/preview': () =>
      data({ job: { ...job, ...change }, json_ld: null, missing: {}, has_unpublished_changes: hasChanges }),
  });
  const router = createMemoryRouter(
    [{ path: '/recruiter/jobs/:jobId/preview', element: <JobPreviewPage tenant={tenant as never} /> }],
    { initialEntries: [`/recruiter/jobs/2/preview${query}`] },
  );
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
  const banner = within(await screen.findByRole('region', { name: 'Preview' }));
  return { banner, router };
}

test('a draft is drawn as veterans will see it, with buttons that say that they do nothing', async () => {
  const { banner, router } = await open();
  const user = userEvent.setup();
  expect(banner.getByText(/This is what veterans will see once you publish this job\.$/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Signal fitter');
  expect(screen.queryByRole('heading', { name: /^This job is/ })).toBeNull();
  const messages: (string | undefined)[] = [];
  const stop = onToast(() => readToast() && messages.push(readToast()?.message));
  const names = ['Apply', 'Save', 'Share', 'Report this job'];
  for (const name of names) {
    for (const button of screen.getAllByRole('button', { name })) {
      expect([button.getAttribute('aria-disabled'), describedBy(button)]).toEqual([
        'true',
        'This is a preview, so its buttons don’t do anything.',
      ]);
    }
    await user.click(screen.getAllByRole('button', { name })[0]!);
  }
  stop();
  expect(messages).toEqual(names.map(() => 'This is a preview, so its buttons don’t do anything.'));
  expect([screen.queryByRole('dialog'), router.state.location.pathname]).toEqual([
    null,
    '/recruiter/jobs/2/preview',
  ]);
  expect(screen.queryByText(/log in/)).toBeNull();
});

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test.each([
  ['?step=2', 'draft', '← Back to editing', '/recruiter/job/edit-job-new/2?step=2'],
  ['?step=0', 'published', '← Back to editing', '/recruiter/job/edit-job-new/2'],
  ['', 'draft', '← Back to editing', '/recruiter/job/edit-job-new/2'],
  ['', 'closed', '← Back to the job', '/recruiter/jobs/2'],
])('“%s” of a %s job leads back to where the recruiter came from', async (query, status, name, address) => {
  const { banner } = await open({ change: { status }, query });
  expect(banner.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

test('a paused job shows the notice that veterans see, and no Apply button', async () => {
  const { banner } = await open({ change: { status: 'paused' }, hasChanges: true });
  expect(banner.getByText(/once you publish your changes\.$/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'This job is paused' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('a job of another company is not found', async () => {
  keepSession();
  network.answers({ 'GET /api/jobs/2/preview': () => problem(404, 'not_found', 'Not found') });
  const router = createMemoryRouter(
    [{ path: '/recruiter/jobs/:jobId/preview', element: <JobPreviewPage tenant={tenant as never} /> }],
    { initialEntries: ['/recruiter/jobs/2/preview'] },
  );
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
  await screen.findByRole('heading', { name: 'We can’t find this job' });
  expect(screen.getByRole('link', { name: 'View your jobs' }).getAttribute('href')).toBe('/recruiter/jobs');
});
