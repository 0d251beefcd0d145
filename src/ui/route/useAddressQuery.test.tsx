import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddressQuery } from './useAddressQuery.ts';

function TwoFilters() {
  const [query, setQuery] = useAddressQuery();
  const press = (name: string) => () =>
    setQuery((before) => {
      before.set(name, 'on');
      return before;
    });
  return (
    <>
      <button type="button" onClick={press('remote')}>
        Remote
      </button>
      <button type="button" onClick={press('salary')}>
        Salary
      </button>
      <p role="status">{String(query)}</p>
    </>
  );
}

test('two filters that are pressed quickly, before a transition would end, are both in the address', async () => {
  const router = createMemoryRouter([{ path: '/', element: <TwoFilters /> }]);
  render(<RouterProvider router={router} />);
  // Inside of one act, React renders no transition.
  await act(async () => {
    screen.getByRole('button', { name: 'Remote' }).click();
    await Promise.resolve();
    screen.getByRole('button', { name: 'Salary' }).click();
  });
  expect(screen.getByRole('status').textContent).toBe('remote=on&salary=on');
  expect(router.state.location.search).toBe('?remote=on&salary=on');
});
