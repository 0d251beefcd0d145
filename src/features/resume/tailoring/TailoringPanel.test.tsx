import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { empty } from '../../../../tests/fixtures/cv/resumes.ts';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import type { Resume } from '../../../api/resumes.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import type { ResumeEditor } from '../builder/resumeEditor.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { createResumeEditor } = await import('../builder/resumeEditor.ts');
const { TailoringPanel } = await import('./TailoringPanel.tsx');

const row = { evidence: [], places: 0, suggestion: null };
const post = { section: 'military_exp', item_id: 'a', entry: 'Driver', text: 'Drove LGVs across Germany' };
const coverage = {
  job: { id: 31, title: 'Transport assistant', company: 'Northgate' },
  version: 1,
  rows: [
    {
      ...{ ...row, kind: 'required_skill', asks: 'LGV driving', state: 'proven_elsewhere' },
      ...{ reason: 'Your CV shows LGV driving.', evidence: [post], places: 1, suggestion: 'LGV driving' },
    },
    {
      ...{ ...row, kind: 'desired_skill', asks: 'SQL', state: 'proven_elsewhere' },
      ...{ reason: 'Your CV shows SQL.', evidence: [{ ...post, text: 'Wrote Python' }], places: 1 },
    },
    {
      ...{ ...row, kind: 'qualification', asks: 'SIA licence', state: 'missing' },
      reason: 'Your CV doesn’t show the SIA licence that this job needs.',
    },
    {
      ...{ ...row, kind: 'word', asks: 'tachographs', state: 'covered' },
      ...{ reason: 'Your CV uses it.', evidence: [{ ...post, text: 'Read tachographs' }], places: 1 },
    },
  ],
};
const saved = (...jobs: object[]) => data(jobs);
const savedJob = {
  id: 31,
  title: 'Transport assistant',
  status: 'published',
  company: { name: 'Northgate' },
};
const closedJob = { ...savedJob, id: 32, title: 'Closed already', status: 'closed' };
const application = { job: { id: 33, title: 'Driver', company: { name: 'Harbour' } } };

const lists = {
  'GET /api/saved-jobs': () => saved(savedJob, closedJob),
  'GET /api/applications': () => saved(application),
};
const compared = { ...lists, 'GET /api/resumes/12/coverage': () => data(coverage) };

beforeEach(() => {
  keepSession();
  network.reset();
});

function Shown({ editor, name }: { editor: ResumeEditor; name: string }) {
  const edited = useSyncExternalStore(editor.subscribe, editor.read);
  const addressOf = (section: string, entry?: string) => `?section=${section}&entry=${entry}`;
  const { pathname, search } = useLocation();
  return (
    <>
      <TailoringPanel {...{ editor, edited, name, addressOf }} />
      <p>{`${pathname}${search}`}</p>
    </>
  );
}

async function open(query = '&job=31', change: Partial<Resume> = {}, name = 'CV') {
  const document = { ...empty, id: 12, title: 'CV', version: 1, ...change } as unknown as Resume;
  const editor = createResumeEditor(7, document, {
    store: {
      loadDraft: async () => null,
      storeDraft: async () => {},
      removeDraft: async () => {},
      untilOnline: () => new Promise<void>(() => {}),
    },
  });
  await editor.autosave.start();
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[`/veteran/resume/edit?resume_id=12&section=tailoring${query}`]}>
          <Shown editor={editor} name={name} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  return editor;
}

const skillsOf = (editor: ResumeEditor) => editor.read().content.sections.skills.map(({ name }) => name);

