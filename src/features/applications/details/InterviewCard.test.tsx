import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import type { Interview } from '../../../api/interviews.ts';
import { type OwnApplication, ownApplicationQuery } from '../../../api/ownApplications.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { InterviewCard } from './InterviewCard.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const [monday, tuesday, wednesday] = ['2027-02-01T10:00:00Z', '2027-02-02T10:00:00Z', '2027-02-03T10:00:00Z'];

const proposed: Interview = {
  ...{ id: 5, number: 1, sequence: 0, status: 'proposed', at: null, minutes: 60 },
  times: [monday, tuesday, wednesday].map((at) => ({ at, is_open: true, clashing_application_id: null })),
  ...{ mode: 'video', place: null, link: 'https://meet.example.com/a', other_zone: null, panel: [] },
  ...{ moved_from: null, is_renewed: false },
  ...{ message: null, message_by: null, has_calendar: false },
  allowed: ['confirmed', 'requested', 'declined'],
};

const withInterview = (interview: Interview) =>
  ({ id: 8, job: { id: 3, company: { id: 2, name: 'Northgate' } }, interview }) as unknown as OwnApplication;

const read = 'GET /api/applications/8';
const answer = 'POST /api/applications/8/interview/answer';
const sent = () => network.calls().flatMap(({ call, body }) => (call === answer ? [JSON.parse(body)] : []));
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { name: 'Interview' });

function Page() {
  const { data: application } = useQuery(ownApplicationQuery(8));
  if (!application?.interview) return null;
  const { interview } = application;
  return <InterviewCard {...{ application, interview }} locale="en-GB" onGone={() => {}} />;
}

async function show(interview: Interview) {
  network.answers({ [read]: () => data(withInterview(interview)) });
  render(
    <AppTheme>
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient()}>
          <Page />
        </QueryClientProvider>
      </MemoryRouter>
    </AppTheme>,
  );
  await screen.findByRole('heading', { name: 'Interview' });
  return userEvent.setup();
}

beforeEach(() => {
  network.reset();
  keepSession();
});

test('new times that came meanwhile are shown with the reason, and the answer is asked for again', async () => {
  const user = await show(proposed);
  const changed = {
    ...proposed,
    sequence: 1,
    times: [{ at: wednesday, is_open: true, clashing_application_id: null }],
  };
  network.answers({
    [read]: () => data(withInterview(changed)),
    [answer]: () => problem(409, 'version_conflict', 'It has changed.'),
  });
  await user.click(screen.getByRole('radio', { name: /1 Feb/ }));
  await user.click(button('Confirm time'));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /1 Feb/ })).toBeNull());
  screen.getByText('The interview has just changed. Check it and try again.');
  expect(document.activeElement).toBe(title());
});

test('a time that another applicant took is no longer picked', async () => {
  const user = await show(proposed);
  const left = proposed.times.map((time) => (time.at === monday ? { ...time, is_open: false } : time));
  network.answers({
    [read]: () => data(withInterview({ ...proposed, times: left })),
    [answer]: () => problem(409, 'time_taken', 'That time has just been taken. Choose another one.'),
  });
  await user.click(screen.getByRole('radio', { name: /1 Feb/ }));
  await user.click(button('Confirm time'));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /1 Feb/ })).toBeNull());
  screen.getByText('That time has just been taken. Choose another one.');
  await user.click(button('Confirm time'));
  const group = screen.getByRole('group', { name: 'Choose a time' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(sent().map(({ at }) => at)).toEqual([monday]);
});

test('a time at which the veteran has another interview is not offered, and leads to that interview', async () => {
  const times = proposed.times.map((time) =>
    time.at === monday ? { ...time, is_open: false, clashing_application_id: 12 } : time,
  );
  await show({ ...proposed, times });
  expect(screen.getAllByRole('radio').length).toBe(2);
  const link = screen.getByRole('link', { name: 'another interview' });
  expect(link.getAttribute('href')).toBe('/veteran/applications/12');
  expect(link.parentElement?.textContent).toMatch(
    /^Mon,? 1 Feb 2027.*: you already have another interview then\. Only you can see this\.$/,
  );
});

test('a dialog that was overtaken closes, so that no second press answers what was not read', async () => {
  const user = await show(proposed);
  network.answers({
    [read]: () => data(withInterview({ ...proposed, sequence: 1 })),
    [answer]: () => problem(409, 'version_conflict', 'It has changed.'),
  });
  await user.click(button('Decline interview'));
  const [, act] = screen.getAllByRole('button', { name: 'Decline interview' });
  await user.click(act as HTMLElement);
  await screen.findByText('The interview has just changed. Check it and try again.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toHaveLength(1);
});

test('an error of one dialog is not shown in the next', async () => {
  const user = await show(proposed);
  network.answers({
    [read]: () => data(withInterview(proposed)),
    [answer]: () => problem(500, 'server_error', 'There was an error.'),
  });
  await user.click(button('Decline interview'));
  const [, act] = screen.getAllByRole('button', { name: 'Decline interview' });
  await user.click(act as HTMLElement);
  await screen.findByText('There was an error.');
  await user.click(button('Not now'));
  expect(screen.queryByText('There was an error.')).toBeNull();
  await user.click(button('Ask for other times'));
  expect(screen.queryByText('There was an error.')).toBeNull();
});

test('once the answer counts, the focus goes to the card, which says what has become of the interview', async () => {
  const user = await show(proposed);
  screen.getByText('By video · 1 hour');
  const declined = withInterview({ ...proposed, sequence: 1, status: 'declined', allowed: [] });
  network.answers({ [read]: () => data(declined), [answer]: () => data(declined) });
  await user.click(button('Decline interview'));
  const [, act] = screen.getAllByRole('button', { name: 'Decline interview' });
  await user.click(act as HTMLElement);
  await screen.findByText('Interview declined');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(title());
});

test.each([
  ['requested', 'New times requested'],
  ['declined', 'Interview declined'],
  ['cancelled', 'Interview cancelled'],
  ['lapsed', 'Interview times passed'],
] as const)('an interview that is %s says so, without a place to go to', async (status, label) => {
  await show({ ...proposed, status, allowed: [] });
  screen.getByText(label);
  expect(screen.queryByText(/By video/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Open the video call/ })).toBeNull();
});
