import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { data, tenant } from '../../../tests/support/unit/network.ts';
import { storeOperatorSession } from '../../api/operatorSession.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);
const { loadFlowsPage } = await import('./FlowsPage.tsx');
network.answers({ 'GET /api/demo/people': () => data({ password: 'p', personas: [] }) });

function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Go back in the browser
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Go on in the browser
      </button>
    </>
  );
}

async function open(isDemo: boolean, query = '') {
  const Page = await loadFlowsPage([]);
  await act(async () => {
    render(
      <AppTheme>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter initialEntries={[`/flows${query}`]}>
            <Browser />
            <Routes>
              <Route path="/flows" element={<Page tenant={{ ...tenant, is_demo: isDemo }} />} />
              <Route path="/404" element={<p>Not found</p>} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </AppTheme>,
    );
  });
}

test('beyond the seeded tenants the charts are there for an operator alone', async () => {
  await open(false);
  expect(await screen.findByText('Not found')).toBeDefined();
  cleanup();
  storeOperatorSession({ token: 'operator', expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  network.answers({ 'GET /api/admin/me': () => data({ id: 1, email: 'operator@demo.test', name: 'Op' }) });
  await open(false);
  expect(await screen.findByText('Current state')).toBeDefined();
});

test('a walk is in the address: a reload and Back and Forward come to its step', async () => {
  const way = /^4 ?When user is pending/;
  const address = () => screen.getByTestId('address').textContent ?? '';
  const here = () =>
    screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent;
  await open(true, '?machine=companyRouting');
  await userEvent.click(screen.getByRole('button', { name: way }));
  const taken = address();
  expect(here()).toBe('When user is pendingUser approval pending');

  cleanup();
  await open(true, taken.replace('/flows', ''));
  expect(here()).toBe('When user is pendingUser approval pending');

  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(here()).not.toContain('User approval pending');
  await userEvent.click(screen.getByRole('button', { name: 'Go back in the browser' }));
  expect(here()).toBe('When user is pendingUser approval pending');
  await userEvent.click(screen.getByRole('button', { name: 'Go on in the browser' }));
  expect(here()).not.toContain('User approval pending');
});

test('a walk is kept while something is searched for', async () => {
  await open(true, '?machine=companyRouting');
  await userEvent.click(screen.getByRole('button', { name: /^4 ?When user is pending/ }));
  const steps = () => screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    'When user is pendingUser approval pending',
  ]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('State');
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.paste('COMPANY-03');
  await userEvent.click(await screen.findByRole('button', { name: 'Company routing › Rejected' }));
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    'When user is pendingUser approval pending',
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Rejected' })).toBeDefined();
});

test('an address that names nothing known opens the first chart at the product’s level', async () => {
  await open(true, '?machine=none&level=none&state=none');
  expect(screen.getByRole('button', { name: 'Product' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Current state')).toBeDefined();
});

test('a chart too large for its page opens on its overview, fitted; a link to one of its states shows the state', async () => {
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  await open(true, '?machine=access');
  expect([pressed('Product'), pressed('Fit')]).toEqual(['true', 'false']);
  await userEvent.click(screen.getByRole('button', { name: /^Onboarding/ }));
  expect([pressed('Overview'), pressed('Fit')]).toEqual(['true', 'true']);
  cleanup();
  await open(true, '?machine=onboarding');
  expect([pressed('Overview'), pressed('Fit')]).toEqual(['true', 'true']);
  cleanup();
  await open(true, '?machine=onboarding&state=underway.skipDialog');
  expect(pressed('Product')).toBe('true');
});
