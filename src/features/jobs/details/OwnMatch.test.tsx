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

const match = {
  score: 66,
  band: 'strong',
  version: 6,
  parts: [
    {
      ...{ code: 'role', weight: 38, value: 38 },
      evidence: [{ text: 'You served as “Chef”, which is cooking.', source: 'military_exp' }],
    },
    { code: 'skills', weight: 12, value: 0, evidence: [] },
  ],
  missing: ['Menu planning isn’t listed yet'],
};

const open = () =>
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
        <MemoryRouter>
          <OwnMatch jobId={31} documentName="CV" />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );

test('each part of the match has its label, points and evidence, and what is missing leads to the CV', async () => {
  network.answers({ 'GET /api/match': () => data(match) });
  open();
  const section = within(await screen.findByRole('region', { name: 'How you match' }));
  expect((await section.findByText('Role')).parentElement?.textContent).toMatch(
    /38 of 38.*You served as “Chef”, which is cooking\..*CV, service/,
  );
  expect(section.getByText('Required skills').parentElement?.textContent).toMatch(/0 of 12.*Nothing/);
  expect(section.getByText('Menu planning isn’t listed yet.')).toBeTruthy();
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
  expect(await screen.findByText('Role')).toBeTruthy();
});
