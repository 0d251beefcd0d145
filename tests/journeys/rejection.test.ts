/** A rejection in two windows: what the recruiter’s says to the veteran is what the veteran’s shows. */
import type { Page } from '@playwright/test';
import { and, eq, sql } from 'drizzle-orm';
import { applicationEvents, applications } from '../../server/db/schema/applications.ts';
import { wholeJob } from '../support/contract/jobWriting.ts';
import { ask } from '../support/journeys/ask.ts';
import { lookAgain } from '../support/journeys/inApp.ts';
import { opensPdf } from '../support/journeys/openedTab.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, test } from '../support/journeys/story.ts';

const veteran = 'veteran-complete';
const title = 'Night Shift Despatcher';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** By calls; the application’s id. */
async function apply(page: Page, server: JourneyServer): Promise<number> {
  const origin = server.origin('uk');
  const recruiter = { origin, token: (await server.openSession('recruiter')).token };
  const data = wholeJob(new Date(), { title });
  const { id: jobId } = await ask(page, { ...recruiter, path: '/api/jobs', data });
  await ask(page, { ...recruiter, path: `/api/jobs/${jobId}/publish`, data: {} });
  const own = { origin, token: (await server.openSession(veteran)).token };
  const [resume] = await ask(page, { ...own, path: '/api/resumes' });
  const wish = { resume_id: resume.id, consent_version: '2026-11', consent_accepted: true };
  const sent = await ask(page, { ...own, path: `/api/jobs/${jobId}/apply`, data: wish });
  return sent.id;
}

/** As if all of it had been a day earlier. */
const aDayPasses = (server: JourneyServer, id: number) =>
  server.asPerson('recruiter', async ({ tx, tenantId }) => {
    await tx
      .update(applicationEvents)
      .set({ at: sql`${applicationEvents.at} - interval '1 day'` })
      .where(and(eq(applicationEvents.tenant_id, tenantId), eq(applicationEvents.application_id, id)));
    await tx
      .update(applications)
      .set({ status_changed_at: sql`${applications.status_changed_at} - interval '1 day'` })
      .where(and(eq(applications.tenant_id, tenantId), eq(applications.id, id)));
  });

async function reject(page: Page) {
  await button(page, 'Reject').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('We’ll tell them in 24 hours');
  await dialog.getByRole('radio', { name: 'The position has been filled' }).check();
  await button(page, 'Reject').last().click();
  await expect(dialog).toHaveCount(0);
}

test('HIRE-06 a rejection that is undone never reaches the veteran’s window, and one that is sent is there when the recruiter’s says so', async ({
  page,
  context,
  browser,
  people,
  server,
}) => {
  const other = await browser.newContext({ baseURL: server.origin('uk') });
  await people.bring(other, veteran);
  const own = await other.newPage();
  await people.bring(context, 'recruiter');
  const id = await apply(page, server);
  await page.goto(`/recruiter/applications/${id}`);
  await opensPdf(page, () => button(page, 'Open CV').click());

  const next = page.getByRole('region', { name: 'Next step' });
  const steps = (window: Page) => window.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  const veteranPages = async () => {
    await own.goto('/veteran/applications');
    const row = own.getByRole('listitem').filter({ has: own.getByRole('link', { name: title }) });
    await expect(row).toBeVisible();
    const listed = await row
      .getByText(/their turn$|^Not chosen$/)
      .first()
      .textContent();
    await row.getByRole('link', { name: title }).click();
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(own.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    return {
      listed,
      page: await own
        .getByText(/their turn$|^Not chosen$/)
        .first()
        .textContent(),
      mayWithdraw: await button(own, 'Withdraw').count(),
      progress: await own.getByRole('list', { name: 'Progress of this application' }).innerText(),
      timeline: await own.getByRole('region', { name: 'Timeline' }).innerText(),
    };
  };
  const before = await veteranPages();
  expect(before).toMatchObject({
    listed: 'Viewed · their turn',
    page: 'Viewed · their turn',
    mayWithdraw: 1,
  });

  await reject(page);
  await expect(next).toContainText('Not chosen');
  await expect(next).toContainText(/We’ll tell James on .+ Until then they see no change/);
  expect(await veteranPages()).toEqual(before);
  await button(page, 'Undo rejection').click();
  await expect(next).toContainText('Viewed · your turn');
  await expect(steps(page).first()).toContainText('Rejection undone');
  expect(await veteranPages()).toEqual(before);

  await reject(page);
  await aDayPasses(server, id);
  await lookAgain(page);
  await expect(next).toContainText(/We told James on .+ James will see that on its page/);
  const after = await veteranPages();
  expect(after).toMatchObject({ listed: 'Not chosen', page: 'Not chosen', mayWithdraw: 0 });
  expect(after.timeline.match(/Not chosen/g)).toHaveLength(1);
  await expect(own.getByText('The position has been filled.')).toBeVisible();
  await other.close();
});
