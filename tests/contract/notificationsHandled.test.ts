/** A notification that asks for something is read once that is done, by whoever does it. */
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { checkedCv, cvForm, everySection, veteranOn } from '../support/contract/onboardingSteps.ts';

type Schemas = components['schemas'];
type Type = Schemas['NotificationType'];

const start = new Date('2026-11-20T09:00:00Z');
let now = start;
const server = await startTestServer({ clock: () => now });
const steps = applicationsOn(server, start);
const people = peopleOf(server);

type Reader = Pick<Person, 'ask'> | Pick<Recruiter, 'call'>;

async function listOf(reader: Reader, type: Type, applicationId?: number) {
  const ask = 'ask' in reader ? reader.ask : reader.call;
  const { body } = await ask('listNotifications');
  const all = (body.data as Schemas['Notification'][]).filter((item) => item.type === type);
  return applicationId ? all.filter(({ link }) => link?.endsWith(`/${applicationId}`)) : all;
}

/** Of each that a reader got of a type, the latest first: whether it still asks. */
const asking = async (...of: Parameters<typeof listOf>) =>
  (await listOf(...of)).map(({ read_at }) => read_at === null);

test('a CV that was read asks to be checked, where that is done, until it is', async () => {
  const leah = await veteranOn(server, 'veteran-cv');
  await leah.upload(cvForm());
  const { resume } = await leah.read();
  const [notice, ...others] = await listOf(leah, 'cv_parsed');
  expect([notice?.link, notice?.read_at, others]).toEqual(['/veteran/onboarding?step=1', null, []]);
  const { id: resume_id, version } = resume;
  await leah.get('saveCv', {
    body: { resume_id, version, confirmed_sections: everySection, sections: checkedCv() },
  });
  expect(await asking(leah, 'cv_parsed')).toEqual([false]);
});

test('a request to join asks every admin until one of them has decided, or it is taken back', async () => {
  const { company, domain, ...admin } = await people.founder();
  const second = await people.recruiter(undefined, 'uk', { company_id: company.id, is_admin: true });
  const both = async () => [
    ...(await asking(admin, 'join_request')),
    ...(await asking(second, 'join_request')),
  ];
  const person = await people.recruiter(domain);
  const other = await people.recruiter(domain);
  for (const they of [person, other])
    await they.call('joinCompany', { params: { id: company.id }, body: {} });
  expect(await both()).toEqual([true, true, true, true]);
  await second.call('updateCompanyUser', { params: { id: person.id }, body: { action: 'approve' } });
  expect(await both()).toEqual([true, false, true, false]);
  await other.call('cancelJoin', { params: { id: company.id } });
  expect(await both()).toEqual([false, false, false, false]);
});

test('a company that was not approved is asked to act until it is approved', async () => {
  const { company, ...founder } = await people.founder({}, 'pending');
  const operator = await server.sessionOf('operator@demo.test', 'uk');
  const decide = async (decision: string) =>
    server.request('decideCompany', {
      token: operator,
      params: { id: company.id },
      body: {
        ...{ decision, code: 'incomplete', text: 'The website does not open.', confirm_duplicate: true },
        version: await people.versionOf(company.id),
      },
    });
  await decide('reject');
  expect(await asking(founder, 'company_rejected')).toEqual([true]);
  await founder.call('resubmitCompany', { body: {} });
  await decide('approve');
  expect([await asking(founder, 'company_rejected'), await asking(founder, 'company_approved')]).toEqual([
    [false],
    [true],
  ]);
});

test('a request to invite several people asks until each was approved or declined', async () => {
  const { company, domain, ...admin } = await people.founder();
  const member = await people.recruiter(undefined, 'uk', { company_id: company.id });
  const emails = [`first@${domain}`, `second@${domain}`];
  await member.call('inviteCompanyUsers', { body: { emails } });
  const listed = (await admin.call('listCompanyInvitations')).body.data as Schemas['CompanyInvitation'][];
  const [second, first] = listed;
  await admin.call('resendCompanyInvitation', { params: { id: first!.id } });
  expect(await asking(admin, 'invitation_wanted')).toEqual([true]);
  await admin.call('revokeCompanyInvitation', { params: { id: second!.id } });
  expect(await asking(admin, 'invitation_wanted')).toEqual([false]);
});

const veteran = await steps.person('veteran-complete@demo.test');
const recruiter = await steps.person(northgate);

