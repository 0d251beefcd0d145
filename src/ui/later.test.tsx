import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { later, notArrived } from './later.tsx';

const failing = () => later<object>(() => Promise.reject(new Error('The connection broke')));

test('of several parts that did not arrive one bar tells, also after one of them is gone', async () => {
  const [First, Second, Third] = [failing(), failing(), failing()];
  const { rerender } = render(
    <Suspense>
      <First />
      <Second />
      <Third />
    </Suspense>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(notArrived);
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1);
  rerender(
    <Suspense>
      <First />
      <Second />
    </Suspense>,
  );
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1);
  rerender(<Suspense />);
  expect(screen.queryByRole('alert')).toBeNull();
});
