import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { tenant } from '../../../tests/support/unit/network.ts';
import { readToast } from '../../ui/feedback/toast.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { LoginPage } from './LoginPage.tsx';

vi.mock('./SocialButtons.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('./credentials.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

function open() {
  const sent: unknown[] = [];
  render(
    <AppTheme>
      <MemoryRouter>
        <LoginPage
          tenant={{ ...tenant, is_demo: false, social: { google: true, linkedin: false } } as never}
          partner={null}
          accountType="veteran"
          busy={false}
          problem={null}
          sessionExpired={false}
          onSubmit={(credentials) => sent.push(credentials)}
        />
      </MemoryRouter>
    </AppTheme>,
  );
  return sent;
}

test('where the buttons of other services do not arrive, the page says that a part is missing and offers to reload', async () => {
  open();
  const alert = await screen.findByText(/^Part of this page didn’t load/);
  expect([alert.getAttribute('role'), within(alert).getByRole('button').textContent]).toEqual([
    'alert',
    'Reload',
  ]);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});

test('where the checks of the form do not arrive, signing in says so and keeps what was typed', async () => {
  const sent = open();
  await userEvent.type(screen.getByLabelText('Email'), 'leah@demo.test');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await expect.poll(() => readToast()?.message).toBe('Part of this page didn’t load. Please reload it.');
  expect([screen.getByLabelText<HTMLInputElement>('Email').value, sent]).toEqual(['leah@demo.test', []]);
});
