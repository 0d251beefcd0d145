import { QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSession } from '../../../../tests/support/unit/network.ts';
import type { Applicant, StageCounts } from '../../../api/applicants.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { applicationStatuses } from '../../../machines/applicationStages.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { Applicants } from './Applicants.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const nobody = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as unknown as StageCounts;

const applicant = (id: number, display_name: string, unexpected_answers: Applicant['unexpected_answers']) =>
  ({
    ...{ id, version: 1, display_name, headline: null, place: null, service: null, years_served: null },
    ...{ status: 'submitted', stage: 'submitted', status_label: 'New', offer_status: null },
    ...{ interview_status: null, next_actor: 'employer', turn_until: null, waiting_days: 0, match: null },
    ...{ unexpected_answers, notes_count: 0, allowed: ['rejected'] },
  }) as unknown as Applicant;

const rows = [
  applicant(11, 'Ann Lee', [{ question: 'Can you work nights?', answer: 'No' }]),
  applicant(12, 'Ben Fox', []),
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
            jobId={2}
            title="Fitter"
            status="published"
            expectsAnswers={expectsAnswers}
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
