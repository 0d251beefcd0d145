import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem, tenant } from '../../../../tests/support/unit/network.ts';
import type { CvText, ReceivedApplication } from '../../../api/applicants.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { ApplicationPage } from './ApplicationPage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const step = (from: string | null, to: string, by: string, hour = 10) => ({
  ...{ at: `2026-11-19T${hour}:00:00Z`, from, to, label: to, by },
  ...{ public_note: null, offer: null, interview: null },
});

const application = {
  ...{
    id: 8,
    version: 3,
    candidate_id: 4,
    status: 'viewed',
    passed_stages: ['submitted'],
    status_label: 'Viewed',
  },
  job: { id: 2, title: 'Fitter', is_open: true, company: { id: 1, name: 'Northgate', logo_url: null } },
  ...{ next_actor: 'employer', waiting_days: 0, typical_days: null, allowed: ['shortlisted', 'rejected'] },
  ...{ offer: null, offer_status: null, interview: null, interview_status: null, reply_by: null },
  ...{ reason_code: null, undo_until: null, public_note: null, turn_until: null },
  profile: {
    first_name: 'James',
    last_name: 'Hart',
    headline: 'Vehicle mechanic',
    willing_to_relocate: null,
  },
  cv: { name: 'James Hart.pdf', url: '/api/applications/8/cv', page_count: 2 },
  ...{ answers: [{ question: 'Do you drive?', answer: 'Yes' }], cover_note: 'I ran a workshop.' },
  match: {
    ...{ band: 'good', shown: 1, asked: 1, obstacles: [], version: 7 },
    work: [
      {
        ...{
          code: 'role',
          asks: 'Fitter',
          state: 'shown',
          source: 'military_exp',
          line: 'I ran a workshop.',
        },
        reason: 'James Hart served as “Vehicle mechanic”, which is heavy vehicle repair.',
      },
    ],
    practical: [],
  },
  notes: [{ id: 1, author: 'Robin Ash', text: 'Call after four.', created_at: '2026-11-20T09:00:00Z' }],
  timeline: [step(null, 'submitted', 'veteran'), step('submitted', 'viewed', 'employer')],
} as unknown as ReceivedApplication;

const sentAlone = application.timeline.slice(0, 1);

const cv: CvText = {
  ...{ name: 'James Hart', headline: 'Vehicle mechanic', contact: ['Bristol'] },
  sections: [
    {
      ...{ heading: 'Military experience', kind: 'posts' },
      entries: [
        {
          ...{ title: 'Workshop lead', detail: 'British Army', dates: '2015 to 2024' },
          lines: ['Ran a workshop.', 'Trained 12.'],
        },
      ],
    },
    {
      ...{ heading: 'Skills', kind: 'words' },
      entries: ['Welding', 'Hydraulics'].map((title) => ({ title, detail: '', dates: '', lines: [] })),
    },
  ],
};

const [page, text] = ['GET /api/applications/8', 'GET /api/applications/8/cv/text'];

type Messages = Parameters<typeof ApplicationPage>[0]['messages'];

function renderPage(messages: Messages) {
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/recruiter/applications/8']}>
          <Routes>
            <Route
              path="/recruiter/applications/:id"
              element={
                <ApplicationPage tenant={tenant as unknown as Tenant} userId={1} messages={messages} />
              }
            />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
}

