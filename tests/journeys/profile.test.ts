/** The profile: what one says of oneself, what one signs in with, and what one agreed to. */
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { mailsTo, pass } from '../support/journeys/companySteps.ts';
import { type Hand, keyboard, pointer } from '../support/journeys/hands.ts';
import { persona } from '../support/journeys/persona.ts';
import { expect, proveToBeAPerson, test } from '../support/journeys/story.ts';
import { expectToast, recordToasts } from '../support/journeys/toasts.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name });
const profileMenu = (page: Page) => page.getByRole('button', { name: /^Profile menu/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2778cb' } })
    .png()
    .toBuffer();

/** In another browser, as from a phone. */
async function elsewhere(browser: Browser, origin: string, key: string, path: string) {
  const other = await browser.newContext({ baseURL: origin });
  recordToasts(other);
  const there = await other.newPage();
  await there.goto(`/auth/login?type=${persona(key).role}`);
  await there.getByLabel('Email').fill(persona(key).email);
  await there.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await proveToBeAPerson(there);
  await there.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(profileMenu(there)).toBeVisible();
  await there.goto(path);
  return { there, close: () => other.close() };
}

test('ROUTE-21 /profile leads to the profile of whoever is signed in, and /approval-pending is a page of its own', async ({
  page,
  context,
  people,
}) => {
  for (const [key, role] of [
    ['veteran-complete', 'veteran'],
    ['recruiter', 'recruiter'],
  ] as const) {
    await people.bring(context, key);
    await page.goto('/profile?profile_section=security');
    await expect(page).toHaveURL(`/${role}/profile?profile_section=security`);
    await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  }
  await people.bring(context, 'veteran-pending');
  for (const path of ['/profile', '/approval-pending']) {
    await page.goto(path);
    await expect(page).toHaveURL('/approval-pending');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re checking your account');
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile');
  await expect(page).toHaveURL('/site');
});

async function describeOneself(page: Page, hand: Hand) {
  await hand.press(save(page));
  await expect(page.getByText('All changes saved.')).toBeVisible();
  await hand.write(page.getByLabel('First name'), ' ');
  await hand.press(save(page));
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await hand.press(summary.getByRole('link', { name: 'Enter your first name' }));
  await expect(page.getByLabel('First name')).toBeFocused();

  await hand.write(page.getByLabel('First name'), 'Jo');
  await hand.write(page.getByLabel('Last name'), "O'Neil-Vale");
  await hand.write(page.getByLabel('Headline'), 'Network engineer');
  await hand.search(page.getByRole('combobox', { name: 'Town or city' }), 'Brist');
  await hand.press(save(page));
  await expectToast(page, 'Saved');
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible();
}

test('VETERAN-08, RESUME-06 a veteran changes name, place and availability, and the header follows; profile_section picks the section', async ({
  page,
  context,
  people,
  watched,
}) => {
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran');
  await profileMenu(page).click();
  await page.getByRole('link', { name: 'Profile Details' }).click();
  await expect(page).toHaveURL('/veteran/profile');
  await expect(page).toHaveTitle('Personal details · Profile');
  await page.getByLabel('Headline').fill('A signaller');
  await expect(page.getByText('Not saved yet. Kept on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Headline')).not.toHaveValue('A signaller');
  await describeOneself(page, pointer);
  await expect(page.getByLabel('Nation')).toHaveValue(/^\d+$/);
  await expect(page.getByRole('button', { name: "Profile menu, Jo O'Neil-Vale" })).toBeVisible();

  await openSection(page, 'Preferences').click();
  await expect(page).toHaveURL('/veteran/profile?profile_section=preferences');
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeFocused();
  const availability = page.getByLabel('Availability');
  await expect(availability.getByRole('option')).toHaveText([
    'Not given',
    'Immediately',
    'Within 1 Week',
    'Within 2 Weeks',
    'Within 1 Month',
    'Within 2 Months',
    'Flexible',
  ]);
  await availability.selectOption('Within 1 Month');
  await page.getByRole('radio', { name: /^No\b/ }).check();
  const commute = page.getByLabel('How far would you commute');
  await expect(commute).toHaveValue('25');
  await commute.clear();
  await commute.pressSequentially('4e-0');
  await save(page).click();
  await expectToast(page, 'Saved');
  expect(watched.callsOf('updateUserProfile').map(({ body }) => Object.keys(body as object).sort())).toEqual([
    ['city', 'first_name', 'headline', 'last_name', 'state_id', 'version'],
    ['availability', 'profile_section', 'version', 'willing_to_relocate', 'work_radius_km'],
  ]);
  await page.reload();
  await expect(availability).toHaveValue('within_1_month');
  await expect(commute).toHaveValue('40');

  await openSection(page, 'Security').click();
  await expect(page).toHaveURL('/veteran/profile?profile_section=security');
  await expect(page.getByRole('heading', { name: 'Security' })).toBeFocused();
  await page.goto('/veteran/profile?profile_section=no-such');
  await expect(page.getByLabel('First name')).toHaveValue('Jo');
  await expect(page.getByLabel('Headline')).toHaveValue('Network engineer');
});

test('a veteran adds a period of service, sees themselves as others do, and asks for deletion and takes it back', async ({
  page,
  context,
  people,
  watched,
}) => {
  await people.bring(context, 'veteran-complete');
  watched.expects('failed: 422 PUT /api/service-history');
  await page.goto('/veteran/profile?profile_section=service');
  const periods = section(page, 'Service history').getByRole('button', { name: 'Change', exact: true });
  await expect(periods).toHaveCount(3);
  await page.getByRole('button', { name: 'Add period' }).click();
  const form = page.getByRole('form', { name: 'Period of service' });
  await form.getByLabel('Service', { exact: true }).selectOption('British Army');
  await save(page).click();
  await expect(form.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await pointer.search(form.getByRole('combobox', { name: 'Rank or rate' }), 'Sergeant');
  await pointer.search(form.getByRole('combobox', { name: 'Corps or regiment' }), 'Signals');
  await form.getByRole('textbox', { name: 'Your role' }).fill('Reserve Signaller');
  await form.getByRole('radio', { name: 'Reserve' }).check();
  await form.getByLabel('Month').first().fill('1');
  await form.getByLabel('Year').first().fill('2010');
  await form.getByLabel('Month').last().fill('6');
  await form.getByLabel('Year').last().fill('2019');
  await save(page).click();
  await expect(periods).toHaveCount(4);
  const added = section(page, 'Service history').getByRole('region', { name: /Reserve Signaller$/ });
  await expect(added).toContainText('Reserve · Jan 2010 – ');
  await added.getByRole('button', { name: 'Remove' }).click();
  await expect(periods).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(periods).toHaveCount(4);

  await openSection(page, 'Who sees what').click();
  const previewFor = (reader: string) => page.getByRole('group', { name: `What they see: ${reader}` });
  await page.getByRole('radio', { name: 'Hidden' }).check();
  await page.getByRole('button', { name: 'Save visibility' }).click();
  await expect(previewFor('A recruiter')).toContainText('Nothing. You’re not in the candidate list');
  await page.getByRole('radio', { name: 'Visible' }).check();
  await page.getByRole('button', { name: 'Save visibility' }).click();
  await expect(previewFor('A recruiter')).toContainText('You’re in the candidate list, with your name.');
  await page.getByRole('radio', { name: 'The public' }).check();
  await expect(previewFor('The public')).toContainText('Possibly an anonymous card.');

  await openSection(page, 'Privacy').click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const asking = page.getByRole('form', { name: 'Delete your account' });
  await asking.getByLabel('Password', { exact: true }).fill(demoPassword);
  await asking.getByRole('button', { name: 'Delete it in 14 days' }).click();
  const keep = page.getByRole('button', { name: 'Keep my account' });
  await expect(keep).toBeFocused();
  await page.goto('/veteran');
  const note = page.getByRole('region', { name: 'Your account', exact: true });
  await expect(note).toContainText('Your account will be erased on');
  await note.getByRole('link').click();
  await keep.click();
  await expectToast(page, 'We’ve kept your account');
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
});

test('by keyboard alone a veteran changes the profile and takes a consent back @phone @whole', async ({
  page,
  context,
  people,
}) => {
  const hand = keyboard(page);
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran/profile');
  await describeOneself(page, hand);
  await hand.press(openSection(page, 'Privacy'));
  const news = page.getByRole('switch', { name: 'News by email' });
  await hand.tick(news);
  await expect(news).toBeChecked();
  const history = page.getByRole('region', { name: 'Your choices so far' }).getByRole('listitem');
  await expect(history.first()).toContainText('News by email: yes');
  await hand.tick(news);
  await expect(news).not.toBeChecked();
  await expect(history.first()).toContainText('News by email: no');
  await page.reload();
  await expect(history.first()).toContainText('News by email: no');
});

test('a picture is chosen, refused where it is none, replaced and removed, and the header follows', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('failed: 422 POST /api/user-profile/picture');
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran/profile');
  await page.getByLabel('Headline').fill('Not saved yet');
  const field = page.getByLabel('Picture', { exact: true });
  const give = (name: string, buffer: Buffer, mimeType = 'image/png') =>
    field.setInputFiles({ name, mimeType, buffer });
  await give('me.svg', Buffer.from('<svg/>'), 'image/svg+xml');
  await expect(field).toHaveAccessibleDescription(/Upload a PNG, JPEG or WebP picture\./);
  await give('small.png', await picture(64));
  await expect(field).toHaveAccessibleDescription(/Upload a picture of 128 to 4096 pixels a side\./);

  const inHeader = profileMenu(page).locator('img');
  await give('me.png', await picture(256));
  await expectToast(page, 'Picture saved');
  const first = await inHeader.getAttribute('src');
  await give('other.png', await picture(300));
  await expect(page.getByRole('button', { name: 'Replace picture' })).toBeEnabled();
  await expect(inHeader).not.toHaveAttribute('src', first ?? '');

  // A new picture is a new version of the profile, and no conflict with what was typed before.
  await save(page).click();
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Remove your picture?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expectToast(page, 'Picture removed');
  await expect(inHeader).toHaveCount(0);
  await expect(page.getByLabel('Headline')).toHaveValue('Not saved yet');
});

test('what was saved in another window is shown next to what was typed here, and neither is overwritten unasked @whole', async ({
  page,
  context,
  browser,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 409 PUT /api/user-profile');
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran/profile');
  await page.getByLabel('Headline').fill('Fibre planner');
  await page.getByLabel('Middle name').fill('Mae');

  const saveThere = async (values: Record<string, string>) => {
    const { there, close } = await elsewhere(
      browser,
      server.origin('uk'),
      'veteran-complete',
      '/veteran/profile',
    );
    for (const [label, value] of Object.entries(values)) await there.getByLabel(label).fill(value);
    await save(there).click();
    await expectToast(there, 'Saved');
    await close();
  };
  await saveThere({ Headline: 'Network engineer', 'Last name': 'Vale' });
  await save(page).click();
  const conflict = page.getByRole('alert', { name: 'Your profile was saved in another window' });
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole('row')).toHaveText([
    'FieldYoursSaved version',
    'Middle nameMaenot changed',
    'Last namenot changedVale',
    'HeadlineFibre plannerNetwork engineer',
  ]);
  await expect(save(page)).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Save my version' }).click();
  await expectToast(page, 'Saved');
  const fields = ['Last name', 'Middle name', 'Headline'];
  const values = () => Promise.all(fields.map((label) => page.getByLabel(label).inputValue()));
  await expect.poll(values).toEqual(['Vale', 'Mae', 'Fibre planner']);

  await page.getByLabel('Headline').fill('Something else');
  await saveThere({ Headline: 'From the phone' });
  await save(page).click();
  await conflict.getByRole('button', { name: 'Use saved version' }).click();
  await expect(conflict).toHaveCount(0);
  await expect.poll(values).toEqual(['Vale', 'Mae', 'From the phone']);
});

test('what is typed outlives a call that fails, the network, the section, the page and the session @whole', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects(
    'failed: 500 PUT /api/user-profile',
    'failed: net::ERR_INTERNET_DISCONNECTED',
    'failed: 401',
  );
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran/profile');
  const headline = page.getByLabel('Headline');
  await headline.fill('Fibre planner');
  await server.whileUnwritable('users', async () => {
    await save(page).click();
    await expect(
      section(page, 'Personal details').getByRole('alert').filter({ hasText: 'There was an error' }),
    ).toBeVisible();
  });
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText(/^You’re offline\. We’ve kept what you typed on this device/)).toBeVisible();
  await context.setOffline(false);

  await openSection(page, 'Privacy').click();
  await openSection(page, 'Personal').click();
  await expect(headline).toHaveValue('Fibre planner');
  await page.goto('/veteran');
  await page.goto('/veteran/profile');
  await expect(page.getByText('You left before saving this.')).toBeVisible();
  await expect(headline).toHaveValue('Fibre planner');

  await server.endSessions('veteran-complete');
  await save(page).click();
  await expect(page).toHaveURL('/auth/login?type=veteran');
  await people.completeLogin(page, 'veteran-complete');
  await expect(page).toHaveURL('/veteran/profile');
  await expect(headline).toHaveValue('Fibre planner');
  await save(page).click();
  await expectToast(page, 'Saved');
  await page.reload();
  await expect(headline).toHaveValue('Fibre planner');
  await expect(page.getByText('You left before saving this.')).toHaveCount(0);
});

test('GUARD-08 outside the profile page, a recruiter without an approved active company is sent to the company area @whole', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  const company = async (name: string) => (await server.companyCalled(name)).id;
  const [active, pending, rejected, inactive] = await Promise.all(
    ['Northgate Logistics Ltd', 'Halden Rail Ltd', 'Corvane Security Ltd', 'Ashgrove Care Ltd'].map(company),
  );
  const standings = [
    [{ status: 'approval_pending', company_id: active }, '/recruiter/company/approval-pending'],
    [{ status: 'rejected', company_id: active }, '/recruiter/company/reject'],
    [{ status: 'active', company_id: pending }, '/recruiter/company/approval-pending'],
    [{ status: 'active', company_id: rejected }, '/recruiter/company/reject'],
    [{ status: 'active', company_id: inactive }, '/inactive'],
    [{ status: 'active', company_id: null }, '/recruiter/company/create/'],
    [{ status: 'active', company_id: null, company_found_id: active }, '/recruiter/company/exists'],
    [{ status: 'active', company_id: active }, '/recruiter'],
  ] as const;
  await people.bring(context, 'recruiter');
  for (const [recruiter, landing] of standings) {
    await server.change('recruiter', { company_found_id: null, ...recruiter });
    await page.goto('/recruiter');
    await expect(page).toHaveURL(landing);
    await page.goto('/recruiter/profile');
    await expect(page.getByLabel('First name')).toBeVisible();
    await expect(page).toHaveURL('/recruiter/profile');
  }
  watched.expects('failed: 410');
  await server.change('recruiter', { status: 'inactive' });
  await page.goto('/recruiter/profile');
  await expect(page).toHaveURL('/user-inactive');
});

