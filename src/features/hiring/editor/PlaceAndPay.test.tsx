import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { countriesQuery, statesQuery } from '../../../api/reference.ts';
import { PlaceAndPay } from './PlaceAndPay.tsx';
import { emptyJob } from './typed.ts';

const nothing = () => undefined;

function Fields() {
  const [typed, setTyped] = useState(() => emptyJob(232));
  return (
    <PlaceAndPay
      typed={typed}
      change={(part) => setTyped((before) => ({ ...before, ...part }))}
      errorOf={nothing}
    />
  );
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(countriesQuery().queryKey, [
    { id: 232, title: 'United Kingdom' },
    { id: 233, title: 'United States' },
  ]);
  for (const country of [232, 233]) client.setQueryData(statesQuery(country).queryKey, []);
  render(
    <QueryClientProvider client={client}>
      <Fields />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('the salary names its currency, and is cleared with a sentence when the job moves to another one', async () => {
  const user = show();
  const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
  await user.type(number('Salary from (£) (optional)'), '40000');
  await user.type(number('Salary to (£) (optional)'), '45000');
  const country = screen.getByRole('combobox', { name: 'Country' });
  await user.selectOptions(country, 'United States');
  expect(number('Salary from ($) (optional)').value).toBe('');
  expect(number('Salary to ($) (optional)').value).toBe('');
  screen.getByText(
    'We cleared the salary, which was £40,000 to £45,000, because the job is in another country now. Enter it in US dollars.',
  );
  await user.selectOptions(country, 'United Kingdom');
  expect(screen.queryByText(/^We cleared the salary/)).toBeNull();
});

test('the salary comes back with its country, and the notice goes once another is typed', async () => {
  const user = show();
  const value = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name }).value;
  const country = screen.getByRole('combobox', { name: 'Country' });
  await user.type(screen.getByRole('spinbutton', { name: 'Salary from (£) (optional)' }), '40000');
  await user.selectOptions(country, 'United States');
  screen.getByText(/^We cleared the salary, which was from £40,000,/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'hour');
  await user.type(screen.getByRole('spinbutton', { name: 'Salary from ($) (optional)' }), '30');
  expect(screen.queryByText(/^We cleared the salary/)).toBeNull();
  await user.selectOptions(country, 'United Kingdom');
  expect(value('Salary from (£) (optional)')).toBe('40000');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' }).value).toBe('year');
  await user.selectOptions(country, 'United States');
  expect(value('Salary from ($) (optional)')).toBe('30');
  expect(screen.queryByText(/^We cleared the salary/)).toBeNull();
});

test('a salary that cannot be is said on its field once the field is left, and no longer once it is right', async () => {
  const user = show();
  const from = screen.getByRole('spinbutton', { name: /^Salary from/ });
  const to = screen.getByRole('spinbutton', { name: /^Salary to/ });
  const isDescribed = (field: HTMLElement, words: string) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent ===
    words;
  await user.type(from, '40000');
  await user.type(to, '38000');
  expect(to.getAttribute('aria-invalid')).not.toBe('true');
  await user.tab();
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect(isDescribed(to, 'Enter the same as “Salary from”, or more')).toBe(true);
  await user.clear(to);
  await user.clear(from);
  await user.type(from, '25');
  expect(screen.getByText('Enter 1,000 or more per year, or choose another period')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'hour');
  expect(from.getAttribute('aria-invalid')).not.toBe('true');
});
