import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeLeft } from './TimeLeft.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the time runs every second, and is read out at a minute, at 30 and at 10 seconds', () => {
  render(<TimeLeft until={new Date(Date.now() + 120_000).toISOString()} />);
  const shown = () => screen.getByRole('timer').textContent;
  const announced = [screen.getByRole('status').textContent];
  expect(shown()).toBe('2:00');
  for (let second = 0; second < 125; second += 1) {
    act(() => vi.advanceTimersByTime(1000));
    const words = screen.getByRole('status').textContent;
    if (words !== announced.at(-1)) announced.push(words);
    if (second === 20) expect(shown()).toBe('1:39');
  }
  expect(announced).toEqual(['', '1 minute left', '30 seconds left', '10 seconds left']);
  expect(shown()).toBe('0:00');
});
