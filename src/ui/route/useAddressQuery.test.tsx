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

test('the second press starts from the first also where the router still waits for the page of the first', async () => {
  let open = () => {};
  const loaded = new Promise<null>((resolve) => {
    open = () => resolve(null);
  });
  const isChanged = (url: string) => new URL(url).search !== '';
  const router = createMemoryRouter([
    {
      path: '/',
      element: <TwoFilters />,
      loader: ({ request }) => (isChanged(request.url) ? loaded : null),
      HydrateFallback: () => null,
    },
  ]);
  render(<RouterProvider router={router} />);
  const remote = await screen.findByRole('button', { name: 'Remote' });
  await act(async () => {
    remote.click();
    await Promise.resolve();
    screen.getByRole('button', { name: 'Salary' }).click();
  });
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => open());
  expect((await screen.findByText('remote=on&salary=on')).textContent).toBe('remote=on&salary=on');
});
