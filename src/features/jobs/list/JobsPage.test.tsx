import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { data } from '../../../../tests/support/unit/network.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { tenant } = await import('../../../../tests/support/unit/network.ts');
const { JobsPage } = await import('./JobsPage.tsx');

const facets = {
  job_role: [],
  occupation: [],
  experience: [],
  state: [],
  city: [],
  job_type: [],
  industry: [],
  type: [],
  matching_jobs: 0,
};
const noJobs = {
  body: {
    status: true,
    message: '',
    data: [],
    meta: {
      ...{ page: 1, per_page: 20, total: 0, last_page: 1, facets, corrected: null },
      ...{ meanings: [], only_in_text: [], left_out: [] },
    },
  },
};

beforeEach(() =>
  network.answers({
    'GET /api/jobs': () => noJobs,
    'GET /api/get-countries': () =>
      data([
        { id: 232, title: 'United Kingdom' },
        { id: 233, title: 'United States' },
      ]),
    'GET /api/country/232/states': () => data([{ id: 3, title: 'Wales' }]),
    'GET /api/job-suggestions': () => data([]),
  }),
);

function open(query: string) {
  const router = createMemoryRouter([{ path: '/jobs', element: <JobsPage tenant={tenant as never} /> }], {
    initialEntries: [`/jobs${query}`],
  });
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
  return router;
}

