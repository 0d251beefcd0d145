import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../tests/support/unit/network.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { Basics } from './Basics.tsx';
import { emptyJob } from './typed.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const nothing = () => undefined;

function Fields() {
  const [typed, setTyped] = useState(() => emptyJob(232));
  return (
    <Basics
      typed={typed}
      change={(part) => setTyped((before) => ({ ...before, ...part }))}
      errorOf={nothing}
    />
  );
}

test('while job roles are looked up, those shown before that have the typed words stay, and no others', async () => {
  const user = userEvent.setup();
  const roles = ['Bus driver', 'Chef', 'Van driver'].map((title, at) => ({ id: at + 1, title }));
  let answer = () => {};
  const pause = new Promise<void>((resolve) => {
    answer = resolve;
  });
  keepSession();
  network.answers({
    'GET /api/job-roles': async ({ url }) => {
      if (!new URL(url).searchParams.get('search')) return data(roles);
      await pause;
      return data([{ id: 9, title: 'Lorry driver' }]);
    },
    'GET /api/industries': () => data([]),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Fields />
    </QueryClientProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Job role' });
  const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await user.click(field);
  await waitFor(() => expect(shown()).toEqual(['Bus driver', 'Chef', 'Van driver']));
  await user.type(field, 'DRIV');
  expect(shown()).toEqual(['Bus driver', 'Van driver']);
  await user.clear(field);
  await user.type(field, 'hgv');
  expect([shown(), screen.queryByText('Loading the list…') !== null]).toEqual([[], true]);
  answer();
  await waitFor(() => expect(shown()).toEqual(['Lorry driver']));
});
