/** What a recruiter and the operator do, and who reads the flows, by keyboard alone. */
import type { Page } from '@playwright/test';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { dayAfter } from '../support/contract/jobWriting.ts';
import { decideInConsole, fillCompany, signUpAsRecruiter } from '../support/journeys/companySteps.ts';
import { keyboard } from '../support/journeys/hands.ts';
import { description, writeJob } from '../support/journeys/jobSteps.ts';
import { heading } from '../support/journeys/onboardingScreens.ts';
import { opensPdf } from '../support/journeys/openedTab.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, operatorEmail, proveToBeAPerson, test } from '../support/journeys/story.ts';

test.describe.configure({ mode: 'parallel' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });

/** To every question with yes, by a veteran in a window that no story looks at. */
async function apply(page: Page, server: JourneyServer, jobId: string) {
  await server.startAfresh('veteran-complete');
  const { token } = await server.openSession('veteran-complete');
  const ask = async (path: string, data?: unknown) => {
    const options = { headers: { authorization: `Bearer ${token}` }, data };
    const answer = await (data ? page.request.post(path, options) : page.request.get(path, options));
    expect(answer.ok()).toBe(true);
    return (await answer.json()).data;
  };
  const { questions } = await ask(`/api/jobs/${jobId}`);
  const [resume] = await ask('/api/resumes');
  await ask(`/api/jobs/${jobId}/apply`, {
    ...{ resume_id: resume.id, consent_version: '2026-11', consent_accepted: true },
    answers: questions.map(({ id }: { id: number }) => ({ question_id: id, answer: true })),
  });
}