test('a recruiter without a company opens the profile, and reads the status of the company @whole', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'recruiter-new');
  await page.goto('/recruiter');
  await profileMenu(page).click();
  await page.getByRole('link', { name: 'Profile Details' }).click();
  await expect(page).toHaveURL('/recruiter/profile');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByLabel('Headline')).toHaveCount(0);
  await page.getByLabel('Job title').fill('Talent partner');
  await save(page).click();
  await expectToast(page, 'Saved');
  await openSection(page, 'Company').click();
  await page.getByRole('link', { name: 'Add your company' }).click();
  await expect(page).toHaveURL('/recruiter/company/create/');

  await people.bring(context, 'recruiter');
  await page.goto('/recruiter/profile?profile_section=company');
  const own = section(page, 'Company');
  await expect(own).toContainText('Northgate Logistics Ltd');
  await expect(own).toContainText('Only the company’s admins can change this.');
  await expect(own.getByRole('textbox')).toHaveCount(0);
  await own.getByRole('link', { name: 'Company Details' }).click();
  await expect(page).toHaveURL('/recruiter/company/details');
});

test('a new password ends every other session, and is the one to sign in with @whole', async ({
  page,
  browser,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 422 PUT /api/user-profile/password');
  watched.allows('failed: 401');
  await people.signIn(page, 'veteran-complete');
  const { there, close } = await elsewhere(browser, server.origin('uk'), 'veteran-complete', '/veteran');
  await page.goto('/veteran/profile?profile_section=security');
  await page.getByRole('button', { name: 'Change password' }).click();
  const form = page.getByRole('form', { name: 'Change password' });
  await expect(form.getByLabel('Current password')).toBeFocused();
  await form.getByLabel('Current password').fill('not the password');
  await form.getByLabel('New password', { exact: true }).fill(pass);
  await form.getByLabel('New password again').fill(pass);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('link', { name: 'That’s not your current password' })).toBeVisible();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await form.getByLabel('Current password').fill(demoPassword);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Password changed');
  await expect(page.getByText('We’ve signed you out on all other devices.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();

  await there.goto('/veteran/profile');
  await expect(there).toHaveURL('/auth/login?type=veteran');
  await there.getByLabel('Email').fill(persona('veteran-complete').email);
  await there.getByRole('textbox', { name: 'Password' }).fill(pass);
  await proveToBeAPerson(there);
  await there.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(there).toHaveURL('/veteran/profile');
  await close();
});

test('an email address changes once its mail is opened, and not before @whole', async ({
  page,
  people,
  server,
}) => {
  await people.signIn(page, 'veteran-complete');
  await page.goto('/veteran/profile?profile_section=security');
  await page.getByRole('button', { name: 'Change address' }).click();
  const form = page.getByRole('form', { name: 'Change email address' });
  await form.getByLabel('New email address').fill('jo@post.example');
  await openSection(page, 'Personal').click();
  await openSection(page, 'Security').click();
  await expect(form.getByLabel('New email address')).toHaveValue('jo@post.example');
  await form.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await form.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('We’ve emailed jo@post.example.')).toBeVisible();
  expect(await server.asPerson('veteran-complete', async (_, { email }) => email)).toBe(
    persona('veteran-complete').email,
  );
  await page.getByRole('link', { name: 'Open mailbox' }).click();
  const mail = page.frameLocator('iframe[title="Confirm your new email address, to jo@post.example"]');
  await page
    .getByRole('navigation', { name: 'Mails' })
    .getByRole('link', { name: 'Confirm your new email address To jo@post.example' })
    .click();
  await mail.getByRole('link', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address has changed' })).toBeVisible();
  await page.goto('/veteran/profile?profile_section=security');
  await expect(section(page, 'Email address')).toContainText('jo@post.example');
  const mails = await mailsTo(page, persona('veteran-complete').email);
  expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual([
    'Your email address was changed',
    'Your email address is about to change',
  ]);
});

test('logging out everywhere ends this session and every other @whole', async ({
  page,
  browser,
  people,
  server,
  watched,
}) => {
  watched.allows('failed: 401');
  await people.signIn(page, 'veteran-complete');
  const { there, close } = await elsewhere(browser, server.origin('uk'), 'veteran-complete', '/veteran');
  await page.goto('/veteran/profile?profile_section=security');
  const open = page.getByRole('button', { name: 'Sign out everywhere' });
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await open.click();
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/auth/login?type=veteran');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  await there.goto('/veteran/profile');
  await expect(there).toHaveURL('/auth/login?type=veteran');
  await close();
});

test('SEC-05 one other device is signed out from the list, and this one stays', async ({
  page,
  browser,
  people,
  server,
  watched,
}) => {
  watched.allows('failed: 401');
  await server.endSessions('veteran-complete');
  await people.signIn(page, 'veteran-complete');
  const { there, close } = await elsewhere(browser, server.origin('uk'), 'veteran-complete', '/veteran');
  await page.goto('/veteran/profile?profile_section=security');
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveText(/^Chrome on /);
  await page.getByRole('button', { name: /^Sign out Chrome on / }).click();
  await expectToast(page, 'Signed out');
  await expect(devices).toHaveCount(1);
  await there.goto('/veteran/profile');
  await expect(there).toHaveURL('/auth/login?type=veteran');
  await close();
});
