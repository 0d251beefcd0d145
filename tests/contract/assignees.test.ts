/** The colleague whom an application is assigned to: who may be, who is notified, and when it ends. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { forgetApplicant } from '../../server/applications/forget.ts';
import { applications } from '../../server/db/schema/applications.ts';
import { notifications } from '../../server/db/schema/notifications.ts';
import { type Application, applicationsOn, type Person } from '../support/contract/applicationSteps.ts';
import { peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Founder = Awaited<ReturnType<ReturnType<typeof peopleOf>['founder']>>;

const server = await startTestServer({ clock: () => testNow });
const mailbox = mailboxOf(server);
const people = peopleOf(server);
const steps = applicationsOn(server);

let veteran: Person;
let founder: Founder;
let colleague: Recruiter;
let application: Application;
let tenantId: number;

const recruiterOf = (company: { id: number }, first_name = 'Ann', last_name = 'Lee') =>
  people.recruiter(undefined, 'uk', { company_id: company.id, first_name, last_name });

const jobOf = ({ company, id: owner_id }: Founder, title = 'Fitter') =>
  steps.job({ title, country_id: 232, company_id: company.id, owner_id });

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  ({ id: tenantId } = await tenantOf(server.database, 'uk'));
});

beforeEach(async () => {
  founder = await people.founder();
  colleague = await recruiterOf(founder.company);
  application = await steps.apply(veteran, await jobOf(founder));
});

const assign = (
  assignee_id: number | null,
  by: Pick<Recruiter, 'call'> = founder,
  { id }: Pick<Application, 'id'> = application,
) => by.call('assignApplication', { params: { id }, body: { assignee_id } });

const assigned = async (...args: Parameters<typeof assign>) => {
  const { status, body } = await assign(...args);
  expect(status).toBe(200);
  return (body.data as { assignee: Schemas['PersonRef'] | null }).assignee;
};

const listed = async (query: Record<string, number> = {}) => {
  const { body } = await founder.call('listJobApplications', { params: { id: application.job.id }, query });
  return (body.data as Schemas['Applicant'][]).map(({ id, assignee }) => [id, assignee]);
};

const newsFor = ({ id }: { id: number }) =>
  server.database.asPlatform((tx) =>
    tx
      .select({
        title: notifications.title,
        body: notifications.body,
        link: notifications.link,
        isRead: notifications.read_at,
      })
      .from(notifications)
      .where(and(eq(notifications.user_id, id), eq(notifications.type, 'application_assigned')))
      .orderBy(notifications.id),
  );

const mailsTo = async ({ email }: { email: string }) =>
  (await mailbox.all(email)).filter(({ kind }) => kind === 'application_assigned');

const storedAssignee = async ({ id }: Pick<Application, 'id'> = application) => {
  const [row] = await server.database.asPlatform((tx) =>
    tx.select({ assignee: applications.assignee_id }).from(applications).where(eq(applications.id, id)),
  );
  return row!.assignee;
};

describe('an assignee', () => {
  test('is named to the company, and found by it in the list and on the way through it', async () => {
    const other = await steps.apply(await steps.person('veteran-18@example.test'), {
      id: application.job.id,
    });
    const ann = { id: colleague.id, name: 'Ann Lee' };
    expect(await assigned(colleague.id)).toEqual(ann);
    expect(await listed({ assignee: colleague.id })).toEqual([[application.id, ann]]);
    expect(await listed({ assignee: 0 })).toEqual([[other.id, null]]);
    expect(await listed({ assignee: founder.id })).toEqual([]);
    const order = await founder.call('listApplicantOrder', {
      params: { id: application.job.id },
      query: { assignee: colleague.id },
    });
    expect(order.body.data).toMatchObject({ total: 1, applicants: [{ id: application.id }] });
    const opened = await colleague.call('getApplication', { params: { id: application.id } });
    expect((opened.body.data as Application).assignee).toEqual(ann);
    expect(await assigned(null, colleague)).toBeNull();
    expect(await listed({ assignee: colleague.id })).toEqual([]);
  });

  test('is notified with a way to the application, unless they did it themselves', async () => {
    await assigned(colleague.id);
    const name = `${application.profile!.first_name} ${application.profile!.last_name}`;
    const title = `${name}’s application is assigned to you`;
    expect(await newsFor(colleague)).toEqual([
      {
        title,
        body: 'They applied for Fitter. A colleague has asked you to follow it up.',
        link: `/recruiter/applications/${application.id}`,
        isRead: null,
      },
    ]);
    expect((await mailsTo(colleague)).map(({ subject }) => subject)).toEqual([title]);
    await assigned(colleague.id);
    await assigned(founder.id);
    expect([(await newsFor(colleague)).length, await newsFor(founder), await mailsTo(founder)]).toEqual([
      1,
      [],
      [],
    ]);
    // It asks nothing of them any longer.
    expect((await newsFor(colleague))[0]!.isRead).toEqual(testNow);
  });

  test('has nothing left to do once the application has ended', async () => {
    await assigned(colleague.id);
    await veteran.get('withdrawApplication', { params: { id: application.id }, body: {} });
    expect((await newsFor(colleague)).map(({ isRead }) => isRead)).toEqual([testNow]);
  });

  test('changes nothing for the veteran', async () => {
    const view = () => veteran.get<Application>('getApplication', { params: { id: application.id } });
    const before = await view();
    await assigned(colleague.id);
    expect([await view(), before.assignee]).toEqual([before, null]);
  });

  test('is an active recruiter of the company', async () => {
    const stranger = await people.founder();
    const inactive = await recruiterOf(founder.company);
    await people.putUser(inactive, { status: 'inactive' });
    for (const id of [stranger.id, inactive.id, veteran.id, 2147483647]) {
      const { status, body } = await assign(id);
      expect([status, body.errors]).toEqual([
        422,
        { assignee_id: ['Choose a recruiter, or a hiring manager of this job'] },
      ]);
    }
    expect((await assign(stranger.id, stranger)).status).toBe(404);
    expect(await storedAssignee()).toBeNull();
  });
});

describe('an assignment ends', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['when the assignee leaves the company', () => colleague.call('leaveCompany')],
    [
      'when an admin deactivates them',
      () =>
        founder.call('updateCompanyUser', { params: { id: colleague.id }, body: { action: 'deactivate' } }),
    ],
    [
      'when an operator deactivates them',
      async () =>
        server.request('updateAdminUser', {
          token: await server.sessionOf('operator@demo.test'),
          params: { id: colleague.id },
          body: { action: 'deactivate' },
        }),
    ],
  ])('%s', async (_, leave) => {
    await assigned(colleague.id);
    expect(await leave()).toMatchObject({ status: 200 });
    expect([await listed(), await storedAssignee()]).toEqual([[[application.id, null]], null]);
    expect(await listed({ assignee: 0 })).toEqual([[application.id, null]]);
  });

  test('with the words of the application', async () => {
    await assigned(colleague.id);
    await server.database.asTenant(tenantId, (db) =>
      forgetApplicant(db, veteran.id, testNow, [application.id]),
    );
    expect(await storedAssignee()).toBeNull();
    expect((await assign(colleague.id)).status).toBe(404);
  });

  // PGlite has a single connection, on which nobody waits for a lock.
  test.runIf(server.database.kind === 'postgresql')(
    'whichever is first, when somebody is assigned while they leave',
    async () => {
      const [assignment, departure] = await Promise.all([
        assign(colleague.id),
        colleague.call('leaveCompany'),
      ]);
      expect([[200, 422].includes(assignment.status), departure.status]).toEqual([true, 200]);
      expect(await storedAssignee()).toBeNull();
    },
  );
});
