import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ActionPlanTask } from '../../../api/actionPlan.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { JoyTheme } from '../../../ui/theme/JoyTheme.tsx';
import { type Flow, FlowContext } from '../onboardingFlow.tsx';
import { PlanTask } from './PlanTask.tsx';

const task: ActionPlanTask = {
  ...{ id: 4, title: 'Shortlist three employers', why: 'You want to work within 40 miles of home' },
  ...{ category: 'employment', priority: 1, due_on: '2027-01-18', status: 'todo', note: null, version: 1 },
  ...{
    how: 'Save the jobs you like.',
    waits_for: 'Waits for the employers’ answers',
    opens_on: null,
    remind: false,
  },
  link: {
    ...{ type: 'jobs', id: null, query: 'industry=18', url: null },
    label: 'See jobs in information technology',
  },
};

test('the plan shows each task with its day, why, how, whom it waits for, and the way there in a tab of its own', () => {
  render(
    <AppTheme>
      <JoyTheme>
        <MemoryRouter>
          <FlowContext value={{ locale: 'en-GB' } as Flow}>
            <ul>
              <PlanTask task={task} today="2027-01-04" />
            </ul>
          </FlowContext>
        </MemoryRouter>
      </JoyTheme>
    </AppTheme>,
  );
  expect(screen.getByRole('heading', { name: /Shortlist three employers/ })).toBeTruthy();
  for (const text of [/Mon 18 Jan/, 'You want to work within 40 miles of home', /Waits for the employers/])
    expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByText('How to do it'));
  expect(screen.getByText('Save the jobs you like.').closest('details')?.open).toBe(true);
  const link = screen.getByRole('link', { name: /See jobs in information technology.*new tab/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/veteran/jobs?industry=18',
    '_blank',
  ]);
});
