/**
 * For each operation that takes more than its example: a call that succeeds, on things of its own wherever it
 * changes them.
 */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { components } from '../../../openapi.gen.d.ts';
import { demoPassword } from '../../../server/auth/passwords/demoPassword.ts';
import { applications } from '../../../server/db/schema/applications.ts';
import { onboardings } from '../../../server/db/schema/onboarding.ts';
import type { OperationId } from '../../../server/http/contract/call.ts';
import { shippedArtefact } from '../../../server/occupations/reference.ts';
import { seededPeople } from '../../../server/seed/seededPeople.ts';
import { shortPdf } from '../../fixtures/cv/pdfByHand.ts';
import { applicationsOn, northgate } from './applicationSteps.ts';
import { candidatesOf } from './candidatePeople.ts';
import { companyForm, peopleOf } from './companyPeople.ts';
import type { Described } from './described.ts';
import { type RequestOptions, type TenantSlug, type TestServer, tenantOf } from './harness.ts';
import { wholeJob } from './jobWriting.ts';
import { mailboxOf } from './mailbox.ts';
import * as onboarding from './onboardingSteps.ts';
import { socialOf } from './socialSteps.ts';
import { testNow } from './testNow.ts';
import * as plans from './transitionPlanSteps.ts';

type Schemas = components['schemas'];
type Call = () => Promise<RequestOptions> | RequestOptions;
type Thing = { id: number; version: number };

/** Who makes a call that needs no other person, by `x-access`. */
const usualCallers: Record<string, string | null> = {
  public: null,
  anyone: null,
  signed_in: 'veteran-complete@demo.test',
  veteran: 'veteran-complete@demo.test',
  veteran_or_recruiter: 'veteran-complete@demo.test',
  recruiter: northgate,
  hiring_team: northgate,
  recruiter_any: northgate,
  company_admin: 'recruiter-admin@northgate.test',
  company_admin_any: 'recruiter-admin@northgate.test',
  tenant_admin: 'operator@demo.test',
};

const proof = { current_password: demoPassword };
const newPassword = { password: 'four quiet otters row', password_confirmation: 'four quiet otters row' };
const accepted = { terms_accepted: 'true', privacy_version: '2026-11' };
const consent = { consent_version: '2026-11', consent_accepted: true };
const courses = { content: 'courses' };

const [uk, us, britishArmy, royalSignals, bristol] = [232, 233, 103, 405, 48703];
const infantryman = { query: { search: '11B', country_id: us } };

const throughOnboarding = {
  ...{ personal_details_done_at: testNow, cv_done_at: testNow, career_direction_done_at: testNow },
  ...{ questionnaire_done_at: testNow, action_plan_done_at: testNow, services_done_at: testNow },
};

const leaving = { service_status: 'serving' as const, leaving_date: plans.inDays(500) };

const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const paper = () => formOf({ file: new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], 'paper.pdf') });

/** Opens as a PDF. */
const licence = () => formOf({ file: new File([new Uint8Array(shortPdf())], 'licence.pdf') });

async function picture() {
  const square = sharp({ create: { width: 200, height: 200, channels: 3, background: 'olive' } });
  return new File([new Uint8Array(await square.png().toBuffer())], 'picture.png');
}

function once<Result>(make: () => Promise<Result>) {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= make();
    return result;
  };
}

let counted = 0;
const unique = (word: string) => {
  counted += 1;
  return `${word}-${counted}`;
};
const newAddress = () => `${unique('newcomer')}@example.test`;

