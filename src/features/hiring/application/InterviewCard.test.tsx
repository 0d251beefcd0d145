import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import { type ReceivedApplication, receivedApplicationQuery } from '../../../api/applicants.ts';
import type { Interview } from '../../../api/interviews.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { InterviewCard } from './InterviewCard.tsx';
import { InterviewDialog } from './InterviewDialog.tsx';
import { WeekView } from './WeekView.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const proposed: Interview = {
  ...{ id: 5, number: 1, sequence: 0, status: 'proposed', at: null, minutes: 90 },
  times: [
    { at: '2027-02-01T10:00:00Z', is_open: true, clashing_application_id: null },
    { at: '2027-02-02T10:00:00Z', is_open: false, clashing_application_id: null },
  ],
  ...{ mode: 'phone', place: null, link: null, other_zone: null, panel: [] },
  ...{
    moved_from: null,
    is_renewed: false,
    message: null,
    message_by: null,
    has_calendar: false,
    allowed: ['proposed', 'cancelled'],
  },
};

const withInterview = (interview: Interview) =>
  ({ id: 8, version: 3, status: 'interview', allowed: [], interview }) as unknown as ReceivedApplication;

const read = 'GET /api/applications/8';
const cancel = 'POST /api/applications/8/interview/cancel';
const button = (name: string) => screen.getByRole('button', { name });

function Page() {
  const { data: application } = useQuery(receivedApplicationQuery(8));
  return application ? <InterviewCard application={application} name="James" locale="en-GB" /> : null;
}

const wrapped = (page: React.ReactNode) =>
  render(
    <AppTheme>
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>
      </MemoryRouter>
    </AppTheme>,
  );

async function show(interview = proposed) {
  network.answers({ [read]: () => data(withInterview(interview)) });
  wrapped(<Page />);
  await screen.findByRole('region', { name: 'Interview' });
  return userEvent.setup();
}

beforeEach(() => {
  network.reset();
  keepSession();
});

async function cancelInDialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button('Cancel interview'));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'The job is filled.');
  await user.click(dialog.getByRole('button', { name: 'Cancel interview' }));
}

test('a time picked meanwhile is said of the interview, not of the application', async () => {
  const user = await show();
  const confirmed: Interview = { ...proposed, sequence: 1, status: 'confirmed', at: '2027-02-01T10:00:00Z' };
  const current = withInterview(confirmed);
  network.answers({
    [read]: () => data(current),
    [cancel]: () => ({
      status: 409,
      body: { status: false, code: 'version_conflict', message: '', request_id: 'r', data: current },
    }),
  });
  await cancelInDialog(user);
  await screen.findByText('You’re meeting James. You can decide after the interview.');
  expect(screen.getByRole('status').textContent).toBe(
    'The interview has just changed. Check it and try again.',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('Cancel interview'));
  expect(screen.queryByText(/has just changed/)).toBeNull();
});

test('an error of a dialog is gone once it is opened again', async () => {
  const user = await show();
  network.answers({
    [read]: () => data(withInterview(proposed)),
    [cancel]: () => problem(500, 'server_error', 'There was an error.'),
  });
  await cancelInDialog(user);
  await screen.findByText('There was an error.');
  await user.click(button('Keep interview'));
  await user.click(button('Cancel interview'));
  screen.getByRole('dialog');
  expect(screen.queryByText('There was an error.')).toBeNull();
});

