/** A job being written, on the last step of its editor; each press of Publish follows a change, so that there is something to store. */
import type { Locator } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { jobs } from '../../../server/db/schema/jobs.ts';
import type { jobEditorMachine } from '../../../src/machines/jobEditor.ts';
import type { Job } from '../../support/contract/jobWriting.ts';
import type { cases } from '../jobEditor.ts';
import { conflict409, error500, refused422 } from '../outcomes.ts';
import type { Condition, Doing, Pages, World } from '../pages.ts';
import { dayIn, publishJob, recruiter, writeJob } from './hiring.ts';

const jobOf = ({ kept }: World) => kept.get('job') as Job;
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true });
const lastDay = ({ page }: World) => page.getByLabel('Closing date');
const complaint = 'Give another day.';
const complaints = { ...refused422, errors: { closes_on: [complaint] } };

const isHeaded =
  (name: string): Doing =>
  ({ page, expect }) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

const isPublishing: Doing = (world) =>
  world.expect(world.page.getByRole('button', { name: 'Publish' })).toBeDisabled();

async function type(world: World) {
  const times = (Number(world.kept.get('typed')) || 0) + 1;
  world.kept.set('typed', times);
  await lastDay(world).fill(dayIn(10 + times));
}

/** The changes were refused as they are stored: there is nothing more to store. */
const isRefused = ({ kept }: World) => kept.has('refused at') && kept.get('refused at') === kept.get('typed');

/** The closing date, on the server as a change that is not published. */
async function typeAndStore(world: World) {
  const stored = world.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await type(world);
  await stored;
}

const dialog = ({ page }: World, name: string) => page.getByRole('dialog', { name, exact: true });
const review = (world: World) => dialog(world, 'Publish your changes?');
const discard = (world: World) => dialog(world, 'Discard your changes?');

const inDialog =
  (of: (world: World) => Locator, name: string): Doing =>
  (world) =>
    of(world).getByRole('button', { name, exact: true }).click();

const offers =
  (of: (world: World) => Locator, name: string): Doing =>
  (world) =>
    world.expect(of(world).getByRole('button', { name, exact: true })).toBeEnabled();

const isBusy =
  (of: (world: World) => Locator, name: string): Doing =>
  (world) =>
    world.expect(of(world).getByRole('button', { name })).toBeDisabled();

const asItIs: Condition = async () => undefined;

const published: Condition = async (world) => {
  if (!world.kept.has('published')) await publishJob(world, jobOf(world));
  world.kept.set('published', true);
  return undefined;
};

export const pages: Pages<typeof jobEditorMachine, typeof cases> = {
  passing: [],

  setup: {
    async 'writes a job'(world) {
      const { page, people, kept } = world;
      await people.bring(page.context(), recruiter);
      kept.set('job', await writeJob(world));
      await page.goto(`/recruiter/job/edit-job-new/${jobOf(world).id}?step=3`);
    },
  },

  states: {
    loading: ({ page, expect }) => expect(page.getByText('Loading the job')).toBeAttached(),
    loadFailed: isHeaded('The job didn’t load'),
    missing: isHeaded('We can’t find this job'),
    editing: ({ page, expect }) => expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled(),
    storing: isPublishing,
    publishing: isPublishing,
    incomplete: (world) => world.expect(lastDay(world)).toHaveAccessibleDescription(new RegExp(complaint)),
    async unpublished({ page, expect }) {
      await expect(page.getByRole('main').getByText(error500.message)).toBeVisible();
    },
    published: (world) => isHeaded(`“${jobOf(world).title}” is published`)(world),
    async changing({ page, expect }) {
      await expect(page.getByText(/only your company sees/i)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // What is typed while changes are still being stored is stored with them.
      const busy = page.getByRole('button', { name: 'Review changes', exact: true, disabled: true });
      await expect(busy).toHaveCount(0);
    },
    storingChanges: (world) => world.expect(button(world, 'Review changes')).toBeDisabled(),
    reviewing: offers(review, 'Publish changes'),
    publishingChanges: isBusy(review, 'Publish changes'),
    changesIncomplete: (world) =>
      world.expect(lastDay(world)).toHaveAccessibleDescription(new RegExp(complaint)),
    changesPublished: (world) => isHeaded(`The changes of “${jobOf(world).title}” are published`)(world),
    discardAsked: offers(discard, 'Discard changes'),
    discarding: isBusy(discard, 'Discard changes'),
  },

  events: {
    'asks again': (world) => button(world, 'Try again').click(),
    types: type,
    async publishes(world) {
      await type(world);
      await button(world, 'Publish').click();
    },
    async 'reviews the changes'(world) {
      await type(world);
      await button(world, 'Review changes').click();
    },
    'keeps editing': inDialog(review, 'Keep editing'),
    'publishes the changes': inDialog(review, 'Publish changes'),
    async 'wants to discard'(world) {
      if (!isRefused(world)) await typeAndStore(world);
      await button(world, 'Discard changes').click();
    },
    'keeps the changes': inDialog(discard, 'Keep changes'),
    'discards the changes': inDialog(discard, 'Discard changes'),
  },

  ports: {
    getJob: {
      operation: 'getJob',
      outcomes: {
        draft: asItIs,
        published,
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
    whenStored: { operation: 'updateJob', outcomes: { ok: asItIs, error500: async () => error500 } },
    publishJob: {
      operation: 'publishJob',
      outcomes: { ok: asItIs, refused422: async () => complaints, error500: async () => error500 },
    },
    publishJobChanges: {
      operation: 'publishJobChanges',
      outcomes: {
        ok: asItIs,
        async refused422({ kept }) {
          kept.set('refused at', kept.get('typed'));
          return complaints;
        },
        conflict409: async () => conflict409,
        error500: async () => error500,
      },
    },
    discardJobChanges: {
      operation: 'discardJobChanges',
      outcomes: { ok: asItIs, error500: async () => error500 },
    },
  },

  unreachable: {},
};
