/** A CV being written, where there is room for the form, the pages or the design; what is typed is its name, for that can be typed beside each of them. */
import type { Page } from '@playwright/test';
import { and, eq, sql } from 'drizzle-orm';
import { resumes } from '../../../server/db/schema/resumes.ts';
import { presentResume } from '../../../server/resumes/storedResumes.ts';
import { contentIn } from '../../../src/features/resume/builder/content.ts';
import type { resumeBuilderMachine } from '../../../src/machines/resumeBuilder.ts';
import { freezeTime } from '../../support/journeys/clock.ts';
import { leaveDraft } from '../../support/journeys/drafts.ts';
import { error500 } from '../outcomes.ts';
import type { Condition, Pages, World } from '../pages.ts';
import type { cases } from '../resumeBuilder.ts';
import { fails, said } from './endings.ts';

const veteran = 'veteran-complete';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Your CV was saved in another window' });
const isShowing = ({ page, expect }: World, name: string) =>
  // Behind a dialog it stands, too.
  expect(page.getByRole('button', { name, exact: true, pressed: true, includeHidden: true })).toBeVisible();
const isKept = ({ page, expect }: World, how: RegExp) =>
  expect(button(page, 'Download PDF')).toHaveAccessibleDescription(how);

/** The primary CV of the person. */
const withCv = <Result>(
  { server, tenant }: World,
  work: (db: Parameters<typeof presentResume>[0], row: typeof resumes.$inferSelect) => Promise<Result>,
) =>
  server.asPerson(
    veteran,
    async (db, { id }) => {
      const [row] = await db.tx
        .select()
        .from(resumes)
        .where(
          and(eq(resumes.tenant_id, db.tenantId), eq(resumes.user_id, id), eq(resumes.is_primary, true)),
        );
      return work(db, row!);
    },
    tenant,
  );

/** As a tab leaves it that was closed without a connection. */
async function leaveUnsent(world: World) {
  const { key, draft } = await withCv(world, async (db, row) => {
    const content = contentIn(await presentResume(db, row, new Date()));
    const base = { version: row.version, content };
    return {
      key: `${row.user_id}/resume/${row.id}`,
      draft: { content: { ...content, title: 'Typed on the train' }, base },
    };
  });
  await leaveDraft(world.page, key, draft);
}

const saveElsewhere = (world: World) =>
  withCv(world, (db, { id }) =>
    db.tx
      .update(resumes)
      .set({ title: sql`'Saved there over ' || ${resumes.version}`, version: sql`${resumes.version} + 1` })
      .where(eq(resumes.id, id)),
  );

/** A second of rest is over when the path says so, however slow the machine is. */
async function freezeRest({ page, kept }: World) {
  if (kept.get('time') === 'frozen') return;
  kept.set('time', 'frozen');
  await freezeTime(page);
}

async function resumeTime({ page, kept }: World) {
  kept.delete('time');
  await page.clock.resume();
}

async function type(world: World) {
  const { page, kept } = world;
  const times = (Number(kept.get('typed')) || 0) + 1;
  kept.set('typed', times);
  await button(page, 'Rename').click();
  const name = page.getByLabel('Name of this document');
  await name.fill(`Take ${times}`);
  if (kept.get('saving') !== 'under way') await freezeRest(world);
  await name.press('Enter');
}

const opens =
  (name: string) =>
  async ({ page }: World) =>
    button(page, name).click();

/** What follows on the answer may be a rest. */
const saved =
  (condition: Condition): Condition =>
  async (world) => {
    world.kept.delete('saving');
    await freezeRest(world);
    return condition(world);
  };