test('after a change the focus is on the card', async () => {
  const user = await show();
  const cancelled = withInterview({ ...proposed, sequence: 1, status: 'cancelled', allowed: ['proposed'] });
  network.answers({ [read]: () => data(cancelled), [cancel]: () => data(cancelled) });
  await cancelInDialog(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Interview' }));
});

test('the times that are no longer free say so', async () => {
  await show();
  screen.getByText('James can choose one of these times:');
  screen.getByText('By phone · 1½ hours');
  const times = within(screen.getByRole('region', { name: 'Interview' })).getAllByRole('listitem');
  expect(times.map(({ textContent }) => textContent?.includes('no longer free'))).toEqual([false, true]);
});

test('where none of the times is free, the employer is asked for new ones', async () => {
  await show({
    ...proposed,
    times: proposed.times.map(({ at }) => ({ at, is_open: false, clashing_application_id: null })),
  });
  screen.getByText('None of the times you proposed to James is still free. Propose new ones.');
});

test('an invitation asks for length, format and place once it has a time', async () => {
  const onSend = vi.fn();
  wrapped(
    <InterviewDialog
      {...{ application: withInterview(proposed), interview: null, purpose: 'invite', name: 'James', onSend }}
      sending={{ isPending: false, error: null }}
      onClose={() => {}}
    />,
  );
  const user = userEvent.setup();
  expect(screen.queryByLabelText(/Place or link/)).toBeNull();
  await user.type(screen.getByLabelText('Day'), '2027-02-01');
  await user.type(screen.getByLabelText('Time'), '10:00');
  await user.selectOptions(screen.getByLabelText('Length'), '1½ hours');
  await user.type(screen.getByLabelText(/Place or link/), 'Gate 4');
  await user.click(button('Invite to interview'));
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ minutes: 90, place: 'Gate 4' }), null);
});

test('times are picked from the week by pointer and arrow keys, at most five, each on both clocks', async () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 2, 12), toFake: ['Date'] });
  const onSend = vi.fn();
  wrapped(
    <InterviewDialog
      {...{ application: withInterview(proposed), purpose: 'propose', name: 'James', onSend }}
      interview={{ ...proposed, other_zone: 'Asia/Tokyo' }}
      sending={{ isPending: false, error: null }}
      onClose={() => {}}
    />,
  );
  const user = userEvent.setup();
  await user.click(button('Next week'));
  const at = (day: number, hour: number) => new Date(2026, 11, day, hour);
  const tokyo = (moment: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Asia/Tokyo' }).format(moment);
  const cell = (weekday: string, date: number, hour: number) => {
    const theirDay = tokyo(at(date, hour), { weekday: 'short' });
    const clock = tokyo(at(date, hour), { timeStyle: 'short' });
    const own = `${weekday} ${date} Dec, ${String(hour).padStart(2, '0')}:00`;
    return button(`${own} (${theirDay === weekday ? clock : `${theirDay} ${clock}`} for James)`);
  };
  await user.click(cell('Mon', 7, 9));
  await user.keyboard('{ArrowRight}{ArrowDown} ');
  expect(cell('Tue', 8, 10).getAttribute('aria-pressed')).toBe('true');
  for (const hour of [12, 13, 14]) await user.click(cell('Wed', 9, hour));
  await user.click(cell('Thu', 10, 12));
  screen.getByText('5 of 5 chosen');
  await user.click(cell('Wed', 9, 13));
  screen.getByText('4 of 5 chosen');
  await user.click(button('Propose times'));
  const times = [at(7, 9), at(8, 10), at(9, 12), at(9, 14)].map((moment) => moment.toISOString());
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ times }), null);
  vi.useRealTimers();
});

