/** Six applicants of one job: several moved together and brought back, and one by one on the board. */
import type { Page } from '@playwright/test';
import { wholeJob } from '../support/contract/jobWriting.ts';
import { ask } from '../support/journeys/ask.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, test } from '../support/journeys/story.ts';

const numbers = [18, 19, 20, 21, 23, 25];

/** By calls; the address of the job’s applicants, sorted by name. */
async function jobWithApplicants(page: Page, server: JourneyServer, title: string): Promise<string> {
  const origin = server.origin('uk');
  const recruiter = { origin, token: (await server.openSession('recruiter')).token };
  const { id } = await ask(page, {
    ...recruiter,
    path: '/api/jobs',
    data: wholeJob(new Date(), { title, questions: [] }),
  });
  await ask(page, { ...recruiter, path: `/api/jobs/${id}/publish`, data: {} });
  for (const number of numbers) {
    const own = { origin, token: (await server.openSession(`veteran-${number}@example.test`)).token };
    const [resume] = await ask(page, { ...own, path: '/api/resumes' });
    const data = { resume_id: resume.id, consent_version: '2026-11', consent_accepted: true };
    await ask(page, { ...own, path: `/api/jobs/${id}/apply`, data });
  }
  return `/recruiter/jobs/${id}?sorted_by=name`;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Applicants', exact: true }).getByRole('listitem');
const boxes = (page: Page) => rows(page).getByRole('checkbox');

test('several applicants are selected with Shift, rejected together after a preview, brought back and written to', async ({
  page,
  context,
  people,
  server,
}) => {
  await people.bring(context, 'recruiter');
  await page.goto(await jobWithApplicants(page, server, 'Stores Controller'));
  await expect(rows(page)).toHaveCount(6);
  await boxes(page).nth(1).check();
  await boxes(page)
    .nth(4)
    .click({ modifiers: ['Shift'] });
  const selection = page.getByRole('group', { name: 'Selection' });
  await expect(selection).toContainText('4 selected');
  await boxes(page).nth(4).focus();
  await page.keyboard.press('Space');
  await expect(selection).toContainText('3 selected');
  const names = await rows(page).getByRole('heading').allTextContents();
  await button(page, 'Reject').click();
  const dialog = page.getByRole('dialog', { name: 'Reject 3 people?' });
  await expect(dialog.getByRole('list', { name: 'Who' }).getByRole('listitem')).toHaveText(
    names.slice(1, 4).map((name) => `${name} · New`),
  );
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Choose why')).toBeVisible();
  await dialog.getByRole('radio', { name: 'The position has been filled' }).check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('3 people rejected. We’ll tell them in 24 hours.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Not chosen' })).toHaveCount(3);
  await button(page, 'Undo').click();
  await expect(page.getByText('The rejection of 3 people was undone.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'New · your turn' })).toHaveCount(6);

  await page.getByRole('checkbox', { name: 'Select all 6 on this page' }).check();
  await expect(selection).toContainText('6 selected');
  await button(page, 'Message').click();
  const message = page.getByRole('dialog', { name: 'Message 6 people' });
  const text = message.getByRole('textbox', { name: 'Message to each of them' });
  await text.fill('Hello {first name}, any news?');
  const preview = message.getByRole('group', { name: 'Preview' });
  await expect(preview).toContainText(`Preview for ${names[0]} (1 of 6)`);
  await preview.getByRole('button', { name: 'Next person' }).click();
  await expect(preview).toContainText(`Preview for ${names[1]} (2 of 6)`);
  await expect(preview).toContainText(`Hello ${names[1]!.split(' ')[0]}, any news?`);
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message sent to 6 people.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all 6 on this page' }).check();
  await button(page, 'Clear selection').click();
  await expect(selection.getByRole('button')).toHaveCount(0);
});

test('on the board a card is dragged to the stages that it may have, and moved from its menu by keyboard', async ({
  page,
  context,
  people,
  server,
}) => {
  await people.bring(context, 'recruiter');
  await page.goto(await jobWithApplicants(page, server, 'Ramp Agent'));
  await page
    .getByRole('navigation', { name: 'Show applicants as' })
    .getByRole('link', { name: 'Board' })
    .click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const cards = (name: string) => column(name).getByRole('listitem');
  await expect(cards('New')).toHaveCount(6);
  const [first, second] = await cards('New').getByRole('heading').allTextContents();
  const back = page.getByRole('link', { name: '← Back to all applicants' });
  await cards('New').getByRole('link', { name: first! }).click();
  await expect(page.getByRole('navigation', { name: 'Applicants in the list' })).toContainText('1 of 6');
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText('Viewed · your turn');
  await back.click();
  const card = cards('Viewed').filter({ hasText: first! });
  await expect(cards('New')).toHaveCount(5);

  await card.dragTo(column('New'));
  await card.dragTo(column('Hired'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.dragTo(column('Shortlisted'));
  const shortlisting = page.getByRole('dialog', { name: 'Shortlist 1 person?' });
  await shortlisting.getByRole('button', { name: 'Shortlist' }).click();
  await expect(cards('Shortlisted')).toContainText([first!]);
  await expect(cards('Viewed')).toHaveCount(0);
  // It closes after the lists have been read again, and has the focus until then.
  await expect(shortlisting).toHaveCount(0);

  await cards('New')
    .getByRole('button', { name: `Move ${second}` })
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Reject')).toBeFocused();
  await page.keyboard.press('Enter');
  const rejecting = page.getByRole('dialog', { name: 'Reject 1 person?' });
  await rejecting.getByRole('radio', { name: 'The position has been filled' }).check();
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await expect(cards('Not chosen')).toHaveCount(1);
  await cards('Not chosen')
    .getByRole('button', { name: `Move ${second}` })
    .click();
  await button(page, 'Undo rejection').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo rejection' }).click();
  await expect(cards('New')).toHaveCount(5);
});
