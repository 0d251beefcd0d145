import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import { type ReceivedApplication, receivedApplicationQuery } from '../../../api/applicants.ts';
import type { Offer } from '../../../api/offers.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { OfferCard } from './OfferCard.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const conditional: Offer = {
  ...{
    id: 4,
    status: 'conditional',
    number: 1,
    pay: null,
    starts_on: '2027-01-04',
    hours: null,
    place: null,
  },
  conditions: [
    { number: 1, kind: 'references', text: 'two', status: 'open', checked_at: null },
    { number: 2, kind: 'licence', text: null, status: 'met', checked_at: '2026-11-23T09:00:00Z' },
  ],
  ...{
    start_moved: null,
    reply_by: '2026-12-11',
    letter: null,
    pay_reason: null,
    changes: [],
    made_at: '2026-11-20T09:00:00Z',
  },
  ...{ ended_at: '2026-11-21T09:00:00Z', message: 'Gladly.', allowed: ['withdrawn', 'checked', 'moved'] },
};

const withOffer = (offer: Offer, version = 7) =>
  ({
    id: 8,
    version,
    status: 'offer',
    allowed: [],
    offer,
    job_terms: null,
  }) as unknown as ReceivedApplication;

const read = 'GET /api/applications/8';
const check = 'PUT /api/applications/8/offer/condition';
const start = 'PUT /api/applications/8/offer/start';
const end = 'POST /api/applications/8/offer/unmet';
const button = (name: string) => screen.getByRole('button', { name });
const sent = (call: string) =>
  network.calls().flatMap((request) => (request.call === call ? [JSON.parse(request.body)] : []));
const shownConditions = () =>
  within(screen.getByRole('list', { name: 'Conditions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

function Page() {
  const { data: application } = useQuery(receivedApplicationQuery(8));
  if (!application?.offer) return null;
  return <OfferCard application={application} offer={application.offer} name="James" locale="en-GB" />;
}

async function show(offer: Offer) {
  network.answers({ [read]: () => data(withOffer(offer)) });
  render(
    <AppTheme>
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient()}>
          <Page />
        </QueryClientProvider>
      </MemoryRouter>
    </AppTheme>,
  );
  await screen.findByRole('region', { name: 'Offer' });
  return userEvent.setup();
}

const referencesAs = (status: 'met' | 'unmet'): Offer => ({
  ...conditional,
  conditions: conditional.conditions.map((condition) =>
    condition.number === 1 ? { ...condition, status, checked_at: '2026-11-24T09:00:00Z' } : condition,
  ),
});

beforeEach(() => {
  network.reset();
  keepSession();
});

test('each condition is recorded as met or not met, and what was recorded can be changed', async () => {
  const user = await show(conditional);
  expect(shownConditions()).toEqual([
    'References (two)Not checked yetMetNot met',
    'LicenceMet on 23 November 2026Not met',
  ]);
  const unmet = withOffer(
    { ...referencesAs('unmet'), allowed: ['withdrawn', 'checked', 'unmet', 'moved'] },
    8,
  );
  network.answers({ [read]: () => data(unmet), [check]: () => data(unmet) });
  await user.click(button('Not met: References (two)'));
  await screen.findByText('Not met, recorded on 24 November 2026');
  expect(sent(check)).toEqual([{ version: 7, number: 1, status: 'unmet' }]);
  screen.getByText(
    'James has accepted, but a condition isn’t met. You can end the offer, or record the condition as met.',
  );
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Offer' }));

  const ended = withOffer({ ...referencesAs('unmet'), status: 'unmet', allowed: [] }, 9);
  network.answers({ [read]: () => data(ended), [end]: () => data(ended) });
  await user.click(button('End offer: condition not met'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'End offer: condition not met' }));
  await dialog.findByText('Tell them why');
  await user.type(dialog.getByLabelText('Reason'), 'No reference reached us.');
  await user.click(dialog.getByRole('button', { name: 'End offer: condition not met' }));
  await screen.findByText(/^You ended this offer because a condition wasn’t met/);
  expect(sent(end)).toEqual([{ version: 8, message: 'No reference reached us.' }]);
  expect(screen.queryByRole('button', { name: /^(Met|Not met)/ })).toBeNull();
});

test('a colleague who was faster is named before anything is recorded', async () => {
  const user = await show(conditional);
  const current = withOffer(referencesAs('met'), 8);
  network.answers({
    [read]: () => data(current),
    [check]: () => ({
      status: 409,
      body: { status: false, code: 'version_conflict', message: '', request_id: 'r', data: current },
    }),
  });
  await user.click(button('Met: References (two)'));
  await screen.findByText('The offer has just changed. Check it and try again.');
  await screen.findByText('Met on 24 November 2026');
});

test('a condition that could not be recorded says so', async () => {
  const user = await show(conditional);
  network.answers({
    [read]: () => data(withOffer(conditional)),
    [check]: () => problem(500, 'server_error', 'There was an error.'),
  });
  await user.click(button('Met: References (two)'));
  await screen.findByText('There was an error.');
  expect(shownConditions()[0]).toContain('Not checked yet');
});

test('the start date is moved to another day with a reason, and both days are shown', async () => {
  const user = await show(conditional);
  await user.click(button('Move start date'));
  const dialog = within(screen.getByRole('dialog'));
  const act = () => user.click(dialog.getByRole('button', { name: 'Move start date' }));
  await act();
  dialog.getByText('Choose another day');
  dialog.getByText('Tell them why');
  await user.clear(dialog.getByLabelText('New start date'));
  await user.type(dialog.getByLabelText('New start date'), '2027-01-18');
  await user.type(dialog.getByLabelText('Reason'), 'The site opens later.');
  const moved = withOffer({
    ...conditional,
    ...{ number: 2, starts_on: '2027-01-18' },
    start_moved: { from: '2027-01-04', reason: 'The site opens later.', at: '2026-11-24T09:00:00Z' },
  });
  network.answers({ [read]: () => data(moved), [start]: () => data(moved) });
  await act();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(start)).toEqual([{ version: 7, starts_on: '2027-01-18', message: 'The site opens later.' }]);
  const text = screen.getByText(/Moved from Monday,? 4 January 2027: The site opens later\./).textContent;
  expect(text).toMatch(/^Monday,? 18 January 2027/);
});

