import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Credentials } from '../../api/auth.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { SignInAgainForm } from './SignInAgainForm.tsx';

type Props = Partial<Parameters<typeof SignInAgainForm>[0]>;

function show(props: Props = {}) {
  const sent: Credentials[] = [];
  const form = (more: Props) => (
    <AppTheme>
      <SignInAgainForm
        account={{ email: 'claire@northgate.test', role: 'recruiter' }}
        captchaRequired={false}
        timeLeft="1:20"
        busy={false}
        problem={null}
        onSubmit={(credentials) => sent.push(credentials)}
        onBack={() => {}}
        {...props}
        {...more}
      />
    </AppTheme>
  );
  const { rerender } = render(form({}));
  return { sent, user: userEvent.setup(), change: (more: Props) => rerender(form(more)) };
}

const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = () => screen.getByRole('button', { name: 'Sign in', hidden: true });
const errorOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

test('only the password is asked for: address and role are those of whoever is signed in', async () => {
  const { sent, user } = show();
  await user.type(password(), ' Honor-Service-2026');
  await user.click(press());
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([
    { email: 'claire@northgate.test', password: ' Honor-Service-2026', role: 'recruiter' },
  ]);
});

test('nothing is sent without a password, or with the check to be a person open', async () => {
  const { sent, user } = show({ captchaRequired: true });
  await user.click(press());
  expect(errorOf(password())).toBe('Password is required');
  expect(document.activeElement).toBe(password());
  expect(await screen.findByText('Please verify captcha')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a wrong password is shown next to the field and any other failure above it; what was typed stays', async () => {
  const { user, change } = show();
  await user.type(password(), 'wrong');
  change({
    problem: { status: 422, code: 'invalid_credentials', message: 'That’s not your current password' },
  });
  expect([errorOf(password()), password().value]).toEqual(['That’s not your current password', 'wrong']);
  change({ problem: { status: 500, code: 'server_error', message: 'There was an error' } });
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('There was an error');
  expect(password().getAttribute('aria-invalid')).toBe(null);
});
