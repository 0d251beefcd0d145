import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import { aUser } from '../../../../tests/support/unit/people.ts';
import type { Job, JobContent } from '../../../api/jobs.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
// happy-dom has no IndexedDB.
vi.mock('../../../api/drafts.ts', () => ({
  loadDraft: async () => null,
  storeDraft: async () => {},
  removeDraft: async () => {},
}));
const { tenant } = await import('../../../../tests/support/unit/network.ts');
const { JobEditorPage } = await import('./JobEditorPage.tsx');

const content = {
  ...{ title: 'Signal Fitter', job_role: null, occupation: null, job_type: ['full_time'], type: ['on_site'] },
  ...{ openings: 1, industry: [], country: { id: 232, title: 'United Kingdom' }, state: null, city: [] },
  ...{ salary: null, description_html: '', responsibilities: [], requirements: [], skills: [], benefits: [] },
  ...{ experience: null, clearance_required: false, sponsorship: false, veteran_features: [] },
  ...{ fitting_roles: [], questions: [], closes_on: '2026-12-18', start_on: null },
} as unknown as JobContent;

const affects = { applicants: 2, invited: 0, savers: 1 };

/** Keeps what is typed apart from what is published, like the server. */
function createJobServer() {
  const server = { live: content, changes: null as Partial<JobContent> | null, version: 3 };
  const job = () =>
    ({
      ...{ id: 7, status: 'published', ...server.live, version: server.version },
      recruiter: {
        ...{ salary: null, hints: [], missing: {}, updated_at: '2026-11-20T09:41:00Z' },
        unpublished: server.changes && {
          ...{ at: '2026-11-20T09:41:00Z', by: 'Robin Ash', affects },
          content: { ...server.live, ...server.changes },
        },
      },
    }) as unknown as Job;
  const ifNewest = (version: number, then: () => void) => {
    if (version !== server.version) {
      const { body } = problem(409, 'version_conflict', 'This was changed in another window.');
      return { status: 409, body: { ...(body as object), data: job() } };
    }
    then();
    server.version += 1;
    return data(job());
  };
  const versionIn = async (request: Request) => ((await request.json()) as { version: number }).version;
  network.answers({
    'GET /api/jobs/7': () => data(job()),
    'GET /api/company': () => data({ id: 2, veteran_commitment: 'none', commitment_check: 'none' }),
    'GET /api/experience-levels': () => data([]),
    'GET /api/job-roles': () => data([]),
    'GET /api/industries': () => data([]),
    'POST /api/occupation-suggestions': () => data([]),
    'PUT /api/jobs/7': async (request) => {
      const { version, ...change } = (await request.json()) as Partial<JobContent> & { version: number };
      return ifNewest(version, () => Object.assign(server, { changes: { ...server.changes, ...change } }));
    },
    'POST /api/jobs/7/changes/publish': async (request) =>
      ifNewest(await versionIn(request), () =>
        Object.assign(server, { live: { ...server.live, ...server.changes }, changes: null }),
      ),
    'POST /api/jobs/7/changes/discard': async (request) =>
      ifNewest(await versionIn(request), () => Object.assign(server, { changes: null })),
  });
  return server;
}

async function open(query = '') {
  keepSession();
  const server = createJobServer();
  const router = createMemoryRouter(
    [
      {
        path: '/recruiter/job/edit-job-new/:id',
        element: <JobEditorPage tenant={tenant as never} user={aUser({ role: 'recruiter' })} />,
      },
    ],
    { initialEntries: [`/recruiter/job/edit-job-new/7${query}`] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: 0, staleTime: Infinity } } });
  render(
    <AppTheme>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Job title' });
  return { server, title, user: userEvent.setup() };
}

const button = (name: string, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  within_.getByRole('button', { name });

async function retitle({ title, user }: Awaited<ReturnType<typeof open>>, words: string) {
  await user.clear(title);
  await user.type(title, words);
}

test('the changes of a published job are reviewed before they are published, with whom they reach', async () => {
  const page = await open();
  expect(screen.queryByRole('button', { name: 'Review changes' })).toBeNull();
  await retitle(page, 'Night Fitter');
  await page.user.click(button('Review changes'));
  const review = await screen.findByRole('dialog', { name: 'Publish your changes?' });
  expect(page.server.live.title).toBe('Signal Fitter');
  expect(
    ['term', 'deletion', 'insertion', 'listitem'].map((role) =>
      within(review)
        .getAllByRole(role)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Job title'],
    ['Signal Fitter'],
    ['Night Fitter'],
    [
      '2 people with open applications keep the job as it was when they applied.',
      '1 person who saved the job will see the new version.',
    ],
  ]);
  await page.user.click(button('Publish changes', within(review)));
  await screen.findByRole('heading', { name: 'The changes of “Night Fitter” are published' });
  expect([page.server.live.title, page.server.changes]).toEqual(['Night Fitter', null]);
});

test('a colleague’s newer changes are shown before anything is published', async () => {
  const page = await open();
  await retitle(page, 'Night Fitter');
  await page.user.click(button('Review changes'));
  const review = await screen.findByRole('dialog', { name: 'Publish your changes?' });
  Object.assign(page.server, { changes: { ...page.server.changes, openings: 9 }, version: 9 });
  await page.user.click(button('Publish changes', within(review)));
  await within(review).findByText('This was changed in another window.');
  expect(
    within(review)
      .getAllByRole('insertion')
      .map(({ textContent }) => textContent),
  ).toEqual(['Night Fitter', '9']);
  expect(page.server.live).toEqual(content);
  await page.user.click(button('Publish changes', within(review)));
  await waitFor(() => expect(page.server.live).toMatchObject({ title: 'Night Fitter', openings: 9 }));
});

test('changes are discarded only when the person confirms it, and the form shows the published job again', async () => {
  const page = await open();
  await retitle(page, 'Night Fitter');
  await waitFor(() => expect(page.server.changes).toEqual({ title: 'Night Fitter' }));
  await page.user.click(button('Discard changes'));
  const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await page.user.click(button('Keep changes', within(dialog)));
  expect([page.title.value, page.server.changes]).toEqual(['Night Fitter', { title: 'Night Fitter' }]);
  await page.user.click(button('Discard changes'));
  await page.user.click(button('Discard changes', within(await screen.findByRole('dialog'))));
  await waitFor(() => expect(page.server.changes).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Job title' }).value).toBe('Signal Fitter'),
  );
  expect(screen.queryByText('Unpublished changes')).toBeNull();
});
