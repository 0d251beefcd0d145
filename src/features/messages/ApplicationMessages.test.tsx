import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../tests/support/unit/network.ts';
import type { Conversation, Message } from '../../api/messages.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import type { TemplateValues } from '../../machines/templateText.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { ApplicationMessages } from './ApplicationMessages.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);

const message = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  from: 'them',
  sender: 'Robin Ash',
  text: 'Do you hold a licence?',
  created_at: '2026-11-19T09:41:00Z',
  is_read: false,
  is_reported: false,
  ...change,
});

const own = (id: number, change: Partial<Message> = {}) =>
  message(id, { from: 'you', sender: 'Sam Reed', text: 'Yes, since 2021.', ...change });

const conversation = (change: Partial<Conversation> = {}): Conversation => ({
  ...{ status: 'open', name: 'Northgate', unread: 0, has_earlier: false, messages: [message(4)] },
  ...change,
});

const [list, send, mark] = [
  'GET /api/applications/8/messages',
  'POST /api/applications/8/messages',
  'POST /api/applications/8/messages/read',
];
const block = 'PUT /api/company-blocks/1';
const northgate = { id: 1, name: 'Northgate' };

interface Shown {
  company?: typeof northgate;
  templateValues?: TemplateValues;
  address?: string;
}

async function show(
  answers: Parameters<typeof network.answers>[0],
  { address = '/', ...side }: Shown = { company: northgate },
) {
  network.answers({ [mark]: () => data({ unread: 0 }), ...answers });
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <ApplicationMessages
            applicationId={8}
            userId={2}
            locale="en-GB"
            listPath="/veteran/messages"
            {...side}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  await screen.findByRole('link', { name: 'All messages' });
}

const sentTexts = () =>
  network.calls().flatMap(({ call, body }) => (call === send ? [JSON.parse(body).text] : []));

/** The test’s window has no layout: everything is on the screen. */
class Everywhere {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  network.reset();
  keepSession();
  vi.stubGlobal('IntersectionObserver', Everywhere);
});

test('what is on the screen is marked as read, and below the last own message it says if it was', async () => {
  const messages = [own(3), message(4), own(5, { is_read: true })];
  await show({ [list]: () => data(conversation({ messages, unread: 1 })) });
  await waitFor(() => expect(network.made(mark)).toBeGreaterThan(0));
  expect(JSON.parse(network.calls().find(({ call }) => call === mark)!.body)).toEqual({ up_to: 5 });
  screen.getByRole('heading', { name: 'Thu, 19 Nov 2026' });
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => within(item).queryByText(/^(Read|Sent)$/)?.textContent)).toEqual([
    undefined,
    undefined,
    'Read',
  ]);
  expect(items.map((item) => within(item).getByText(/^(You|Robin Ash)$/).textContent)).toEqual([
    'You',
    'Robin Ash',
    'You',
  ]);
});

test('a message is sent once it has words, and stays in the field where it did not get through', async () => {
  const stored = [message(4)];
  let fails = true;
  await show({
    [list]: () => data(conversation({ messages: [...stored] })),
    [send]: () => {
      if (fails) return problem(503, 'overloaded', 'We’re busy. Please try again.');
      stored.push(own(5));
      return data(own(5));
    },
  });
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message to Northgate');
  const press = () => user.click(screen.getByRole('button', { name: 'Send' }));
  await press();
  screen.getByText('Write a message');
  expect([document.activeElement, sentTexts()]).toEqual([field, []]);
  await user.type(field, 'Yes, since 2021.');
  await press();
  await screen.findByText('We’re busy. Please try again.');
  expect(field.value).toBe('Yes, since 2021.');
  fails = false;
  await press();
  await waitFor(() => expect(field.value).toBe(''));
  expect(screen.queryByText('We’re busy. Please try again.')).toBeNull();
  expect(sentTexts()).toEqual(['Yes, since 2021.', 'Yes, since 2021.']);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a mail leads to the messages, wherever they are on the page', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await show({ [list]: () => data(conversation()) }, { address: '/veteran/applications/8?show=messages' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Messages' })));
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
});