export const pages: Pages<typeof resumeBuilderMachine, typeof cases, 'open.keeping.resting'> = {
  // On the page it looks as if it were being saved already.
  passing: ['open.keeping.resting'],

  setup: {
    async 'opens a CV'(world) {
      const { page, people, ahead } = world;
      await page.setViewportSize({ width: 1000, height: 800 });
      await page.clock.install();
      await people.bring(page.context(), veteran);
      if (ahead('openResume') === 'with unsent text') await leaveUnsent(world);
      const id = await withCv(world, async (_, row) => row.id);
      await page.goto(`/veteran/resume/edit?resume_id=${id}&section=summary`);
    },
  },

  states: {
    async loading({ page, expect }) {
      await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    },
    async missing({ page, expect }) {
      await expect(page.getByRole('heading', { name: 'We can’t find this CV', level: 1 })).toBeVisible();
      const toAll = page.getByRole('main').getByRole('link', { name: 'Your CVs' });
      await expect(toAll).toHaveAttribute('href', '/veteran/resume');
    },
    async loadFailed({ page, expect }) {
      await expect(page.getByRole('heading', { name: 'Your CV didn’t load', level: 1 })).toBeVisible();
    },
    async 'open.keeping.saved'(world) {
      await isKept(world, /^(Saved at \d\d:\d\d)?$/);
      const stored = await withCv(world, async (_, { title }) => title);
      await world.expect(world.page.getByRole('heading', { level: 1 })).toHaveText(stored);
    },
    async 'open.keeping.saving.alone'(world) {
      world.kept.set('saving', 'under way');
      await isKept(world, /^Saving…$/);
      await resumeTime(world);
    },
    'open.keeping.saving.behind': (world) => isKept(world, /^Saving…$/),
    'open.keeping.offline': (world) => isKept(world, /^Offline\. Kept on this device$/),
    async 'open.keeping.notSaved'(world) {
      await isKept(world, /^Not saved\. We couldn’t reach our server/);
      const message = said(world);
      if (message) await world.expect(world.page.getByRole('main').getByText(message)).toBeVisible();
    },
    async 'open.keeping.conflict'({ page, expect }) {
      await expect(
        conflict(page).getByRole('row', { name: 'Name, paper size and section order' }),
      ).toContainText('Saved there over');
    },
    async 'open.showing.editing'(world) {
      await isShowing(world, 'Edit');
      const heading = world.page.getByRole('heading', { name: 'Summary', level: 2, includeHidden: true });
      await world.expect(heading).toBeVisible();
    },
    async 'open.showing.previewing'(world) {
      await isShowing(world, 'Preview');
      const tab = world.page.getByRole('tab', { name: 'What software reads', includeHidden: true });
      await world.expect(tab).toBeVisible();
    },
    async 'open.showing.designing'(world) {
      await isShowing(world, 'Design');
      const heading = world.page.getByRole('heading', { name: 'Design', level: 2, includeHidden: true });
      await world.expect(heading).toBeVisible();
    },
  },

  events: {
    'asks again': ({ page }) => button(page, 'Try again').click(),
    types: type,
    async 'saves now'({ page, expect }) {
      const again = button(page, 'Try again');
      if (await again.isVisible()) return again.click();
      // The versions are looked at with what is typed among them.
      await button(page, 'Earlier versions').click();
      const versions = page.getByRole('dialog', { name: 'Earlier versions' });
      await expect(versions).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(versions).toHaveCount(0);
    },
    async 'the connection is back'({ page }) {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    'takes what is stored': ({ page }) =>
      conflict(page).getByRole('button', { name: 'Use saved version' }).click(),
    'keeps what was typed': ({ page }) =>
      conflict(page).getByRole('button', { name: 'Keep my version' }).click(),
    'opens the form': opens('Edit'),
    'opens the preview': opens('Preview'),
    'opens the design': opens('Design'),
  },

  ports: {
    openResume: {
      operation: 'getResume',
      outcomes: {
        ok: async () => undefined,
        'with unsent text': async () => undefined,
        async missing404(world) {
          world.watched.expects('failed: 404 GET /api/resumes/');
          await withCv(world, (db, { id }) =>
            db.tx.update(resumes).set({ deleted_at: new Date() }).where(eq(resumes.id, id)),
          );
          return undefined;
        },
        error500: async () => error500,
      },
    },
    saveResume: {
      operation: 'updateResume',
      outcomes: {
        ok: saved(async () => undefined),
        conflict409: saved(async (world) => {
          world.watched.expects('failed: 409 PATCH /api/resumes/');
          await saveElsewhere(world);
          return undefined;
        }),
        nothing: saved(async ({ watched }) => {
          watched.expects('failed: net::ERR_CONTENT_LENGTH_MISMATCH PATCH /api/resumes/');
          return { status: 0, code: 'no_answer', message: 'Nothing came back.' };
        }),
        error500: saved(async (world) => fails(world, error500)),
      },
    },
  },

  unreachable: {},
};
