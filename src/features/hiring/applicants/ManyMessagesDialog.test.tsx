import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import type { Applicant } from '../../../api/applicants.ts';
import type { MessageRecipient } from '../../../api/messages.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { ApplicantRows } from './ApplicantRows.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const applicant = (id: number, display_name: string) =>
  ({
    ...{ id, version: 1, display_name, headline: null, place: null, service: null, years_served: null },
    ...{ status: 'submitted', stage: 'submitted', status_label: 'New', offer_status: null },
    ...{ interview_status: null, next_actor: 'employer', turn_until: null, waiting_days: 0, match: null },
    ...{ unexpected_answers: [], notes_count: 0, assignee: null, allowed: ['rejected'] },
  }) as unknown as Applicant;

const recipient = (id: number, first_name: string | null, status: MessageRecipient['status'] = 'open') => ({
  ...{ id, status, first_name, job: 'Fitter', company: 'Northgate', my_name: 'Claire Reid' },
});

const recipients = 'GET /api/jobs/2/message-recipients';
const sending = 'POST /api/jobs/2/messages';
const template = {
  ...{ id: 4, kind: 'message', title: 'A call', text: 'Hello {first name}, about {job}?', version: 1 },
  ...{ updated_at: '2026-11-20T09:41:00Z', updated_by: null },
};

function show(address = '/') {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[address]}>
        <QueryClientProvider client={createQueryClient()}>
          <ApplicantRows
            isHiringManager={false}
            jobId={2}
            applicants={[applicant(11, 'Ann Lee'), applicant(12, 'Ben Fox'), applicant(13, 'Cy Orr')]}
          />
        </QueryClientProvider>
      </MemoryRouter>
    </AppTheme>,
  );
  return userEvent.setup();
}

async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('checkbox', { name: /^Select all 3/ }));
  await user.click(screen.getByRole('button', { name: 'Message' }));
  return within(await screen.findByRole('dialog'));
}

const bodies = () =>
  network
    .calls()
    .filter(({ call }) => call === sending)
    .map(({ body }) => JSON.parse(body));

beforeEach(() => {
  network.reset();
  keepSession();
});

test('a template is previewed for each person in turn, sent with its placeholders, and who did not get it is named', async () => {
  network.answers({
    [recipients]: () => data([recipient(11, 'Ann'), recipient(12, 'Ben'), recipient(13, 'Cy', 'closed')]),
    'GET /api/templates': () => data([template]),
    [sending]: () =>
      data({ sent: [11], failed: [{ id: 12, code: 'rate_limited', message: 'Too many attempts.' }] }),
  });
  const user = show();
  const dialog = await open(user);
  await dialog.findByRole('heading', { name: 'Message 2 people' });
  dialog.getByText(/A message can’t be taken back/);
  expect(
    within(dialog.getByRole('list', { name: 'To' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ann Lee', 'Ben Fox']);
  within(dialog.getByRole('list', { name: '1 person who can’t be messaged' })).getByText(
    'Cy Orr · The conversation is closed.',
  );
  await user.click(await dialog.findByRole('button', { name: 'Use a template' }));
  await user.click(dialog.getByRole('button', { name: /^A call/ }));
  const preview = within(dialog.getByRole('group', { name: 'Preview' }));
  preview.getByText('Hello Ann, about Fitter?');
  await user.click(preview.getByRole('button', { name: 'Next person' }));
  preview.getByText('Preview for Ben Fox');
  preview.getByText('Hello Ben, about Fitter?');
  await user.click(preview.getByRole('button', { name: 'Next person' }));
  preview.getByText('Hello Ann, about Fitter?');
  await user.click(preview.getByRole('button', { name: 'Previous person' }));
  preview.getByText('Hello Ben, about Fitter?');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent to 1 person.');
  screen.getByText('Ben Fox: Too many attempts.');
  expect(bodies()).toEqual([{ application_ids: [11, 12], text: 'Hello {first name}, about {job}?' }]);
});

test('an empty message is not sent, and the focus goes to its field', async () => {
  network.answers({
    [recipients]: () => data([recipient(11, 'Ann'), recipient(12, 'Ben'), recipient(13, 'Cy')]),
    'GET /api/templates': () => data([]),
  });
  const user = show();
  const dialog = await open(user);
  const field = await dialog.findByRole('textbox', { name: 'Message to each of them' });
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  dialog.getByText('Write a message');
  expect([document.activeElement, network.made(sending)]).toEqual([field, 0]);
});

test('where names are hidden, a template with a first name says why it cannot be used', async () => {
  network.answers({
    [recipients]: () => data([recipient(11, null), recipient(12, null), recipient(13, null)]),
    'GET /api/templates': () => data([template]),
  });
  const user = show('/?anonymous=1');
  const dialog = await open(user);
  await user.click(await dialog.findByRole('button', { name: 'Use a template' }));
  dialog.getByText('It uses {first name}, and names are hidden in this list.');
  expect(dialog.queryByRole('button', { name: /^A call/ })).toBeNull();
});

test('after a failed call the same text is sent again under the same key', async () => {
  const keys: (string | null)[] = [];
  const answers = [
    problem(503, 'overloaded', 'Please try again in a moment.'),
    data({ sent: [11], failed: [] }),
  ];
  network.answers({
    [recipients]: () => data([recipient(11, 'Ann'), recipient(12, 'Ben', 'unavailable')]),
    'GET /api/templates': () => data([]),
    [sending]: ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return answers.shift()!;
    },
  });
  const user = show();
  const dialog = await open(user);
  await user.type(await dialog.findByRole('textbox', { name: 'Message to each of them' }), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText(/^Please try again in a moment. Send it again/);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent to 1 person.');
  expect([keys.length, keys[0] === keys[1], keys[0] === null]).toEqual([2, true, false]);
});

test('what cannot be checked is tried again, and nothing is sent meanwhile', async () => {
  const answers = [
    problem(500, 'internal', 'Something went wrong.'),
    data([recipient(11, 'Ann'), recipient(12, 'Ben'), recipient(13, 'Cy')]),
  ];
  network.answers({ [recipients]: () => answers.shift()!, 'GET /api/templates': () => data([]) });
  const user = show();
  const dialog = await open(user);
  await dialog.findByText('The people you selected didn’t load');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('textbox', { name: 'Message to each of them' });
  expect(network.made(sending)).toBe(0);
});