test.each([
  ['closed', /^This conversation is closed\./],
  ['on_hold', /^Northgate can’t be messaged at the moment\.$/],
  ['blocked', /^You’ve blocked Northgate\./],
  ['unavailable', /^This person can no longer be messaged\.$/],
] as const)('a conversation that is %s says so and takes no message', async (status, words) => {
  await show({ [list]: () => data(conversation({ status })) });
  screen.getByText(words);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('a closed conversation says that earlier messages did not load, until they do', async () => {
  let fails = true;
  await show({
    [list]: ({ url }) => {
      if (!new URL(url).searchParams.has('before'))
        return data(conversation({ status: 'closed', has_earlier: true }));
      return fails
        ? problem(500, 'server_error', 'There was an error.')
        : data(conversation({ messages: [message(3)] }));
    },
  });
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  await press();
  await screen.findByText('There was an error.');
  fails = false;
  await press();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByText('There was an error.')).toBeNull();
});

test('a veteran blocks the company after reading what follows from it; a recruiter cannot', async () => {
  let status: Conversation['status'] = 'open';
  await show({
    [list]: () => data(conversation({ status })),
    [block]: () => {
      status = 'blocked';
      return data([{ company: northgate, created_at: '2026-11-20T09:00:00Z' }]);
    },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Block Northgate' }));
  screen.getByText(/Your applications to them stay as they are/);
  await user.click(screen.getByRole('button', { name: 'Block company' }));
  await screen.findByRole('button', { name: 'Unblock Northgate' });
  screen.getByText(/^You’ve blocked Northgate\./);
});

test('a recruiter has nobody to block', async () => {
  await show({ [list]: () => data(conversation()) }, {});
  expect(screen.queryByRole('button', { name: /^Block/ })).toBeNull();
});

test('a message of the other side is reported with a reason, and then says that it was', async () => {
  let is_reported = false;
  const report = 'POST /api/messages/4/report';
  await show({
    [list]: () => data(conversation({ messages: [message(4, { is_reported })] })),
    [report]: () => {
      is_reported = true;
      return data({ id: 4 });
    },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Report the message from Robin Ash/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  dialog.getByText('Choose what’s wrong');
  await user.click(dialog.getByRole('radio', { name: 'It looks like a scam' }));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  await screen.findByText('You’ve reported this message');
  const sent = network.calls().filter(({ call }) => call === report);
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ reason: 'scam', text: '' }]);
});

test('messages that did not load can be loaded again, and a hidden message says no more than that', async () => {
  let fails = true;
  network.answers({
    [mark]: () => data({ unread: 0 }),
    [list]: () =>
      fails
        ? problem(500, 'server_error', 'There was an error.')
        : data(conversation({ messages: [message(4, { text: null })] })),
  });
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <ApplicationMessages applicationId={8} userId={2} locale="en-GB" listPath="/recruiter/messages" />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  await screen.findByRole('heading', { name: 'The messages didn’t load' });
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('This message was removed.');
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
});

const templates = 'GET /api/templates';
const templateValues = {
  ...{ 'first name': 'Leah', job: 'Fitter', company: 'Northgate', 'my name': 'Claire Reid' },
};

test('a recruiter inserts a template, filled, and sends what is in the field', async () => {
  const stored = {
    ...{ id: 4, kind: 'message', title: 'First call', text: 'Hello {first name}, about {job}:' },
    ...{ version: 1, updated_at: '2026-11-20T09:41:00Z', updated_by: 'Claire Reid' },
  };
  await show(
    {
      [list]: () => data(conversation({ name: 'Leah Bennett' })),
      [send]: () => data(own(5)),
      [templates]: () => data([stored]),
    },
    { templateValues },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Use a template' }));
  expect(screen.getByRole('link', { name: 'Manage templates' }).getAttribute('href')).toBe(
    '/recruiter/templates',
  );
  await user.click(screen.getByRole('button', { name: /^First call/ }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message to Leah Bennett');
  expect([field.value, document.activeElement]).toEqual(['Hello Leah, about Fitter:', field]);
  await user.type(field, ' are you free?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sentTexts()).toEqual(['Hello Leah, about Fitter: are you free?']));
});

test('a recruiter without a template is led to create one, and a veteran is offered none', async () => {
  const answers = { [list]: () => data(conversation()), [templates]: () => data([]) };
  await show(answers, { templateValues });
  const link = await screen.findByRole('link', { name: 'Create a template for messages' });
  expect(link.getAttribute('href')).toBe('/recruiter/templates/new?kind=message');
  expect(network.made(templates)).toBe(1);
  cleanup();
  await show(answers);
  expect([screen.queryByText(/template/), network.made(templates)]).toEqual([null, 1]);
});
