/** People have names of one word, with particles, with suffixes and in any script; each stays, and is shown, as it was given. */
import { afterAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { startLocalProvider } from '../../server/auth/social/localProvider.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { wholeJob } from '../support/contract/jobWriting.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { cvForm, veteranOn } from '../support/contract/onboardingSteps.ts';
import { socialOf } from '../support/contract/socialSteps.ts';
import { testNow } from '../support/contract/testNow.ts';
import { untilDone } from '../support/contract/untilDone.ts';

type Schemas = components['schemas'];

const provider = await startLocalProvider();
afterAll(() => provider.close());

const server = await startTestServer({ social: { local: async () => provider.settings } });
const mailbox = mailboxOf(server);

const password = 'four quiet otters row';

async function signUp(email: string, names: Record<string, string>) {
  const form = new FormData();
  const fields = {
    ...{ role: 'veteran', email, password, password_confirmation: password, country_id: '232' },
    ...{ terms_accepted: 'true', privacy_version: '2026-11', captcha_token: await server.solveCaptcha() },
    ...names,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return server.request('signUp', { form });
}

async function confirmed(email: string, names: Record<string, string>) {
  const { status, headers } = await signUp(email, names);
  expect(status).toBe(201);
  const { token } = mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(email)));
  const { body } = await server.request('verifyEmail', {
    headers: { cookie: String(headers['set-cookie']).split(';')[0]! },
    body: { email, token },
  });
  return body.data as { api_token: string; user: Schemas['User'] };
}

const ways: [string, Record<string, string>, { first_name: string; last_name: string }][] = [
  ['one name', { first_name: 'Suharti' }, { first_name: 'Suharti', last_name: '' }],
  [
    'one name and an empty field',
    { first_name: 'Björk', last_name: ' ' },
    { first_name: 'Björk', last_name: '' },
  ],
  [
    'particles',
    { first_name: 'Jan', last_name: 'van der Berg' },
    { first_name: 'Jan', last_name: 'van der Berg' },
  ],
  [
    'a suffix',
    { first_name: 'Robin', last_name: 'Hale Jr.' },
    { first_name: 'Robin', last_name: 'Hale Jr.' },
  ],
  [
    'the scripts of East Asia',
    { first_name: '花子', last_name: '山田' },
    { first_name: '花子', last_name: '山田' },
  ],
];

