/** A CV being written, where there is room for the form, the pages or the design. */
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { resumes } from '../../../server/db/schema/resumes.ts';
import type { presentResume } from '../../../server/resumes/storedResumes.ts';
import type { resumeBuilderMachine } from '../../../src/machines/resumeBuilder.ts';
import { error500 } from '../outcomes.ts';
import type { Pages, World } from '../pages.ts';
import type { cases } from '../resumeBuilder.ts';

const veteran = 'veteran-complete';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isShowing = ({ page, expect }: World, name: string) =>
  expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();

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

const opens =
  (name: string) =>
  async ({ page }: World) =>
    button(page, name).click();

export const pages: Pages<typeof resumeBuilderMachine, typeof cases> = {
  passing: [],

  setup: {
    async 'opens a CV'(world) {
      const { page, people } = world;
      await page.setViewportSize({ width: 1000, height: 800 });
      await people.bring(page.context(), veteran);
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
    async editing(world) {
      await isShowing(world, 'Edit');
      await world.expect(world.page.getByRole('heading', { name: 'Summary', level: 2 })).toBeVisible();
    },
    async previewing(world) {
      await isShowing(world, 'Preview');
      await world.expect(world.page.getByRole('tab', { name: 'What software reads' })).toBeVisible();
    },
    async designing(world) {
      await isShowing(world, 'Design');
      await world.expect(world.page.getByRole('heading', { name: 'Design', level: 2 })).toBeVisible();
    },
  },

  events: {
    'asks again': ({ page }) => button(page, 'Try again').click(),
    'opens the form': opens('Edit'),
    'opens the preview': opens('Preview'),
    'opens the design': opens('Design'),
  },

  ports: {
    getResume: {
      operation: 'getResume',
      outcomes: {
        ok: async () => undefined,
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
  },

  unreachable: {},
};
