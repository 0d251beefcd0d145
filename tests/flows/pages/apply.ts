/** Applying as a veteran sees it; the employer changes the job and the veteran another window, both on the server. */
import { and, asc, eq, notExists } from 'drizzle-orm';
import { applications } from '../../../server/db/schema/applications.ts';
import { jobs } from '../../../server/db/schema/jobs.ts';
import { onboardings } from '../../../server/db/schema/onboarding.ts';
import { resumes } from '../../../server/db/schema/resumes.ts';
import type { applyMachine } from '../../../src/machines/apply.ts';
import type { cases } from '../apply.ts';
import { error500 } from '../outcomes.ts';
import type { Condition, Doing, Pages, World } from '../pages.ts';
import { expectErrorMessage, fails } from './endings.ts';

const veteran = 'veteran-complete';

type Job = typeof jobs.$inferSelect;

const jobOf = ({ kept }: World) => kept.get('job') as Job;

const heading = ({ page }: World, name: string) => page.getByRole('heading', { level: 1, name });
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true });
const isHeaded =
  (name: string): Doing =>
  (world) =>
    world.expect(heading(world, name)).toBeVisible();

/** One that asks nothing and that this veteran has not applied for. */
const findJob = ({ server, tenant }: World) =>
  server.asPerson(
    veteran,
    async ({ tx, tenantId }, { id }) => {
      const mine = tx
        .select({ id: applications.id })
        .from(applications)
        .where(
          and(
            eq(applications.tenant_id, tenantId),
            eq(applications.user_id, id),
            eq(applications.job_id, jobs.id),
          ),
        );
      const open = await tx
        .select()
        .from(jobs)
        .where(and(eq(jobs.tenant_id, tenantId), eq(jobs.status, 'published'), notExists(mine)))
        .orderBy(asc(jobs.id));
      const job = open.find(
        ({ questions, company_is_active }) => company_is_active && questions.length === 0,
      );
      if (!job) throw new Error('No job asks nothing');
      return job;
    },
    tenant,
  );

const changeJob = (world: World, change: Partial<Job>) =>
  world.server.asPerson(
    veteran,
    ({ tx, tenantId }) =>
      tx
        .update(jobs)
        .set(change)
        .where(and(eq(jobs.tenant_id, tenantId), eq(jobs.id, jobOf(world).id))),
    world.tenant,
  );

/** What the last answer needed of the server is as it was: others use the job, too. */
async function mend(world: World) {
  const { kept } = world;
  const undo = kept.get('undo') as (() => Promise<unknown>) | undefined;
  kept.delete('undo');
  await undo?.();
}

/** The server answers a call for real, with this status. */
const answers =
  (failure: string | null, change: (world: World) => Promise<() => Promise<unknown>>): Condition =>
  async (world) => {
    if (failure) world.watched.expects(failure);
    world.kept.set('undo', await change(world));
    return undefined;
  };

const withJob = (change: Partial<Job>) => async (world: World) => {
  const { status, ended_at, questions } = jobOf(world);
  await changeJob(world, change);
  return () => changeJob(world, { status, ended_at, questions });
};

const isClosed = () => withJob({ status: 'closed', ended_at: new Date() });

/** In another window. */
async function applied({ server, tenant, ...world }: World) {
  const { id: job_id, company_id, title } = jobOf({ server, tenant, ...world });
  const now = new Date();
  await server.asPerson(
    veteran,
    ({ tx, tenantId }, { id }) =>
      tx.insert(applications).values({
        ...{ tenant_id: tenantId, job_id, company_id, user_id: id, job_title: title },
        ...{ status: 'submitted', status_changed_at: now, created_at: now, updated_at: now },
        ...{ answers: [], consent_version: '2026-11', host: 'localhost' },
      }),
    tenant,
  );
  return async () => undefined;
}

