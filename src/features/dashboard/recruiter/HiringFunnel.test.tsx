import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { HiringFunnel } from './HiringFunnel.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const counts = (submitted: number) => ({
  ...{ submitted, viewed: 0, shortlisted: 0, interview: 0, offer: 0, hired: 0 },
  ...{ rejected: 0, withdrawn: 0, expired: 0 },
});
const jobs = Array.from({ length: 60 }, (_, index) => ({
  ...{ id: index + 1, title: `Job ${index + 1}`, is_remote: false, counts: counts(index + 1) },
  city: [{ id: 1, title: 'Bath' }],
}));

const list = (request: Request) => {
  const params = new URL(request.url).searchParams;
  const matching = jobs.filter(({ title }) => title.includes(params.get('search') ?? ''));
  const page = Number(params.get('page'));
  const meta = { current_page: page, per_page: 12, last_page: Math.ceil(matching.length / 12) || 1 };
  const { body } = data(matching.slice((page - 1) * 12, page * 12));
  return { body: { ...(body as object), meta: { ...meta, total: matching.length } } };
};
const stageOf = (id: number) => ({
  [`GET /api/jobs/${id}`]: () => data({ id, recruiter: { counts: counts(id) } }),
});

beforeEach(() => {
  network.reset();
  keepSession();
});

const dashboard = { funnel: [], counts: {} } as unknown as RecruiterDashboard;

const show = (shown = dashboard) =>
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <HiringFunnel dashboard={shown} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Job' });
const active = async () => document.getElementById((await box()).getAttribute('aria-activedescendant') ?? '');
const firstFigure = () => screen.getAllByRole('listitem')[0]?.textContent;

test('a recruiter with 60 jobs reaches the last one with the arrow keys, and any by its title', async () => {
  network.answers({ 'GET /api/recruiter/jobs': list, ...stageOf(60), ...stageOf(7) });
  show();
  const user = userEvent.setup();
  await user.click(await box());
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(13));
  for (const pages of [2, 3, 4, 5]) {
    await user.keyboard('{End}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(pages * 12 + 1));
  }
  await user.keyboard('{End}');
  const last = await active();
  expect([
    last?.textContent,
    last?.getAttribute('aria-posinset'),
    last?.getAttribute('aria-setsize'),
  ]).toEqual(['Job 60Bath', '61', '61']);
  await user.keyboard('{Enter}');
  expect([(await box()).value, firstFigure()]).toEqual(['Job 60', '60 people: New']);

  await user.clear(await box());
  await user.type(await box(), 'Job 7');
  await user.click(await screen.findByRole('option', { name: /^Job 7/ }));
  expect([(await box()).value, firstFigure()]).toEqual(['Job 7', '7 people: New']);
  await user.click(await box());
  await user.click(screen.getByRole('option', { name: 'All jobs' }));
  expect([(await box()).value, firstFigure()]).toEqual(['', '0 people: New']);
});

const linksIn = (items: HTMLElement[]) =>
  items.flatMap((item) =>
    within(item)
      .queryAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  );

test('the numbers of a job lead to its applicants at that stage, those of all jobs to the jobs that have them', async () => {
  const some = { ...counts(1), interview: 2, rejected: 3 };
  network.answers({
    'GET /api/recruiter/jobs': list,
    'GET /api/jobs/7': () => data({ id: 7, recruiter: { counts: some } }),
  });
  show({
    counts: {},
    funnel: [
      { stage: 'submitted', count: 9, reached: 9, advanced: 3, median_days: null, longest_days: null },
    ],
  } as unknown as RecruiterDashboard);
  const user = userEvent.setup();
  await user.type(await box(), 'Job 7');
  expect([firstFigure(), linksIn(screen.getAllByRole('listitem'))]).toEqual([
    '9 people: New33% of all who got here went further',
    [['9 people: New', '/recruiter/jobs?stage=submitted']],
  ]);
  await user.click(await screen.findByRole('option', { name: /^Job 7/ }));
  await waitFor(() =>
    expect(linksIn([screen.getByRole('region', { name: 'Hiring pipeline' })])).toEqual([
      ['1 person: New', '/recruiter/jobs/7?stage=submitted'],
      ['2 people: Interview', '/recruiter/jobs/7?stage=interview'],
      ['Not chosen 3', '/recruiter/jobs/7?stage=rejected'],
    ]),
  );
});

test('a list without an answer, a page without one and words without a job each say so and go on', async () => {
  let isDown = true;
  const unless = (request: Request) => (isDown ? problem(500, 'internal', 'It failed.') : list(request));
  network.answers({ 'GET /api/recruiter/jobs': unless });
  show();
  const user = userEvent.setup();
  await user.click(await box());
  expect(await screen.findByText('The list didn’t load.')).toBeDefined();
  isDown = false;
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(13));
  expect(document.activeElement).toBe(await box());

  isDown = true;
  await user.keyboard('{End}');
  expect(await screen.findByText('The rest didn’t load.')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(25));

  await user.type(await box(), 'Harbour pilot');
  expect(await screen.findByText('No jobs match.')).toBeDefined();
});

test('what is usual is never shown next to a wait that contradicts it without naming it', async () => {
  network.answers({ 'GET /api/recruiter/jobs': list });
  const stage = (of: { stage: string; median_days: number | null; longest_days: number | null }) => ({
    ...{ count: 2, reached: 9, advanced: 3 },
    ...of,
  });
  show({
    counts: {},
    funnel: [
      stage({ stage: 'submitted', median_days: 4, longest_days: 27 }),
      stage({ stage: 'viewed', median_days: 4, longest_days: 4 }),
      stage({ stage: 'shortlisted', median_days: null, longest_days: 30 }),
      stage({ stage: 'rejected', median_days: null, longest_days: null }),
    ],
  } as unknown as RecruiterDashboard);
  await box();
  const further = '33% of all who got here went further';
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    `2 people: Newusually 4 days; the longest wait now is 27 days${further}`,
    `2 people: Viewedusually 4 days${further}`,
    `2 people: Shortlisted${further}`,
    '0 people: Interview',
    '0 people: Offer',
    '0 people: Hiredso far',
  ]);
  expect(screen.getByText(/^No longer in the pipeline/).textContent).toBe(
    'No longer in the pipeline: Not chosen 2',
  );
});
