import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { data, problem } from '../../../../tests/support/unit/network.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { OwnMatch } = await import('./OwnMatch.tsx');

const row = { source: null, line: null };
const match = {
  ...{ band: 'strong', shown: 1, asked: 2, obstacles: ['140 miles away'], version: 7 },
  work: [
    {
      ...{ code: 'role', asks: 'Chef', state: 'shown', reason: 'You served as “Chef”, which is cooking.' },
      ...{ source: 'military_exp', line: 'Cooked for 400 soldiers a day' },
    },
    {
      ...{ ...row, code: 'skill', asks: 'Menu planning', state: 'not_shown' },
      reason: 'Your CV doesn’t show Menu planning yet.',
    },
  ],
  practical: [
    {
      ...{ ...row, code: 'place', asks: 'Leeds', state: 'not_shown', source: 'profile' },
      reason: 'Leeds is 140 miles away, beyond your 25-mile commute.',
    },
  ],
};

const open = (isOpen = false) =>
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
        <MemoryRouter>
          <OwnMatch jobId={31} documentName="CV" isOpen={isOpen} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );

test('MATCH-04 the work and what is practical are two groups, with a word, a reason and the line of the CV for each', async () => {
  network.answers({ 'GET /api/match': () => data(match) });
  open();
  const section = within(await screen.findByRole('region', { name: 'How you match' }));
  expect((await section.findByText(/^Strong match/)).parentElement?.textContent).toBe(
    'Strong match for the work · 140 miles away',
  );
  expect(section.getByText('1 of 2 things this job asks for is shown in your CV')).toBeTruthy();
  const rowsOf = (name: string) =>
    within(section.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rowsOf('The work')).toEqual([
    'ShownChefYou served as “Chef”, which is cooking.Cooked for 400 soldiers a dayCV, service',
    'Not shownMenu planningYour CV doesn’t show Menu planning yet.',
  ]);
  expect(rowsOf('What is practical')).toEqual([
    'In the wayLeedsLeeds is 140 miles away, beyond your 25-mile commute.Profile',
  ]);
  expect(section.getByRole('link', { name: 'add it to your CV' }).getAttribute('href')).toBe(
    '/veteran/resume',
  );
});

test('a match that does not load says so, and loads on another try', async () => {
  network.answers({ 'GET /api/match': () => problem(503, 'busy', 'Busy') });
  open();
  await screen.findByRole('heading', { name: 'Your match didn’t load' });
  network.answers({ 'GET /api/match': () => data(match) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Menu planning')).toBeTruthy();
});

test('from a job that takes applications a link leads to the CV that is to be tailored to it', async () => {
  network.answers({ 'GET /api/match': () => data(match) });
  const { unmount } = open(true);
  const link = await screen.findByRole('link', { name: 'Tailor my CV' });
  expect(link.getAttribute('href')).toBe('/veteran/resume/edit?section=tailoring&job=31');
  unmount();
  open(false);
  await screen.findByText('Menu planning');
  expect(screen.queryByRole('link', { name: 'Tailor my CV' })).toBeNull();
});
