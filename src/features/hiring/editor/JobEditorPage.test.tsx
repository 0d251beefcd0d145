import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import { aUser } from '../../../../tests/support/unit/people.ts';
import type { Draft } from '../../../api/drafts.ts';
import type { Job } from '../../../api/jobs.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const drafts = vi.hoisted(() => new Map<number, unknown>());
// happy-dom has no IndexedDB.
vi.mock('../../../api/drafts.ts', () => ({
  loadDraft: async ({ id }: { id: number }) => drafts.get(id) ?? null,
  storeDraft: async ({ id }: { id: number }, draft: Draft<unknown>) => void drafts.set(id, draft),
  removeDraft: async ({ id }: { id: number }) => void drafts.delete(id),
}));
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
      { path: '/recruiter/jobs/:jobId/preview', element: <h1>Preview</h1> },
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
  return router;
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

/** Stores what it is sent, unless that was written over an older version. */
type Responders = Parameters<typeof network.answers>[0];

function createJobServer(more: Responders = {}) {
  const server = { job, isReachable: true };
  network.answers({
    'GET /api/jobs/7': () => data(server.job),
    'GET /api/company': () => data({ id: 2, veteran_commitment: 'none', commitment_check: 'none' }),
    'GET /api/experience-levels': () => data([]),
    'GET /api/job-roles': () => data([]),
    'GET /api/industries': () => data([]),
    'POST /api/occupation-suggestions': () => data([]),
    'PUT /api/jobs/7': async (request) => {
      if (!server.isReachable) throw new TypeError('Failed to fetch');
      const { version, ...change } = (await request.json()) as Partial<Job> & { version: number };
      if (version !== server.job.version) {
        const { body } = problem(409, 'version_conflict', 'Somebody else saved this job.');
        return { status: 409, body: { ...(body as object), data: server.job } };
      }
      const questions = (change.questions ?? server.job.questions).map((question, at) => ({
        ...question,
        id: at + 1,
        options: [],
      }));
      server.job = { ...server.job, ...change, questions, version: version + 1 };
      return data(server.job);
    },
    ...more,
  });
  return server;
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('typing goes on after a pause with a space or an empty line before it', async () => {
  keepSession();
  const server = createJobServer();
  const user = userEvent.setup();
  const typeWithPause = async (name: string, [first, second]: [string, string], isStored: () => boolean) => {
    await user.clear(await field(name));
    await user.type(await field(name), first);
    await waitFor(() => expect(isStored()).toBe(true));
    await screen.findByText(/^Saved/);
    await user.type(await field(name), second);
    return (await field(name)).value;
  };
  open(0);
  const title = await typeWithPause('Job title', ['Depot ', 'lead'], () => server.job.title === 'Depot');
  expect(title).toBe('Depot lead');
  await waitFor(() => expect(server.job.title).toBe('Depot lead'));
  cleanup();
  open(2);
  const duties = await typeWithPause(
    'Responsibilities',
    ['Plan shifts\n\n', 'Train others'],
    () => server.job.responsibilities.length === 1,
  );
  expect(duties).toBe('Plan shifts\n\nTrain others');
  await waitFor(() => expect(server.job.responsibilities).toEqual(['Plan shifts', 'Train others']));
});

test('text left on this device never overwrites what another window has saved since, unless the person says so', async () => {
  keepSession();
  const server = createJobServer();
  const user = userEvent.setup();
  open(0);
  server.isReachable = false;
  await user.clear(await field('Job title'));
  await user.type(await field('Job title'), 'Mine');
  await screen.findByText('Offline. Kept on this device');
  cleanup();
  const theirs = { ...job, title: 'Theirs', openings: 4, version: 4 };
  Object.assign(server, { job: theirs, isReachable: true });
  open(0);
  expect((await field('Job title')).value).toBe('Mine');
  const dialog = await screen.findByRole('dialog', { name: 'Your job was saved in another window' });
  const rows = within(dialog)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(rows).toEqual([[], ['Mine', 'Theirs'], ['not changed', '4']]);
  expect(server.job).toEqual(theirs);
  await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
  await waitFor(() => expect(server.job).toEqual({ ...theirs, title: 'Mine', version: 5 }));
});

test('the preview opens once what was just typed is stored, and leads back to the same step', async () => {
  keepSession();
  const server = createJobServer();
  const user = userEvent.setup();
  const router = open(2);
  await user.type(await field('Requirements'), 'Free parking');
  await user.click(screen.getByRole('link', { name: 'Preview as a veteran' }));
  await screen.findByRole('heading', { name: 'Preview' });
  const { pathname, search } = router.state.location;
  expect([server.job.requirements, pathname + search]).toEqual([
    ['Free parking'],
    '/recruiter/jobs/7/preview?step=2',
  ]);
});

test('the preview does not open while what was typed cannot be stored', async () => {
  keepSession();
  const server = createJobServer();
  const user = userEvent.setup();
  const router = open(2);
  await field('Requirements');
  server.isReachable = false;
  await user.type(await field('Requirements'), 'Free parking');
  await user.click(screen.getByRole('link', { name: 'Preview as a veteran' }));
  await screen.findByText('Offline. Kept on this device');
  expect(router.state.location.pathname).toBe('/recruiter/job/edit-job-new/7');
});

test('a question without text is sent, and publishing reports it at its field', async () => {
  keepSession();
  const server = createJobServer({
    'POST /api/jobs/7/publish': () => ({
      status: 422,
      body: {
        ...{ status: false, code: 'validation_failed', message: 'Check the form.', request_id: 'r' },
        errors: { 'questions.0.title': ['Write the question, or remove it'] },
      },
    }),
  });
  const user = userEvent.setup();
  open(3);
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  await user.click(within(summary).getByRole('link', { name: 'Write the question, or remove it' }));
  const question = await field('Question 1');
  expect([document.activeElement, question.getAttribute('aria-invalid')]).toEqual([question, 'true']);
  expect(server.job.questions).toEqual([
    { id: 1, title: '', type: 'yes_no', options: [], is_required: true },
  ]);
});

test('the answers a job needs are ticked at their question, where people choose an answer', async () => {
  keepSession();
  const server = createJobServer();
  const user = userEvent.setup();
  open(3);
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  const group = within(screen.getByRole('group', { name: /^Answers this job needs/ }));
  group.getByText(/Nobody is rejected by them/);
  expect(group.getAllByRole('checkbox').length).toBe(2);
  await user.click(group.getByRole('checkbox', { name: 'Yes' }));
  const question = { id: 1, title: '', type: 'yes_no', options: [], is_required: true };
  await waitFor(() => expect(server.job.questions).toEqual([{ ...question, expected_answers: ['Yes'] }]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Answer type' }), 'text');
  expect(screen.queryByRole('group', { name: /^Answers this job needs/ })).toBeNull();
  await waitFor(() => expect(server.job.questions).toEqual([{ ...question, type: 'text' }]));
});

test('a number of openings that is not one is reported where it was typed, and stops publishing', async () => {
  keepSession();
  const published = vi.fn(() => data(job));
  createJobServer({ 'POST /api/jobs/7/publish': published });
  const user = userEvent.setup();
  const router = open(0);
  const openings = await screen.findByRole('spinbutton', { name: 'How many people do you need?' });
  await user.clear(openings);
  await user.type(openings, '0');
  await user.tab();
  expect(screen.getByText('Enter a whole number from 1 to 999')).toBeTruthy();
  await router.navigate('/recruiter/job/edit-job-new/7?step=3');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(within(summary).getByRole('link').getAttribute('href')).toBe('#openings');
  expect([router.state.location.search, published.mock.calls]).toEqual(['', []]);
});
