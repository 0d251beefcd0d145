import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import type { HiringTeam as Team } from '../../../api/jobs.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { Toasts } from '../../../ui/feedback/Toasts.tsx';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { HiringTeam } from './HiringTeam.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const listing = 'GET /api/jobs/2/hiring-team';
const adding = 'POST /api/jobs/2/hiring-team';

const hanna = { id: 4, name: 'Hanna Voss', job_title: 'Depot lead' };
const ines = { id: 5, name: 'Ines Roth', job_title: null };
const team = (members: Team['members'], available: Team['available'], limit = 20): Team => ({
  members,
  available,
  limit,
});

function show() {
  render(
    <AppTheme>
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient()}>
          <HiringTeam jobId={2} />
          <Toasts />
        </QueryClientProvider>
      </MemoryRouter>
    </AppTheme>,
  );
  return userEvent.setup();
}

const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Add a hiring manager' });
const members = () =>
  within(screen.getByRole('list', { name: 'Hiring team' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);

beforeEach(() => {
  network.reset();
  keepSession();
});

test('a hiring manager is added and removed, and the page says so', async () => {
  network.answers({
    [listing]: () => data(team([hanna], [ines])),
    [adding]: () => data(team([hanna, ines], [])),
    'DELETE /api/jobs/2/hiring-team/4': () => data(team([ines], [hanna])),
  });
  const user = show();
  await user.selectOptions(await field(), 'Ines Roth');
  await screen.findByText('Ines Roth is in the hiring team');
  expect(members()).toEqual(['Hanna Voss', 'Ines Roth']);
  expect(JSON.parse(network.calls().find(({ call }) => call === adding)?.body ?? '')).toEqual({ user_id: 5 });
  await user.click(screen.getByRole('button', { name: 'Remove Hanna Voss from the hiring team' }));
  await screen.findByText('Hanna Voss has left the hiring team');
  expect(members()).toEqual(['Ines Roth']);
});

test('a refusal says what to do, and the team is read again', async () => {
  const message = 'Choose a hiring manager who works for your company';
  network.answers({
    [listing]: () => data(team([], [ines])),
    [adding]: () => {
      const refusal = problem(422, 'invalid', 'Check your answers.');
      return { ...refusal, body: { ...(refusal.body as object), errors: { user_id: [message] } } };
    },
  });
  const user = show();
  await user.selectOptions(await field(), 'Ines Roth');
  await screen.findByText(message);
  await vi.waitFor(() => expect(network.made(listing)).toBe(2));
});

test('a full team takes nobody', async () => {
  network.answers({ [listing]: () => data(team([hanna], [ines], 1)) });
  show();
  await screen.findByText(/A hiring team has 1 people at most/);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a company without hiring managers is led to the invitations', async () => {
  network.answers({ [listing]: () => data(team([], [])) });
  show();
  const link = await screen.findByRole('link', { name: 'Invite a hiring manager' });
  expect(link.getAttribute('href')).toBe('/recruiter/companies?tab=invitations');
});

test('a team that did not load is read again', async () => {
  network.answers({ [listing]: () => problem(500, 'internal', 'Something went wrong.') });
  const user = show();
  await screen.findByText('The hiring team didn’t load');
  network.answers({ [listing]: () => data(team([hanna], [])) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Hanna Voss');
});
