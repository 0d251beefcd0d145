import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem, tenant } from '../../../../tests/support/unit/network.ts';
import { aUser } from '../../../../tests/support/unit/people.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { JoyTheme } from '../../../ui/theme/JoyTheme.tsx';
import { SecuritySection } from './SecuritySection.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

beforeEach(() => {
  network.reset();
  keepSession();
});

const linked = (id: number, provider: string, original = false) => ({
  ...{ id, provider, email: 'al.moss@example.test', original },
  linked_at: '2026-11-02T09:00:00Z',
});

function show(user: Parameters<typeof aUser>[0] = { role: 'veteran' }, onLoggedOutEverywhere = vi.fn()) {
  render(
    <AppTheme>
      <JoyTheme>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={['/profile']}>
            <SecuritySection
              user={aUser(user)}
              tenant={tenant as never}
              onLoggedOutEverywhere={onLoggedOutEverywhere}
              {...({} as { opened: never; MilitaryFields: never; saveTagConsents: never })}
            />
          </MemoryRouter>
        </QueryClientProvider>
      </JoyTheme>
    </AppTheme>,
  );
}

const password = 'four quiet otters row';

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  await userEvent.type(screen.getByLabelText('Current password'), 'not this one');
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('New password again'), password);
}

const send = () => {
  const form = screen.getByRole('form', { name: 'Change password' });
  return userEvent.click(form.querySelector<HTMLElement>('button[type=submit]')!);
};

const sent = () =>
  network
    .calls()
    .filter(({ call }) => call === 'PUT /api/user-profile/password')
    .map(({ body }) => (JSON.parse(body) as { keep_identities: number[] }).keep_identities);

test('SEC-13 a new password keeps the linked sign-ins that are selected, at first none', async () => {
  network.answers({
    'GET /api/user-profile/identities': () => data([linked(4, 'google', true), linked(8, 'linkedin')]),
    'GET /api/user-profile/sessions': () => data([]),
    'PUT /api/user-profile/password': () => data(null),
  });
  show();
  await screen.findAllByText(/al\.moss@example\.test/);
  await fillIn();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false]);
  await userEvent.click(boxes[0]!);
  await send();
  expect(await screen.findByText(/Your password has been changed/)).toBeTruthy();
  await fillIn();
  await send();
  await expect.poll(sent).toEqual([[8], []]);
});

test('SEC-13 where the list is missing, the form says that they end', async () => {
  network.answers({
    'GET /api/user-profile/identities': () => problem(500, 'internal_error', 'It did not work.'),
    'GET /api/user-profile/sessions': () => data([]),
  });
  show();
  await fillIn();
  expect(screen.getByText(/We’ll also unlink Google and LinkedIn if you linked them/)).toBeTruthy();
});

test('SEC-01 who leaves reads that a new password and signing out everywhere cancel the deletion', async () => {
  network.answers({
    'GET /api/user-profile/identities': () => data([]),
    'GET /api/user-profile/sessions': () => data([]),
    'PUT /api/user-profile/password': () => data(null),
  });
  show({ role: 'veteran', deletion_due_at: '2026-12-04T09:00:00.000Z' });
  const cancels = 'This also cancels the deletion of your account that is due on 4 December 2026.';
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText(cancels)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await fillIn();
  expect(screen.getByText(cancels)).toBeTruthy();
  await send();
  expect(await screen.findByText(/\. Your account will not be erased\.$/)).toBeTruthy();
});

test('an admin of a company reads that their open invitations wait again, and nothing of a deletion', async () => {
  network.answers({ 'GET /api/user-profile/sessions': () => data([]) });
  show({ role: 'recruiter', user_details: { is_admin: 1 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText(/Open invitations to your company that you approved/)).toBeTruthy();
  expect(screen.queryByText(/cancels the deletion/)).toBeNull();
});

test.each([
  [null, 'Signed out on all devices'],
  ['2026-12-04T09:00:00.000Z', 'Signed out on all devices. Your account will not be erased.'],
])(
  'with a deletion due %s, signing out everywhere is answered in one message',
  async (deletion_due_at, text) => {
    network.answers({
      'GET /api/user-profile/identities': () => data([]),
      'GET /api/user-profile/sessions': () => data([]),
      'POST /api/auth/logout-all': () => data(null),
    });
    const onLoggedOutEverywhere = vi.fn();
    show({ role: 'veteran', deletion_due_at }, onLoggedOutEverywhere);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await expect.poll(() => onLoggedOutEverywhere.mock.calls).toEqual([[text]]);
  },
);