function validCallsOn(server: TestServer): Partial<Record<OperationId, Call>> {
  const people = peopleOf(server);
  const candidates = candidatesOf(server);
  const steps = applicationsOn(server, testNow);
  const mailbox = mailboxOf(server);
  const social = socialOf(server);

  async function caller(email: string, tenant: TenantSlug = 'uk') {
    const by = { tenant, token: await server.sessionOf(email, tenant) };
    return { ...(await onboarding.veteranOn(server, email, tenant)), email, by };
  }
  type Caller = Awaited<ReturnType<typeof caller>>;

  // A new session for each call: another may end those there are.
  const persona = (email: string) => () => caller(email);
  const complete = persona('veteran-complete@demo.test');
  const operator = persona('operator@demo.test');
  const recruiter = persona(northgate);
  const american = () => caller('veteran-complete@demo.test', 'us');

  const tenantId = once(async () => (await tenantOf(server.database, 'uk')).id);

  // With a CV, and through onboarding.
  async function newVeteran(): Promise<Caller> {
    const { id, email } = await candidates.veteran();
    const values = { tenant_id: await tenantId(), user_id: id, ...throughOnboarding };
    await server.database.asPlatform((tx) => tx.insert(onboardings).values(values));
    return caller(email);
  }

  // Of the seed, where everybody has the password of the demo.
  const unused = seededPeople().flatMap(({ email, role, persona }) =>
    role === 'veteran' && persona === null ? [email] : [],
  );
  function withPassword(): Promise<Caller> {
    const email = unused.shift();
    if (!email) throw new Error('The seed has no more veterans');
    return caller(email);
  }

  // A call of this person, prepared by `make`.
  const as =
    <They extends Caller>(
      signIn: () => Promise<They>,
      make: (they: They) => RequestOptions | Promise<RequestOptions> = () => ({}),
    ): Call =>
    async () => {
      const they = await signIn();
      return { ...they.by, ...(await make(they)) };
    };

  // Accounts

  const tokenIn = async (email: string) =>
    mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(email))).token;

  const signUpForm = async (email: string) =>
    formOf({
      ...{ role: 'veteran', first_name: 'Leah', last_name: 'Porter', email, country_id: String(uk) },
      ...{ ...newPassword, ...accepted, captcha_token: await server.solveCaptcha() },
    });

  async function resetToken(email: string) {
    const captcha_token = await server.solveCaptcha();
    await server.request('forgotPassword', { body: { email, captcha_token } });
    return tokenIn(email);
  }

  const socialPerson = (email: string) => ({ email, first_name: 'Sam', last_name: 'Reid' });

  async function ticketFor(email: string) {
    const { body } = await social.comeBack('google', socialPerson(email));
    return (body.data as { social_ticket: string }).social_ticket;
  }

  const toLink = async ({ email }: Caller) => ({ social_ticket: await ticketFor(email), ...proof });

  // Somebody signs in by a new address; the former one gets the link that takes the account back.
  async function takenOver() {
    const owner = await withPassword();
    const new_email = newAddress();
    await owner.get('changeEmail', { body: { new_email, ...proof } });
    await server.request('confirmEmailChange', { body: { token: await tokenIn(new_email) } });
    return { body: { token: await tokenIn(owner.email) } };
  }

  // CVs

  async function ownResume({ get }: Caller) {
    const [resume] = await get<Thing[]>('listResumes');
    return { id: resume!.id, version: resume!.version };
  }

  const onResume = (more: (version: number) => RequestOptions = () => ({})) =>
    as(newVeteran, async (they) => {
      const { id, version } = await ownResume(they);
      return { params: { id }, ...more(version) };
    });

  const onSummary = ({ id, version }: Thing): RequestOptions => ({
    params: { id, section: 'summary' },
    body: { version, value: { text: 'Network engineer.' } },
  });

  async function federal(they: Caller) {
    const { id } = await ownResume(they);
    const body = { title: unique('IT Specialist'), from_resume_id: id };
    return they.get<Thing>('createFederalResume', { body });
  }

  // Plans

  const atWork = (they: Caller) => plans.atWork(they, 'education', plans.educationSteps(leaving));

  const planner = once(async () => {
    const they = await newVeteran();
    return { ...they, plan: await atWork(they) };
  });
  type Planner = Awaited<ReturnType<typeof planner>>;

  const onPlan = as(planner, ({ plan }) => ({ params: { id: plan.id } }));

  async function milestone({ get, plan: { id } }: Planner) {
    const body = { title: unique('Visit'), due_on: plans.inDays(90) };
    const { milestones } = await get<plans.Plan>('createMilestone', { params: { id }, body });
    const added = milestones.find(({ title }) => title === body.title)!;
    return { params: { id, mid: added.id }, version: added.version };
  }

  async function withEvidence(they: Planner) {
    const { params } = await milestone(they);
    await they.get('uploadMilestoneEvidence', { params, form: paper() });
    return { params };
  }

  // Companies

  async function company(status: 'pending' | 'active' | 'rejected', more: Record<string, string> = {}) {
    const name = unique('Wexcombe');
    const website = `https://${name.toLowerCase()}.test`;
    const founder = await people.founder({ name, website, ...more }, status);
    return { admin: { token: founder.token }, params: { id: founder.company.id } };
  }

  // A recruiter to whom the company was offered.
  async function newcomer() {
    const admin = await people.founder();
    const person = await people.recruiter(admin.domain);
    return { admin, person, onIt: { token: person.token, params: { id: admin.company.id } } };
  }

  async function joining() {
    const { admin, person, onIt } = await newcomer();
    await person.call('joinCompany', { ...onIt, body: {} });
    const decision = { params: { id: person.id }, body: { action: 'approve' } };
    return { admin, person, onIt, decision };
  }

  async function invitation() {
    const { admin, person } = await newcomer();
    await admin.call('inviteCompanyUsers', { body: { emails: [person.email] } });
    const { body } = await admin.call('listCompanyInvitations');
    const [invited] = body.data as Thing[];
    const sent = { token: await tokenIn(person.email) };
    return { person, sent, onIt: { token: admin.token, params: { id: invited!.id } } };
  }

  // Jobs, applications and offers

  const aJob = async (status: 'draft' | 'published' = 'published') => ({
    params: { id: (await steps.job({ status, title: unique('Engineer'), country_id: uk })).id },
  });

  const onResumeAndJob = (more: (jobId: number) => RequestOptions) =>
    as(newVeteran, async (they) => {
      const { id } = await ownResume(they);
      return { params: { id }, ...more((await aJob()).params.id) };
    });

  const onJob = (signIn: () => Promise<Caller>, more: RequestOptions = {}) =>
    as(signIn, async () => ({ ...(await aJob()), ...more }));

  async function hiringManager() {
    const { company_id } = await steps.job({ title: unique('Engineer'), country_id: uk });
    return people.recruiter(undefined, 'uk', { company_id, member_role: 'hiring_manager' });
  }

  // A draft that could be published.
  const written = (they: Caller) => they.get<Thing>('createJob', { body: wholeJob(testNow) });

  async function changed(they: Caller) {
    const params = { id: (await written(they)).id };
    const published = await they.get<Thing>('publishJob', { params });
    const { version } = await they.get<Thing>('updateJob', {
      params,
      body: { version: published.version, title: 'Depot lead' },
    });
    return { params, body: { version } };
  }

  const wish = async (they: Caller) => ({ resume_id: (await ownResume(they)).id, ...consent });

  async function applicant() {
    const they = await newVeteran();
    const { id } = await they.get<Thing>('applyToJob', { ...(await aJob()), body: await wish(they) });
    return { ...they, params: { id } };
  }

  const onApplication = (more: RequestOptions = {}) => as(applicant, ({ params }) => ({ params, ...more }));

  async function received({ get }: Caller) {
    const { params } = await applicant();
    return get<Schemas['Application']>('getApplication', { params });
  }

  // The company has written to them.
  async function withMessage() {
    const they = await applicant();
    const { get } = await recruiter();
    const { id } = await get<Thing>('sendMessage', { params: they.params, body: { text: 'Are you free?' } });
    return { ...they, messageId: id };
  }

  async function withTemplate() {
    const they = await recruiter();
    const body = { kind: 'message', title: 'Ask', text: 'Are you free?' };
    const { id, version } = await they.get<Thing>('createTemplate', { body });
    return { ...they, params: { id }, version };
  }

  async function inactive() {
    const they = await applicant();
    const { version } = await they.get<Thing>('getApplication', { params: they.params });
    await server.database.asPlatform((tx) =>
      tx
        .update(applications)
        .set({ status: 'inactive', inactive_from: 'submitted' })
        .where(eq(applications.id, they.params.id)),
    );
    return { ...they, version };
  }

  const terms = {
    ...{ pay: { amount: 3_450_000, currency: 'GBP', per: 'year' }, starts_on: '2027-01-04' },
    ...{ hours: '37.5 hours per week', place: 'Avonmouth depot', reply_by: plans.inDays(7) },
  };

  // Each at its own time: the recruiter is in one interview at a time.
  let interviews = 0;
  const interview = () => {
    const [day, hour] = [7 + Math.floor(interviews / 10), 10 + (interviews % 10)];
    interviews += 1;
    return {
      ...{ times: [`${plans.inDays(day)}T${hour}:00:00Z`], minutes: 45, mode: 'video' },
      link: 'https://meet.example.com/northgate',
    };
  };

  async function invitedToInterview() {
    const they = await applicant();
    const { params } = they;
    const { get } = await recruiter();
    let { version } = await get<Thing>('getApplication', { params });
    for (const to of ['viewed', 'interview'])
      ({ version } = await get<Thing>('moveApplication', {
        params,
        body: { to, version, ...(to === 'interview' ? { interview: interview() } : {}) },
      }));
    const application = await they.get<Schemas['Application']>('getApplication', { params });
    return { ...they, version, interview: application.interview! };
  }

  async function confirmed() {
    const they = await invitedToInterview();
    const { id, sequence, times } = they.interview;
    const body = { interview_id: id, sequence, answer: 'confirmed', at: times[0]!.at };
    const application = await they.get<Schemas['Application']>('answerInterview', {
      params: they.params,
      body,
    });
    return { ...they, interview: application.interview! };
  }

  async function offered() {
    const they = await applicant();
    const { params } = they;
    const { get } = await recruiter();
    let { version } = await get<Thing>('getApplication', { params });
    for (const to of ['viewed', 'shortlisted', 'interview', 'offer']) {
      const body = { to, version, ...(to === 'offer' ? { offer: terms } : {}) };
      ({ version } = await get<Thing>('moveApplication', { params, body }));
    }
    const { offer } = await they.get<Schemas['Application']>('getApplication', { params });
    return { ...they, version, offerId: offer!.id };
  }

  async function onConditions() {
    const they = await offered();
    const { params, version } = they;
    const { get } = await recruiter();
    const conditions = [{ kind: 'references' }, { kind: 'other', text: 'A clean driving licence' }];
    await get('amendOffer', { params, body: { version, offer: { ...terms, conditions } } });
    const { offer } = await they.get<Schemas['Application']>('getApplication', { params });
    const body = { offer_id: offer!.id, answer: 'accepted' };
    return { params, version: (await they.get<Thing>('answerOffer', { params, body })).version };
  }

  const onAccepted = (more: (version: number) => RequestOptions) =>
    as(recruiter, async () => {
      const { params, version } = await onConditions();
      return { params, ...more(version) };
    });

  const onOffer = (more: (version: number) => RequestOptions) =>
    as(recruiter, async () => {
      const { params, version } = await offered();
      return { params, ...more(version) };
    });

  // Candidates

  async function candidate() {
    const person = await candidates.veteran({ candidate_visibility: 'anonymous' });
    const job_id = await candidates.job(northgate);
    const number = await candidates.numberOf(northgate, person.id, 'anonymous');
    return { email: person.email, params: { id: number }, body: { job_id } };
  }

  async function invited() {
    const { email, params, body } = await candidate();
    const { id } = await (await recruiter()).get<Thing>('inviteToApply', { params, body });
    return { ...(await caller(email)), params: { id } };
  }

  const onJobInvitation = as(invited, ({ params }) => ({ params }));

  async function blocking() {
    const { id, email } = await candidates.veteran();
    await candidates.blocked(northgate, id);
    return caller(email);
  }

  // Services and content

  const onService = (list: 'listCourses' | 'listServiceProviders', more: RequestOptions = {}) =>
    as(newVeteran, async ({ get }) => {
      const [service] = await get<Thing[]>(list);
      return { params: { id: service!.id }, ...more };
    });

  const courseCells = () => ({
    ...{ code: unique('night-maths'), title: 'Maths at night', provider: 'letters-and-numbers' },
    ...{ category: 'education', summary: 'Two evenings a week.', description_html: '<p>Two evenings.</p>' },
    ...{ eligibility: 'Everyone who has served.', how_to_join: 'Write to us.', service_type: 'online' },
    ...{ availability: 'extended_hours', countries: 'GB', level: 'Level 2', duration: '20 weeks' },
    ...{ cost_amount: '120.50', currency: 'GBP' },
  });

  const withAddress = () => ({
    ...{ code: unique('quiet-harbour'), name: 'Quiet Harbour', category: 'housing', summary: 'Rooms.' },
    ...{ description_html: '<p>Rooms.</p>', eligibility: 'Veterans.', how_to_join: 'Call.' },
    ...{ service_type: 'in_person', availability: 'business_hours', countries: 'GB', cost: 'Free' },
    email: 'rooms@harbour.example',
  });

  async function aCourse({ get }: Caller) {
    const body = { cells: courseCells() };
    const row = await get<{ id: number; version: string }>('createContent', { params: courses, body });
    return { version: row.version, params: { ...courses, id: row.id } };
  }

  const onCourse = as(operator, async (they) => ({ params: (await aCourse(they)).params }));

  const ofService: Call = () => ({ params: { id: britishArmy } });

  return {
    getTenantInfo: () => ({ query: { domain: 'uk.localhost' } }),
    getDemoMailPage: async () => {
      const { email } = await newVeteran();
      await resetToken(email);
      return { params: { id: (await mailbox.latest(email)).id } };
    },
    getFunnel: as(operator, () => ({ params: { id: 'auth' } })),

    listStates: () => ({ params: { id: uk } }),
    listCities: async () => {
      const { body } = await server.request('listStates', { params: { id: uk } });
      return { params: { id: (body.data as Thing[])[0]!.id } };
    },
    nameCities: () => ({ query: { id: bristol } }),
    listMilitaryServices: () => ({ params: { id: uk } }),
    listMilitaryRanks: ofService,
    listMilitaryNavyServices: ofService,
    listMilitaryProfessions: ofService,
    listMilitaryCorps: ofService,
    listMilitaryBadgedRoles: () => ({ params: { id: 0 }, query: { military_corps_id: royalSignals } }),
    searchMilitaryRoles: () => infantryman,
    getMilitaryRole: async () => {
      const { body } = await server.request('searchMilitaryRoles', infantryman);
      return { params: { id: (body.data as Thing[])[0]!.id } };
    },
    searchOccupations: () => ({ query: { search: 'engineer' } }),
    suggestJobSearches: () => ({ query: { search: 'engineer' } }),
    getIndexingProgress: as(operator, () => ({})),
    importReferenceRelease: as(operator, () => ({
      form: formOf({ file: new File([new Uint8Array(shippedArtefact())], 'release.bin') }),
    })),

    signUp: async () => ({ form: await signUpForm(newAddress()) }),
    verifyEmail: async () => {
      const email = newAddress();
      const { headers } = await server.request('signUp', { form: await signUpForm(email) });
      // Another browser would have to give the password.
      const cookie = String(headers['set-cookie']).split(';')[0]!;
      return { headers: { cookie }, body: { email, token: await tokenIn(email) } };
    },
    checkPasswordReset: async () => ({ body: { token: await resetToken((await newVeteran()).email) } }),
    resetPassword: async () => {
      const { email } = await newVeteran();
      return { body: { email, token: await resetToken(email), ...newPassword } };
    },
    confirmEmailChange: async () => {
      const new_email = newAddress();
      await (await withPassword()).get('changeEmail', { body: { new_email, ...proof } });
      return { body: { token: await tokenIn(new_email) } };
    },
    checkSecureAccount: takenOver,
    secureAccount: takenOver,
    exchangeSocialCode: async () => {
      const { url, cookie } = await social.setOut('google');
      const back = await social.signInThere(url, socialPerson(newAddress()));
      const { code, state } = Object.fromEntries(back.searchParams);
      return { headers: { cookie }, body: { provider: 'google', code, state } };
    },
    socialSignUp: async () => ({
      form: formOf({ social_ticket: await ticketFor(newAddress()), country_id: String(uk), ...accepted }),
    }),
    linkIdentity: as(withPassword, async (they) => ({ body: await toLink(they) })),
    unlinkIdentity: as(withPassword, async (they) => {
      await they.get('linkIdentity', { body: await toLink(they) });
      return { params: { provider: 'google' }, body: proof };
    }),

    updateUserProfile: as(newVeteran, async (they) => {
      const { version } = await they.get<Thing>('getUserProfile');
      return { body: { version, first_name: 'Aisha', last_name: 'Karim' } };
    }),
    uploadProfilePicture: as(newVeteran, async () => ({
      form: formOf({ profile_picture: await picture() }),
    })),
    getPicture: async () => {
      const form = formOf({ profile_picture: await picture() });
      const they = await newVeteran();
      const { thumb_url } = await they.get<{ thumb_url: string }>('uploadProfilePicture', { form });
      const [key, size] = thumb_url.split('/').slice(-2);
      return { params: { key: key!, size: size! } };
    },
    changePassword: as(withPassword, () => ({ body: { ...proof, ...newPassword } })),
    changeEmail: as(withPassword, () => ({ body: { new_email: newAddress(), ...proof } })),
    endSession: as(newVeteran, async (they) => {
      const [session] = await they.get<{ id: number }[]>('listSessions');
      return { params: { id: session!.id } };
    }),
    deleteAccount: as(withPassword, () => ({ body: proof })),
    cancelAccountDeletion: as(withPassword, async (they) => {
      await they.get('deleteAccount', { body: proof });
      return {};
    }),
    createGdprPdf: as(complete, () => ({ body: proof })),
    getGdprPdf: as(withPassword, async (they) => {
      const { id } = await they.get<Thing>('createGdprPdf', { body: proof });
      return { params: { id } };
    }),
    saveLeavingDate: as(newVeteran, () => ({ body: { leaving: { answer: 'dated', on: '2027-10' } } })),
    saveServiceHistory: as(newVeteran, async (they) => {
      const { resume, version, periods } = await they.get<Schemas['ServiceHistory']>('getServiceHistory');
      return { body: { resume_id: resume!.id, version, periods } };
    }),

    createCompany: async () => ({ token: (await people.recruiter()).token, form: companyForm() }),
    joinCompany: async () => ({ ...(await newcomer()).onIt, body: { message: 'I look for drivers.' } }),
    cancelJoin: async () => (await joining()).onIt,
    declineFoundCompany: async () => ({ token: (await newcomer()).person.token }),
    appealCompany: async () => ({ ...(await company('rejected')).admin, body: { text: 'It opens again.' } }),
    resubmitCompany: async () => ({ ...(await company('rejected')).admin, body: { note: 'Corrected.' } }),
    leaveCompany: async () => {
      const { admin, person, decision } = await joining();
      await admin.call('updateCompanyUser', decision);
      return { token: person.token };
    },
    updateCompanyUser: async () => {
      const { admin, decision } = await joining();
      return { token: admin.token, ...decision };
    },
    saveCompanyLogo: async () => ({
      ...(await company('active')).admin,
      form: formOf({ logo: await picture() }),
    }),
    resendCompanyInvitation: async () => (await invitation()).onIt,
    revokeCompanyInvitation: async () => (await invitation()).onIt,
    checkInvitation: async () => ({ body: (await invitation()).sent }),
    acceptInvitation: async () => {
      const { person, sent } = await invitation();
      return { token: person.token, body: sent };
    },

    getAdminCompany: as(operator, async () => ({ params: (await company('active')).params })),
    checkCompanyWebsite: as(operator, async () => ({ params: (await company('active')).params })),
    decideCompany: as(operator, async () => {
      const { params } = await company('pending');
      return { params, body: { decision: 'approve', version: await people.versionOf(params.id) } };
    }),
    checkCommitment: as(operator, async (they) => {
      const commitment = {
        veteran_commitment: 'silver',
        commitment_evidence: 'https://www.armedforcescovenant.gov.uk/',
      };
      const { params } = await company('pending', commitment);
      const { company: row } = await they.get<{ company: Schemas['AdminCompany'] }>('getAdminCompany', {
        params,
      });
      return { params, body: { is_confirmed: true, version: row.company.version } };
    }),
    updateAdminUser: as(operator, async () => ({
      params: { id: (await candidates.veteran()).id },
      body: { action: 'deactivate', reason: 'Asked for by the person' },
    })),
    decideJobReports: as(operator, async () => {
      const { params } = await aJob();
      await (await newVeteran()).get('reportJob', { params, body: { reason: 'scam' } });
      const body = { decision: 'dismiss', text: 'The pay is right.', seen_until: testNow.toISOString() };
      return { params, body };
    }),
    decideMessageReports: as(operator, async () => {
      const { get, messageId } = await withMessage();
      const params = { id: messageId };
      await get('reportMessage', { params, body: { reason: 'scam' } });
      const body = { decision: 'hide', text: 'It asks for money.', seen_until: testNow.toISOString() };
      return { params, body };
    }),
    getReference: as(operator, async (they) => {
      const params = { list: 'military-corps' };
      const [row] = await they.get<Thing[]>('listReference', { params });
      return { params: { ...params, id: row!.id } };
    }),
    createContent: as(operator, () => ({ params: courses, body: { cells: courseCells() } })),
    importContent: as(operator, async (they) => {
      const { file } = await they.ask('exportContent', { params: courses });
      return { params: courses, form: formOf({ file: new File([new Uint8Array(file!)], 'courses.csv') }) };
    }),
    getContent: onCourse,
    updateContent: as(operator, async (they) => {
      const { params, version } = await aCourse(they);
      return { params, body: { version, cells: { level: 'Level 3' } } };
    }),
    deleteContent: onCourse,

    saveOnboardingDraft: as(persona('veteran-new@demo.test'), () => ({
      body: { step: 0, values: { phone_number: '7700' }, version: 0 },
    })),
    savePersonalDetails: as(persona('veteran-personal@demo.test'), () => ({ body: onboarding.person })),
    uploadCv: as(persona('veteran-cv@demo.test'), () => ({ form: onboarding.cvForm() })),
    saveCareerDirection: as(persona('veteran-direction@demo.test'), () => ({ body: onboarding.findJob })),
    getQuestionnaire: as(complete, () => ({ params: { id: onboarding.findJob.answer_option_id } })),
    saveQuestionnaire: as(persona('veteran-questionnaire@demo.test'), async (they) => {
      await they.get('saveCareerDirection', { body: onboarding.findJob });
      const career_direction_id = onboarding.findJob.answer_option_id;
      return { body: { answers: onboarding.jobAnswers, career_direction_id, is_final: true } };
    }),
    refineActionPlan: as(complete, async (they) => {
      const { version } = await they.get<Thing>('getActionPlan');
      const answers = [
        { question_id: 6801, answer_option_ids: [680107] },
        { question_id: 6803, answer_option_id: 680302 },
        { question_id: 6804, answer_option_id: 680401 },
      ];
      return { body: { answers, version, preview: true } };
    }),
    updateActionPlanTask: as(complete, async (they) => {
      const [task] = (await they.get<Schemas['ActionPlan']>('getActionPlan')).tasks;
      return { params: { id: task!.id }, body: { status: 'done', version: task!.version } };
    }),

    createTransitionPlan: as(newVeteran, () => ({ body: { type: 'education' } })),
    getTransitionPlan: onPlan,
    saveTransitionPlanStep: as(newVeteran, async (they) => {
      const { id, version } = await plans.begin(they, 'education');
      return { params: { id, n: 0 }, body: { version, fields: { place: 'Leeds' } } };
    }),
    activateTransitionPlan: as(newVeteran, async (they) => {
      const { id, version } = await plans.filledIn(they, 'education', plans.educationSteps(leaving));
      return { params: { id }, body: { version } };
    }),
    archiveTransitionPlan: as(newVeteran, async (they) => {
      const { id, version } = await atWork(they);
      return { params: { id }, body: { version } };
    }),
    replanTransition: as(newVeteran, async (they) => {
      const { id, version } = await atWork(they);
      return { params: { id }, body: { leaving_date: plans.inDays(600), version } };
    }),
    createMilestone: as(planner, ({ plan }) => ({
      params: { id: plan.id },
      body: { title: 'Move house', due_on: plans.inDays(120) },
    })),
    updateMilestone: as(planner, async (they) => {
      const { params, version } = await milestone(they);
      return { params, body: { status: 'done', version } };
    }),
    uploadMilestoneEvidence: as(planner, async (they) => ({
      params: (await milestone(they)).params,
      form: paper(),
    })),
    getMilestoneEvidence: as(planner, withEvidence),
    deleteMilestoneEvidence: as(planner, withEvidence),
    getTransitionPlanPdf: onPlan,
    getTransitionPlanCalendar: onPlan,
    readCalendarFeed: as(planner, async (they) => {
      const { url } = await they.get<Schemas['CalendarAddress']>('createCalendarFeed');
      return { params: { token: new URL(url).pathname.split('/')[3]! } };
    }),

    getResume: onResume(),
    updateResume: onResume((version) => ({ body: { version, template_id: 'margin-green' } })),
    deleteResume: onResume(),
    saveResumeSection: as(newVeteran, async (they) => onSummary(await ownResume(they))),
    duplicateResume: onResume(),
    getResumeCoverage: onResumeAndJob((job_id) => ({ query: { job_id } })),
    createTailoredCopy: onResumeAndJob((job_id) => ({ body: { job_id } })),
    restoreResume: as(newVeteran, async (they) => {
      const { id } = await ownResume(they);
      await they.ask('deleteResume', { params: { id } });
      return { params: { id } };
    }),
    listResumeVersions: onResume(),
    restoreResumeVersion: as(newVeteran, async (they) => {
      const resume = await ownResume(they);
      await they.get('saveResumeSection', onSummary(resume));
      return { params: { id: resume.id, n: 1 } };
    }),
    rewriteResumeText: onResume(() => ({
      body: { text: 'I was responsible for the management of 14 engineers', mode: 'shorten' },
    })),
    translateMilitary: as(newVeteran, async (they) => {
      const params = { id: (await ownResume(they)).id };
      const { sections } = await they.get<Schemas['Resume']>('getResume', { params });
      return { params, body: { item_ids: [sections.military_exp[0]!.id] } };
    }),
    importResume: as(newVeteran, () => ({ form: onboarding.cvForm() })),
    getResumeImport: as(newVeteran, async ({ get }) => {
      const form = onboarding.cvForm();
      const { resume_id } = await get<{ resume_id: number }>('importResume', { form });
      return { params: { id: resume_id } };
    }),
    exportResume: onResume(() => ({ query: { format: 'txt' } })),
    createResumePdf: onResume(() => ({ body: { purpose: 'download' } })),
    checkResume: onResume(),
    getFile: as(newVeteran, async (they) => {
      const params = { id: (await ownResume(they)).id };
      const body = { purpose: 'download' };
      const { file_id } = await they.get<{ file_id: string }>('createResumePdf', { params, body });
      return { params: { file_id } };
    }),
    listFederalResumes: as(american),
    createFederalResume: as(american, () => ({ body: { title: 'IT Specialist' } })),
    getFederalResume: as(american, async (they) => ({ params: { id: (await federal(they)).id } })),
    saveFederalResume: as(american, async (they) => {
      const { id, version } = await federal(they);
      return { params: { id }, body: { version, summary: 'Eleven years.' } };
    }),

    getJob: onJob(recruiter),
    listSimilarJobs: onJob(recruiter),
    previewJob: onJob(recruiter),
    updateJob: as(recruiter, async (they) => {
      const { id, version } = await written(they);
      return { params: { id }, body: { version, title: 'Depot lead' } };
    }),
    deleteJob: as(recruiter, () => aJob('draft')),
    publishJob: as(recruiter, async (they) => ({ params: { id: (await written(they)).id } })),
    pauseJob: onJob(recruiter),
    closeJob: onJob(recruiter, { body: { reason: 'filled' } }),
    reopenJob: as(recruiter, async (they) => {
      const params = { id: (await written(they)).id };
      await they.get('publishJob', { params });
      await they.get('closeJob', { params, body: { reason: 'filled' } });
      return { params, body: { closes_on: plans.inDays(28) } };
    }),
    publishJobChanges: as(recruiter, changed),
    discardJobChanges: as(recruiter, changed),
    duplicateJob: onJob(recruiter),
    listJobApplications: onJob(recruiter),
    listApplicantOrder: onJob(recruiter),
    moveApplications: as(recruiter, async (they) => {
      const { id, version, job } = await received(they);
      return {
        params: { id: job.id },
        body: { applications: [{ id, version }], to: 'rejected', reason_code: 'other' },
      };
    }),
    listMessageRecipients: as(recruiter, async (they) => {
      const { id, job } = await received(they);
      return { params: { id: job.id }, query: { application_id: [id] } };
    }),
    sendMessages: as(recruiter, async (they) => {
      const { id, job } = await received(they);
      return {
        params: { id: job.id },
        body: { application_ids: [id], text: 'Hello {first name}, are you free this week?' },
      };
    }),
    deleteSavedView: as(recruiter, async ({ get }) => {
      const { id } = await get<Thing>('createSavedView', { body: { name: 'To delete', filter: {} } });
      return { params: { id } };
    }),
    saveJob: onJob(newVeteran),
    unsaveJob: onJob(newVeteran),
    dismissJob: onJob(newVeteran),
    undismissJob: onJob(newVeteran),
    reportJob: onJob(newVeteran, { body: { reason: 'scam' } }),
    getMatch: as(newVeteran, async () => ({ query: { job_id: (await aJob()).params.id } })),
    applyToJob: as(newVeteran, async (they) => ({ ...(await aJob()), body: await wish(they) })),
    previewApplication: as(newVeteran, async (they) => {
      const { resume_id } = await wish(they);
      return { ...(await aJob()), query: { resume_id, phone: 1, clearance: 0 } };
    }),
    getApplication: onApplication(),
    getAppliedJob: onApplication(),
    getApplicationCv: onApplication(),
    getApplicationCvText: as(recruiter, async ({ ask }) => {
      const { params } = await applicant();
      await ask('getApplicationCv', { params });
      return { params };
    }),
    withdrawApplication: onApplication({ body: {} }),
    moveApplication: as(recruiter, async ({ get }) => {
      const { params } = await applicant();
      const { version } = await get<Thing>('getApplication', { params });
      return { params, body: { to: 'viewed', version } };
    }),
    assignApplication: as(recruiter, async ({ get }) => {
      const { params } = await applicant();
      const [colleague] = await get<Thing[]>('listColleagues');
      return { params, body: { assignee_id: colleague!.id } };
    }),
    addHiringManager: as(recruiter, async () => ({
      ...(await aJob()),
      body: { user_id: (await hiringManager()).id },
    })),
    removeHiringManager: as(recruiter, async ({ get }) => {
      const { params } = await aJob();
      const { id: user_id } = await hiringManager();
      await get('addHiringManager', { params, body: { user_id } });
      return { params: { ...params, user_id } };
    }),
    listHiringTeam: onJob(recruiter),
    getApplicationRatings: as(recruiter, async () => ({ params: (await applicant()).params })),
    rateApplication: as(recruiter, async () => ({
      params: (await applicant()).params,
      body: { overall: 'yes', criteria: [] },
    })),
    addApplicationNote: as(recruiter, async () => {
      const { params } = await applicant();
      return { params, body: { text: 'Called them.', audience: 'team' } };
    }),
    uploadMessageAttachment: onApplication({ form: licence() }),
    getMessageAttachment: as(applicant, async ({ params, get }) => {
      const { id } = await get<Thing>('uploadMessageAttachment', { params, form: licence() });
      await get('sendMessage', { params, body: { text: 'My licence.', attachment_ids: [id] } });
      return { params: { id } };
    }),
    deleteMessageAttachment: as(applicant, async ({ params, get }) => {
      const { id } = await get<Thing>('uploadMessageAttachment', { params, form: licence() });
      return { params: { id } };
    }),
    listMessages: onApplication(),
    followMessages: onApplication(),
    sendMessage: onApplication({ body: { text: 'Is there parking?' } }),
    readMessages: as(withMessage, ({ params, messageId }) => ({ params, body: { up_to: messageId } })),
    reportMessage: as(withMessage, ({ messageId }) => ({
      params: { id: messageId },
      body: { reason: 'scam' },
    })),
    updateTemplate: as(withTemplate, ({ params, version }) => ({
      params,
      body: { version, title: 'Ask for a call', text: 'Are you free this week?' },
    })),
    deleteTemplate: as(withTemplate, ({ params }) => ({ params })),
    reviveApplication: as(inactive, ({ params, version }) => ({ params, body: { version } })),
    amendOffer: onOffer((version) => ({ body: { version, offer: { reply_by: plans.inDays(21) } } })),
    withdrawOffer: onOffer((version) => ({
      body: { version, message: 'The project has been cancelled.' },
    })),
    checkCondition: onAccepted((version) => ({ body: { version, number: 2, status: 'met' } })),
    endUnmetOffer: as(recruiter, async ({ get }) => {
      const { params, version: before } = await onConditions();
      const body = { version: before, number: 1, status: 'unmet' };
      const { version } = await get<Thing>('checkCondition', { params, body });
      return { params, body: { version, message: 'No reference reached us.' } };
    }),
    moveStartDate: onAccepted((version) => ({
      body: { version, starts_on: plans.inDays(60), message: 'The site opens later.' },
    })),
    answerOffer: as(offered, ({ params, offerId }) => ({
      params,
      body: { offer_id: offerId, answer: 'accepted' },
    })),
    proposeInterview: as(recruiter, async () => {
      const { params, version } = await invitedToInterview();
      return { params, body: { version, interview: { ...interview(), time_zone: 'Europe/London' } } };
    }),
    answerInterview: as(invitedToInterview, ({ params, interview: { id, sequence } }) => ({
      params,
      body: { interview_id: id, sequence, answer: 'requested', message: 'Next week, please.' },
    })),
    cancelInterview: as(confirmed, ({ params, interview: { id, sequence } }) => ({
      params,
      body: { interview_id: id, sequence, message: 'I am ill.' },
    })),
    getInterviewCalendar: as(confirmed, ({ params }) => ({ params })),
    listBusyTimes: as(recruiter, async () => ({ params: (await confirmed()).params })),
    uploadOfferLetter: onOffer(() => ({ form: paper() })),
    getOfferLetter: as(offered, async ({ params, version }) => {
      const { get } = await recruiter();
      const letter = await get<{ id: number }>('uploadOfferLetter', { params, form: paper() });
      const body = { version, offer: { ...terms, letter_id: letter.id } };
      await get('amendOffer', { params, body });
      return { params };
    }),

    getCandidate: as(recruiter, async () => ({ params: (await candidate()).params })),
    inviteToApply: as(recruiter, async () => {
      const { params, body } = await candidate();
      return { params, body };
    }),
    acceptJobInvitation: onJobInvitation,
    declineJobInvitation: onJobInvitation,
    blockJobInvitation: onJobInvitation,
    blockCompany: as(applicant, async () => ({
      params: { company_id: (await candidates.companyIdOf(northgate)).companyId },
    })),
    removeCompanyBlock: as(blocking, async () => ({
      params: { company_id: (await candidates.companyIdOf(northgate)).companyId },
    })),

    getCourse: onService('listCourses'),
    sendCourseInterest: onService('listCourses', {
      body: { message: 'In January?', consent_accepted: true },
    }),
    saveCourse: onService('listCourses'),
    unsaveCourse: onService('listCourses'),
    getServiceProvider: onService('listServiceProviders'),
    contactServiceProvider: as(newVeteran, async () => {
      const provider = { params: { content: 'service-providers' }, body: { cells: withAddress() } };
      const { id } = await (await operator()).get<Thing>('createContent', provider);
      return { params: { id }, body: { message: 'I could come on a Tuesday.', consent_accepted: true } };
    }),
    saveServiceProvider: onService('listServiceProviders'),
    unsaveServiceProvider: onService('listServiceProviders'),
  };
}

/** The example of the contract, by somebody who may, with the first of the words that a parameter has to choose from. */
async function usualCall(
  server: TestServer,
  { access, example, parameters }: Described,
): Promise<RequestOptions> {
  const email = usualCallers[access];
  const choices = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required && parameter.schema.enum)
        .map(({ name, schema }) => [name, (schema.enum as string[])[0]!]),
    );
  const meant = { captcha_token: await server.solveCaptcha(), current_password: demoPassword };
  const fields = Object.entries((example ?? {}) as object);
  const body = Object.fromEntries(
    fields.map(([name, value]) => [name, meant[name as keyof typeof meant] ?? value]),
  );
  return {
    params: choices('path'),
    query: choices('query'),
    ...(email ? { token: await server.sessionOf(email) } : {}),
    ...(example ? { body } : {}),
  };
}

/** A call that succeeds, for any operation. */
export function validCallOn(server: TestServer) {
  const calls = validCallsOn(server);
  return async (described: Described): Promise<RequestOptions> =>
    calls[described.id as OperationId]?.() ?? usualCall(server, described);
}
