import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';
import { toast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

test('HTTP-15 a toast lasts 2000 ms and is bottom-centre', () => {
  render(<Toasts />);
  act(() => toast.success('Login successful'));
  const message = screen.getByText('Login successful');
  const place = message.closest('[popover]');
  const style = getComputedStyle(place as Element);
  expect([
    style.position,
    style.bottom,
    style.left,
    style.right,
    style.display,
    style.justifyContent,
  ]).toEqual(['fixed', '24px', '0px', '0px', 'flex', 'center']);
  act(() => vi.advanceTimersByTime(1999));
  expect(screen.queryByText('Login successful')).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Login successful')).toBeNull();
});

test('one at a time: the next takes the place of the first and has its own 2000 ms', () => {
  render(<Toasts />);
  act(() => toast.info('First'));
  act(() => vi.advanceTimersByTime(1500));
  act(() => toast.error('Second'));
  expect([screen.queryByText('First'), screen.getByRole('alert').textContent]).toEqual([null, 'Second']);
  act(() => vi.advanceTimersByTime(1999));
  expect(screen.getByRole('alert').textContent).toBe('Second');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('success and information are read politely, an error immediately', () => {
  render(<Toasts />);
  act(() => toast.success('Saved'));
  expect([screen.getByRole('status').textContent, screen.getByRole('alert').textContent]).toEqual([
    'Saved',
    '',
  ]);
  act(() => toast.error('Please verify captcha'));
  expect([screen.getByRole('status').textContent, screen.getByRole('alert').textContent]).toEqual([
    '',
    'Please verify captcha',
  ]);
});
