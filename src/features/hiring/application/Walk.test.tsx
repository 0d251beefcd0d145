import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, tenant } from '../../../../tests/support/unit/network.ts';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { ApplicationPage } from './ApplicationPage.tsx';
import { setLetterKeys } from './letterKeys.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const names = ['Ann Lee', 'Ben Fox', 'Cy Orr'];
const sent = { at: '2026-11-19T10:00:00Z', from: null, to: 'submitted', label: 'Sent', by: 'veteran' };
const viewed = { ...sent, from: 'submitted', to: 'viewed', label: 'Viewed', by: 'employer' };

const applicationOf = (at: number): ReceivedApplication => {
  const [first_name, last_name] = names[at]!.split(' ');
  return {
    ...{ id: 11 + at, version: 2, candidate_id: 4, status: 'viewed', status_label: 'Viewed' },
    ...{ passed_stages: ['submitted'], next_actor: 'employer', waiting_days: 0, typical_days: null },
    job: { id: 2, title: 'Fitter', is_open: true, company: { id: 1, name: 'Northgate', logo_url: null } },
    allowed: ['shortlisted', 'rejected'],
    ...{ offer: null, offer_status: null, interview: null, interview_status: null, reply_by: null },
    ...{ reason_code: null, undo_until: null, public_note: null, turn_until: null, match: null },
    profile: { first_name, last_name, headline: 'Vehicle mechanic', willing_to_relocate: null },
    cv: { name: 'CV.pdf', url: `/api/applications/${11 + at}/cv`, page_count: 2 },
    answers: [{ question: 'Do you drive?', answer: 'Yes' }],
    ...{ cover_note: null, notes: [], timeline: [sent, viewed] },
  } as unknown as ReceivedApplication;
};

const cvOf = (at: number) => ({
  ...{ name: names[at], headline: '', contact: [] },
  sections: [{ heading: `Posts of ${names[at]}`, kind: 'words', entries: [] }],
});

const order = {
  total: 40,
  applicants: names.map((display_name, at) => ({ id: 11 + at, display_name, headline: null, place: null })),
};

const stageOf = (at: number) => `PATCH /api/applications/${11 + at}/stage`;
const sentMoves = () =>
  network.calls().flatMap(({ call, body }) => (call.startsWith('PATCH') ? [[call, JSON.parse(body)]] : []));

const usual = (changed: Partial<ReceivedApplication>[] = []) =>
  Object.fromEntries([
    ['GET /api/jobs/2/applications/order', () => data(order)],
    ...names.flatMap((_, at) => [
      [`GET /api/applications/${11 + at}`, () => data({ ...applicationOf(at), ...changed[at] })],
      [`GET /api/applications/${11 + at}/cv/text`, () => data(cvOf(at))],
      [stageOf(at), () => data({ ...applicationOf(at), version: 3, allowed: [] })],
    ]),
  ]);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

async function show(address = '/recruiter/applications/11?job=2&sorted_by=name') {
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route
              path="/recruiter/applications/:id"
              element={
                <ApplicationPage tenant={tenant as unknown as Tenant} userId={1} messages={() => null} />
              }
            />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  await screen.findByRole('navigation', { name: 'Applicants in the list' });
  await screen.findByRole('region', { name: 'Next step' });
}

beforeEach(() => {
  network.reset();
  keepSession();
  setLetterKeys(true);
  network.answers(usual());
});

test('HIRE-08 the frozen CV is on the page with answers, notes and the decision; the next and previous applicant are a key or a button away, with “1 of 40”', async () => {
  const user = userEvent.setup();
  await show();
  const way = within(screen.getByRole('navigation', { name: 'Applicants in the list' }));
  way.getByText('1 of 40');
  await screen.findByRole('heading', { name: 'Posts of Ann Lee' });
  for (const name of ['CV', 'Answers', 'Team notes', 'Next step']) screen.getByRole('region', { name });
  await user.keyboard('j');
  await title('Ben Fox');
  way.getByText('2 of 40');
  await screen.findByRole('heading', { name: 'Posts of Ben Fox' });
  await user.click(way.getByRole('link', { name: 'Next: Cy Orr' }));
  await title('Cy Orr');
  expect(way.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await user.keyboard('kk');
  await title('Ann Lee');
  expect(screen.getByRole('link', { name: /Back to all applicants/ }).getAttribute('href')).toBe(
    '/recruiter/jobs/2?sorted_by=name',
  );
});

test('the next applicant’s name and place in the list are there before the application has loaded', async () => {
  const user = userEvent.setup();
  network.answers({ ...usual(), 'GET /api/applications/12': () => new Promise(() => {}) });
  await show();
  await user.keyboard('j');
  await title('Ben Fox');
  screen.getByText('2 of 40');
  expect(network.made('GET /api/applications/13')).toBe(0);
});

test('two keys decide on an applicant and go to the next', async () => {
  const user = userEvent.setup();
  await show();
  await user.keyboard('s');
  await title('Ben Fox');
  await screen.findByRole('region', { name: 'Next step' });
  await user.keyboard('x');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('radio', { name: '3. The position has been filled' });
  await user.keyboard('3');
  await title('Cy Orr');
  expect(sentMoves()).toEqual([
    [stageOf(0), { to: 'shortlisted', version: 2 }],
    [stageOf(1), { to: 'rejected', version: 2, reason_code: 'position_filled', public_note: null }],
  ]);
});

test('keys do nothing while somebody types, over a dialog, or once they are turned off', async () => {
  const user = userEvent.setup();
  await show();
  await user.type(screen.getByLabelText('Note for your team'), 'just six');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note for your team').value).toBe('just six');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('x');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Message to Ann/), '3 jobs');
  await user.keyboard('{Tab}sj');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await user.click(help.getByRole('switch', { name: 'Use these keys' }));
  await user.click(help.getByRole('button', { name: 'Close' }));
  await user.keyboard('jsx');
  screen.getByRole('heading', { level: 1, name: 'Ann Lee' });
  expect([screen.queryByRole('dialog'), sentMoves()]).toEqual([null, []]);
});

test('a new applicant’s CV opens on its own once the page has stayed', async () => {
  const isNew = {
    status: 'submitted',
    status_label: 'New',
    timeline: [sent],
  } as Partial<ReceivedApplication>;
  let isOpened = false;
  network.answers({
    ...usual(),
    'GET /api/applications/11': () =>
      data({ ...applicationOf(0), ...(!isOpened && { ...isNew, allowed: ['viewed', 'rejected'] }) }),
    'GET /api/applications/11/cv/text': () => {
      isOpened = true;
      return data(cvOf(0));
    },
  });
  await show();
  expect(network.made('GET /api/applications/11/cv/text')).toBe(0);
  await screen.findByRole('heading', { name: 'Posts of Ann Lee' });
  const next = within(screen.getByRole('region', { name: 'Next step' }));
  await waitFor(() => next.getByText('Viewed · your turn'));
});
