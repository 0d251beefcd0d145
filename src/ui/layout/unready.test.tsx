import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { Unready } from './Unready.tsx';

const absent = { words: 'They left.', to: '/recruiter/candidate-list', label: 'View all candidates' };

function show(status: number, message: string) {
  const error = new ApiError(status, { status: false, message, code: 'rate_limited', request_id: 'r' });
  render(
    <MemoryRouter>
      <Unready id={7} query={{ error, refetch: () => undefined }} what="candidate" absent={absent} />
    </MemoryRouter>,
  );
}

test('somebody who read many profiles reads calmly when there is more, and where to go meanwhile', () => {
  const message = 'You have opened many profiles in a short time. You can open more in 6 minutes.';
  show(429, message);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Time for a short break');
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View all candidates' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a page that failed can be asked for again', () => {
  show(500, 'There was an error. Please try again');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The candidate didn’t load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