test.describe('by keyboard alone', { tag: '@whole' }, () => {
  test('a company is created, approved in the console, found in the audit log, and its team invited', async ({
    page,
    browser,
    server,
    watched,
  }) => {
    const name = 'Keybridge Signals';
    const hand = keyboard(page);
    await signUpAsRecruiter(page, 'Iris', 'iris@keybridge.test', hand);
    await expect(page).toHaveURL('/recruiter/company/create/');
    await hand.press(button(page, 'Continue'));
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await fillCompany(page, name, 'keybridge.test', hand);
    await hand.write(page.getByLabel('Company number'), '07214398');
    await hand.press(button(page, 'Continue'));
    await expect(heading(page)).toHaveText(`We’re checking ${name}`);

    const context = await browser.newContext({ baseURL: server.origin('uk') });
    const consolePage = await context.newPage();
    const atConsole = keyboard(consolePage);
    await consolePage.goto(`/admin?status=all&search=${encodeURIComponent(name)}`);
    await atConsole.write(consolePage.getByLabel('Email'), operatorEmail);
    await atConsole.write(consolePage.getByRole('textbox', { name: 'Password' }), demoPassword);
    await proveToBeAPerson(consolePage, atConsole);
    await atConsole.press(button(consolePage, 'Sign in'));
    await expect(heading(consolePage)).toHaveText('Companies');
    await decideInConsole(consolePage, name, 'Approve', 'The number and the website are theirs.', atConsole);
    await atConsole.press(
      consolePage.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit log' }),
    );
    await expect(heading(consolePage)).toHaveText('Audit log');
    await expect(consolePage.getByRole('main').getByRole('listitem').first()).toContainText(
      `Company approved: ${name}`,
    );
    await context.close();

    await expect(page).toHaveURL('/recruiter');
    await hand.press(link(page, 'Invite colleagues'));
    await hand.press(link(page, 'Invitations'));
    await hand.write(page.getByLabel('Email addresses'), 'bo@keybridge.test');
    await hand.press(button(page, 'Send invitations'));
    await expect(page.getByRole('list', { name: 'Results' })).toHaveText('bo@keybridge.test invited');
    await hand.press(button(page, 'Withdraw: bo@keybridge.test'));
    await expect(page.getByRole('list', { name: 'Invitations' })).toContainText('Withdrawn');
    await hand.press(link(page, 'Dashboard'));
    expect(watched.callsOf('createCompany')).toHaveLength(1);
  });

  test('a job is written and published, its applicant led to a hire, and the job closed', async ({
    page,
    context,
    people,
    server,
    watched,
  }) => {
    const title = 'Keyed Network Engineer';
    const hand = keyboard(page);
    await people.bring(context, 'recruiter');
    await writeJob(page, title, hand);
    watched.expects('failed: 422 POST /api/jobs/');
    await hand.press(button(page, 'Publish'));
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await expect(heading(page)).toHaveText('The role');
    await hand.write(page.getByRole('textbox', { name: 'Description' }), description);
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await hand.press(button(page, 'Continue'));
    await hand.press(button(page, 'Publish'));
    await expect(heading(page)).toHaveText(`“${title}” is published`);

    await page.goto('/recruiter/jobs');
    const toJob = link(page, title);
    const jobId = /\d+$/.exec((await toJob.getAttribute('href')) ?? '')?.[0] ?? '';
    await apply(page, server, jobId);
    await hand.press(toJob);
    await hand.press(link(page, 'James Whitcombe'));
    await opensPdf(page, () => hand.press(button(page, 'Open CV')));
    const next = page.getByRole('region', { name: 'Next step' });
    const dialog = page.getByRole('dialog');
    await hand.press(next.getByRole('button', { name: 'Shortlist', exact: true }));
    for (const act of ['Invite to interview', 'Make an offer', 'Mark as hired']) {
      await hand.press(next.getByRole('button', { name: act, exact: true }));
      if (act === 'Make an offer') await dialog.getByLabel('Answer by').fill(dayAfter(new Date(), 14));
      // Nobody has answered the offer when they are hired.
      const confirm = act === 'Mark as hired' ? 'Mark as hired anyway' : act;
      await hand.press(dialog.getByRole('button', { name: confirm, exact: true }));
      await expect(dialog).toHaveCount(0);
    }
    await expect(next).toContainText('Hired');
    await hand.press(link(page, '← Back to all applicants'));
    await expect(heading(page)).toHaveText(title);

    await hand.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }));
    await hand.press(button(page, `More for ${title}`));
    await page.keyboard.press('Escape');
    await expect(button(page, `More for ${title}`)).toBeFocused();
    await hand.press(button(page, `More for ${title}`));
    await hand.press(button(page, 'Close'));
    await hand.press(dialog.getByRole('button', { name: 'Close', exact: true }));
    await expect(dialog).toHaveCount(0);
    await hand.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }));
    await expect(heading(page)).toHaveText(/^Good /);
  });

  test('a candidate is found by the filters of the list, understood and invited', async ({
    page,
    context,
    people,
  }) => {
    const hand = keyboard(page);
    await people.bring(context, 'recruiter');
    await page.goto('/recruiter/candidate-list');
    await hand.press(button(page, 'Match against'));
    await hand.search(page.getByRole('combobox', { name: 'Match against' }), 'Depot Shift Manager');
    await expect(heading(page)).toHaveText(/people, matched against Depot Shift Manager$/);
    await hand.press(page.getByRole('button', { name: /^Availability/ }));
    await hand.tick(page.getByRole('checkbox', { name: 'Flexible' }));
    await page.keyboard.press('Escape');
    const chips = page.getByRole('group', { name: 'Active filters' });
    await expect(chips).toContainText('1 filter');
    await hand.press(chips.getByRole('button', { name: 'Clear all' }));
    await expect(chips).toHaveCount(0);
    await hand.press(page.getByRole('button', { name: /^See why / }).first());
    await expect(page.getByText(/ can see that you viewed this\.$/)).toBeVisible();
    const invite = page.getByRole('button', { name: /^Invite to apply: / }).first();
    const name = (await invite.getAttribute('aria-label'))!.replace(/^Invite to apply: /, '');
    await hand.press(invite);
    await hand.write(page.getByLabel(/^Message to /), 'Your work is what we look for.');
    await hand.press(button(page, 'Send invitation'));
    const rows = page.getByRole('list', { name: 'Candidates' }).getByRole('listitem');
    await expect(
      rows.filter({ has: page.getByRole('heading', { name, exact: true }) }).first(),
    ).toContainText('You invited them');
    await hand.press(link(page, name));
    await expect(heading(page)).toHaveText(name);
  });

  test('a chart is opened, a state found, walked from, and compared with an earlier version', async ({
    page,
  }) => {
    const hand = keyboard(page);
    await page.goto('/flows');
    await hand.press(
      page.getByRole('navigation', { name: 'Charts' }).getByRole('button', { name: /^Onboarding/ }),
    );
    await expect(page.getByRole('heading', { level: 2, name: 'Onboarding', exact: true })).toBeVisible();
    await hand.write(page.getByRole('searchbox', { name: 'Search all charts' }), 'skip');
    const results = page.getByRole('region', { name: 'Search results' });
    await hand.press(
      results.getByRole('button', { name: 'Onboarding › Underway › Skip dialog', exact: true }),
    );
    const panel = page.getByRole('region', { name: 'State', exact: true });
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Skip dialog');
    await hand.press(page.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'Overview' }));
    await hand.press(page.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'Product' }));
    const drawing = page.getByRole('region', { name: 'Onboarding, drawing' });
    await hand.press(drawing.getByRole('button', { name: 'Loading, here', exact: true }));
    await hand.press(panel.getByRole('button', { name: /^2 ✓ Get onboarding/ }));
    const steps = page.getByRole('region', { name: 'Steps', exact: true });
    await expect(steps.getByRole('listitem')).toHaveCount(2);
    await hand.press(steps.getByRole('button', { name: 'Back' }));
    await expect(steps.getByRole('listitem')).toHaveCount(1);
    await hand.press(page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Changes' }));
    const changes = page.getByRole('region', { name: 'What changed' });
    await expect(changes).toBeVisible();
    await hand.press(changes.getByRole('button', { name: 'As it was' }));
    await hand.press(button(page, 'Read as text'));
    await expect(page.getByText('go to Completed').first()).toBeVisible();
    await hand.press(button(page, 'View diagram'));
    await expect(drawing).toBeVisible();
  });
});
