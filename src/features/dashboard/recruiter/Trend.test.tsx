import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { Trend } from './Trend.tsx';

const mondays = [
  ...['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19'],
  ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
];

const show = (counts: number[], openJobs = 2) =>
  render(
    <AppTheme>
      <MemoryRouter>
        <Trend
          weeks={mondays.map((from, at) => ({ from, applications: counts[at] ?? 0 }))}
          openJobs={openJobs}
          locale="en-GB"
        />
      </MemoryRouter>
    </AppTheme>,
  );

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('each week with applications opens its list', () => {
  show([0, 0, 0, 0, 0, 1, 0, 3]);
  expect(links()).toEqual([
    ['11 application in the week of 2 Nov', '/recruiter/jobs?week=2026-11-02'],
    ['33 applications in the week of 16 Nov', '/recruiter/jobs?week=2026-11-16'],
  ]);
});

test('a week in which nobody has applied yet says what to do', () => {
  const { unmount } = show([]);
  expect(screen.getByText(/^Nobody has applied this week yet\./)).toBeTruthy();
  expect(links()).toEqual([['Find candidates, and invite them to apply', '/recruiter/candidate-list']]);
  unmount();
  show([0, 2], 0);
  expect(links()).toEqual([
    ['22 applications in the week of 5 Oct', '/recruiter/jobs?week=2026-10-05'],
    ['Create a job', '/recruiter/create-job'],
  ]);
});
