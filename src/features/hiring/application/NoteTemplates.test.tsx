import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../tests/support/unit/network.ts';
import { aRecruiter } from '../../../../tests/support/unit/people.ts';
import type { Applicant, ReceivedApplication } from '../../../api/applicants.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import type { Template } from '../../../api/templates.ts';
import { localDay } from '../../../ui/calendar.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { ManyMovesDialog } from '../applicants/ManyMovesDialog.tsx';
import { InterviewDialog } from './InterviewDialog.tsx';
import { MoveStep } from './MoveStep.tsx';
import { OfferDialog } from './OfferDialog.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const company = { id: 4, name: 'Northgate Logistics' };
const application = {
  ...{ id: 8, version: 3, status: 'viewed', allowed: ['rejected'], offer: null },
  profile: { first_name: 'James', last_name: 'Hart' },
  job: { id: 2, title: 'Fitter', company },
} as unknown as ReceivedApplication;

const template = (id: number, kind: Template['kind'], text: string): Template => ({
  ...{ id, kind, title: `Template ${id}`, text, version: 1 },
  ...{ updated_at: '2026-11-20T09:41:00Z', updated_by: null },
});

const applicant = (id: number) =>
  ({
    ...{ id, version: 1, display_name: `Candidate ${id}`, status: 'viewed', status_label: 'Viewed' },
    allowed: ['rejected'],
  }) as unknown as Applicant;

function wrapped(dialog: React.ReactNode, templates: Template[]) {
  network.answers({
    'GET /api/templates': () => data(templates),
    'GET /api/user-profile': () => data(aRecruiter()),
    'GET /api/jobs/2': () => data({ id: 2, title: 'Fitter', company }),
  });
  render(
    <AppTheme>
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient()}>{dialog}</QueryClientProvider>
      </MemoryRouter>
    </AppTheme>,
  );
  return userEvent.setup();
}

const idle = (mutate: () => void) => ({ mutate, isPending: false, error: null }) as never;
const opener = () => screen.findByRole('button', { name: 'Use a template' });
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
const sentNote = (mutate: ReturnType<typeof vi.fn>) => mutate.mock.calls[0]?.[0].move.public_note;

beforeEach(() => {
  network.reset();
  keepSession();
});

test('a rejection offers its own templates, filled, and sends the note as it is read', async () => {
  const mutate = vi.fn();
  const user = wrapped(
    <MoveStep
      {...{ application, name: 'James', step: 'rejected', moving: idle(mutate) }}
      onDone={() => {}}
      onClose={() => {}}
    />,
    [
      template(4, 'rejection', 'Dear {first name}, {job} at {company} is filled. {my name}'),
      template(5, 'message', 'Hello'),
    ],
  );
  await user.click(await opener());
  expect(screen.queryByRole('button', { name: /^Template 5/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Template 4/ }));
  const filled = 'Dear James, Fitter at Northgate Logistics is filled. Claire Reid';
  expect([note().value, document.activeElement]).toEqual([filled, note()]);
  await user.click(screen.getByRole('radio', { name: /filled/i }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(sentNote(mutate)).toBe(filled);
});

test('several are rejected without a template that calls them by name, and it says why', async () => {
  const mutate = vi.fn();
  const user = wrapped(
    <ManyMovesDialog
      {...{ jobId: 2, to: 'rejected', selected: [applicant(11), applicant(12)], moving: idle(mutate) }}
      onDone={() => {}}
      onClose={() => {}}
    />,
    [template(4, 'rejection', 'Dear {first name}'), template(5, 'rejection', '{job} is filled.')],
  );
  await user.click(await opener());
  expect(screen.queryByRole('button', { name: /^Template 4/ })).toBeNull();
  screen.getByText('It uses {first name}. Use it on the page of an application.');
  await user.click(screen.getByRole('button', { name: /^Template 5/ }));
  await user.click(screen.getByRole('radio', { name: /filled/i }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(sentNote(mutate)).toBe('Fitter is filled.');
});

test('without a template for rejections, none is offered', async () => {
  wrapped(
    <MoveStep
      {...{ application, name: 'James', step: 'rejected', moving: idle(vi.fn()) }}
      onDone={() => {}}
      onClose={() => {}}
    />,
    [template(5, 'message', 'Hello')],
  );
  await vi.waitFor(() => expect(network.made('GET /api/templates')).toBe(1));
  expect(screen.queryByRole('button', { name: 'Use a template' })).toBeNull();
});

test('an invitation to an interview is sent with its template', async () => {
  const onSend = vi.fn();
  const user = wrapped(
    <InterviewDialog
      {...{ application, interview: null, purpose: 'invite', name: 'James', onSend }}
      sending={{ isPending: false, error: null }}
      onClose={() => {}}
    />,
    [template(4, 'interview', 'Hello {first name}, we look forward to it.'), template(5, 'offer', 'Welcome')],
  );
  await user.click(await opener());
  expect(screen.queryByRole('button', { name: /^Template 5/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Template 4/ }));
  await user.click(screen.getByRole('button', { name: 'Invite to interview' }));
  expect(onSend).toHaveBeenCalledWith(null, 'Hello James, we look forward to it.');
});

test('a template that is too long once it is filled says so, and the offer is sent when it is shorter', async () => {
  const onSend = vi.fn();
  const user = wrapped(
    <OfferDialog
      {...{ application, offer: null, name: 'James', locale: 'en-GB', onSend }}
      sending={{ isPending: false, error: null }}
      onClose={() => {}}
    />,
    [template(4, 'offer', `Welcome to {company}${'!'.repeat(480)}`)],
  );
  const inAWeek = localDay(new Date(Date.now() + 7 * 86_400_000));
  fireEvent.change(screen.getByLabelText('Answer by'), { target: { value: inAWeek } });
  await user.click(await opener());
  await user.click(screen.getByRole('button', { name: /^Template 4/ }));
  screen.getByText('10 characters too many');
  await user.click(screen.getByRole('button', { name: 'Make an offer' }));
  expect([document.activeElement, onSend.mock.calls]).toEqual([note(), []]);
  fireEvent.change(note(), { target: { value: 'Welcome to Northgate Logistics!' } });
  await user.click(screen.getByRole('button', { name: 'Make an offer' }));
  expect(onSend).toHaveBeenCalledWith(
    expect.objectContaining({ reply_by: inAWeek }),
    'Welcome to Northgate Logistics!',
  );
});
