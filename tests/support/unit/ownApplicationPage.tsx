/** A veteran's page of an application that was sent to Northgate, for the tests of its parts. */
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { OwnApplication } from '../../../src/api/ownApplications.ts';
import type { User } from '../../../src/api/profile.ts';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import type { Tenant } from '../../../src/api/tenant.ts';
import { ApplicationPage } from '../../../src/features/applications/details/ApplicationPage.tsx';
import { AppTheme } from '../../../src/ui/theme/AppTheme.tsx';
import { tenant } from './network.ts';

/** `day` as "11-20". */
export const applicationStep = (day: string, from: string | null, to: string, more: object = {}) => ({
  ...{ at: `2026-${day}T09:00:00Z`, from, to, label: `Step of ${day}`, by: 'employer' },
  ...{ public_note: null, offer: null, interview: null, ...more },
});

export const ownApplication = (change: object): OwnApplication =>
  ({
    ...{ id: 8, version: 3, is_on_hold: false, can_revive: false, allowed: ['withdrawn'], passed_stages: [] },
    job: { id: 2, title: 'Fitter', is_open: true, company: { id: 1, name: 'Northgate', logo_url: null } },
    ...{ waiting_days: null, typical_days: null, reply_by: null, turn_until: null, expires_at: null },
    ...{ offer: null, offer_status: null, interview: null, interview_status: null },
    ...{ reason_code: null, public_note: null, profile: null, cv: null, cover_note: null, answers: [] },
    ...change,
  }) as unknown as OwnApplication;

export const renderOwnApplication = (client = createQueryClient()) =>
  render(
    <AppTheme>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/veteran/applications/8']}>
          <Routes>
            <Route
              path="/veteran/applications/:id"
              element={
                <ApplicationPage
                  tenant={tenant as unknown as Tenant}
                  user={{ user_details: { country_id: 232 } } as unknown as User}
                  messages={() => null}
                />
              }
            />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