test.each([
  ['?country_id=233', 'United States'],
  ['?state=3', 'Wales'],
  ['?posted=today', 'Posted: today'],
])('a search of %s that finds nothing says what is filtered, and clears it', async (query, label) => {
  const router = open(query);
  const title = await screen.findByRole('heading', { name: 'No jobs match your filters' });
  expect(screen.queryByText('There are no open jobs at the moment')).toBeNull();
  expect(await screen.findByRole('button', { name: `Remove ${label}` })).toBeTruthy();
  const notice = within(title.parentElement!);
  expect(notice.getByText(new RegExp(`You searched for: ${label}`))).toBeTruthy();
  await userEvent.click(notice.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByRole('heading', { name: 'There are no open jobs at the moment' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

const valuesOf = (router: ReturnType<typeof open>, name: string) =>
  new URLSearchParams(router.state.location.search).getAll(name);

const resultWith = (meta: object) => ({
  body: { ...noJobs.body, meta: { ...noJobs.body.meta, place: null, without_pay: null, ...meta } },
});

test('SEEK-02 distances are in miles and need a town: the page asks for one, searches for it and enables the distances', async () => {
  let place: { id: number; title: string; is_own: boolean } | null = null;
  network.answers({
    'GET /api/jobs': () => resultWith({ place }),
    'GET /api/get-countries': () => data([]),
    'POST /api/country/cities': () => data([{ id: 48521, title: 'Birmingham', state_id: 2336 }]),
  });
  const router = open('?sorted_by=distance');
  expect(await screen.findByText(/Enter a town to see the nearest jobs first/)).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('distance');
  const within = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Within' });
  expect(within().disabled).toBe(true);
  place = { id: 48521, title: 'Birmingham', is_own: false };
  await userEvent.type(screen.getByRole('combobox', { name: 'Near' }), 'birm');
  await userEvent.click(await screen.findByRole('option', { name: 'Birmingham' }));
  await vi.waitFor(() => expect(within().disabled).toBe(false));
  expect(screen.queryByText(/Enter a town/)).toBeNull();
  await userEvent.selectOptions(within(), '25 miles');
  expect([valuesOf(router, 'near'), valuesOf(router, 'radius_km')]).toEqual([['48521'], ['40']]);
  expect(await screen.findByRole('button', { name: 'Remove Within 25 miles of Birmingham' })).toBeTruthy();
});

test('a least pay is typed in the person’s terms, and jobs that hide theirs are offered', async () => {
  network.answers({ 'GET /api/jobs': () => resultWith({ without_pay: 2 }) });
  const router = open('');
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  await userEvent.type(await screen.findByRole('spinbutton', { name: 'At least (£)' }), '14.50{Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Per' }), 'Hour');
  expect([valuesOf(router, 'min_pay'), valuesOf(router, 'pay_per')]).toEqual([['1450'], ['hour']]);
  expect(await screen.findByRole('button', { name: 'Remove From £14.50 per hour' })).toBeTruthy();
  expect(screen.getByText(/2 more jobs don’t say what they pay/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show them too' }));
  expect(valuesOf(router, 'without_pay')).toEqual(['true']);
});

test('pay and a town in the words are shown as filters are, unless left out, and are removed with their words', async () => {
  const meaning = (as: string, written: string, label: string) => ({
    ...{ as, written },
    means: [{ label, search: written }],
  });
  const pay = meaning('pay', '50k', 'pay of at least £50,000 per year');
  const town = meaning('town', 'Birmingham', 'jobs within 25 miles of Birmingham, England');
  let meta: object = { meanings: [pay, town], place: { id: 48521, title: 'Birmingham', is_own: false } };
  network.answers({
    'GET /api/jobs': () => resultWith(meta),
    'GET /api/get-countries': () => data([]),
  });
  const router = open('?search=site+manager+50k+Birmingham');
  const removal = (label: string) => screen.queryByRole('button', { name: `Remove ${label}` });
  await screen.findByRole('button', { name: 'Remove Pay of at least £50,000 per year' });
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Near' })).value).toBe('');
  meta = { meanings: [pay], left_out: ['50k'] };
  await userEvent.click(removal('Jobs within 25 miles of Birmingham, England')!);
  expect(valuesOf(router, 'search')).toEqual(['site manager 50k']);
  await vi.waitFor(() => expect(removal('Pay of at least £50,000 per year')).toBeNull());
});

test('without a filter, or with the country of the tenant, the page says that nothing is open', async () => {
  open('?country_id=232&sorted_by=date');
  expect(await screen.findByRole('heading', { name: 'There are no open jobs at the moment' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
});

test('SEEK-09 another text takes the place of the one before, and a pill is what a person keeps', async () => {
  const router = open('?sorted_by=date');
  const field = screen.getByRole('combobox', { name: 'Job title, skill or employer' });
  const searched = () => new URLSearchParams(router.state.location.search).getAll('search');
  const type = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
  };
  await type('HGV driver');
  await type('lorry driver');
  expect([searched(), (field as HTMLInputElement).value]).toEqual([['lorry driver'], 'lorry driver']);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep “lorry driver” and search for more' }));
  expect([(field as HTMLInputElement).value, document.activeElement]).toEqual(['', field]);
  expect(await screen.findByRole('button', { name: 'Remove lorry driver' })).toBeTruthy();
  await type('Cardiff');
  await type('Bristol');
  expect(searched()).toEqual(['lorry driver', 'Bristol']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(searched()).toEqual(['lorry driver']);
});

test('SEEK-09 a text without a letter or number is no search, and the field says so', async () => {
  const router = open('?search=nurse');
  const field = screen.getByRole('combobox', { name: 'Job title, skill or employer' });
  await userEvent.clear(field);
  await userEvent.type(field, '!!!{Enter}');
  const problem = 'There’s nothing to search for in “!!!”. Enter a letter or a number.';
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([router.state.location.search, described()]).toEqual(['?search=nurse', problem]);
  await userEvent.type(field, 'C++');
  expect(screen.queryByText(problem)).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'C++{Enter}');
  expect(new URLSearchParams(router.state.location.search).getAll('search')).toEqual(['C++']);
});

test('an address that asks for such a text shows the same', async () => {
  open('?search=!!!');
  expect(
    await screen.findByText('There’s nothing to search for in “!!!”. Enter a letter or a number.'),
  ).toBeTruthy();
});

test('a search for a word that is too common says so', async () => {
  const meta = { ...noJobs.body.meta, total: 0, has_only_common_words: true };
  network.answers({ 'GET /api/jobs': () => ({ body: { ...noJobs.body, meta } }) });
  open('?search=the');
  expect(
    await screen.findByText('Too common to search for: “the”. Enter a job title, a skill or an employer.'),
  ).toBeTruthy();
});

test('of more jobs than are counted the page says that there are more, and its filters have no numbers', async () => {
  const meta = {
    ...{ ...noJobs.body.meta, total: 1200, has_more: true },
    facets: {
      ...facets,
      type: [{ value: 'remote', count: null }],
      job_type: [{ value: 'contract', count: 7 }],
      industry: [{ id: 20, title: 'Logistics', count: null }],
    },
  };
  network.answers({ 'GET /api/jobs': () => ({ body: { ...noJobs.body, meta } }) });
  open('?search=engineer');
  expect(await screen.findByRole('heading', { name: '1,200+ jobs' })).toBeTruthy();
  const choicesOf = async (filter: string) => {
    await userEvent.click(screen.getByRole('button', { name: filter }));
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    await userEvent.keyboard('{Escape}');
    return names;
  };
  expect(await choicesOf('Workplace')).toEqual(['On site', 'Hybrid', 'Remote']);
  expect(await choicesOf('Industry')).toEqual(['Logistics']);
  expect(await choicesOf('Job type')).toContain('Contract (7)');
});

const lorryDriver = {
  ...{ kind: 'occupation', title: 'Lorry driver', detail: 'Heavy and large goods vehicle drivers' },
  ...{ leads_to: [], filter: { occupation: ['8211'] } },
};
const suggested = [
  { kind: 'title', title: 'Lorry Fitter', detail: null, leads_to: [], filter: { search: 'Lorry Fitter' } },
  lorryDriver,
  {
    ...{ kind: 'military_role', title: '88M Motor Transport Operator', detail: 'Army' },
    ...{
      leads_to: ['Van drivers', 'Lorry drivers', 'Bus drivers'],
      filter: { occupation: ['8211', '8214'] },
    },
  },
  { kind: 'place', title: 'Lorton', detail: 'England', leads_to: [], filter: { city: [77] } },
];

describe('suggestions', () => {
  const field = () =>
    screen.getByRole<HTMLInputElement>('combobox', { name: 'Job title, skill or employer' });
  const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

  function suggest(answer: Parameters<typeof network.answers>[0][string]) {
    network.answers({
      'GET /api/jobs': () => noJobs,
      'GET /api/get-countries': () => data([{ id: 232, title: 'United Kingdom' }]),
      'GET /api/cities': () => data([{ id: 77, title: 'Lorton' }]),
      'GET /api/job-suggestions': answer,
    });
  }

  test('come grouped by kind while somebody types, are counted, and are picked with the arrow keys and Enter', async () => {
    suggest(() => data(suggested));
    const router = open('?sorted_by=date');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(field(), 'lor');
    const groups = await within(await screen.findByRole('listbox')).findAllByRole('group');
    expect(groups.map((group) => group.textContent)).toEqual([
      'Job titlesLorry Fitter',
      'OccupationsLorry driverHeavy and large goods vehicle drivers',
      'Military roles88M Motor Transport OperatorArmy · Leads to Van drivers, Lorry drivers and 1 more',
      'PlacesLortonEngland',
    ]);
    expect(screen.getByText('4 suggestions').getAttribute('role')).toBe('status');
    expect([field().getAttribute('aria-expanded'), field().getAttribute('aria-controls'), active()]).toEqual([
      'true',
      list()?.id,
      null,
    ]);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()?.textContent).toBe('LortonEngland');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()?.textContent).toBe('Lorry Fitter');
    await userEvent.keyboard('{Enter}');
    expect([valuesOf(router, 'search'), valuesOf(router, 'sorted_by')]).toEqual([['Lorry Fitter'], ['date']]);
    expect([field().value, list(), document.activeElement]).toEqual(['Lorry Fitter', null, field()]);
  });

  test('pick nothing unless an option is gone to, and Escape leaves the text', async () => {
    suggest(() => data(suggested));
    const router = open('');
    await userEvent.type(field(), 'lor');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect([list(), field().value, field().getAttribute('aria-expanded')]).toEqual([null, 'lor', 'false']);
    await userEvent.type(field(), 'ry');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    expect([valuesOf(router, 'search'), field().value, list()]).toEqual([['lorry'], 'lorry', null]);
  });

  test('a place and an occupation become filters in place of the text, what was filtered before stays', async () => {
    suggest(() => data(suggested));
    const router = open('?search=fitter&city=5&posted=today');
    await userEvent.clear(field());
    await userEvent.type(field(), 'lort');
    await userEvent.click(await screen.findByRole('option', { name: /^Lorton/ }));
    expect(['search', 'city', 'posted'].map((name) => valuesOf(router, name))).toEqual([
      [],
      ['5', '77'],
      ['today'],
    ]);
    expect(field().value).toBe('');
    await userEvent.type(field(), 'lorry');
    await userEvent.click(await screen.findByRole('option', { name: /^Lorry driver/ }));
    expect([valuesOf(router, 'occupation'), field().value]).toEqual([['8211'], '']);
  });

  test('that do not come leave the field as it is', async () => {
    let failed = 0;
    suggest(() => {
      failed += 1;
      return { status: 500, body: { status: false, code: 'server_error', message: 'No', request_id: 'r' } };
    });
    const router = open('');
    await userEvent.type(field(), 'lorry');
    await vi.waitFor(() => expect(failed).toBe(1));
    expect([list(), screen.queryByRole('alert')]).toEqual([null, null]);
    await userEvent.keyboard('{Enter}');
    expect(valuesOf(router, 'search')).toEqual(['lorry']);
  });
});