async function moved({ id }: Pick<Application, 'id'>, to: string, more: object = {}): Promise<Application> {
  const { version } = await recruiter.get<Application>('getApplication', { params: { id } });
  return recruiter.get('moveApplication', { params: { id }, body: { to, version, ...more } });
}

const interview = {
  times: ['2026-12-01T10:00:00.000Z', '2026-12-02T14:30:00.000Z'],
  ...{ minutes: 45, mode: 'phone', time_zone: 'Europe/London' },
};

async function invited(title: string, times = interview.times): Promise<Application> {
  const sent = await steps.apply(veteran, await steps.job({ title, country_id: 232 }));
  await moved(sent, 'viewed');
  return moved(sent, 'interview', { interview: { ...interview, times } });
}

const answer = ({ id, interview }: Application, body: object) =>
  veteran.get<Application>('answerInterview', {
    params: { id },
    body: { interview_id: interview!.id, sequence: interview!.sequence, ...body },
  });

test('times of an interview ask the veteran until they answer, and a wish for others the employer until they propose some', async () => {
  const application = await invited('Fitter');
  const { id } = application;
  const state = async () => [
    await asking(veteran, 'interview_proposed', id),
    await asking(recruiter, 'interview_requested', id),
  ];
  expect(await state()).toEqual([[true], []]);
  await answer(application, { answer: 'requested', message: 'I am away that week.' });
  expect(await state()).toEqual([[false], [true]]);
  const { version } = await recruiter.get<Application>('getApplication', { params: { id } });
  const again = await recruiter.get<Application>('proposeInterview', {
    params: { id },
    body: { version, interview },
  });
  expect(await state()).toEqual([[true, false], [false]]);
  await answer(again, { answer: 'confirmed', at: interview.times[0] });
  expect(await state()).toEqual([[false, false], [false]]);
});

test('a new application is news until the company opens it or decides, and an agreed time until the interview is behind', async () => {
  const sent = await steps.apply(veteran, await steps.job({ title: 'Banksman', country_id: 232 }));
  const { id } = sent;
  const state = async () => [
    await asking(recruiter, 'new_application', id),
    await asking(recruiter, 'interview_confirmed', id),
  ];
  expect(await state()).toEqual([[true], []]);
  await moved(sent, 'viewed');
  expect(await state()).toEqual([[false], []]);
  const morning = ['2026-12-01T08:00:00.000Z'];
  const application = await moved(sent, 'interview', { interview: { ...interview, times: morning } });
  await answer(application, { answer: 'confirmed', at: morning[0] });
  expect(await state()).toEqual([[false], [true]]);
  now = new Date('2026-12-01T12:00:00Z');
  await moved(sent, 'hired', { hire_confirmed: true });
  expect(await state()).toEqual([[false], [false]]);
  now = start;
});

test('a rejection that the veteran has not been sent yet changes nothing that they see', async () => {
  const application = await invited('Rigger', ['2026-11-23T10:00:00.000Z']);
  // Once the times have passed, it is the employer’s turn.
  now = new Date('2026-11-24T09:00:00Z');
  await moved(application, 'rejected', { reason_code: 'other' });
  expect(await asking(veteran, 'interview_proposed', application.id)).toEqual([true]);
  now = start;
});

test('an offer asks the veteran until they answer it, and their answer the employer until they are hired', async () => {
  const sent = await steps.apply(veteran, await steps.job({ title: 'Depot lead', country_id: 232 }));
  for (const to of ['viewed', 'shortlisted', 'interview']) await moved(sent, to);
  const offer = {
    ...{ pay: { amount: 3_450_000, currency: 'GBP', per: 'year' }, starts_on: '2027-01-04' },
    ...{ hours: '37.5 hours per week', place: 'Avonmouth depot', conditions: [], reply_by: '2026-11-27' },
  };
  const { id, offer: sentOffer } = await moved(sent, 'offer', { offer });
  const state = async () => [
    await asking(veteran, 'application_offer', id),
    await asking(recruiter, 'offer_accepted', id),
  ];
  expect(await state()).toEqual([[true], []]);
  await veteran.get('answerOffer', { params: { id }, body: { offer_id: sentOffer!.id, answer: 'accepted' } });
  expect(await state()).toEqual([[false], [true]]);
  await moved(sent, 'hired');
  expect(await state()).toEqual([[false], [false]]);
});
