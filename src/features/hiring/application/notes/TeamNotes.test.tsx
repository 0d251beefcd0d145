import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../../tests/support/unit/network.ts';
import type { ReceivedApplication } from '../../../../api/applicants.ts';
import { createQueryClient } from '../../../../api/queryClient.ts';
import { AppTheme } from '../../../../ui/theme/AppTheme.tsx';
import { TeamNotes } from './TeamNotes.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../../tests/support/unit/network.ts')).createNetwork(),
);

const add = 'POST /api/applications/8/notes';
const colleagues = [
  { id: 4, name: 'Ann Lee', job_title: 'Depot manager' },
  { id: 5, name: 'Ben Fox', job_title: null },
];

const note = {
  ...{ id: 1, author: 'Robin Ash', created_at: '2026-11-20T09:00:00Z' },
  text: '@[4], call after four. @[9] knows them.',
  mentions: [{ id: 4, name: 'Ann Lee' }],
};

function show(refusal?: string) {
  network.answers({
    'GET /api/company-colleagues': () => data(colleagues),
    [add]: () =>
      refusal
        ? {
            status: 422,
            body: {
              ...{ status: false, code: 'validation_failed', message: 'Check it.', request_id: 'r' },
              errors: { text: [refusal] },
            },
          }
        : data(note),
  });
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <TeamNotes
          application={{ id: 8, job: { id: 2 }, notes: [note] } as unknown as ReceivedApplication}
          locale="en-GB"
          now={new Date('2026-11-24T09:00:00Z')}
        />
      </QueryClientProvider>
    </AppTheme>,
  );
  return screen.findByText(/Type @ to mention/);
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for your team' });
const suggested = () =>
  within(screen.getByRole('listbox', { name: 'Colleagues' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const sent = () => network.calls().flatMap(({ call, body }) => (call === add ? [JSON.parse(body)] : []));
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Add note' }));

beforeEach(() => {
  network.reset();
  keepSession();
});

test('a note is read with the names of those whom it mentions, and without that of whoever has left', async () => {
  await show();
  const [item] = within(screen.getByRole('list', { name: 'Team notes' })).getAllByRole('listitem');
  expect(item?.textContent).toBe(
    '@Ann Lee, call after four. @former colleague knows them.Robin Ash, 4 days ago',
  );
});

test('@ suggests colleagues, who are chosen by keyboard and sent by number', async () => {
  const user = userEvent.setup();
  await show();
  await user.type(field(), 'Ask @');
  expect([suggested(), active()]).toEqual([['Ann LeeDepot manager', 'Ben Fox'], 'Ann LeeDepot manager']);
  screen.getByText('2 colleagues. Use the arrow keys to choose.');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Ben Fox');
  await user.keyboard('{Enter}');
  expect([field().value, screen.queryByRole('listbox')]).toEqual(['Ask @Ben Fox ', null]);
  await user.keyboard('or @an{Tab}today{Enter}by four.');
  expect(field().value).toBe('Ask @Ben Fox or @Ann Lee today\nby four.');
  await send(user);
  await vi.waitFor(() => expect(field().value).toBe(''));
  expect(sent()).toEqual([{ text: 'Ask @[5] or @[4] today\nby four.', audience: 'team' }]);
});

test('a suggestion is chosen by pointer, in the middle of a text', async () => {
  const user = userEvent.setup();
  await show();
  await user.type(field(), 'Ask  today');
  field().setSelectionRange(4, 4);
  await user.keyboard('@b');
  await user.click(screen.getByRole('option', { name: 'Ben Fox' }));
  expect([field().value, field().selectionStart, document.activeElement === field()]).toEqual([
    ...['Ask @Ben Fox today', 13, true],
  ]);
});

test('Escape closes the suggestions, and another @ opens them again', async () => {
  const user = userEvent.setup();
  await show();
  await user.type(field(), '@a');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('n');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard(' @b');
  expect(suggested()).toEqual(['Ben Fox']);
});

test('a note without text is not sent, and whom the server refuses is said at the field', async () => {
  const user = userEvent.setup();
  await show('Mention colleagues who work here');
  await send(user);
  screen.getByText('Enter a note');
  await user.type(field(), '@Ann Lee');
  await send(user);
  await screen.findByText('Mention colleagues who work here');
  expect([sent().length, field().value]).toEqual([1, '@Ann Lee']);
});
