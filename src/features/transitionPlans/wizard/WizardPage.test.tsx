import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../tests/support/unit/network.ts';
import { aUser } from '../../../../tests/support/unit/people.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import type { TransitionPlan } from '../../../api/transitionPlans.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { stepKeys } from './steps.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { problem, tenant } = await import('../../../../tests/support/unit/network.ts');
const { WizardPage } = await import('./WizardPage.tsx');

const plan = {
  ...{ id: 7, type: 'employment', status: 'draft', allowed: ['save'], version: 3, step: 0 },
  steps: stepKeys.map((key, n) => ({ n, key, is_complete: n < 2 })),
  sections: {
    where_you_are: { service_status: 'left', left_on: '2024-06-30', years_served: 11, place: 'Bristol' },
    goal: { target_occupations: ['Fitter'], short_term_goal: 'In a workshop' },
  },
  ...{ country_id: 232, milestones: [], entitlement: null, updated_at: '2026-11-20T09:41:00Z' },
} as unknown as TransitionPlan;

function open(step = 0) {
  keepSession();
  const router = createMemoryRouter(
    [
      {
        path: '/wizard',
        element: <WizardPage tenant={tenant as never} user={aUser()} Incomplete={() => null} />,
      },
    ],
    { initialEntries: [`/wizard?plan=7&step=${step}`] },
  );
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
}

const rejection = (errors: Record<string, string[]>) => ({
  status: 422,
  body: { status: false, code: 'validation_failed', message: 'Check your answers', request_id: 'r', errors },
});

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('each of two rejected steps has its own message', async () => {
  network.answers({
    'GET /api/transition-plans/7': () => data(plan),
    'PUT /api/transition-plans/7/steps/0': () => rejection({ 'fields.place': ['Choose another place'] }),
    'PUT /api/transition-plans/7/steps/1': () => rejection({ 'fields.sectors': ['Choose other sectors'] }),
  });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Where you are' });
  type(/^Where do you want to live/, 'Nowhere');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { level: 1, name: 'Goal' });
  type(/^Sectors/, 'Nothing');
  await screen.findByText(/Some answers need another look/);
  await screen.findByText('Where you are: Choose another place.');
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(within(summary).getAllByRole('link')).toEqual([
    within(summary).getByRole('link', { name: 'Choose other sectors' }),
  ]);
});

test('a conflict shows the answers that differ, and “Keep my version” saves only what was typed here', async () => {
  const theirs: TransitionPlan = {
    ...plan,
    version: 4,
    sections: {
      ...plan.sections,
      where_you_are: { ...plan.sections.where_you_are, place: 'Bath' },
    },
  };
  const sent: unknown[] = [];
  network.answers({
    'GET /api/transition-plans/7': () => data(plan),
    'PUT /api/transition-plans/7/steps/0': async (request) => {
      const body = (await request.json()) as { version: number; fields: object };
      if (body.version < 4)
        return {
          status: 409,
          body: { ...(problem(409, 'version_conflict', 'Changed').body as object), data: theirs },
        };
      sent.push(body);
      return data({ ...theirs, version: 5 });
    },
  });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Where you are' });
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Years served' }), { target: { value: '12' } });
  const dialog = await screen.findByRole('dialog', { name: 'Your plan was saved in another window' });
  expect(
    within(dialog)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'WhereYoursSaved version',
    'Years served12not changed',
    'Where do you want to live?not changedBath',
  ]);
  expect(dialog.textContent).not.toContain('undo');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        version: 4,
        fields: {
          service_status: 'left',
          leaving_date: null,
          left_on: '2024-06-30',
          years_served: 12,
          discharge_type: null,
          place: 'Bath',
        },
        is_final: false,
        go_to: 0,
      },
    ]),
  );
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a step with every answer is passed over, shown with its answers, and open to change', async () => {
  const step = { ...plan, step: 1, sections: { ...plan.sections, prefilled: ['where_you_are'] } };
  network.answers({ 'GET /api/transition-plans/7': () => data(step) });
  open(1);
  await heading('Goal');
  const passed = screen.getByRole('region', { name: 'Where you are' });
  expect(passed.textContent).toContain('Filled in from what you’ve already told us.');
  within(passed).getByText('Bristol');
  fireEvent.click(within(passed).getByRole('button', { name: 'Change Where you are' }));
  await heading('Where you are');
  const town = screen.getByRole<HTMLInputElement>('textbox', { name: /^Where do you want to live/ });
  expect(town.value).toBe('Bristol');
});

test('a step with a gap is not ticked, stays the current step, and comes before the review', async () => {
  const gap = { id: 'g1', name: 'CCNA' };
  const skills = [{ name: 'Fault finding', source: 'cv' as const }];
  const full = {
    ...plan,
    step: 6,
    steps: stepKeys.map((key, n) => ({ n, key, is_complete: n < 6 })),
    sections: { ...plan.sections, what_i_bring: { skills, credentials: [], gaps: [] } },
  };
  network.answers({
    'GET /api/transition-plans/7': () => data(full),
    'PUT /api/transition-plans/7/steps/2': () =>
      data({
        ...full,
        version: 4,
        sections: { ...full.sections, what_i_bring: { skills, credentials: [], gaps: [gap] } },
      }),
  });
  open(2);
  await heading('What I bring');
  type(/^What do you still need/, 'CCNA');
  fireEvent.click(screen.getByRole('button', { name: 'Back to review' }));
  await heading('Gaps & actions');
  const problem = screen.getByRole('alert', { name: 'There is a problem' });
  within(problem).getByRole('link', { name: 'Choose what to do about “CCNA”' });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await heading('Gaps & actions');
});
