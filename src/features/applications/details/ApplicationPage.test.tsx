import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import {
  applicationStep,
  ownApplication,
  renderOwnApplication,
} from '../../../../tests/support/unit/ownApplicationPage.tsx';
import { createQueryClient } from '../../../api/queryClient.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const application = ownApplication({
  ...{
    status: 'offer',
    passed_stages: ['submitted', 'viewed', 'interview'],
    status_label: 'Offer',
    next_actor: 'you',
    reply_by: '2999-12-11',
  },
  offer_status: 'made',
  offer: {
    ...{ id: 4, status: 'made', number: 1, pay: null, starts_on: '2027-01-18', hours: null, place: null },
    ...{
      conditions: [],
      start_moved: null,
      reply_by: '2999-12-11',
      letter: null,
      pay_reason: null,
      changes: [],
      ended_at: null,
    },
    ...{ made_at: '2026-11-20T09:00:00Z', message: null, allowed: ['accepted', 'declined'] },
  },
  interview: {
    ...{ id: 5, number: 1, sequence: 2, status: 'cancelled', at: null, minutes: 90, times: [] },
    ...{ mode: 'phone', place: null, link: null, other_zone: null, panel: [], allowed: [] },
    ...{ message: 'I am ill.', message_by: 'veteran', has_calendar: true },
  },
  timeline: [
    applicationStep('11-10', null, 'submitted', { by: 'veteran' }),
    applicationStep('11-12', 'interview', 'interview', { interview: 'cancelled' }),
    applicationStep('11-20', 'interview', 'offer'),
  ],
});

async function show(change: object = {}, client = createQueryClient()) {
  network.answers({ 'GET /api/applications/8': () => data({ ...application, ...change }) });
  renderOwnApplication(client);
  await screen.findByRole('region', { name: 'Timeline' });
}

const cards = () =>
  ['Offer from Northgate', 'Interview'].filter((name) => screen.queryByRole('region', { name }));

beforeEach(() => {
  network.reset();
  keepSession();
});

test('a card shows what is still true: an interview before the offer is only in the timeline', async () => {
  await show();
  expect(cards()).toEqual(['Offer from Northgate']);
});

test.each([
  ['rejected', []],
  ['withdrawn', []],
  ['expired', []],
  ['shortlisted', []],
  ['interview', ['Interview']],
  ['hired', ['Offer from Northgate']],
])('of an application that is %s the cards are %j', async (status, expected) => {
  await show({ status, next_actor: 'none', offer_status: 'lapsed' });
  expect(cards()).toEqual(expected);
});

test('what is to be decided comes before how far the application has come', async () => {
  await show();
  const card = screen.getByRole('region', { name: 'Offer from Northgate' });
  const progress = screen.getByRole('list', { name: 'Progress of this application' });
  expect(card.compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the timeline begins with the latest step, as the employer’s does', async () => {
  await show();
  const items = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByText(/^Step of/).textContent)).toEqual([
    'Step of 11-20',
    'Step of 11-12',
    'Step of 11-10',
  ]);
});

const confirmed = {
  ...{
    status: 'interview',
    passed_stages: ['submitted', 'viewed'],
    status_label: 'Interview confirmed',
    interview_status: 'confirmed',
  },
  ...{ offer: null, offer_status: null },
  interview: {
    ...{ ...application.interview, status: 'confirmed', at: '2999-12-01T09:00:00Z' },
    ...{ message: null, message_by: null, allowed: ['cancelled'] },
  },
};
const rejected = { status: 'rejected', status_label: 'Not chosen', next_actor: 'none', allowed: [] };

test.each([
  ['interview', confirmed, 'Cancel interview', 'cancel', 'This interview can no longer be changed.'],
  ['offer', {}, 'Decline', 'answer', 'This offer can no longer be answered.'],
])(
  'where an %s has gone when its answer comes, the page says so, and the focus goes to its title',
  async (name, change, press, call, text) => {
    const user = userEvent.setup();
    await show(change);
    const path = `/api/applications/8/${name}`;
    network.answers({
      'GET /api/applications/8': () => data({ ...application, ...change, ...rejected }),
      [`POST ${path}/${call}`]: () => problem(409, 'invalid_transition', 'It can no longer be changed.'),
    });
    await user.click(screen.getByRole('button', { name: press }));
    const dialog = within(screen.getByRole('dialog'));
    for (const box of dialog.queryAllByRole('textbox')) await user.type(box, 'I am ill.');
    await user.click(dialog.getByRole('button', { name: /^(Cancel interview|Decline offer)$/ }));
    await screen.findByText(text);
    expect(cards()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Fitter');
  },
);

test('the refusal goes once the application has moved on, and the next one with the same words takes the focus too', async () => {
  const user = userEvent.setup();
  const client = createQueryClient();
  const text = 'This interview can no longer be changed.';
  await show({ ...confirmed, version: 1 }, client);
  for (const version of [2, 4]) {
    await user.click(await screen.findByRole('button', { name: 'Cancel interview' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'I am ill.');
    network.answers({
      'GET /api/applications/8': () => data({ ...application, ...confirmed, ...rejected, version }),
      'POST /api/applications/8/interview/cancel': () => problem(409, 'invalid_transition', 'Too late.'),
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    await screen.findByText(text);
    expect(document.activeElement?.textContent).toBe('Fitter');
    network.answers({
      'GET /api/applications/8': () => data({ ...application, ...confirmed, version: version + 1 }),
    });
    await client.invalidateQueries({ queryKey: ['getApplication'] });
    await screen.findByRole('button', { name: 'Cancel interview' });
    expect(screen.queryByText(text)).toBeNull();
  }
});

test('the dashboard is read again once an application is withdrawn', async () => {
  const user = userEvent.setup();
  const client = createQueryClient();
  const dashboard = ['getVeteranDashboard'];
  client.setQueryData(dashboard, {});
  await show({}, client);
  const withdrawn = { ...application, status: 'withdrawn', status_label: 'Withdrawn', allowed: [] };
  network.answers({
    'GET /api/applications/8': () => data(withdrawn),
    'POST /api/applications/8/withdraw': () => data(withdrawn),
  });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await expect.poll(() => client.getQueryState(dashboard)?.isInvalidated).toBe(true);
});

test('while it waits for the employer, its page says until when', async () => {
  await show({
    ...{ status: 'viewed', status_label: 'Viewed', next_actor: 'employer', offer: null, offer_status: null },
    wait_ends: { at: '2026-12-19T18:00:00Z', leads_to: 'expired' },
  });
  screen.getByText('Unless a decision is made before, this application ends on Sat, 19 Dec 2026.');
});