test('what a job looks for is in three groups, with where the CV shows it', async () => {
  network.answers(compared);
  await open();
  const groupOf = async (name: string) => within(await screen.findByRole('region', { name }));
  const elsewhere = await groupOf('Shown elsewhere in your CV');
  expect(elsewhere.getByText('Drove LGVs across Germany')).toBeTruthy();
  expect(elsewhere.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/veteran/resume/edit?section=military_exp&entry=a',
    '/veteran/resume/edit?section=military_exp&entry=a',
  ]);
  const missing = await groupOf('Not in your CV yet');
  expect(missing.getByText('SIA licence')).toBeTruthy();
  expect(missing.getByText('Only add it if it is true.')).toBeTruthy();
  expect((await groupOf('Covered')).getByText('tachographs')).toBeTruthy();
  expect(
    screen.getByText('0 of 3 skills and qualifications covered, and 2 more shown elsewhere in your CV.'),
  ).toBeTruthy();
});

test('only what the CV says in the same words can be added, and undo takes it back', async () => {
  network.answers(compared);
  const editor = await open();
  const add = { name: 'Add “LGV driving” to your skills' };
  await userEvent.click(await screen.findByRole('button', add));
  expect(skillsOf(editor)).toEqual(['LGV driving']);
  expect(editor.read().content.sections.skills[0]).toMatchObject({ source: 'self', evidence_item_id: 'a' });
  expect(await screen.findByText('Added to your skills')).toBeTruthy();
  editor.undo();
  expect(await screen.findByRole('button', add)).toBeTruthy();
  expect(skillsOf(editor)).toEqual([]);
  expect(screen.queryByRole('button', { name: /Add “SQL”/ })).toBeNull();
  expect(screen.getByText(/Only you can say if this is the same/)).toBeTruthy();
});

test('a copy for the job opens once it is made', async () => {
  network.answers({
    ...compared,
    'POST /api/resumes/12/tailored-copies': () => data({ id: 40, title: 'Transport assistant, Northgate' }),
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Make a copy for this job' }));
  const address = '/veteran/resume/edit?resume_id=40&section=tailoring&job=31';
  expect(await screen.findByText(address)).toBeTruthy();
  expect(network.calls().find(({ call }) => call.startsWith('POST'))?.body).toBe('{"job_id":31}');
});

test('a copy for a job is compared with that job, and offers no other copy', async () => {
  network.answers(compared);
  await open('', { tailored_job_id: 31 });
  expect(await screen.findByText(/^This is your copy for this job/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a copy for this job' })).toBeNull();
});

test('without a job the open saved jobs and those applied for are there to choose from', async () => {
  network.answers(compared);
  await open('');
  const select = await screen.findByRole('combobox', { name: /^Job/ });
  await screen.findByRole('option', { name: 'Driver, Harbour (applied)' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a job', 'Transport assistant, Northgate', 'Driver, Harbour (applied)']);
  await userEvent.selectOptions(select, '31');
  expect(await screen.findByRole('region', { name: 'Covered' })).toBeTruthy();
});

test('without any job a veteran reads how to get one', async () => {
  network.answers({ 'GET /api/saved-jobs': () => saved(), 'GET /api/applications': () => saved() });
  await open('', {}, 'Resume');
  expect(await screen.findByText(/open it and select “Tailor my resume”/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Tailor this resume to a job' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a job' })).toBeTruthy();
});

test.each([
  [409, 'job_closed', 'This job is closed'],
  [404, 'not_found', 'We can’t find this job'],
])('a job that answers %d %s says so', async (status, code, heading) => {
  network.answers({ ...lists, 'GET /api/resumes/12/coverage': () => problem(status, code, 'No') });
  await open();
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});

test('a comparison that does not load says so, and loads on another try', async () => {
  network.answers({ ...lists, 'GET /api/resumes/12/coverage': () => problem(503, 'busy', 'Busy') });
  await open();
  await screen.findByRole('heading', { name: 'The comparison didn’t load' });
  network.answers(compared);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Covered' })).toBeTruthy();
});

test('a full list of skills takes no more', async () => {
  network.answers(compared);
  const skills = Array.from({ length: 40 }, (_, at) => ({ id: `s${at}`, name: `Skill ${at}` }));
  await open('&job=31', { sections: { ...empty.sections, skills } });
  expect(await screen.findByText(/^Your skills list is full/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});
