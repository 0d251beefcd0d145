import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppTheme } from '../theme/AppTheme.tsx';
import { ListState } from './ListState.tsx';

function show(data: unknown, error: Error | null) {
  const refetch = vi.fn();
  const { container } = render(
    <AppTheme>
      <ListState list={{ data, error, refetch }} what="Your jobs" label="Loading your jobs" />
    </AppTheme>,
  );
  return { container, refetch };
}

test('a list says that it is loading, and nothing once it has loaded', () => {
  show(undefined, null);
  screen.getByText('Loading your jobs');
  expect(show([], null).container.textContent).toBe('');
});

test('a list that did not load can be tried again', async () => {
  const { refetch } = show(undefined, new Error('The server is busy.'));
  screen.getByRole('heading', { name: 'Your jobs didn’t load', level: 2 });
  screen.getByText('The server is busy.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a list that could not be updated says so above the older entries', () => {
  show([], new Error('The server is busy.'));
  screen.getByText('We couldn’t update this list. The server is busy.');
  expect(screen.queryByRole('button')).toBeNull();
});
