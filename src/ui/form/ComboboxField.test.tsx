import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ComboboxField } from './ComboboxField.tsx';
import type { ComboboxOption } from './ComboboxList.tsx';

const ranks = ['Corporal', 'Sergeant', 'Staff Sergeant', 'Capitán'].map((title, index) => ({
  id: index + 1,
  title,
}));

function Rank(props: Partial<ComponentProps<typeof ComboboxField>>) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  return (
    <>
      <ComboboxField name="rank" label="Rank" options={ranks} value={value} onChange={setValue} {...props} />
      <output>{value ? value.title : 'none'}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Rank' });
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);
const selected = () =>
  screen.getByText(/^(none|Corporal|Sergeant|Staff Sergeant|Capitán)$/, { selector: 'output' }).textContent;

test('it filters while typing, without regard to case and accents', async () => {
  render(<Rank />);
  const user = userEvent.setup();
  await user.click(box());
  expect([box().getAttribute('aria-expanded'), listed()]).toEqual(['true', ranks.map((rank) => rank.title)]);
  await user.type(box(), 'SERG');
  expect(listed()).toEqual(['Sergeant', 'Staff Sergeant']);
  await user.clear(box());
  await user.type(box(), 'capitan');
  expect(listed()).toEqual(['Capitán']);
});

test('the keyboard moves, chooses and leaves', async () => {
  render(<Rank />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const active = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('Sergeant');
  await user.keyboard('{End}{Enter}');
  expect([selected(), box().value, box().getAttribute('aria-expanded')]).toEqual([
    'Capitán',
    'Capitán',
    'false',
  ]);
  await user.keyboard('xyz{Escape}');
  expect([selected(), box().value, listed()]).toEqual(['Capitán', 'Capitán', []]);
  await user.clear(box());
  expect(selected()).toBe('none');
});

test('the mouse chooses', async () => {
  render(<Rank />);
  const user = userEvent.setup();
  await user.click(box());
  await user.click(screen.getByRole('option', { name: 'Corporal' }));
  expect([selected(), box().value, listed()]).toEqual(['Corporal', 'Corporal', []]);
});

test('loading, empty and failed are said, and Retry is asked for', async () => {
  const onRetry = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<Rank loading />);
  await user.click(box());
  const status = () => screen.getAllByRole('status').map((line) => line.textContent)[0];
  expect([status(), listed()]).toEqual(['Loading the list…', []]);
  rerender(<Rank failed onRetry={onRetry} />);
  expect(status()).toBe('The list didn’t load.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<Rank options={[]} emptyText="No rank for this service." />);
  expect(status()).toBe('No rank for this service.');
});
