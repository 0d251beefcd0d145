import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { JoyTheme } from '../../../ui/theme/JoyTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { CalendarSubscription } = await import('./CalendarSubscription.tsx');

const url = 'https://uk.test/api/calendars/a-secret/transition-plan.ics';
const created_at = '2026-11-20T09:00:00Z';
const none = { created_at: null, last_read_at: null };

beforeEach(() => {
  network.reset();
  keepSession();
});

function open(feed: object, more: Parameters<typeof network.answers>[0] = {}) {
  network.answers({
    'GET /api/calendar-feed': () => data(feed),
    'POST /api/calendar-feed': () => data({ url, created_at }),
    'DELETE /api/calendar-feed': () => data(none),
    ...more,
  });
  render(
    <JoyTheme>
      <QueryClientProvider client={createQueryClient()}>
        <CalendarSubscription locale="en-GB" />
      </QueryClientProvider>
    </JoyTheme>,
  );
  return userEvent.setup();
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('an address is shown once, to copy or to open in a calendar app', async () => {
  const user = open(none);
  await press(user, 'Subscribe in your calendar');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your calendar address' });
  expect(field.value).toBe(url);
  expect(screen.getByRole('link', { name: 'Open in your calendar app' }).getAttribute('href')).toBe(
    'webcal://uk.test/api/calendars/a-secret/transition-plan.ics',
  );
  await press(user, 'Copy');
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.queryByRole('button', { name: 'Subscribe in your calendar' })).toBe(null);
});

test('an address that exists says since when and when it was last read, and stops after a question', async () => {
  const user = open({ created_at, last_read_at: '2026-11-21T12:00:00Z' });
  await screen.findByText(
    'Your calendar address has worked since Fri, 20 Nov 2026. A calendar last read it on Sat, 21 Nov 2026.',
  );
  await press(user, 'Stop this address');
  expect(network.made('DELETE /api/calendar-feed')).toBe(0);
  await press(user, 'Stop');
  await screen.findByRole('button', { name: 'Subscribe in your calendar' });
  expect(network.made('DELETE /api/calendar-feed')).toBe(1);
});

test('a new address takes the place of the one before, which is asked first', async () => {
  const user = open({ created_at, last_read_at: null });
  await screen.findByText(/No calendar has read it yet\.$/);
  await press(user, 'Make a new address');
  await press(user, 'Make a new one');
  await screen.findByRole('textbox', { name: 'Your calendar address' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('where it cannot be made the page says so', async () => {
  const user = open(none, { 'POST /api/calendar-feed': () => problem(503, 'overloaded', 'Try again soon.') });
  await press(user, 'Subscribe in your calendar');
  expect((await screen.findByRole('alert')).textContent).toContain('Try again soon.');
  expect(screen.getByRole('button', { name: 'Subscribe in your calendar' })).toBeTruthy();
});
