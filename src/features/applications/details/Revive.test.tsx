import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import {
  applicationStep,
  ownApplication,
  renderOwnApplication,
} from '../../../../tests/support/unit/ownApplicationPage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const application = ownApplication({
  ...{
    status: 'inactive',
    passed_stages: ['submitted'],
    status_label: 'Inactive',
    next_actor: 'none',
    can_revive: true,
  },
  applied_at: '2026-10-01T09:00:00Z',
  timeline: [
    applicationStep('10-10', null, 'submitted', { by: 'veteran', label: 'Sent' }),
    applicationStep('10-30', 'submitted', 'inactive', { by: 'calendar', label: 'Inactive' }),
  ],
});

const [page, revive] = ['GET /api/applications/8', 'POST /api/applications/8/revive'];

async function show() {
  renderOwnApplication();
  await screen.findByRole('heading', { level: 1, name: 'Fitter' });
}

const press = async () => userEvent.setup().click(screen.getByRole('button', { name: 'Make active again' }));

beforeEach(() => {
  network.reset();
  keepSession();
});

test('an inactive application says that it is no rejection, and the veteran makes it active again', async () => {
  const active = {
    ...application,
    ...{ status: 'submitted', status_label: 'Sent', next_actor: 'employer', can_revive: false, version: 4 },
    timeline: [
      ...application.timeline,
      applicationStep('10-31', 'inactive', 'submitted', { by: 'veteran', label: 'Active again' }),
    ],
  };
  let isRevived = false;
  network.answers({
    [page]: () => data(isRevived ? active : application),
    [revive]: () => {
      isRevived = true;
      return data(active);
    },
  });
  await show();
  screen.getByText(/Nothing has happened for 30 days.*It isn’t a rejection.*If the job closes/);
  screen.getByText(/after 30 days without a step/);
  await press();
  await screen.findByText('Active again');
  const sent = network.calls().flatMap(({ call, body }) => (call === revive ? [JSON.parse(body)] : []));
  expect(sent).toEqual([{ version: 3 }]);
  expect(screen.queryByRole('button', { name: 'Make active again' })).toBeNull();
  screen.getByText(/by you/);
});

test('where the employer has revived it first, the page says so and shows what is', async () => {
  let isRevived = false;
  const active = {
    ...{ ...application, status: 'viewed', status_label: 'Viewed', next_actor: 'employer' },
    ...{ can_revive: false, version: 4 },
  };
  network.answers({
    [page]: () => data(isRevived ? active : application),
    [revive]: () => {
      isRevived = true;
      return problem(409, 'version_conflict', 'It has changed.');
    },
  });
  await show();
  await press();
  await screen.findByText('This application has just changed. Check where it is now.');
  await screen.findByText('Viewed · their turn');
  expect(screen.queryByRole('button', { name: 'Make active again' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Fitter');
});

test('on hold there is nothing to press', async () => {
  network.answers({ [page]: () => data({ ...application, is_on_hold: true, can_revive: false }) });
  await show();
  screen.getByText(/on hold/, { selector: 'p' });
  expect(screen.queryByRole('button', { name: 'Make active again' })).toBeNull();
});

test('once the job has closed, the page says until when it can be made active again', async () => {
  network.answers({
    [page]: () => data({ ...application, expires_at: '2026-12-20T17:00:00Z' }),
  });
  await show();
  screen.getByText(/The job has closed\. You can make it active again until Sun,? 20 Dec 2026/);
});
