import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, tenant } from '../../../../tests/support/unit/network.ts';
import type { CandidateDetails } from '../../../api/candidates.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { CandidatePage } from './CandidatePage.tsx';
import { CandidatesPage } from './CandidatesPage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

beforeEach(() => {
  network.reset();
  keepSession();
});

const [fitter, driver] = [
  { id: 1, title: 'Fitter' },
  { id: 2, title: 'Driver' },
];
const invitation = { id: 5, job: fitter, status: 'pending' as const, created_at: '2026-11-12T12:00:00Z' };
const application = { id: 8, job: driver, status: 'submitted' as const };

const candidate: CandidateDetails = {
  ...{ id: 4, display_name: 'Rhian Parry', is_anonymous: false, civilian_title: 'Network engineer' },
  ...{ service: null, rank_band: null, years_served: 11, years_band: '10 to 14', availability: null },
  ...{ place: { region: 'England', city: 'Bristol' }, skills: [], connection: 'none' },
  ...{ application: null, invitation: null, invitations: [], updated_at: '2026-11-20T00:00:00Z' },
  ...{ headline: null, willing_to_relocate: null, work_radius_km: null, people_led: 0, languages: [] },
  ...{ clearances: [], contact: null, profile_picture: null, resume: null },
};

const draw = (Page: typeof CandidatePage, path: string, address: string) =>
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={path} element={<Page tenant={tenant as unknown as Tenant} />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );

const actionsIn = (element: HTMLElement) => [
  ...within(element)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]),
  ...within(element)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent),
];

async function openCandidate(change: Partial<CandidateDetails>) {
  network.answers({ 'GET /api/candidates/4': () => data({ ...candidate, ...change }) });
  draw(CandidatePage, '/recruiter/candidates/:id', '/recruiter/candidates/4');
  return screen.findByRole('region', { name: 'Next step' });
}

test('who was invited is shown with what waits, and the first action is not another invitation', async () => {
  const next = await openCandidate({ connection: 'invited', invitation, invitations: [invitation] });
  expect(within(next).getByText('They haven’t answered yet.')).toBeDefined();
  expect(next.textContent?.split('You invited them')).toHaveLength(2);
  expect(actionsIn(next)).toEqual([['View job: Fitter', '/recruiter/jobs/1'], 'Invite to another job']);
});

test('who was hired leads to the application, and to no invitation', async () => {
  const next = await openCandidate({ connection: 'hired', application: { ...application, status: 'hired' } });
  expect(within(next).getByText('You hired them for Driver')).toBeDefined();
  expect(actionsIn(next)).toEqual([['Open application', '/recruiter/applications/8']]);
});

test('a list for a job says who applied for it, who for another one, and invites the others first', async () => {
  const names = ['Asha', 'Ben', 'Cai', 'Dee'];
  const contacts = [{ application: { ...application, job: fitter } }, { application }, { invitation }, {}];
  const people = contacts.map((contact, at) => ({
    ...{ ...candidate, id: at + 1, display_name: names[at], match: null },
    ...contact,
  }));
  network.answers({
    'GET /api/candidates': () => ({
      body: {
        ...(data(people).body as object),
        meta: { current_page: 1, per_page: 12, last_page: 1, total: 4, anonymous: 'shown' },
      },
    }),
    'GET /api/jobs/1': () => data({ ...fitter, skills: [], city: [] }),
  });
  draw(CandidatesPage, '/recruiter/candidate-list', '/recruiter/candidate-list?job_id=1');
  const list = await screen.findByRole('list', { name: 'Candidates' });
  const actions = [...list.children].map((item) => actionsIn(item as HTMLElement).slice(1));
  expect(actions).toEqual([
    [['Open application', '/recruiter/applications/8']],
    [['Open application', '/recruiter/applications/8'], 'Invite to this job'],
    [],
    ['Invite to apply'],
  ]);
  const texts = [...list.children].map(({ textContent }) => textContent);
  expect(
    ['They applied', 'They applied for Driver', 'You invited them on Thu, 12 Nov 2026'].map((text, at) =>
      texts[at]?.includes(`${names[at]}${text}`),
    ),
  ).toEqual([true, true, true]);
});
