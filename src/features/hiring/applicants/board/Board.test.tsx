import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../../tests/support/unit/network.ts';
import type { Applicant, StageCounts } from '../../../../api/applicants.ts';
import { createQueryClient } from '../../../../api/queryClient.ts';
import { applicationStatuses } from '../../../../machines/applicationStages.ts';
import { AppTheme } from '../../../../ui/theme/AppTheme.tsx';
import { Board } from './Board.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../../tests/support/unit/network.ts')).createNetwork(),
);

const nobody = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as unknown as StageCounts;
const counts = { ...nobody, interview: 1, withdrawn: 2 };

const ann = {
  ...{
    id: 11,
    version: 4,
    display_name: 'Ann Lee',
    headline: 'Vehicle mechanic',
    place: null,
    service: null,
  },
  ...{ years_served: null, status: 'interview', stage: 'interview', status_label: 'Interview held' },
  ...{ offer_status: null, interview_status: 'held', next_actor: 'employer', waiting_days: 2 },
  ...{ match: null, unexpected_answers: [], notes_count: 0, turn_until: null },
  allowed: ['shortlisted', 'offer', 'hired', 'rejected'],
} as unknown as Applicant;

const page = (applicants: Applicant[]) => ({
  body: {
    ...{ status: true, message: '', data: applicants },
    meta: {
      current_page: 1,
      per_page: 50,
      last_page: 1,
      total: applicants.length,
      stages: counts,
      your_turn: 0,
    },
  },
});

function Address() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${state?.step}`}</p>;
}

const show = () =>
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/recruiter/jobs/2?view=board']}>
          <Routes>
            <Route path="/recruiter/jobs/2" element={<Board jobId={2} counts={counts} />} />
            <Route path="*" element={<Address />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );

const moves = () =>
  network.calls().flatMap(({ call, body }) => (call.startsWith('PATCH') ? [JSON.parse(body)] : []));

async function openMenu() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Move Ann Lee' }));
  return user;
}

beforeEach(() => {
  network.reset();
  keepSession();
  network.answers({
    'GET /api/jobs/2/applications': ({ url }) =>
      page(new URL(url).searchParams.get('stage') === 'interview' ? [ann] : []),
    'PATCH /api/jobs/2/applications/stage': () =>
      data({ moved: [{ id: 11, version: 5, status: 'shortlisted' }], failed: [] }),
  });
});

test('each stage is a column, and whoever is at no column’s stage has a list', async () => {
  show();
  await screen.findByRole('link', { name: 'Ann Lee' });
  const columns = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(columns).toEqual(['New', 'Viewed', 'Shortlisted', 'Interview', 'Offer', 'Hired', 'Not chosen']);
  within(screen.getByRole('region', { name: 'Interview' })).getByRole('link', { name: 'Ann Lee' });
  const elsewhere = screen.getByRole('link', { name: 'Withdrawn (2)' });
  expect(elsewhere.getAttribute('href')).toBe('/recruiter/jobs/2?stage=withdrawn');
});

test('a card names the answer that the job does not need, and its moves stay the same', async () => {
  const unexpected_answers = [{ question: 'Do you drive?', answer: 'No' }];
  network.answers({
    'GET /api/jobs/2/applications': ({ url }) =>
      page(new URL(url).searchParams.get('stage') === 'interview' ? [{ ...ann, unexpected_answers }] : []),
  });
  show();
  await screen.findByText('1 answer differs from what this job needs: Do you drive? No');
  await openMenu();
  for (const name of ['Back to shortlist', 'Make an offer', 'Mark as hired', 'Reject'])
    screen.getByRole('button', { name });
});

test('the menu has the moves of the chart; going back to the shortlist asks nothing, because nobody is notified', async () => {
  show();
  const user = await openMenu();
  const names = ['Back to shortlist', 'Make an offer', 'Mark as hired', 'Reject'];
  for (const name of names) screen.getByRole('button', { name });
  expect(screen.queryByRole('button', { name: 'Invite to interview' })).toBe(null);
  await user.click(screen.getByRole('button', { name: 'Back to shortlist' }));
  await screen.findByText('1 person shortlisted.');
  expect(moves()).toEqual([{ to: 'shortlisted', applications: [{ id: 11, version: 4 }] }]);
});

test('a rejection asks for its reason first', async () => {
  show();
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 1 person?' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await dialog.findByText('Choose why');
  expect(moves()).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'The position has been filled' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(moves()).toMatchObject([{ to: 'rejected', reason_code: 'position_filled' }]));
});

test('an offer opens the application with its terms', async () => {
  show();
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Make an offer' }));
  await screen.findByText('/recruiter/applications/11?job=2&view=board&stage=interview offer');
});
