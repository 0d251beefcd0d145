/** A job being written, on the last step of its editor. Time stands from the start, and goes on as the path says. */
import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../../server/db/schema/jobs.ts';
import type { jobEditorMachine } from '../../../src/machines/jobEditor.ts';
import type { Job } from '../../support/contract/jobWriting.ts';
import { freezeTime } from '../../support/journeys/clock.ts';
import { leaveDraft } from '../../support/journeys/drafts.ts';
import type { cases } from '../jobEditor.ts';
import { error500, refused422 } from '../outcomes.ts';
import type { Condition, Doing, Pages, PortModel, World } from '../pages.ts';
import { changeJob, dayIn, recruiter, writeJob } from './hiring.ts';

const jobOf = ({ kept }: World) => kept.get('job') as Job;
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true });
const lastDay = ({ page }: World) => page.getByLabel('Closing date');
const complaint = 'Give another day.';
const complaints = { ...refused422, errors: { closes_on: [complaint] } };

const saving =
  (words: string | RegExp): Doing =>
  ({ page, expect }) =>
    expect(page.locator('#job-saving')).toHaveText(words);

const isSaved = saving(/^Saved at \d\d:\d\d$/);
const isSaving = saving('Saving…');

const isHeaded =
  (name: string): Doing =>
  ({ page, expect }) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** The button says that it works. */
async function isPublishing(world: World) {
  await isSaving(world);
  await world.expect(world.page.getByRole('button', { name: 'Publish' })).toBeDisabled();
}

/** As a tab leaves it that was closed without a connection. */
async function leaveUnsent(world: World) {
  const { id, version } = jobOf(world);
  const owner = await world.server.asPerson(recruiter, async (_, user) => user.id, world.tenant);
  const draft = { typed: { closes_on: dayIn(9) }, base: { closes_on: '' }, version };
  await leaveDraft(world.page, `${owner}/job/${id}`, draft);
}

const saves: Condition = async () => undefined;

const saveOutcomes = {
  ok: saves,
  async conflict409(world) {
    world.watched.expects('failed: 409 PUT /api/jobs/');
    await changeJob(world, jobOf(world).id, { version: sql`${jobs.version} + 1` });
    return undefined;
  },
  refused422: async () => complaints,
  error500: async () => error500,
} satisfies PortModel<string>['outcomes'];

const save = { operation: 'updateJob', outcomes: saveOutcomes } as const;

export const pages: Pages<typeof jobEditorMachine, typeof cases> = {
  passing: [],

  setup: {
    async 'writes a job'(world) {
      const { page, people, kept, ahead, expect } = world;
      await people.bring(page.context(), recruiter);
      kept.set('job', await writeJob(world));
      if (ahead('openJob') === 'a draft with unsent words') await leaveUnsent(world);
      await page.clock.install();
      await page.goto(`/recruiter/job/edit-job-new/${jobOf(world).id}?step=3`);
      await expect(page.getByText('Loading the job')).toBeAttached();
      await freezeTime(page);
    },
  },

  states: {
    loading: ({ page, expect }) => expect(page.getByText('Loading the job')).toBeAttached(),
    unopened: isHeaded('The job didn’t load'),
    missing: isHeaded('We can’t find this job'),
    saved: isSaved,
    behind: saving(''),
    'saving.quiet': isSaving,
    'saving.typedMore': isSaving,
    'saving.publishNext': isPublishing,
    'saving.publishMore': isPublishing,
    unsaved: saving(/^Not saved\. We couldn’t reach our server/),
    async refused(world) {
      await saving('')(world);
      await world.expect(lastDay(world)).toHaveAccessibleDescription(new RegExp(complaint));
    },
    conflict: ({ page, expect }) =>
      expect(page.getByRole('main').getByText('Someone else saved this job')).toBeVisible(),
    savingFirst: isPublishing,
    publishing: isPublishing,
    async incomplete(world) {
      await isSaved(world);
      await world.expect(lastDay(world)).toHaveAccessibleDescription(new RegExp(complaint));
    },
    async unpublished(world) {
      await isSaved(world);
      const { page, expect } = world;
      await expect(page.getByRole('main').getByText(error500.message)).toBeVisible();
    },
    published: (world) => isHeaded(`“${jobOf(world).title}” is published`)(world),
  },

  events: {
    'asks again': (world) => button(world, 'Try again').click(),
    async types(world) {
      const times = (Number(world.kept.get('typed')) || 0) + 1;
      world.kept.set('typed', times);
      await lastDay(world).fill(dayIn(10 + times));
    },
    async 'saves at once'(world) {
      const { page } = world;
      const again = button(world, 'Try again');
      if (await again.isVisible()) return again.click();
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await button(world, 'Continue').click();
    },
    'is back in the network': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    publishes: (world) => button(world, 'Publish').click(),
    'takes their version': (world) => button(world, 'Use their version').click(),
    'keeps their own': (world) => button(world, 'Keep my changes').click(),
  },

  ports: {
    openJob: {
      operation: 'getJob',
      outcomes: {
        'a draft': async () => undefined,
        'a draft with unsent words': async () => undefined,
        async notFound404(world) {
          world.watched.expects('failed: 404 GET /api/jobs/');
          await world.server.asPerson(
            recruiter,
            ({ tx, tenantId }) =>
              tx.delete(jobs).where(and(eq(jobs.tenant_id, tenantId), eq(jobs.id, jobOf(world).id))),
            world.tenant,
          );
          return undefined;
        },
        error500: async () => error500,
      },
    },
    saveJob: save,
    saveJobFirst: save,
    publishJob: {
      operation: 'publishJob',
      outcomes: { ok: saves, refused422: async () => complaints, error500: async () => error500 },
    },
  },

  unreachable: {},
};
