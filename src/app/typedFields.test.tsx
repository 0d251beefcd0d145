import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberTyped } from './typedFields.ts';

let hydrated: Root | undefined;

afterEach(() => {
  act(() => hydrated?.unmount());
  document.body.innerHTML = '';
});

// Components of their own, because another field's change must not render them.
function Human() {
  const [isHuman, setIsHuman] = useState(false);
  return (
    <label>
      <input aria-label="human" type="checkbox" checked={isHuman} onChange={() => setIsHuman(!isHuman)} />
      <output>{isHuman ? 'verified' : 'unverified'}</output>
    </label>
  );
}

function Pay() {
  const [pay, setPay] = useState('year');
  return (
    <p>
      {['year', 'hour'].map((per) => (
        <input
          key={per}
          aria-label={per}
          type="radio"
          name="pay"
          checked={pay === per}
          onChange={() => setPay(per)}
        />
      ))}
      <output>{`per ${pay}`}</output>
    </p>
  );
}

function Fields() {
  const [search, setSearch] = useState('');
  const { register, watch } = useForm({ defaultValues: { email: '' } });
  return (
    <form>
      <input aria-label="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <input aria-label="email" {...register('email')} />
      <input aria-label="remember" type="checkbox" />
      <Human />
      <Pay />
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
  for (const label of ['remember', 'human', 'hour']) field<HTMLInputElement>(label).click();
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
    ticked: ['remember', 'human', 'year', 'hour'].filter((label) => field<HTMLInputElement>(label).checked),
    order: field<HTMLSelectElement>('order').value,
    heard: [...root.querySelectorAll('output')].map((output) => output.textContent),
  }).toEqual({
    same: true,
    focused: true,
    search: 'heliograph',
    email: 'jo@example.org',
    ticked: ['remember', 'human', 'hour'],
    order: 'Salary',
    heard: ['verified', 'per hour', 'heliograph, jo@example.org'],
  });
});

test('a choice that makes React hydrate the page is heard, though React resets it', async () => {
  const heard: string[] = [];
  const root = document.createElement('div');
  const order = (
    <select defaultValue="Relevance" onChange={({ target }) => heard.push(target.value)}>
      <option>Relevance</option>
      <option>Salary</option>
    </select>
  );
  root.innerHTML = renderToString(order);
  document.body.append(root);
  const field = root.querySelector('select')!;

  const restore = rememberTyped(root);
  const hydrate = () => {
    restore();
    field.value = 'Relevance';
  };
  root.addEventListener('input', hydrate, { capture: true, once: true });
  await act(async () => {
    hydrated = hydrateRoot(root, order);
  });
  field.value = 'Salary';
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  await vi.waitFor(() => expect(heard).toEqual(['Relevance', 'Salary']));
  expect(field.value).toBe('Salary');
});