async function show(
  change: Partial<ReceivedApplication> = {},
  cvText = () => data(cv),
  more: Parameters<typeof network.answers>[0] = {},
) {
  network.answers({ [page]: () => data({ ...application, ...change }), [text]: cvText, ...more });
  renderPage(() => null);
  await screen.findByRole('region', { name: 'Next step' });
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

beforeEach(() => {
  network.reset();
  keepSession();
});

test('the page goes from the next step over the progress, the answers and what was sent to timeline and notes, each part a region of its own', async () => {
  await show();
  const parts = [
    'Next step',
    'Answers',
    'CV',
    'Their note',
    'Profile',
    'How well they matched when they applied',
  ];
  expect(headings(2)).toEqual([...parts, 'Timeline', 'Ratings', 'Team notes']);
  for (const name of headings(2)) screen.getByRole('region', { name: name ?? '' });
  screen.getByRole('heading', { level: 1, name: 'James Hart' });
  const next = screen.getByRole('region', { name: 'Next step' });
  const progress = screen.getByRole('list', { name: 'Progress of this application' });
  expect(next.compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an answer that differs from what the job needs is marked next to it, and changes no next step', async () => {
  const drives = { question: 'Do you drive?', answer: 'No' };
  const nights = { question: 'Nights?', answer: 'Yes' };
  await show({ answers: [drives, nights], unexpected_answers: [drives] });
  const answers = within(screen.getByRole('region', { name: 'Answers' }));
  answers.getByText('1 answer differs from what this job needs');
  expect(answers.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'NoDiffers',
    'Yes',
  ]);
  const nextSteps = () =>
    within(screen.getByRole('region', { name: 'Next step' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const whereMarked = nextSteps();
  cleanup();
  await show({ answers: [drives, nights], unexpected_answers: [] });
  expect(nextSteps()).toEqual(whereMarked);
});

test('an erased applicant has no notes and no match', async () => {
  await show({ ...{ profile: null, cv: null, match: null, notes: [], candidate_id: null, allowed: [] } });
  expect(headings(2)).not.toContain('Team notes');
  expect(headings(2)).not.toContain('How well they matched when they applied');
});

test('the CV is text of the page, with the headings of its parts below its own; its PDF is one press away', async () => {
  await show();
  const section = within(screen.getByRole('region', { name: 'CV' }));
  await section.findByRole('heading', { level: 3, name: 'Military experience' });
  section.getByRole('heading', { level: 4, name: 'Workshop lead' });
  section.getByText('British Army · 2015 to 2024');
  const items = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Ran a workshop.', 'Trained 12.', 'Welding', 'Hydraulics']);
  section.getByRole('button', { name: 'Open CV' });
});

const unopened: Partial<ReceivedApplication> = {
  ...{ status: 'submitted', status_label: 'New', allowed: ['viewed', 'rejected'] },
};

test('before the CV has been opened its text is not asked for', async () => {
  await show({ ...unopened, timeline: sentAlone });
  const open = screen.getAllByRole('button', { name: 'Open CV' });
  expect([open.length, network.made(text)]).toEqual([1, 0]);
});

test('an employer who has made it active again, or rejected it, has not opened the CV', async () => {
  const revived = [
    ...sentAlone,
    step('submitted', 'inactive', 'calendar'),
    step('inactive', 'submitted', 'employer', 11),
  ];
  const rejected = [...sentAlone, step('submitted', 'rejected', 'employer')];
  for (const [change, buttons] of [
    [{ ...unopened, timeline: revived }, 1],
    [{ status: 'rejected', allowed: ['submitted'], timeline: rejected }, 0],
  ] as [Partial<ReceivedApplication>, number][]) {
    await show(change);
    expect(screen.queryAllByRole('button', { name: 'Open CV' }).length).toBe(buttons);
    cleanup();
  }
  expect(network.made(text)).toBe(0);
});

test('where opening the CV came too late, the page shows where the application is now', async () => {
  const user = userEvent.setup();
  await show({ ...unopened, timeline: sentAlone });
  const inactive = { status: 'inactive', status_label: 'Inactive', next_actor: 'none', allowed: [] };
  network.answers({
    [page]: () => data({ ...application, ...inactive, can_revive: true, timeline: sentAlone, version: 4 }),
    'GET /api/applications/8/cv': () => problem(409, 'invalid_transition', 'It is inactive.'),
  });
  await user.click(screen.getByRole('button', { name: 'Open CV' }));
  await screen.findByRole('button', { name: 'Make active again' });
  expect(screen.queryByRole('button', { name: 'Open CV' })).toBeNull();
});

test('a CV whose text does not load says so, and can be tried again', async () => {
  let isDown = true;
  await show({}, () => (isDown ? problem(500, 'server_error', 'There was an error.') : data(cv)));
  const section = within(screen.getByRole('region', { name: 'CV' }));
  await section.findByText('The CV didn’t load');
  section.getByRole('button', { name: 'Open CV' });
  isDown = false;
  await userEvent.setup().click(section.getByRole('button', { name: 'Try again' }));
  await section.findByRole('heading', { name: 'Skills' });
});

test('a CV that was uploaded as a file says to open it', async () => {
  await show({}, () => data({ name: '', headline: '', contact: [], sections: [] }));
  await screen.findByText('This CV was uploaded as a file. Open it to read it.');
});

test('an inactive application says what the applicant reads, and is made active again or rejected', async () => {
  const user = userEvent.setup();
  const inactive: Partial<ReceivedApplication> = {
    ...{ status_label: 'Inactive', waiting_days: null, allowed: ['rejected'], can_revive: true },
    status: 'inactive',
    next_actor: 'none',
    expires_at: '2026-12-20T17:00:00Z',
    timeline: sentAlone,
  };
  await show(inactive);
  const revive = 'POST /api/applications/8/revive';
  const next = within(screen.getByRole('region', { name: 'Next step' }));
  next.getByText(/Nothing has happened for 30 days.*it isn’t a rejection.*until .* 20 Dec 2026/);
  next.getByRole('button', { name: 'Reject' });
  // The CV of an unopened application stays closed until the application is revived.
  expect(screen.queryByRole('button', { name: 'Open CV' })).toBeNull();
  const answers = (change: () => ReturnType<typeof data>, now: Partial<ReceivedApplication>) =>
    network.answers({
      [page]: () => data({ ...application, ...now }),
      [text]: () => data(cv),
      [revive]: change,
    });
  const active = { ...application, can_revive: false, version: 4 };
  answers(() => problem(409, 'on_hold', 'Your company can’t hire here at the moment.'), inactive);
  await user.click(next.getByRole('button', { name: 'Make active again' }));
  await next.findByText('Your company can’t hire here at the moment.');
  answers(() => data(active), active);
  await user.click(next.getByRole('button', { name: 'Make active again' }));
  await next.findByText('Viewed · your turn');
  expect(next.queryByRole('button', { name: 'Make active again' })).toBeNull();
  const sent = network.calls().flatMap(({ call, body }) => (call === revive ? [JSON.parse(body)] : []));
  expect(sent).toEqual([{ version: 3 }, { version: 3 }]);
});

test('a warning that somebody else was first goes away with the next step', async () => {
  const user = userEvent.setup();
  const inactive: Partial<ReceivedApplication> = {
    ...{ status: 'inactive', status_label: 'Inactive', next_actor: 'none', allowed: [], can_revive: true },
  };
  await show(inactive);
  const revived = { ...application, version: 4 };
  const shortlisted = { ...revived, status: 'shortlisted', status_label: 'Shortlisted', version: 5 };
  let current: object = revived;
  network.answers({
    [page]: () => data(current),
    [text]: () => data(cv),
    'POST /api/applications/8/revive': () => {
      const { status, body } = problem(409, 'version_conflict', 'It has changed.');
      return { status: status!, body: { ...(body as object), data: revived } };
    },
    'PATCH /api/applications/8/stage': () => {
      current = shortlisted;
      return data(shortlisted);
    },
  });
  const next = within(screen.getByRole('region', { name: 'Next step' }));
  await user.click(next.getByRole('button', { name: 'Make active again' }));
  await next.findByText(/Its status is now “Viewed”/);
  await user.click(next.getByRole('button', { name: 'Shortlist' }));
  await next.findByText('Shortlisted · your turn');
  expect(next.queryByText(/Its status is now/)).toBeNull();
});

test('whoever has the next step reads until when it can be taken', async () => {
  await show({ wait_ends: { at: '2026-12-19T18:00:00Z', leads_to: 'inactive' } });
  const next = within(screen.getByRole('region', { name: 'Next step' }));
  next.getByText(/^If no step is taken, this application becomes inactive on Sat, 19 Dec 2026\.$/);
});

const stage = 'PATCH /api/applications/8/stage';
const sentMoves = () =>
  network.calls().flatMap(({ call, body }) => (call === stage ? [JSON.parse(body)] : []));

const interviewed: Partial<ReceivedApplication> = {
  ...{ status: 'interview', status_label: 'Interview held', interview_status: 'held' },
  allowed: ['shortlisted', 'offer', 'hired', 'rejected'],
  job_terms: {
    pay: { min: 3_000_000, max: 3_600_000, currency: 'GBP', per: 'year' },
    current_pay: null,
    ...{ starts_on: '2027-01-04', hours: 'Full time', place: 'Bristol' },
  },
};

test('an offer starts from the job, and pay outside its range asks why as soon as it is typed', async () => {
  const user = userEvent.setup();
  await show(interviewed);
  await user.click(screen.getByRole('button', { name: 'Make an offer' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label);
  expect([/^Pay/, /^Hours/, /^Place/, /^Start date/].map((label) => field(label).value)).toEqual([
    ...['30000', 'Full time', 'Bristol', '2027-01-04'],
  ]);
  dialog.getByText('The job’s range is £30,000 to £36,000 per year.');
  const why = /^Why this amount is outside/;
  expect(dialog.queryByLabelText(why)).toBeNull();
  await user.clear(field(/^Pay/));
  await user.type(field(/^Pay/), '40000');
  await user.type(dialog.getByLabelText(/^Answer by/), '2026-12-11');
  const send = () => user.click(dialog.getByRole('button', { name: 'Make an offer' }));
  await send();
  dialog.getByText('Say why the pay is outside the job’s range');
  expect(sentMoves()).toEqual([]);
  network.answers({
    [page]: () => data({ ...application, ...interviewed }),
    [text]: () => data(cv),
    [stage]: () => ({
      status: 422,
      body: {
        ...{ status: false, code: 'validation_failed', message: 'Check what you entered.', request_id: 'r' },
        errors: { 'offer.pay_reason': ['The server says why.'] },
      },
    }),
  });
  await user.type(dialog.getByLabelText(why), 'They will lead the team.');
  await send();
  await dialog.findByText('The server says why.');
  expect(sentMoves()).toMatchObject([
    {
      to: 'offer',
      offer: {
        pay: { amount: 4_000_000, currency: 'GBP', per: 'year' },
        pay_reason: 'They will lead the team.',
      },
    },
  ]);
  await user.clear(field(/^Pay/));
  await user.type(field(/^Pay/), '36000');
  expect(dialog.queryByLabelText(why)).toBeNull();
});

const unanswered = {
  ...{ status: 'made', conditions: [1, 2].map((number) => ({ number, kind: 'medical', status: 'open' })) },
  ...{ letter: null, changes: [], allowed: ['withdrawn'] },
} as unknown as NonNullable<ReceivedApplication['offer']>;

test.each<[string, Partial<ReceivedApplication>, string[]]>([
  [
    'an unanswered offer with open conditions',
    { status: 'offer', offer_status: 'made', allowed: ['hired'], offer: unanswered },
    ['James has not answered the offer yet.', '2 conditions are still open.'],
  ],
  [
    'no offer here',
    interviewed,
    ['James has no offer from you here. The timeline will say “Offer made elsewhere”, to them as well.'],
  ],
])('a hire with %s says so and asks', async (_, change, questions) => {
  const user = userEvent.setup();
  await show(change);
  await user.click(screen.getByRole('button', { name: 'Mark as hired' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const question of questions) dialog.getByText(question);
  const ended = { status: 'hired', status_label: 'Hired', next_actor: 'none', allowed: [], version: 4 };
  const hired = { ...application, ...change, ...ended };
  network.answers({ [page]: () => data(hired), [text]: () => data(cv), [stage]: () => data(hired) });
  await user.click(dialog.getByRole('button', { name: 'Mark as hired anyway' }));
  await within(screen.getByRole('region', { name: 'Next step' })).findByText('Hired');
  expect(sentMoves()).toEqual([{ to: 'hired', public_note: null, hire_confirmed: true, version: 3 }]);
});

test('a hire after an accepted offer asks nothing more', async () => {
  const user = userEvent.setup();
  const accepted = { ...unanswered, status: 'accepted', conditions: [] } as typeof unanswered;
  await show({ status: 'offer', offer_status: 'accepted', allowed: ['hired'], offer: accepted });
  await user.click(screen.getByRole('button', { name: 'Mark as hired' }));
  const dialog = within(await screen.findByRole('dialog'));
  network.answers({
    [page]: () => data(application),
    [text]: () => data(cv),
    [stage]: () => data(application),
  });
  await user.click(dialog.getByRole('button', { name: 'Mark as hired' }));
  await within(screen.getByRole('region', { name: 'Next step' })).findByText('Viewed · your turn');
  expect(sentMoves()).toEqual([{ to: 'hired', public_note: null, version: 3 }]);
});

test('HIRE-17 the job is shown as it was when they applied, with what it offered then', async () => {
  const job = {
    ...{ title: 'Fitter', description_html: '<p>Mend levers.</p>', city: [{ id: 1, title: 'Bath' }] },
    ...{ state: null, country: null, is_remote: false, salary: null, type: ['on_site'], job_type: [] },
    ...{ start_on: null, closes_on: null, requirements: [], skills: [], benefits: [] },
    responsibilities: ['Repair lever frames'],
  };
  await show({}, undefined, { 'GET /api/applications/8/job': () => data({ job, is_changed: true }) });
  const section = await screen.findByRole('region', { name: 'The job as it was when they applied' });
  expect(section.textContent).toContain('You’ve changed this job since.');
  expect(section.textContent).toContain('PlaceBath');
  expect(within(section).getByText('Repair lever frames')).toBeDefined();
});

test('where the job has another range now, an offer names both', async () => {
  const current_pay = { min: 4_700_000, max: null, currency: 'GBP', per: 'year' } as const;
  await show({ ...interviewed, job_terms: { ...interviewed.job_terms!, current_pay } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Make an offer' }));
  within(await screen.findByRole('dialog')).getByText(
    'The range they applied for is £30,000 to £36,000 per year. The job’s range now: From £47,000 per year.',
  );
});

test('a hiring manager rates and writes notes first, and decides nothing', async () => {
  network.answers({
    [page]: () => data({ ...application, allowed: [], assignee: { id: 1, name: 'Hanna Voss' } }),
    [text]: () => data(cv),
    'GET /api/company-colleagues': () => data([]),
    'GET /api/applications/8/ratings': () => data({ criteria: [], can_rate: true, own: null, others: null }),
  });
  renderPage(null);
  await screen.findByRole('region', { name: 'Ratings' });
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  expect(regions.slice(0, 2)).toEqual(['ratings', 'notes']);
  expect([
    screen.queryByRole('region', { name: 'Next step' }),
    screen.queryByRole('combobox', { name: 'Assigned to' }),
    screen.queryByRole('button', { name: 'Shortlist' }),
  ]).toEqual([null, null, null]);
});
