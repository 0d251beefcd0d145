import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Credentials } from '../../api/auth.ts';
import { readToast } from '../../ui/feedback/toast.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

function show(props: Partial<LoginFormProps> = {}) {
  const sent: Credentials[] = [];
  const form = (more: Partial<LoginFormProps>) => (
    <AppTheme>
      <LoginForm
        accountType="veteran"
        captchaRequired={false}
        busy={false}
        prefill={null}
        problem={null}
        onSubmit={(credentials) => sent.push(credentials)}
        {...props}
        {...more}
      />
    </AppTheme>
  );
  const { rerender } = render(form({}));
  return { sent, user: userEvent.setup(), change: (more: Partial<LoginFormProps>) => rerender(form(more)) };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign in' });
const summary = () => screen.findByRole('alert', { name: 'There is a problem' });
const summed = async () =>
  within(await summary())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('what is typed is sent trimmed, with the kind of account and whether to remember', async () => {
  const { sent, user } = show({ accountType: 'recruiter' });
  await user.type(email(), '  claire@northgate.test ');
  await user.type(password(), ' Honor-Service-2026 ');
  await user.click(screen.getByLabelText('Remember me'));
  await user.click(signIn());
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([
    { email: 'claire@northgate.test', password: 'Honor-Service-2026', role: 'recruiter', remember_me: true },
  ]);
});

test('what is missing is shown under its field and in the summary, which takes the focus each time', async () => {
  const { sent, user } = show();
  for (const attempt of [1, 2]) {
    await user.click(signIn());
    expect(await summed(), `attempt ${attempt}`).toEqual(['Email is required!', 'Password is required']);
    await expect.poll(() => document.activeElement).toBe(await summary());
  }
  expect(email().getAttribute('aria-describedby')).toBe('email-error');
  expect(sent).toEqual([]);
});

test('an unsolved captcha is said by a toast and next to it, and nothing is sent', async () => {
  const { sent, user } = show({ captchaRequired: true });
  await user.type(email(), 'leah@demo.test');
  await user.type(password(), 'secret');
  await user.click(signIn());
  expect(await summed()).toEqual(['Please verify captcha']);
  expect(readToast()).toMatchObject({ kind: 'error', message: 'Please verify captcha' });
  const box = screen.getByRole('checkbox', { name: /^Confirm you’re not a robot/ });
  expect(['aria-invalid', 'aria-describedby'].map((name) => box.getAttribute(name))).toEqual([
    'true',
    'captcha-note captcha-error',
  ]);
  expect(sent).toEqual([]);
});

test('a refusal is shown in the summary and takes nothing that was typed', async () => {
  const { user, change } = show();
  await user.type(email(), 'leah@demo.test');
  await user.type(password(), 'wrong');
  change({ busy: true });
  expect(screen.getByRole('button', { name: 'Signing in…' }).getAttribute('aria-disabled')).toBe('true');
  change({
    problem: { status: 422, code: 'invalid_credentials', message: 'Email or password is incorrect' },
  });
  expect(await summed()).toEqual(['Email or password is incorrect']);
  expect([email().value, password().value]).toEqual(['leah@demo.test', 'wrong']);
});

test('choosing someone to try the product as fills in the form and clears its errors', async () => {
  const { user, change } = show();
  await user.click(signIn());
  await summary();
  change({ prefill: { email: 'veteran-new@demo.test', password: 'Honor-Service-2026' } });
  expect([email().value, password().value]).toEqual(['veteran-new@demo.test', 'Honor-Service-2026']);
  expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull();
});
