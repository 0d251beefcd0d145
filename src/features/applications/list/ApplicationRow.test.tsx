import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ownApplication } from '../../../../tests/support/unit/ownApplicationPage.tsx';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';

const now = new Date('2026-11-25T09:00:00Z');

const show = (change: object) =>
  render(
    <AppTheme>
      <MemoryRouter>
        <ul>
          <ApplicationRow
            application={ownApplication({ last_changed_at: now.toISOString(), next_actor: 'you', ...change })}
            locale="en-GB"
            now={now}
          />
        </ul>
      </MemoryRouter>
    </AppTheme>,
  );

const at = '2026-12-02T18:30:00Z';
const shown = 'Wed, 2 Dec 2026, 10:30 GMT-8';

test.each([
  ['proposed', 'Interview proposed', `Answer by ${shown}`],
  ['confirmed', 'Interview confirmed', `On ${shown}`],
])('a list says of an interview that is %s whose turn it is and until when', (status, label, until) => {
  show({ status: 'interview', status_label: label, interview_status: status, turn_until: at });
  screen.getByText(`${label} · your turn`);
  screen.getByText(until);
  expect(screen.getAllByText(/10:30/)).toHaveLength(1);
});
