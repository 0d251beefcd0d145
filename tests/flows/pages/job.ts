/** The life of a job between two windows: its recruiter’s and a visitor’s. */
import type { jobMachine } from '../../../src/machines/job.ts';
import type { Job } from '../../support/contract/jobWriting.ts';
import { lookAgain } from '../../support/journeys/inApp.ts';
import { expectToast } from '../../support/journeys/toasts.ts';
import type { cases } from '../job.ts';
import type { Doing, Pages, World } from '../pages.ts';
import { apply, changeJob, dayIn, publishJob, recruiter, takeDown, writeJob } from './hiring.ts';
import { besides } from './recruiters.ts';

interface Posting {
  id: number;
  title: string;
  /** The title of changes that are not published yet. */
  typed: string | null;
  /** How often something of it was changed. */
  changes: number;
}

const posting = ({ kept }: World) => kept.get('job') as Posting;
const heading = ({ page }: World) => page.getByRole('heading', { level: 1 });

/** As the visitor’s window has it: open to apply for, without a way in, ended, or not there. */
type Visibility = 'open' | 'hidden' | 'ended' | 'missing';

async function visitorSees(world: World, visibility: Visibility) {
  const { expect } = world;
  const { id, title } = posting(world);
  const visitor = await besides(world, null, `/jobs/${id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    visibility === 'missing' ? 'We can’t find this job' : title,
  );
  await expect(visitor.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(
    visibility === 'open' ? 1 : 0,
  );
  await expect(visitor.getByRole('heading', { name: 'This job is closed' })).toHaveCount(
    visibility === 'ended' ? 1 : 0,
  );
}

const chipOf = ({ page }: World, text: string) => page.getByRole('main').getByText(text, { exact: true });

/** The title as the company types it, which nobody else sees before it is published. */
const typedTitle = ({ typed, title }: Posting) => typed ?? title;

const shows =
  (chip: string, visibility: Visibility): Doing =>
  async (world) => {
    const { page, expect } = world;
    const { id, title, typed } = posting(world);
    await expect(page).toHaveURL(`/recruiter/jobs/${id}`);
    await expect(heading(world)).toHaveText(title);
    await expect(chipOf(world, chip)).toBeVisible();
    await expect(chipOf(world, 'Unpublished changes')).toHaveCount(typed === null ? 0 : 1);
    await visitorSees(world, visibility);
  };

const moved =
  (item: string, act = item): Doing =>
  async (world) => {
    const { page, expect } = world;
    await page.getByRole('button', { name: `More for ${posting(world).title}` }).click();
    await page.getByRole('button', { name: item, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: act, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };

async function start(world: World, make: (written: Job) => Promise<unknown>) {
  const { page, people, kept } = world;
  await people.bring(page.context(), recruiter);
  const job = await writeJob(world);
  kept.set('job', { id: job.id, title: job.title, typed: null, changes: 0 } satisfies Posting);
  await make(job);
  await page.goto(`/recruiter/jobs/${job.id}`);
}

export const pages: Pages<typeof jobMachine, typeof cases> = {
  passing: [],

  setup: {
    'nobody has applied': (world) => start(world, async () => undefined),
    // Only what is published can be applied for.
    'somebody has applied': (world) =>
      start(world, async (job) => {
        await publishJob(world, job);
        await apply(world, job);
        await changeJob(world, job.id, { status: 'draft' });
      }),
  },

  states: {
    draft: shows('Draft', 'missing'),
    published: shows('Published', 'open'),
    paused: shows('Paused', 'hidden'),
    closed: shows('Closed', 'ended'),
    expired: shows('Expired', 'ended'),
    removed: shows('Taken down', 'missing'),
    async deleted(world) {
      const { page, expect } = world;
      const { title } = posting(world);
      await expect(page).toHaveURL('/recruiter/jobs?tab=drafts');
      await expectToast(page, `“${title}” deleted`);
      await expect(page.getByRole('link', { name: title })).toHaveCount(0);
      await visitorSees(world, 'missing');
    },
  },

  events: {
    async 'changes the details'(world) {
      const { page, expect } = world;
      const job = posting(world);
      const isDraft = await chipOf(world, 'Draft').isVisible();
      job.changes += 1;
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      const title = page.getByLabel('Job title', { exact: true });
      await expect(title).toHaveValue(typedTitle(job));
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
      const next = `${job.title.replace(/, change \d+$/, '')}, change ${job.changes}`;
      Object.assign(job, isDraft ? { title: next } : { typed: next });
      await title.fill(next);
      await saved;
      await page.goBack();
    },
    async 'publishes the changes'(world) {
      const { page } = world;
      const job = posting(world);
      await page.getByRole('link', { name: 'Review changes', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish changes', exact: true }).click();
      Object.assign(job, { title: typedTitle(job), typed: null });
      await page.getByRole('link', { name: 'View applicants', exact: true }).click();
    },
    async 'discards the changes'(world) {
      const { page } = world;
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByRole('button', { name: 'Discard changes', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Discard changes', exact: true }).click();
      await world.expect(dialog).toHaveCount(0);
      posting(world).typed = null;
      await page.goBack();
    },
    async publishes(world) {
      const isPaused = await world.page.getByRole('main').getByText('Paused', { exact: true }).isVisible();
      await moved(isPaused ? 'Publish again' : 'Publish', 'Publish')(world);
    },
    pauses: moved('Pause'),
    closes: moved('Close'),
    'opens it again': moved('Reopen'),
    deletes: moved('Delete'),
    async 'the closing day passes'(world) {
      await changeJob(world, posting(world).id, { closes_on: dayIn(-1) });
      await world.server.sweep();
      await lookAgain(world.page);
    },
    async 'the operator takes it down'(world) {
      await takeDown(world, posting(world).id);
      await lookAgain(world.page);
    },
  },

  ports: {},
  unreachable: {},
};
