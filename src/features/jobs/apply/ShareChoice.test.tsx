import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../tests/support/unit/network.ts';
import { aUser } from '../../../../tests/support/unit/people.ts';
import type { Job } from '../../../api/jobs.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { ShareChoice } from './ShareChoice.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const job = { id: 5, company: { name: 'Northgate' } } as Job;

function show(clearance: string | null, phone_number: string | null) {
  keepSession();
  network.answers({ 'GET /api/jobs/5/apply/preview': () => data({ cv: {}, profile: { clearance } }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppTheme>
        <ShareChoice
          {...{ job, resumeId: 3, documentName: 'CV' }}
          answers={{ answers: [], cover_note: '', share: { phone: true, clearance: true } }}
          user={aUser({ user_details: { phone_number } })}
        />
      </AppTheme>
    </QueryClientProvider>,
  );
}

const boxes = () => screen.queryAllByRole('checkbox').map((box) => box.getAttribute('name'));

test('a clearance is offered to be shared only where the CV shows employers one', async () => {
  show(null, '7700900123');
  await waitFor(() => expect(boxes()).toEqual(['phone']));
  expect(screen.getByText(/This CV shows employers no security clearance/)).toBeTruthy();
});

test('what there is can be shared, and stays as it was ticked', async () => {
  show('SC', null);
  await screen.findByRole('checkbox', { name: 'My security clearance' });
  expect([boxes(), screen.queryByText(/shows employers no security clearance/)]).toEqual([
    ['clearance'],
    null,
  ]);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});