describe('INPUT-02 a name stays as it was given', () => {
  test.each(ways.map((way, number) => [...way, number] as const))(
    'at sign-up, in the profile and on a new CV: %s',
    async (_, typed, expected, number) => {
      const { api_token: token, user } = await confirmed(`named-${number}@example.test`, typed);
      expect(user.user_details).toMatchObject(expected);
      const { body } = await server.request('createResume', {
        token,
        body: { title: 'CV', kind: 'cv', template_id: 'margin-green', colour: 'green' },
      });
      const { first_name, last_name = '' } = (body.data as Schemas['Resume']).sections.personal_details ?? {};
      expect({ first_name, last_name }).toEqual(expected);
    },
  );

  test('a last name can be taken out of the profile and put back, and is never only figures', async () => {
    const token = await server.signIn('veteran-plan');
    const change = async (last_name: string) => {
      const profile = await server.request('getUserProfile', { token });
      const { version } = profile.body.data as Schemas['User'];
      const { status, body } = await server.request('updateUserProfile', {
        token,
        body: { version, last_name },
      });
      return status === 200
        ? (body.data as Schemas['User']).user_details?.last_name
        : Object.keys(body.errors ?? {});
    };
    expect([await change(''), await change('12345'), await change('dos Santos')]).toEqual([
      '',
      ['last_name'],
      'dos Santos',
    ]);
  });

  test('a first name is required, at sign-up and from a provider', async () => {
    const answer = await signUp('nameless@example.test', { last_name: 'Reid' });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['first_name']]);
    const { comeBack, finish } = socialOf(server);
    const came = async (email: string, first_name: string) => {
      const { body } = await comeBack('google', { email, first_name, last_name: '' });
      return finish((body.data as { social_ticket: string }).social_ticket);
    };
    const without = await came('nobody@example.test', '');
    expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['first_name']]);
    const { status, body } = await came('suharti.social@example.test', 'Suharti');
    expect(status).toBe(200);
    expect((body.data as { user: Schemas['User'] }).user.user_details).toMatchObject({
      first_name: 'Suharti',
      last_name: '',
    });
  });

  test('the labelled name of a JSON Resume', async () => {
    const they = await veteranOn(server, 'veteran-16@example.test');
    const read: (string | undefined)[][] = [];
    const names = ['Hale, Robin', 'Suharti', 'Maria del Carmen Fernández', 'Robin Hale Jr.', '山田花子'];
    for (const name of names) {
      const json = JSON.stringify({ basics: { name, email: 'robin.hale@example.org' } });
      const { resume_id: id } = await they.get<{ resume_id: number }>('importResume', {
        form: cvForm(json, 'resume.json'),
      });
      const { resume } = await untilDone(
        () => they.get<Schemas['ResumeReview']>('getResumeImport', { params: { id } }),
        ({ parse }) => parse.status === 'processing',
      );
      const { first_name, middle_name, last_name } = resume.sections.personal_details ?? {};
      read.push([first_name, middle_name, last_name]);
    }
    expect(read).toEqual([
      ['Robin', undefined, 'Hale'],
      ['Suharti', undefined, undefined],
      ['Maria', undefined, 'del Carmen Fernández'],
      ['Robin', undefined, 'Hale Jr.'],
      ['山田花子', undefined, undefined],
    ]);
  });

  test('one name is shown without a space after it, wherever it is shown', async () => {
    const people = peopleOf(server);
    const founder = await people.founder();
    await people.putUser(founder, { first_name: 'Suharti', last_name: '', is_admin: true });
    const { body: written } = await founder.call('createJob', { body: wholeJob(testNow) });
    const { body: team } = await founder.call('listCompanyUsers', { body: {} });
    await candidatesOf(server).veteran({
      ...{ first_name: 'Teller', last_name: '', candidate_visibility: 'visible' },
    });
    const { body: candidates } = await founder.call('listCandidates', { query: { search: 'teller' } });
    const token = await server.sessionOf('operator@demo.test');
    const { body: users } = await server.request('listAdminUsers', { token, query: { search: 'suharti' } });
    const shown = [
      (written.data as Schemas['Job']).recruiter?.owner,
      ...[team, candidates, users].flatMap(({ data }) => data),
    ];
    expect(JSON.stringify(shown)).not.toMatch(/(Suharti|Teller) "/);
    expect((written.data as Schemas['Job']).recruiter?.owner).toMatchObject({ name: 'Suharti' });
    expect(team.data).toMatchObject([{ name: 'Suharti' }]);
    expect(users.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Suharti', email: founder.email })]),
    );
    expect(JSON.stringify(candidates.data)).toContain('"Teller"');
  });
});

test('what others read has nothing invisible in it, such as what turns a text round', async () => {
  const turned = (text: string) => `\u202e${text.slice(0, 3)}\u200b${text.slice(3)}\u2069`;
  const founder = await peopleOf(server).founder();
  const job = wholeJob(testNow, {
    title: turned('Signal Fitter'),
    requirements: [turned('A mechanical trade')],
    skills: [{ name: turned('Fault finding'), is_required: true }],
  });
  const { body: created } = await founder.call('createJob', { body: job });
  const { title, requirements, skills } = created.data as Schemas['Job'];
  expect([title, requirements, skills.map(({ name }) => name)]).toEqual([
    'Signal Fitter',
    ['A mechanical trade'],
    ['Fault finding'],
  ]);
  const token = await server.signIn('veteran-plan');
  const profile = await server.request('getUserProfile', { token });
  const { version } = profile.body.data as Schemas['User'];
  const change = { version, first_name: turned('Robin'), last_name: 'علی\u200cرضا' };
  const { body } = await server.request('updateUserProfile', { token, body: change });
  expect((body.data as Schemas['User']).user_details).toMatchObject({
    first_name: 'Robin',
    last_name: 'علی\u200cرضا',
  });
  const resume = { title: turned('My CV'), kind: 'cv', template_id: 'margin-green', colour: 'green' };
  const { body: stored } = await server.request('createResume', { token, body: resume });
  expect((stored.data as Schemas['Resume']).title).toBe('My CV');
});
