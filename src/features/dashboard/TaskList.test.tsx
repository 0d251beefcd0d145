import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ActionPlanTask } from '../../api/actionPlan.ts';
import type { TimelineStep } from '../../api/transitionPlans.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';
import { TaskList } from './TaskList.tsx';
import type { TaskChanging } from './useTaskChange.ts';

const task = (id: number, change: Partial<ActionPlanTask>): ActionPlanTask => ({
  ...{
    id,
    title: `Task ${id}`,
    why: 'You said so',
    category: 'employment',
    priority: 1,
    due_on: '2027-01-18',
  },
  ...{
    how: 'Read it first.',
    waits_for: null,
    opens_on: null,
    status: 'todo',
    note: null,
    remind: false,
    version: 1,
  },
  link: { type: 'profile', id: null, query: null, url: null, label: 'Open your profile' },
  ...change,
});
const ctp: ActionPlanTask['link'] = {
  ...{ type: 'page', id: null, query: null, url: 'https://www.ctp.org.uk/' },
  label: 'Open the CTP’s page (ctp.org.uk)',
};
const saved: unknown[] = [];
const changing: TaskChanging = {
  save: async (...change) => Boolean(saved.push(change)),
  ...{ pendingId: null, failedId: null, stored: null, error: null },
};

const statuses = { todo: 'open', doing: 'open', done: 'done', dismissed: 'not_applicable' } as const;

const step = (of: ActionPlanTask, change: Partial<TimelineStep> = {}): TimelineStep => ({
  ...{ title: of.title, why: of.why, due_on: of.due_on, status: statuses[of.status] },
  ...{ task: of, milestones: [], ...change },
});

const show = (steps: TimelineStep[]) =>
  render(
    <AppTheme>
      <JoyTheme>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <TaskList steps={steps} today={new Date(2027, 0, 4)} locale="en-GB" changing={changing} />
          </MemoryRouter>
        </QueryClientProvider>
      </JoyTheme>
    </AppTheme>,
  );

test('a task says why, by when, what it waits for and how, and leads to where it is done', () => {
  show([
    step(task(2, { title: 'Check your profile' })),
    step(
      task(1, {
        title: 'Register',
        link: ctp,
        waits_for: 'Opens on 3 March 2027',
        opens_on: '2027-03-03',
        due_on: null,
      }),
      { status: 'locked' },
    ),
    step(task(3, { title: 'Finished', status: 'done' })),
  ]);
  const [profile, register, finished] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(register?.getByText('Opens on 3 March 2027')).toBeTruthy();
  const official = register?.getByRole('link', { name: /Open the CTP’s page \(ctp\.org\.uk\).*new tab/ });
  expect([official?.getAttribute('href'), official?.getAttribute('rel')]).toEqual([
    'https://www.ctp.org.uk/',
    'noopener',
  ]);
  const inside = profile?.getByRole('link', { name: 'Open your profile' });
  expect([inside?.getAttribute('href'), inside?.getAttribute('target')]).toEqual(['/veteran/profile', null]);
  expect(profile?.getByText(/Due Mon,? 18 Jan/)).toBeTruthy();
  fireEvent.click(profile!.getByText('How to do it'));
  expect(profile?.getByText('Read it first.').closest('details')?.open).toBe(true);
  expect(finished?.queryByRole('link')).toBe(null);
  // It cannot be done before it opens.
  expect(
    [profile, register, finished].map(
      (row) => row?.queryByRole('button', { name: /^(Done|Undo): / })?.textContent,
    ),
  ).toEqual(['Done', undefined, 'Undo']);
});
