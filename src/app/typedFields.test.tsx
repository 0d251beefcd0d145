import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { rememberTyped } from './typedFields.ts';

let hydrated: Root | undefined;

afterEach(() => {
  act(() => hydrated?.unmount());
  document.body.innerHTML = '';
});

function Fields() {
  const [search, setSearch] = useState('');
  const { register, watch } = useForm({ defaultValues: { email: '' } });
  return (
    <form>
      <input aria-label="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <input aria-label="email" {...register('email')} />
      <input aria-label="remember" type="checkbox" />
      <select aria-label="order">
        <option>Relevance</option>
        <option>Salary</option>
      </select>
      <output>{`${search}, ${watch('email')}`}</output>
    </form>
  );
}

test('text, ticks and choices from before the hydration are kept, and every kind of field hears of its text', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Fields />);
  document.body.append(root);
  const field = <Type extends Element>(label: string) => root.querySelector<Type>(`[aria-label=${label}]`)!;
  const search = field<HTMLInputElement>('search');
  search.value = 'heliograph';
  field<HTMLInputElement>('remember').checked = true;
  field<HTMLSelectElement>('order').value = 'Salary';
  search.focus();

  const restore = rememberTyped(root);
  const email = field<HTMLInputElement>('email');
  email.value = 'jo@example.org';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  await act(async () => {
    hydrated = hydrateRoot(root, <Fields />);
  });
  act(restore);

  expect({
    same: field('search') === search,
    focused: document.activeElement === search,
    search: search.value,
    email: email.value,
    ticked: field<HTMLInputElement>('remember').checked,
    order: field<HTMLSelectElement>('order').value,
    heard: root.querySelector('output')?.textContent,
  }).toEqual({
    same: true,
    focused: true,
    search: 'heliograph',
    email: 'jo@example.org',
    ticked: true,
    order: 'Salary',
    heard: 'heliograph, jo@example.org',
  });
});
