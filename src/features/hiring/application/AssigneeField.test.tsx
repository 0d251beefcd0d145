import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import { type ReceivedApplication, receivedApplicationQuery } from '../../../api/applicants.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { Toasts } from '../../../ui/feedback/Toasts.tsx';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { AssigneeField } from './AssigneeField.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const ann = { id: 4, name: 'Ann Lee' };
const colleagues = 'GET /api/company-colleagues';
const assign = 'PUT /api/applications/8/assignee';
const applicationWith = (assignee: ReceivedApplication['assignee']) =>
  ({ id: 8, job: { id: 2 }, assignee }) as unknown as ReceivedApplication;

function Shown() {
  const { data: application } = useQuery({ ...receivedApplicationQuery(8), staleTime: 60_000 });
  return application ? <AssigneeField application={application} userId={1} /> : null;
}

function show(assignee: ReceivedApplication['assignee']) {
  const queries = createQueryClient();
  const { queryKey } = receivedApplicationQuery(8);
  queries.setQueryData(queryKey, applicationWith(assignee));
  render(
    <AppTheme>
      <QueryClientProvider client={queries}>
        <Shown />
        <Toasts />
      </QueryClientProvider>
    </AppTheme>,
  );
  return { stored: () => queries.getQueryData(queryKey)?.assignee };
}

const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Assigned to' });

beforeEach(() => {
  network.reset();
  keepSession();
});

test('an application is assigned to a colleague and to nobody, and the page says so', async () => {
  const user = userEvent.setup();
  const answers: Parameters<typeof network.answers>[0] = {
    [colleagues]: () => data([{ ...ann, job_title: null }]),
    [assign]: async (request) => {
      const { assignee_id } = (await request.json()) as { assignee_id: number | null };
      return data({ assignee: assignee_id === null ? null : ann });
    },
  };
  network.answers(answers);
  const { stored } = show(null);
  await user.selectOptions(await field(), 'Ann Lee');
  await screen.findByText('Assigned to Ann Lee');
  expect(stored()).toEqual(ann);
  await user.selectOptions(await field(), 'Nobody');
  await screen.findByText('Assigned to nobody');
  expect(stored()).toBeNull();
  const sent = network.calls().flatMap(({ call, body }) => (call === assign ? [JSON.parse(body)] : []));
  expect(sent).toEqual([{ assignee_id: 4 }, { assignee_id: null }]);
});

test('whoever cannot be assigned is refused at the field', async () => {
  const user = userEvent.setup();
  network.answers({
    [colleagues]: () => data([{ ...ann, job_title: null }]),
    [assign]: () => ({
      status: 422,
      body: {
        ...{ status: false, code: 'validation_failed', message: 'Check it.', request_id: 'r' },
        errors: { assignee_id: ['Choose a colleague who works here'] },
      },
    }),
  });
  show(null);
  await user.selectOptions(await field(), 'Ann Lee');
  await screen.findByText('Choose a colleague who works here');
});

test('an assignee is named while the colleagues do not load, and nobody is offered to whoever works alone', async () => {
  network.answers({ [colleagues]: () => problem(500, 'server_error', 'There was an error.') });
  show(ann);
  expect((await field()).selectedOptions[0]?.textContent).toBe('Ann Lee');
  await screen.findByText(/Your colleagues didn’t load/);
});

test('whoever works alone is not asked', async () => {
  network.answers({ [colleagues]: () => data([]) });
  show(null);
  await vi.waitFor(() => expect(network.made(colleagues)).toBe(1));
  expect(screen.queryByRole('combobox')).toBeNull();
});
