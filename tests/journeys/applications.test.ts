import { and, asc, eq } from 'drizzle-orm';
import { users } from '../../server/db/schema/accounts.ts';
import { jobInvitations } from '../../server/db/schema/candidates.ts';
import { companies } from '../../server/db/schema/companies.ts';
import { jobs } from '../../server/db/schema/jobs.ts';
import { barriersOf } from '../support/journeys/barriers.ts';
import { persona } from '../support/journeys/persona.ts';
import { rolesInPrint } from '../support/journeys/print.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, test } from '../support/journeys/story.ts';

const veteran = 'veteran-complete';
const recruiter = 'recruiter';

/** To the first job of the company that the recruiter works for. */
const invite = (server: JourneyServer, message: string | null) =>
  server.asPerson(veteran, async ({ tx, tenantId }, { id }) => {
    const [row] = await tx
      .select({ job: jobs, company: companies, owner: users })
      .from(jobs)
      .innerJoin(companies, and(eq(companies.tenant_id, tenantId), eq(companies.id, jobs.company_id)))
      .innerJoin(users, and(eq(users.tenant_id, tenantId), eq(users.company_id, companies.id)))
      .where(
        and(
          eq(jobs.tenant_id, tenantId),
          eq(jobs.status, 'published'),
          eq(users.email, persona(recruiter).email),
        ),
      )
      .orderBy(asc(jobs.id))
      .limit(1);
    if (!row) throw new Error('No job is open');
    await tx.insert(jobInvitations).values({
      ...{ tenant_id: tenantId, user_id: id, company_id: row.company.id, job_id: row.job.id },
      ...{ invited_by_id: row.owner.id, message, status: 'pending', created_at: new Date() },
    });
    return row;
  });

test('a veteran is invited, applies once with a chosen CV, sees what was sent and whose turn it is, and takes it back', async ({
  page,
  context,
  people,
  server,
}) => {
  await people.bring(context, veteran);
  const { job, company } = await invite(server, 'Your work fits.');

  await page.goto('/veteran/applications');
  const invited = page.getByRole('region', { name: 'Employers who’d like you to apply' });
  await expect(invited.getByRole('blockquote')).toHaveText('Your work fits.');
  expect(await barriersOf(page)).toEqual([]);
  await invited.getByRole('link', { name: 'Apply' }).click();

  await page.getByRole('radio', { name: /^Team leader/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A few questions' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Can you work nights and weekends?' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await page.getByRole('textbox', { name: /^A note to/ }).fill('I have done this at sea.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Team leader CV' })).toBeVisible();
  await page.getByRole('checkbox', { name: /can store and read this/ }).check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('link', { name: 'View your applications' }).click();

  const row = page
    .getByRole('list', { name: 'Applications', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: job.title }) });
  await expect(row).toContainText('Sent · their turn');
  await expect(invited).toHaveCount(0);
  await row.getByRole('link', { name: job.title }).click();

  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expect(page.getByText(`Next: ${company.name} will open your CV.`)).toBeVisible();
  await expect(page.getByText('I have done this at sea.')).toBeVisible();
  await expect(page.getByText('Can you work nights and weekends?')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the CV you sent' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await barriersOf(page)).toEqual([]);
  expect(await rolesInPrint(page)).toEqual(['heading']);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' });
  await dialog.getByRole('radio', { name: 'The process took too long' }).check();
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Your reason: The process took too long')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(`/jobs/${job.id}/apply`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'You’ve already applied for this job' }),
  ).toBeVisible();
});

test('a company that is blocked invites no more until it is unblocked under Who sees what, where one chooses who finds one @whole', async ({
  page,
  context,
  people,
  server,
}) => {
  await people.bring(context, veteran);
  const { company } = await invite(server, null);

  await page.goto('/veteran/applications');
  const invited = page.getByRole('region', { name: 'Employers who’d like you to apply' });
  await invited.getByRole('button', { name: /^Block company/ }).click();
  await page
    .getByRole('dialog', { name: `Block ${company.name}?` })
    .getByRole('button', { name: 'Block company' })
    .click();
  await expect(invited).toHaveCount(0);

  await page.goto('/veteran/profile?profile_section=visibility');
  await page.getByRole('button', { name: `Unblock ${company.name}` }).click();
  await expect(page.getByText('You haven’t blocked any companies.')).toBeVisible();
  await page.getByRole('radio', { name: 'Anonymous' }).check();
  await page.getByRole('button', { name: 'Save visibility' }).click();
  const preview = page.getByRole('group', { name: 'What they see: A recruiter' });
  await expect(preview.getByText('with a number instead of your name')).toBeVisible();
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByText('Who sees your profile: anonymous')).toBeVisible();
});
