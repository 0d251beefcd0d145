import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { tenant } from '../../../../tests/support/unit/network.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { JobSearchResults } from './JobSearchResults.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

test('of more jobs than are counted the link says that there are more', async () => {
  const meta = { total: 1200, has_more: true, facets: {} };
  network.answers({ 'GET /api/jobs': () => ({ body: { status: true, message: '', data: [], meta } }) });
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <JobSearchResults
            tenant={tenant as unknown as Tenant}
            query={new URLSearchParams('search=engineer')}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  expect((await screen.findByRole('link', { name: 'See all 1,200+' })).getAttribute('href')).toBe(
    '/veteran/jobs?search=engineer',
  );
});
