import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { JobCard } from '../../../api/jobs.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { JobRow } from './JobRow.tsx';

const job = {
  ...{ id: 2, title: 'Signal fitter', slug: 'signal-fitter', status: 'published', job_role: null },
  ...{ company: { id: 3, name: 'Northgate', logo_url: null }, type: ['on_site'], job_type: ['full_time'] },
  ...{ country: null, state: null, city: [{ id: 1, title: 'Bath' }], is_remote: false, salary: null },
  ...{ published_at: null, is_saved: false, my_application: null, match: null, distance_km: null },
  veteran_features: [],
};

function open(change: object) {
  cleanup();
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ul>
            <JobRow
              job={{ ...job, ...change } as unknown as JobCard}
              locale="en-GB"
              now={new Date('2026-12-01T12:00:00Z')}
              shared=""
              canSave
              documentName="CV"
            />
          </ul>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
}

const tagsOf = () =>
  within(screen.getAllByRole('list')[1]!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a match is a single text: the band, what is in the way first, and how much of the job the CV shows', () => {
  const match = {
    ...{ band: 'good', shown: 4, asked: 5, obstacles: ['140 miles away', 'Starts before you leave'] },
    reasons: ['You served as “Signaller”, which is this kind of work.'],
  };
  open({ match });
  expect(screen.getByText('Good match for the work').parentElement?.textContent).toBe(
    'Good match for the work · 140 miles away · 4 of 5 things this job asks for are shown in your CV',
  );
  expect(screen.queryByText(/You served as/)).toBeNull();
});

test('two tags are shown, and the others are counted and named', () => {
  const features = ['guaranteed_interview', 'covenant_gold', 'skills_translated', 'mentor'];
  open({ veteran_features: features.slice(0, 2) });
  expect(tagsOf()).toEqual(['Guaranteed interview', 'Covenant Gold']);
  open({ veteran_features: features });
  expect(tagsOf()).toEqual([
    'Guaranteed interview',
    'Covenant Gold',
    '+2Skills translated, Mentor for your first year',
  ]);
});

test('the button that saves a job says so in words, too', () => {
  open({});
  expect(screen.getByRole('button', { name: 'Save Signal fitter' }).textContent).toBe('Save');
  open({ is_saved: true });
  expect(screen.getByRole('button', { name: 'Saved: Signal fitter' }).textContent).toBe('Saved');
});
