/** What each audience is shown of a veteran, as the veteran may look at it, and the service history it is made from. */
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { serviceId, type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';

type Schemas = components['schemas'];
type Preview = Schemas['CandidatePreview'];
type History = Schemas['ServiceHistory'];

const server = await startTestServer();
const candidates = candidatesOf(server);
const recruiter = 'recruiter@northgate.test';

const look = (they: Veteran, audience: string) =>
  they.get<Preview>('getCandidatePreview', { query: { audience } });

/** Each company has its own number, and so has the lens. */
const numberless = <T extends { id: number; display_name: string }>({ id, display_name, ...rest }: T) => ({
  ...rest,
  display_name: display_name.replace(String(id), '#'),
});

const recruiterView = async (userId: number, as: 'named' | 'anonymous') => {
  const id = await candidates.numberOf(recruiter, userId, as);
  const token = await server.signIn(recruiter);
  const { status, body } = await server.request('getCandidate', { token, params: { id } });
  // An application is the company's to open, and no part of the lens.
  return status === 200
    ? numberless({ ...(body.data as Schemas['CandidateDetail']), application: null })
    : status;
};

test.each(['hidden', 'anonymous', 'visible'] as const)(
  'of a veteran who is %s the lens shows what a recruiter is shown, before and after applying',
  async (candidate_visibility) => {
    const person = await candidates.veteran({ candidate_visibility });
    const they = await veteranOn(server, person.email);
    const before = await recruiterView(person.id, candidate_visibility === 'visible' ? 'named' : 'anonymous');
    const recruiterSees = await look(they, 'recruiter');
    await candidates.applied(recruiter, person.id, await candidates.job(recruiter));
    const after = await recruiterView(person.id, 'named');
    const employerSees = await look(they, 'employer');
    const lenses = [recruiterSees, employerSees].map(({ candidate }) =>
      candidate ? numberless(candidate) : 404,
    );
    expect(lenses).toEqual([before, after]);
    expect(employerSees.application).toMatchObject({
      first_name: person.first_name,
      phone: null,
      clearance: null,
    });
    const { card } = await look(they, 'public');
    expect(card).toEqual(
      candidate_visibility === 'hidden'
        ? null
        : {
            civilian_title: 'Network engineer',
            region: 'England',
            years_band: '10 to 14',
            skills: expect.arrayContaining(['IP networking']),
          },
    );
    expect(JSON.stringify([card, candidate_visibility === 'anonymous' ? recruiterSees : null])).not.toMatch(
      new RegExp(`${person.first_name}|${person.last_name}|${person.email}`),
    );
  },
);

test('looking at oneself is in nobody’s log, and an audience made up is refused', async () => {
  const they = await veteranOn(server, (await candidates.veteran({ candidate_visibility: 'visible' })).email);
  for (const audience of ['public', 'recruiter', 'employer']) await look(they, audience);
  expect([
    await they.get('listAccessLog'),
    await they.refused('getCandidatePreview', { query: { audience: 'everyone' } }),
    await they.refused('getCandidatePreview'),
  ]).toEqual([[], '422 validation_failed', '422 validation_failed']);
});

const period = (change: Partial<Schemas['MilitaryExperience']> = {}): Schemas['MilitaryExperience'] => ({
  id: crypto.randomUUID(),
  military_service_id: 103,
  military_corps_id: 405,
  military_badged_role_id: 1116,
  military_rank_id: 2064,
  component: 'regular',
  role_title: 'Networks Engineer',
  start_month: '2012-09',
  end_month: '2020-03',
  ...change,
});

test('several periods, overlapping or not, are kept in the primary CV alone, and what it says besides stays', async () => {
  const they = await veteranOn(server, 'veteran-services@demo.test');
  const stored = await they.get<History>('getServiceHistory');
  const { id } = stored.resume!;
  const before = await they.get<Schemas['Resume']>('getResume', { params: { id } });
  expect([stored.periods, stored.version]).toEqual([before.sections.military_exp, before.version]);
  const periods = [
    ...stored.periods,
    period({ component: 'reserve', start_month: '2011-01', end_month: '2013-01' }),
    period(),
  ];
  const body = { resume_id: id, version: stored.version, periods };
  const saved = await they.get<History>('saveServiceHistory', { body });
  const after = await they.get<Schemas['Resume']>('getResume', { params: { id } });
  expect([saved.periods, after.sections]).toEqual([periods, { ...before.sections, military_exp: periods }]);
  expect(saved.titles).toMatchObject({ 103: 'British Army' });
  const stale = await they.ask('saveServiceHistory', { body });
  expect([stale.status, stale.body.code, stale.body.data]).toEqual([409, 'version_conflict', saved]);
  const undone = { resume_id: id, version: saved.version, periods: stored.periods };
  expect((await they.get<History>('saveServiceHistory', { body: undone })).periods).toEqual(stored.periods);
});

test('the leaving date of the profile follows the history, wherever it was changed', async () => {
  const they = await veteranOn(server, 'veteran-services@demo.test');
  const leaving = async () =>
    (await they.get<Schemas['User']>('getUserProfile')).military_summary?.leaving_date;
  const { resume, version, periods } = await they.get<History>('getServiceHistory');
  const ends = (end_month: string) => [
    { ...period({ id: serviceId }), end_month, is_current: true },
    ...periods.filter(({ is_current }) => !is_current),
  ];
  const saved = await they.get<History>('saveServiceHistory', {
    body: { resume_id: resume!.id, version, periods: ends('2049-05') },
  });
  // 31 May 2049 is a bank holiday.
  expect(await leaving()).toBe('2049-05-28');
  await they.get('saveResumeSection', {
    params: { id: resume!.id, section: 'military_exp' },
    body: { version: saved.version, items: ends('2049-09') },
  });
  expect(await leaving()).toBe('2049-09-30');
});

test('without a CV one is begun; what does not hold is refused at its field', async () => {
  const they = await veteranOn(server, 'veteran-new@demo.test');
  expect(await they.get('getServiceHistory')).toEqual({ resume: null, version: 0, periods: [], titles: {} });
  const wrong = [
    period({ military_rank_id: null, start_month: '2031-01' }),
    period({ military_corps_id: 1 }),
  ];
  const refused = await they.ask('saveServiceHistory', {
    body: { resume_id: null, version: 0, periods: wrong },
  });
  expect([refused.status, Object.keys(refused.body.errors ?? {}).sort()]).toEqual([
    422,
    [
      'periods.0.end_month',
      'periods.0.start_month',
      'periods.1.military_badged_role_id',
      'periods.1.military_corps_id',
    ],
  ]);
  const servicePeriod = period();
  const twice = { resume_id: null, version: 0, periods: [servicePeriod, servicePeriod] };
  expect((await they.ask('saveServiceHistory', { body: twice })).body.errors).toEqual({
    'periods.1.id': ['Each period needs its own id'],
  });
  const begun = await they.get<History>('saveServiceHistory', {
    body: { resume_id: null, version: 0, periods: [servicePeriod] },
  });
  expect(begun).toMatchObject({ resume: { title: 'My CV' }, periods: [servicePeriod] });
  const { resume } = await they.get<Schemas['User']>('getUserProfile');
  expect(resume).toMatchObject([{ id: begun.resume!.id, is_primary: true }]);
});
