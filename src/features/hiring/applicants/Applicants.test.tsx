import { QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../tests/support/unit/network.ts';
import type { Applicant, StageCounts } from '../../../api/applicants.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { applicationStatuses } from '../../../machines/applicationStages.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { Applicants } from './Applicants.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const nobody = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as unknown as StageCounts;

const applicant = (
  id: number,
  display_name: string,
  unexpected_answers: Applicant['unexpected_answers'],
  assignee: Applicant['assignee'] = null,
) =>
  ({
    ...{ id, version: 1, display_name, headline: null, place: null, service: null, years_served: null },
    ...{ status: 'submitted', stage: 'submitted', status_label: 'New', offer_status: null },
    ...{ interview_status: null, next_actor: 'employer', turn_until: null, waiting_days: 0, match: null },
    ...{ unexpected_answers, notes_count: 0, assignee, allowed: ['rejected'] },
  }) as unknown as Applicant;

const rows = [
  applicant(11, 'Ann Lee', [{ question: 'Can you work nights?', answer: 'No' }]),
  applicant(12, 'Ben Fox', [], { id: 4, name: 'Cy Orr' }),
];

function show(address: string, expectsAnswers = true) {
  const meta = { current_page: 1, last_page: 1, total: 2, stages: { ...nobody, submitted: 2 } };
  const list = { data: { data: rows, meta }, error: null } as unknown as UseQueryResult<{
    data: Applicant[];
    meta: typeof meta;
  }>;
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <Applicants
            isHiringManager={false}
            jobId={2}
            title="Fitter"
            status="published"
            expectsAnswers={expectsAnswers}
            userId={1}
            list={list}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
}

const sortings = () =>
  within(screen.getByRole('combobox', { name: 'Sort by' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  network.reset();
  keepSession();
});

test('the line of whoever answered otherwise than the job needs says so in words, with the answer', () => {
  show('/?sorted_by=answers');
  const [ann, ben] = within(screen.getByRole('list', { name: 'Applicants' })).getAllByRole('listitem');
  const mark = '1 answer differs from what this job needs: Can you work nights? No';
  expect([within(ann!).queryAllByText(mark).length, within(ben!).queryAllByText(/differs/).length]).toEqual([
    1, 0,
  ]);
});

test('answers sort and filter only where the job needs some, or the address does so already', () => {
  show('/');
  expect(sortings()).toContain('Answers this job needs');
  cleanup();
  show('/', false);
  expect(sortings()).not.toContain('Answers this job needs');
  cleanup();
  show('/?answers=unexpected&sorted_by=answers', false);
  expect(sortings()).toContain('Answers this job needs');
  screen.getByText(/Answers: some that differ/);
});

const colleagues = 'GET /api/company-colleagues';

test('a line names the assignee, and the list is filtered by them, by the reader or by nobody', async () => {
  network.answers({ [colleagues]: () => data([{ id: 4, name: 'Cy Orr', job_title: null }]) });
  show('/?assignee=4');
  const [ann, ben] = within(screen.getByRole('list', { name: 'Applicants' })).getAllByRole('listitem');
  expect([within(ann!).queryByText(/Assigned/), within(ben!).queryByText(/Assigned/)?.textContent]).toEqual([
    null,
    'Assigned to Cy Orr',
  ]);
  await screen.findByText('Assigned to: Cy Orr');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Assigned to/ }));
  const field = screen.getByRole('combobox', { name: 'Assigned to' });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Anyone or nobody', 'Nobody', 'You', 'Cy Orr']);
  await user.selectOptions(field, 'Nobody');
  await screen.findByText('Assigned to: Nobody');
});

test('whoever works alone has nobody to filter by', async () => {
  network.answers({ [colleagues]: () => data([]) });
  show('/');
  await vi.waitFor(() => expect(network.made(colleagues)).toBe(1));
  expect(screen.queryByRole('button', { name: /^Assigned to/ })).toBeNull();
});

test('columns are hidden in the address, and showing a column again leaves the selection', async () => {
  show('/?hide=assignee&hide=answers');
  const list = screen.getByRole('list', { name: 'Applicants' });
  const texts = () =>
    [/differs from what/, 'Assigned to Cy Orr'].map((text) => within(list).queryAllByText(text));
  expect(texts().flat()).toEqual([]);
  const user = userEvent.setup();
  await user.click(within(list).getByRole('checkbox', { name: 'Select Ben Fox' }));
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const names = ['Assigned to', 'Answers that differ', 'Match'];
  expect(names.map((name) => box(name).checked)).toEqual([false, false, true]);
  box('Assigned to').focus();
  await user.keyboard(' ');
  expect(texts().map(({ length }) => length)).toEqual([0, 1]);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Columns' }));
  screen.getByText('1 selected');
});