test('conditions that nobody has checked are not said to be met', async () => {
  await show({ ...conditional, status: 'accepted', allowed: ['withdrawn', 'moved'] });
  screen.getByText(/^James has accepted\. James starts on .*: mark them as hired\.$/);
  expect(screen.queryByText(/All conditions are met/)).toBeNull();
});

test('an offer whose day has ended is not said to wait for an answer', async () => {
  await show({ ...conditional, status: 'made', ended_at: null, message: null, allowed: [] });
  screen.getByText(
    'James’s last day to answer has passed. Once the offer has expired, you can make a new one.',
  );
  expect(screen.queryByText(/can answer until/)).toBeNull();
});

test('a start before the last day to answer is a question, and can be sent anyway', async () => {
  const amend = 'PUT /api/applications/8/offer';
  const open: Offer = { ...conditional, status: 'made', ended_at: null, message: null };
  const early: Offer = { ...open, starts_on: '2026-12-10', allowed: ['amended', 'withdrawn'] };
  const user = await show(early);
  const current = withOffer(early);
  network.answers({ [read]: () => data(current), [amend]: () => data(current) });
  await user.click(button('Change offer'));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('The job starts before James’s last day to answer. Is that the day you mean?');
  await user.clear(dialog.getByLabelText(/^Start date/));
  dialog.getByRole('button', { name: 'Send new terms' });
  await user.type(dialog.getByLabelText(/^Start date/), '2026-12-09');
  await user.click(dialog.getByRole('button', { name: 'Send anyway' }));
  await waitFor(() => expect(sent(amend)).toMatchObject([{ offer: { starts_on: '2026-12-09' } }]));
});

test('a letter from before the terms changed is marked, and changing the terms asks for another', async () => {
  const letter = { id: 6, name: 'Welcome.pdf', terms_changed_at: '2026-11-24T20:00:00Z' };
  const user = await show({
    ...{ ...conditional, status: 'made', letter, allowed: ['amended', 'withdrawn'] },
  });
  screen.getByText(
    'The letter has the terms from before the change on 24 November 2026. The terms shown here are newer. Change the offer to attach a new letter.',
  );
  await user.click(button('Change offer'));
  const dialog = within(screen.getByRole('dialog'));
  const old = /^The letter has the terms from before this change\. Attach a new one/;
  await user.type(dialog.getByLabelText(/^Place/), ' ');
  expect(dialog.queryByText(old)).toBeNull();
  await user.type(dialog.getByLabelText(/^Place/), 'Bristol');
  dialog.getByText(old);
  await user.click(dialog.getByRole('button', { name: /^Remove/ }));
  expect(dialog.queryByText(old)).toBeNull();
});
