import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { Timeline } from './Timeline.tsx';

type Step = ReceivedApplication['timeline'][number];

test('the timeline says in a sentence what happened automatically, and otherwise who did it', () => {
  const step = (hour: number, change: Partial<Step>): Step => ({
    ...{ at: `2026-11-19T${hour}:00:00Z`, from: 'viewed', to: 'viewed', label: 'Viewed', by: 'employer' },
    ...{ public_note: null, offer: null, interview: null },
    ...change,
  });
  const steps = [
    step(10, { from: null, to: 'submitted', label: 'New', by: 'veteran' }),
    step(11, { from: 'submitted' }),
    step(12, { to: 'inactive', label: 'Inactive', by: 'calendar' }),
    step(13, { from: 'inactive', to: 'expired', label: 'No answer', by: 'calendar' }),
    step(14, { from: 'inactive', to: 'expired', label: 'Application closed', by: 'calendar' }),
  ];
  render(<Timeline steps={steps} locale="en-GB" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split('Thu, ')[0])).toEqual([
    'Application closed automatically',
    'Ended automatically, without an answer',
    'Made inactive automatically',
    'Viewed by your company',
    'Applied',
  ]);
});