test('busy hours are marked, the week opens at the first day with a free hour, and only a proposed hour is sent anyway', async () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 2, 12), toFake: ['Date'] });
  keepSession();
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 11, day, hour, minute);
  const busy = (from: Date, until: Date, more: object = {}) => ({
    ...{ status: 'confirmed', at: from.toISOString(), until: until.toISOString() },
    ...{ is_mine: true, is_applicants: false, colleague_ids: [], ...more },
  });
  const theirs = { is_mine: false, colleague_ids: [4] };
  network.answers({
    'GET /api/applications/8/interview/busy-times': () =>
      data([
        busy(at(2, 12), at(7, 0)),
        busy(at(7, 8), at(7, 10, 30)),
        busy(at(7, 12), at(7, 13), { ...theirs, status: 'proposed' }),
        busy(at(7, 14), at(7, 15), theirs),
        busy(at(7, 16), at(7, 17), { ...theirs, colleague_ids: [9] }),
      ]),
    'GET /api/company-colleagues': () => data([]),
  });
  const onSend = vi.fn();
  wrapped(
    <InterviewDialog
      {...{ application: withInterview(proposed), purpose: 'propose', name: 'James', onSend }}
      interview={{ ...proposed, minutes: 60, other_zone: null, panel: [{ id: 4, name: 'Kim Lee' }] }}
      sending={{ isPending: false, error: null }}
      onClose={() => {}}
    />,
  );
  const user = userEvent.setup();
  await screen.findByRole('grid', { name: 'Week of Mon 7 Dec' });
  const cells = screen.getAllByRole('button', { name: /^Mon 7 Dec, / });
  const marked = cells.flatMap((cell) => {
    const [, hour, mark] = /(\d\d:\d\d) .*?\)(?:, (.*))?$/.exec(cell.getAttribute('aria-label') ?? '') ?? [];
    return mark ? [`${hour} ${mark} ${cell.getAttribute('aria-disabled')} ${cell.textContent}`] : [];
  });
  expect(marked.map((text) => text.replace(/\d\d:\d\d$/, 'theirs'))).toEqual([
    ...['08:00', '09:00', '10:00'].map((hour) => `${hour} not free true Busy`),
    '12:00 proposed for another interview null theirs',
    '14:00 not free true Busy',
  ]);
  expect(cells.find(({ tabIndex }) => tabIndex === 0)).toBe(cells[3]);
  await user.type(screen.getByLabelText('Day'), '2026-12-07');
  await user.type(screen.getByLabelText('Time'), '14:30');
  screen.getByText('Kim Lee already has an interview then');
  await user.click(button('Propose times'));
  expect(onSend).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Time'));
  await user.type(screen.getByLabelText('Time'), '12:30');
  screen.getByText(
    /^Already proposed for another interview: Mon,? 7 Dec 2026.* Whoever chooses first gets it\.$/,
  );
  await user.click(button('Propose anyway'));
  expect(onSend).toHaveBeenCalledWith(
    expect.objectContaining({ times: [at(7, 12, 30).toISOString()] }),
    null,
  );
  vi.useRealTimers();
});

test('while the applicant’s time zone is unknown, the week shows the tenant’s and says that it is assumed', () => {
  wrapped(
    <WeekView
      times={[{ id: 0, day: '', time: '' }]}
      {...{ busy: [], agreed: null, minutes: 60, name: 'James', otherZone: null, locale: 'en-US' }}
      now={new Date(2026, 11, 2, 12)}
      onToggle={() => {}}
    />,
  );
  screen.getByText(
    'We don’t know James’s time zone yet, so we’re assuming New York time. Times in the cells are on that clock.',
  );
  const moment = new Date(2026, 11, 4, 18);
  const clock = (timeZone?: string) =>
    new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(moment);
  button(`Fri, Dec 4, ${clock()} (${clock('America/New_York')} in New York)`);
});

test('the recruiter names colleagues, and the panel of a proposal that is moved is filled in', async () => {
  const colleagues = [
    { id: 4, name: 'Kim Lee', job_title: null },
    { id: 6, name: 'Robin Ash', job_title: 'Depot manager' },
  ];
  network.answers({ 'GET /api/company-colleagues': () => data(colleagues) });
  const onSend = vi.fn();
  wrapped(
    <InterviewDialog
      {...{ application: withInterview(proposed), purpose: 'move', name: 'James', onSend }}
      interview={{ ...proposed, panel: [{ id: 4, name: 'Kim Lee' }] }}
      sending={{ isPending: false, error: null }}
      onClose={() => {}}
    />,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Day'), '2027-02-01');
  await user.type(screen.getByLabelText('Time'), '10:00');
  const box = await screen.findByRole('combobox', { name: /Colleagues on the panel/ });
  await user.type(box, 'robin{Enter}');
  await user.click(button('Move interview'));
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ panel_ids: [4, 6] }), null);
});
