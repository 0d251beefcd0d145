/** From the shortlist to a hire, in the windows of the recruiter and the veteran. */
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { applications } from '../../../server/db/schema/applications.ts';
import { dayAfter } from '../contract/jobWriting.ts';
import { ask } from './ask.ts';
import { linkIn } from './companySteps.ts';
import { lookAgain, openInApp } from './inApp.ts';
import type { JourneyServer, TenantSlug } from './server.ts';
import { expect } from './story.ts';

interface Hiring {
  /** Shows an application whose CV has been opened. */
  employer: Page;
  /** Shows the same application. */
  veteran: Page;
  veteranEmail: string;
  /** Names the veteran's time zone, where it differs from the recruiter's: "Los Angeles". */
  otherCity?: string;
  /** Within the range of the job. */
  pay?: string;
  server: JourneyServer;
  tenant: TenantSlug;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nextStep = (page: Page) => page.getByRole('region', { name: 'Next step' });
const place = '4 Quay Road';

/** On both sides, after both have looked again. */
async function isTurnOf(
  side: 'employer' | 'veteran' | 'nobody',
  state: string,
  { employer, veteran }: Pick<Hiring, 'employer' | 'veteran'>,
) {
  const turnOf = (viewer: 'employer' | 'veteran') =>
    side === 'nobody' ? '' : ` · ${viewer === side ? 'your turn' : 'their turn'}`;
  await lookAgain(employer);
  await expect(nextStep(employer).getByText(`${state}${turnOf('employer')}`, { exact: true })).toBeVisible();
  await lookAgain(veteran);
  await expect(veteran.getByText(`${state}${turnOf('veteran')}`, { exact: true }).first()).toBeVisible();
}

async function openDialog(employer: Page, act: string) {
  await nextStep(employer).getByRole('button', { name: act, exact: true }).click();
  const dialog = employer.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: act, exact: true })).toBeInViewport({ ratio: 1 });
  return dialog;
}

async function send(employer: Page, act: string) {
  const dialog = employer.getByRole('dialog');
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** In the week after the next one. */
async function pickHour(employer: Page, hour: RegExp) {
  for (const _ of [1, 2]) await button(employer, 'Next week').click();
  await employer.getByRole('grid').getByRole('button', { name: hour }).click();
  await expect(employer.getByText('1 of 5 chosen')).toBeVisible();
}

/** As if the interview had been yesterday. */
const passInterview = ({ server, tenant }: Hiring, id: number) =>
  server.asPerson(
    'recruiter',
    ({ tx, tenantId }) =>
      tx
        .update(applications)
        .set({ interview_until: new Date(Date.now() - 86_400_000) })
        .where(and(eq(applications.tenant_id, tenantId), eq(applications.id, id))),
    tenant,
  );

/** It is proposed, confirmed, moved, confirmed again and held. */
async function interview(hiring: Hiring, id: number) {
  const { employer, veteran, otherCity } = hiring;
  const confirmTime = async () => {
    await button(veteran, 'Confirm time').click();
    await expect(button(veteran, 'Add to calendar')).toBeVisible();
    await isTurnOf('nobody', 'Interview confirmed', hiring);
  };

  const invitation = await openDialog(employer, 'Invite to interview');
  await pickHour(employer, /^Wed.* 10:00/);
  await invitation.getByRole('radio', { name: 'In person' }).check();
  await invitation.getByLabel('Place or link').fill(place);
  await send(employer, 'Invite to interview');
  await isTurnOf('veteran', 'Interview proposed', hiring);
  const card = veteran.getByRole('region', { name: 'Interview', exact: true });
  await expect(card.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/search\?query=4%20Quay%20Road$/,
  );
  await confirmTime();

  const move = await openDialog(employer, 'Move interview');
  await pickHour(employer, /^Thu.* (2:00|14:00)/);
  if (otherCity) await expect(move.getByText(new RegExp(`time zone \\(.*${otherCity}\\)`))).toBeVisible();
  await send(employer, 'Move interview');
  await isTurnOf('veteran', 'Interview proposed', hiring);
  await confirmTime();
  await passInterview(hiring, id);
  await isTurnOf('employer', 'Interview held', hiring);
}

/** It is made, found in the mail and on the dashboard, changed and accepted. */
async function offer(hiring: Hiring, id: number) {
  const { employer, veteran, veteranEmail, pay = '41000', server, tenant } = hiring;
  const card = veteran.getByRole('region', { name: /^Offer from/ });
  const terms = await openDialog(employer, 'Make an offer');
  await terms.getByLabel('Answer by').fill(dayAfter(new Date(), 14));
  await terms.getByLabel('Pay').fill(pay);
  await send(employer, 'Make an offer');
  await isTurnOf('veteran', 'Offer', hiring);

  const path = `/api/demo/mails?address=${encodeURIComponent(veteranEmail)}`;
  const mail = async () => (await ask(veteran, { origin: server.origin(tenant), path }))[0];
  await expect.poll(async () => (await mail())?.subject).toMatch(/has offered you a job$/);
  await veteran.goto(linkIn((await mail()).text));
  await expect(card).toBeInViewport();
  await openInApp(veteran, '/veteran');
  await veteran.locator(`main a[href="/veteran/applications/${id}"]`).first().click();
  await expect(card).toBeInViewport();

  await button(employer, 'Change offer').click();
  await employer.getByRole('dialog').getByLabel('Place').fill(place);
  await send(employer, 'Send new terms');
  await isTurnOf('veteran', 'Offer', hiring);
  await expect(card).toContainText(place);

  await button(veteran, 'Accept offer').click();
  const answer = veteran.getByRole('dialog');
  await answer.getByLabel(/^Message to/).fill('I am looking forward to it.');
  await answer.getByRole('button', { name: 'Accept offer' }).click();
  await expect(card.getByText('You accepted this offer.')).toBeVisible();
  await isTurnOf('employer', 'Offer accepted', hiring);
  await expect(employer.getByText('I am looking forward to it.')).toBeVisible();
}

/** Each step says on both sides whose turn it is. */
export async function hire(hiring: Hiring) {
  const { employer, veteran } = hiring;
  const id = Number(/\d+$/.exec(new URL(employer.url()).pathname)![0]);
  await button(employer, 'Shortlist').click();
  await isTurnOf('employer', 'Shortlisted', hiring);
  await interview(hiring, id);
  await offer(hiring, id);
  await openDialog(employer, 'Mark as hired');
  await send(employer, 'Mark as hired');
  await expect(nextStep(employer).getByText('Hired', { exact: true })).toBeVisible();
  await lookAgain(veteran);
  await expect(veteran.getByText('Hired', { exact: true }).first()).toBeVisible();
  await expect(button(veteran, 'Withdraw')).toHaveCount(0);
}
