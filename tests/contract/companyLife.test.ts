/** Every move of a company from every place of its chart: what the chart allows is done, what it forbids is refused with what it allows. */
import { eq } from 'drizzle-orm';
import { explore } from 'statechart-paths';
import { expect, test } from 'vitest';
import { companyStateOf } from '../../server/companies/companyLife.ts';
import { companies } from '../../server/db/schema/companies.ts';
import {
  type CompanyMove,
  type CompanyStanding,
  companyDecisions,
  companyLife,
  companyMachine,
  companyStandingOf,
  ownCompanyMoves,
} from '../../src/machines/company.ts';
import { cases } from '../flows/company.ts';
import { companyForm, peopleOf } from '../support/contract/companyPeople.ts';
import { type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

const server = await startTestServer();
const people = peopleOf(server);
const operator = await server.sessionOf('operator@demo.test');

const columnsOf = (state: CompanyStanding) => ({
  status: state.status!,
  attempts_left: state.attemptsLeft,
  appealed_at: state.hasAppealed ? testNow : null,
  appeal_is_open: state.appealIsOpen,
  recheck_since: state.isRechecked ? testNow : null,
  requested_identity: state.isRechecked ? { ...approved, name: 'Wexcombe Metro' } : null,
});

const approved = {
  name: 'Wexcombe Signals',
  legal_name: null,
  website: 'https://wexcombe.test',
  registration_number: null,
};

/** Each place in the chart where a company can be, but for the one before it is sent. */
const places = [...explore(companyMachine, cases).configurations.values()]
  .map((snapshot) => companyStandingOf(snapshot as Parameters<typeof companyStandingOf>[0]))
  .filter(({ status }) => status !== null);

const nameOf = (state: CompanyStanding) =>
  [
    state.status,
    state.isRechecked && 'looked at again',
    state.appealIsOpen && 'appealed',
    state.hasAppealed && 'appeal used',
    state.attemptsLeft === 0 && 'no attempt left',
  ]
    .filter(Boolean)
    .join(', ');

const details = {
  name: 'Wexcombe Signals',
  website: 'https://wexcombe.test',
  company_type: 'SMEs',
  company_size: '11-50',
  industry_id: 12,
  country_id: 232,
  city: 'Bath',
  description: 'We build and repair signal boxes for heritage lines and small networks.',
};

type Calls = Record<
  string,
  (version: number, id: number, state: CompanyStanding) => [operation: string, options: RequestOptions]
>;

const own: Calls = {
  change: (version, _, state) => [
    'updateCompany',
    {
      body: {
        ...details,
        version,
        city: 'Wells',
        ...(state.isRechecked && { name: 'Wexcombe Metro' }),
      },
    },
  ],
  restore: (version) => ['updateCompany', { body: { ...details, version } }],
  rename: (version) => ['updateCompany', { body: { ...details, version, name: 'Wexcombe Rail' } }],
  resubmit: () => ['resubmitCompany', { body: {} }],
  appeal: () => ['appealCompany', { body: { text: 'The website was moved that week.' } }],
};

const decisions: Calls = Object.fromEntries(
  companyDecisions.map((decision) => [
    decision,
    (version: number, id: number) => [
      'decideCompany',
      {
        params: { id },
        token: operator,
        body: { decision, version, code: 'other', text: 'As the test wants it', confirm_duplicate: true },
      },
    ],
  ]),
);

async function storedState(id: number) {
  const [row] = await server.database.asPlatform((tx) =>
    tx.select().from(companies).where(eq(companies.id, id)),
  );
  return { state: companyStateOf(row!), version: row!.version };
}

const everyMove = Object.entries({ ...own, ...decisions }) as [CompanyMove, Calls[string]][];

/** What the chart says of a move, as the server should say it. */
function expected(state: CompanyStanding, move: CompanyMove) {
  const after = companyLife.after(state, move);
  if (after) return { status: 200, state: after };
  const isOurTurn = state.status !== 'rejected' || state.appealIsOpen;
  if (!isOurTurn && (move === 'resubmit' || move === 'appeal')) {
    return { status: 409, code: 'attempts_used', state };
  }
  const moves = move in own ? ownCompanyMoves : companyDecisions;
  const data = { allowed: companyLife.allowed(state, moves) };
  return { status: 409, code: 'invalid_transition', data, state };
}

test.each(places.map((state) => [nameOf(state), state] as const))(
  'a company that is %s',
  async (_, state) => {
    const founder = await people.founder();
    const { id } = founder.company;
    const actual: Record<string, unknown> = {};
    for (const [move, callOf] of everyMove) {
      // The same call withdraws a change where one waits, and is an ordinary save elsewhere.
      if (move === 'restore' && !state.isRechecked) continue;
      await people.put(id, { ...approved, ...columnsOf(state) });
      const { version } = await storedState(id);
      const { status, body } = await founder.call(...callOf(version, id, state));
      const refusal = status === 200 ? {} : { code: body.code, ...(body.data ? { data: body.data } : {}) };
      actual[move] = { status, ...refusal, state: (await storedState(id)).state };
    }
    expect(actual).toEqual(
      Object.fromEntries(Object.keys(actual).map((move) => [move, expected(state, move as CompanyMove)])),
    );
  },
);

test('a company may be sent once by one recruiter', async () => {
  const founder = await people.founder();
  const { status, body } = await founder.call('createCompany', { form: companyForm() });
  expect([status, body.code, body.data]).toEqual([409, 'invalid_transition', { allowed: [] }]);
});

test('of two who change one version the later gets the current one, and overwrites nothing', async () => {
  const founder = await people.founder();
  const { id } = founder.company;
  const { version } = await storedState(id);
  const save = (city: string) => founder.call('updateCompany', { body: { ...details, version, city } });
  const answers = await Promise.all([save('Wells'), save('Frome')]);
  const won = answers.find(({ status }) => status === 200)!;
  const lost = answers.find(({ status }) => status !== 200)!;
  expect([lost.status, lost.body.code, lost.body.data]).toEqual([409, 'version_conflict', won.body.data]);
  expect((await founder.call('getCompany')).body.data).toEqual(won.body.data);
});

test('a logo that is no picture neither creates a company nor changes one', async () => {
  const fake = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });
  const form = companyForm();
  form.set('logo', fake);
  const person = await people.recruiter();
  const created = await person.call('createCompany', { form });
  expect([created.status, created.body.code, (await people.stored(person)).company_id]).toEqual([
    415,
    'file_type_not_allowed',
    null,
  ]);
  const founder = await people.founder();
  const logo = new FormData();
  logo.set('logo', fake);
  const before = (await founder.call('getCompany')).body.data;
  const saved = await founder.call('saveCompanyLogo', { form: logo });
  expect([saved.status, saved.body.code]).toEqual([415, 'file_type_not_allowed']);
  expect((await founder.call('getCompany')).body.data).toEqual(before);
});