const withoutCv = async ({ server, tenant }: World) => {
  const setDeleted = (deleted_at: Date | null) =>
    server.asPerson(
      veteran,
      ({ tx, tenantId }, { id }) =>
        tx
          .update(resumes)
          .set({ deleted_at })
          .where(and(eq(resumes.tenant_id, tenantId), eq(resumes.user_id, id))),
      tenant,
    );
  await setDeleted(new Date());
  return () => setDeleted(null);
};

const withoutDetails = async ({ server, tenant }: World) => {
  await server.asPerson(
    veteran,
    ({ tx, tenantId }, { id }) =>
      tx
        .update(onboardings)
        .set({ personal_details_done_at: null })
        .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, id))),
    tenant,
  );
  return async () => undefined;
};

const newQuestion: Job['questions'] = [
  { id: 1, title: 'May you drive a van?', type: 'yes_no', options: [], is_required: true },
];

const reading = (status: number) => `failed: ${status} GET /api/jobs/`;
const sending = (status: number) => `failed: ${status} POST /api/jobs/`;

export const pages: Pages<typeof applyMachine, typeof cases> = {
  passing: [],

  setup: {
    async 'applies for a job'(world) {
      const { page, people, kept } = world;
      await people.bring(page.context(), veteran);
      kept.set('job', await findJob(world));
      await page.goto(`/jobs/${jobOf(world).id}/apply`);
    },
  },

  states: {
    async reading({ page, expect }) {
      await expect(page.getByRole('status').filter({ hasText: 'Loading the job' })).toBeAttached();
    },
    unread: isHeaded('The job didn’t load'),
    async choosingCv(world) {
      await isHeaded('Which CV do you want to send?')(world);
      await world.expect(world.page.getByRole('radio', { checked: true })).toHaveCount(1);
      await mend(world);
    },
    async answering(world) {
      await isHeaded('A few questions')(world);
      await mend(world);
    },
    async checking(world) {
      await isHeaded('Check and send')(world);
      await world.expect(button(world, 'Send application')).toBeVisible();
      await expectErrorMessage(world);
    },
    async sending(world) {
      await world.expect(button(world, 'Sending…')).toBeVisible();
    },
    sent: isHeaded('Your application has been sent'),
    applied: isHeaded('You’ve already applied for this job'),
    async closed(world) {
      await isHeaded('This job is closed')(world);
      await mend(world);
    },
    incomplete: isHeaded('Your Profile is incomplete'),
    async missing(world) {
      await isHeaded('We can’t find this job')(world);
      await mend(world);
    },
  },

  events: {
    'asks again': (world) => button(world, 'Try again').click(),
    'chooses a CV': (world) => button(world, 'Continue').click(),
    answers: (world) => button(world, 'Continue').click(),
    async sends(world) {
      await world.page.getByRole('checkbox', { name: /can store and read this/ }).check();
      await button(world, 'Send application').click();
    },
    async 'goes back to the CV'(world) {
      if (await heading(world, 'Check and send').isVisible()) await button(world, 'Change Your CV').click();
      else await world.page.getByRole('link', { name: '← Back' }).click();
    },
    async 'goes back to the questions'({ page }) {
      await page.goBack();
    },
    'stays at the last step': (world) => world.expect(heading(world, 'Check and send')).toBeVisible(),
  },

  ports: {
    getJob: {
      operation: 'getJob',
      outcomes: {
        'an open job': async () => undefined,
        'a job applied for': answers(null, applied),
        'a closed job': answers(null, isClosed()),
        notFound404: answers(reading(404), withJob({ status: 'draft' })),
        error500: async () => error500,
      },
    },
    applyToJob: {
      operation: 'applyToJob',
      outcomes: {
        ok: async () => undefined,
        alreadyApplied409: answers(sending(409), applied),
        closed409: answers(sending(409), isClosed()),
        incomplete409: answers(sending(409), withoutDetails),
        cv422: answers(sending(422), withoutCv),
        answers422: answers(sending(422), withJob({ questions: newQuestion })),
        error500: async (world) => fails(world, error500),
      },
    },
  },

  unreachable: {},
};
