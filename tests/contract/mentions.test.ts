/** Mentions of colleagues in the notes on an application: who can be mentioned, who is notified, and what is left of them. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { applicationNotes } from '../../server/db/schema/applications.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { endDepartures } from '../../server/privacy/departure.ts';
import { collectExport } from '../../server/privacy/export/collectExport.ts';
import { type Application, applicationsOn, type Person } from '../support/contract/applicationSteps.ts';
import { peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Founder = Awaited<ReturnType<ReturnType<typeof peopleOf>['founder']>>;

const day = 86_400_000;
let now = testNow;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const people = peopleOf(server);
const steps = applicationsOn(server);
const outbox = await createOutbox({ database: server.database, clock: () => now, onError: () => {} });

let veteran: Person;
let founder: Founder;
let ann: Recruiter;
let application: Application;

const colleague = (first_name: string, last_name: string) =>
  people.recruiter(undefined, 'uk', { company_id: founder.company.id, first_name, last_name });

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
});

beforeEach(async () => {
  founder = await people.founder();
  ann = await colleague('Ann', 'Lee');
  const { company, id: owner_id } = founder;
  const job = { title: 'Fitter', country_id: 232, company_id: company.id, owner_id };
  application = await steps.apply(veteran, await steps.job(job));
});

afterEach(() => {
  now = testNow;
});

const at = () => ({ params: { id: application.id } });
const note = (text: string, by: Pick<Recruiter, 'call'> = founder) =>
  by.call('addApplicationNote', { ...at(), body: { text, audience: 'team' } });
const notes = async () =>
  ((await founder.call('getApplication', at())).body.data as Application).notes!.map(
    ({ text, mentions }) => ({ text, mentions }),
  );
const newsFor = async ({ call }: Pick<Recruiter, 'call'>) =>
  ((await call('listNotifications')).body.data as Schemas['Notification'][]).filter(
    ({ type }) => type === 'note_mentioned',
  );
const mailsTo = async ({ email }: { email: string }) =>
  (await mailbox.all(email)).filter(({ kind }) => kind === 'note_mentioned');

describe('a note', () => {
  test('names the colleagues whom it mentions to the company', async () => {
    const text = `@[${ann.id}], call after four. @[${ann.id}]!`;
    const { status, body } = await note(text);
    const mentions = [{ id: ann.id, name: 'Ann Lee' }];
    expect([status, body.data]).toMatchObject([201, { text, mentions }]);
    expect(await notes()).toEqual([{ text, mentions }]);
  });

  test('notifies them of where it is, without its text and its author, and not its author', async () => {
    await note(`@[${ann.id}] and @[${founder.id}], a secret.`);
    const title = `You’re mentioned in a note about ${application.profile!.first_name} ${application.profile!.last_name}`;
    const [news, ...others] = await newsFor(ann);
    expect([news, others]).toMatchObject([{ title, link: `/recruiter/applications/${application.id}` }, []]);
    const mails = await mailsTo(ann);
    expect(mails.map(({ subject }) => subject)).toEqual([title]);
    const texts = JSON.stringify([news, mails]);
    expect(['secret', 'Robin Ash'].filter((words) => texts.includes(words))).toEqual([]);
    expect([await newsFor(founder), await mailsTo(founder)]).toEqual([[], []]);
  });

  test('mentions nobody who does not work there, and is not stored then', async () => {
    const stranger = await people.founder();
    const inactive = await colleague('Ina', 'Way');
    await people.putUser(inactive, { status: 'inactive' });
    for (const id of [stranger.id, inactive.id, veteran.id, 2147483647]) {
      const { status, body } = await note(`@[${ann.id}] and @[${id}]`);
      expect([status, body.errors]).toEqual([
        422,
        { text: ['Mention recruiters, or hiring managers of this job'] },
      ]);
    }
    expect((await note(`@[${stranger.id}]`, stranger)).status).toBe(404);
    expect([await notes(), await newsFor(ann), await newsFor(stranger)]).toEqual([[], [], []]);
  });

  test('mentions ten colleagues at most', async () => {
    const eleven = Array.from({ length: 11 }, (_, at) => `@[${at + 1}]`).join(' ');
    const { status, body } = await note(eleven);
    expect([status, body.errors]).toEqual([422, { text: ['Mention 10 colleagues at most'] }]);
  });
});

describe('a mention', () => {
  test('has no name once its colleague has left, and no number once they are erased', async () => {
    await note(`@[${ann.id}] or @[${founder.id}]`);
    const robin = { id: founder.id, name: 'Robin Ash' };
    expect((await ann.call('leaveCompany')).status).toBe(200);
    expect([await notes(), await newsFor(ann)]).toEqual([
      [{ text: `@[${ann.id}] or @[${founder.id}]`, mentions: [robin] }],
      [],
    ]);
    expect((await ann.call('deleteAccount', { body: {} })).status).toBe(202);
    now = new Date(testNow.getTime() + 15 * day);
    await endDepartures(server.database, outbox, now);
    // When the session of the reader is still open.
    now = testNow;
    expect(await notes()).toEqual([{ text: `@former colleague or @[${founder.id}]`, mentions: [robin] }]);
    const stored = await server.database.asPlatform((tx) =>
      tx
        .select({ ids: applicationNotes.mention_ids })
        .from(applicationNotes)
        .where(eq(applicationNotes.application_id, application.id)),
    );
    expect(stored).toEqual([{ ids: [founder.id] }]);
  });

  test('is nobody’s name in the veteran’s copy of all data', async () => {
    await note(`@[${ann.id}], call after four.`);
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    const exported = await server.database.asTenant(tenantId, (db) =>
      collectExport(db, veteran.id, ['applications'], now),
    );
    const part = exported!.sections
      .flatMap(({ parts }) => parts)
      .find(({ source }) => source.table === applicationNotes);
    const own = part!.rows.filter(({ application_id }) => application_id === application.id);
    expect(own).toEqual([
      {
        id: expect.any(Number),
        application_id: application.id,
        text: '@colleague, call after four.',
        created_at: testNow.toISOString(),
      },
    ]);
  });
});
