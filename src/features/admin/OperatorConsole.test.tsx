import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, inAnHour, problem, tenant } from '../../../tests/support/unit/network.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import type { SignInProps } from './OperatorConsole.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);
const { OperatorConsole } = await import('./OperatorConsole.tsx');
const { OutboxPage } = await import('./OutboxPage.tsx');

const admin = { id: 41, email: 'operator@demo.test', first_name: 'Simon', last_name: 'Achebe' };
const me = data({ admin, waiting: { companies: 1, users: 0 } });
const mail = {
  id: 5,
  kind: 'company_approve',
  to: 'ravi@haldenrail.test',
  subject: 'Halden Rail has been approved',
  state: 'queued',
  attempts: 2,
  last_error: 'Connection refused',
  created_at: '2026-11-20T09:41:00Z',
  sent_at: null,
  next_attempt_at: '2026-11-20T09:45:00Z',
};
const mails = (rows: unknown[]) => ({
  body: {
    ...{ status: true, message: '', data: rows },
    meta: { current_page: 1, per_page: 12, last_page: 1, total: rows.length },
  },
});
const broken = () => problem(500, 'server_error', 'There was an error. Please try again');

const SignIn = ({ sessionEnded, failure, onSubmit }: SignInProps) => (
  <button type="button" onClick={() => onSubmit({ email: admin.email, password: 'pass phrase' })}>
    {`${sessionEnded ? 'ended' : 'sign in'} ${failure?.message ?? ''}`.trim()}
  </button>
);

const stored = () => sessionStorage.getItem('operatorSession');

function open({ expiresAt, hasProductRole = false }: { expiresAt?: string; hasProductRole?: boolean }) {
  if (expiresAt)
    sessionStorage.setItem('operatorSession', JSON.stringify({ token: 'console-token', expiresAt }));
  const operatorConsole = (
    <OperatorConsole tenant={tenant as never} hasProductRole={hasProductRole} SignIn={SignIn} />
  );
  const router = createMemoryRouter(
    [{ path: '/admin', element: operatorConsole, children: [{ path: 'outbox', element: <OutboxPage /> }] }],
    { initialEntries: ['/admin/outbox'] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
}

beforeEach(() => {
  network.reset();
  sessionStorage.clear();
  localStorage.clear();
});

test('whoever uses the product reads that the console is not theirs, and may sign in there', async () => {
  open({ hasProductRole: true });
  await screen.findByRole('heading', { level: 1, name: 'The console is for operators' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in as an operator' }));
  screen.getByRole('button', { name: 'sign in' });
  expect(network.calls()).toEqual([]);
});

test('a console that cannot be reached keeps the session and can be tried again', async () => {
  network.answers({ 'GET /api/admin/me': broken, 'GET /api/admin/outbox': () => mails([mail]) });
  open({ expiresAt: inAnHour() });
  await screen.findByText('There was an error. Please try again');
  expect(stored()).not.toBeNull();
  network.answers({ 'GET /api/admin/me': () => me, 'GET /api/admin/outbox': () => mails([mail]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Last failure: Connection refused');
  screen.getByText(/· 2 attempts$/);
  expect(new Set(network.calls().map(({ authorization }) => authorization))).toEqual(
    new Set(['Bearer console-token']),
  );
});

test('a list that fails can be tried again, and an empty one says so', async () => {
  network.answers({ 'GET /api/admin/me': () => me, 'GET /api/admin/outbox': broken });
  open({ expiresAt: inAnHour() });
  await screen.findByRole('heading', { name: 'This list didn’t load' });
  network.answers({ 'GET /api/admin/me': () => me, 'GET /api/admin/outbox': () => mails([]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No emails yet' });
});

test('a session that ends while the console is open leads back to the same page, and never touches the product’s', async () => {
  localStorage.setItem('session', 'kept');
  network.answers({
    'GET /api/admin/me': () => me,
    'GET /api/admin/outbox': () => problem(401, 'unauthenticated', 'Please sign in again.'),
  });
  open({ expiresAt: inAnHour() });
  const again = await screen.findByRole('button', { name: 'ended' });
  expect(stored()).toBeNull();
  network.answers({
    'POST /api/admin/login': () => data({ token: 'next', token_expires_at: inAnHour(), admin }),
    'GET /api/admin/me': () => me,
    'GET /api/admin/outbox': () => mails([mail]),
  });
  await userEvent.click(again);
  await screen.findByRole('heading', { name: 'Halden Rail has been approved' });
  expect(localStorage.getItem('session')).toBe('kept');
});

test('a refused sign-in stays at the form with its message', async () => {
  network.answers({
    'POST /api/admin/login': () => problem(422, 'invalid_credentials', 'Email or password is incorrect.'),
  });
  open({});
  await userEvent.click(await screen.findByRole('button', { name: 'sign in' }));
  await screen.findByRole('button', { name: 'sign in Email or password is incorrect.' });
});

test('logging out ends the session at the server and drops the token', async () => {
  network.answers({
    'GET /api/admin/me': () => me,
    'GET /api/admin/outbox': () => mails([mail]),
    'GET /api/logout': () => data(null, false),
  });
  open({ expiresAt: inAnHour() });
  const logOut = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Profile menu, Simon Achebe, SA' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  };
  await logOut();
  await screen.findByText(/^You’re still signed in\./);
  expect(stored()).not.toBeNull();
  network.answers({ 'GET /api/logout': () => data(null) });
  await logOut();
  await screen.findByRole('button', { name: 'sign in' });
  expect(stored()).toBeNull();
});
