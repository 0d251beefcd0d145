import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { readToast } from '../../../ui/feedback/toast.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { FindApplicants } from './FindApplicants.tsx';

const open = () => {
  const user = userEvent.setup();
  render(
    <AppTheme>
      <MemoryRouter>
        <FindApplicants id={7} title="Signal Fitter" />
      </MemoryRouter>
    </AppTheme>,
  );
  return user;
};

const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Public address' });

test('the public address is copied, and the candidates are matched against the job', async () => {
  const user = open();
  const url = `${location.origin}/jobs/7`;
  expect(address().value).toBe(url);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect([await navigator.clipboard.readText(), readToast()]).toEqual([
    url,
    expect.objectContaining({ kind: 'success', message: 'Link copied' }),
  ]);
  expect(screen.getByRole('link', { name: 'See who fits' }).getAttribute('href')).toBe(
    '/recruiter/candidate-list?job_id=7',
  );
});

test('where the browser does not copy, the address is selected and the recruiter reads so', async () => {
  const user = open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(readToast()).toMatchObject({ kind: 'error' });
  const { selectionStart, selectionEnd, value } = address();
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});
