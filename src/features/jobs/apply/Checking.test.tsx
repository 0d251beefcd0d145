import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aUser } from '../../../../tests/support/unit/people.ts';
import type { Job } from '../../../api/jobs.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { Checking } from './Checking.tsx';

const job = { company: { name: 'Northgate' }, questions: [] } as unknown as Job;

function show(candidate_visibility: 'hidden' | 'visible', updates: string | null) {
  const { unmount } = render(
    <AppTheme>
      <Checking
        {...{ job, updates, resume: undefined, name: 'CV', busy: false, problem: undefined }}
        user={aUser({ candidate_visibility, user_details: { phone_number: '7700900123' } })}
        given={{ answers: [], cover_note: '', share: { phone: false, clearance: true } }}
        onChange={() => {}}
        onConfirmed={() => {}}
      />
    </AppTheme>,
  );
  const text = screen.getByRole('button', { name: 'Send application' }).closest('form')?.textContent ?? '';
  unmount();
  return text;
}

test('before it is sent, an application says all that it shares, what it leaves out and what is visible anyway', () => {
  const visible = show('visible', 'in the app and by email');
  for (const text of [
    'Your name, email address, headline, town and region, service and years served',
    'Sent: your security clearance.',
    'Not sent: your phone number.',
    'On your profile, Northgate also sees your phone number.',
    'they’ll read it, and we’ll tell you in the app and by email',
  ])
    expect(visible).toContain(text);
  const hidden = show('hidden', null);
  expect(hidden).toContain('Not sent: your phone number.');
  expect(hidden).not.toMatch(/On your profile|tell you/);
});
