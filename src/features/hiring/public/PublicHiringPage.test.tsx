import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { tenant } from '../../../../tests/support/unit/network.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { PublicHiringPage } from './PublicHiringPage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

test.each([
  [1, false, 'Employers have 1 open job here'],
  [1200, true, 'Employers have 1,200+ open jobs here'],
])('of %s jobs (more: %s) it says “%s”', async (total, has_more, title) => {
  const meta = { total, has_more, facets: {} };
  network.answers({ 'GET /api/jobs': () => ({ body: { status: true, message: '', data: [], meta } }) });
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <PublicHiringPage tenant={tenant as unknown as Tenant} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
