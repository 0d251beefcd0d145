/** An application between two windows: the recruiter’s and the veteran’s. */
import type { Locator } from '@playwright/test';
import type { applicationMachine } from '../../../src/machines/application.ts';
import { lookAgain } from '../../support/journeys/inApp.ts';
import { opensPdf } from '../../support/journeys/openedTab.ts';
import type { cases } from '../application.ts';
import type { Doing, Pages, World } from '../pages.ts';
import {
  ageApplication,
  apply,
  changeApplication,
  changeJob,
  dayIn,
  emailOf,
  publishJob,
  recruiter,
  veteran,
  writeJob,
} from './hiring.ts';
import { besides } from './recruiters.ts';

const day = 86_400_000;
const place = 'Gate 4, Bristol';
const undo = 'Undo rejection';
const pending = { isPending: true };
/** One that ends after one of these is closed. */
const closed = 'Application closed';
const offerEnds = ['Offer declined', 'Offer expired', 'Offer withdrawn', 'Conditions not met'];
/** The label of the offer in the state that the recruiter’s window showed last. */
const lastOfferEnds = new WeakMap<World['page'], string | undefined>();
/** The label that the veteran’s window showed last while the application was undecided. */
const lastOwnLabels = new WeakMap<World['page'], string>();
const agreed = 'Interview confirmed';
const ago = (days: number) => new Date(Date.now() - days * day);

const idOf = ({ kept }: World) => kept.get('application') as number;
const next = ({ page }: World) => page.getByRole('region', { name: 'Next step' });
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true });

const veteranWindow = (world: World) =>
  besides(world, emailOf(veteran), `/veteran/applications/${idOf(world)}`);

/** What the recruiter’s and the veteran’s window show, and what each of them may do. */
const shows =
  (employer: string, own: string, { mayUndo = false, isPending = false, isInactive = false } = {}): Doing =>
  async (world) => {
    const { page, expect } = world;
    if (employer.includes(' · '))
      lastOfferEnds.set(
        page,
        offerEnds.find((end) => employer.startsWith(end)),
      );
    await expect(page).toHaveURL(`/recruiter/applications/${idOf(world)}`);
    await expect(next(world).getByText(employer, { exact: true })).toBeVisible();
    // When it arrives, it moves the buttons under it.
    if (/^(Interview|New times)/.test(employer))
      await expect(next(world).getByRole('region', { name: 'Interview' })).toBeVisible();
    await expect(button(world, undo)).toHaveCount(mayUndo ? 1 : 0);
    const isOpen = own.includes(' · ') || own === agreed || isInactive;
    if (isOpen) lastOwnLabels.set(page, own);
    await expect(button(world, 'Reject')).toHaveCount(isOpen && !isPending ? 1 : 0);
    await showsVeteran(world, own, { isOpen, isInactive });
    await expect(button(world, revive)).toHaveCount(isInactive ? 1 : 0);
  };

/** What the veteran’s window shows, and whether they may withdraw or revive the application. */
const showsVeteran = async (
  world: World,
  own: string,
  { isOpen, isInactive }: { isOpen: boolean; isInactive: boolean },
) => {
  const { expect } = world;
  const other = await veteranWindow(world);
  await expect(other.getByText(own, { exact: true }).first()).toBeVisible();
  await expect(other.getByRole('button', { name: revive, exact: true })).toHaveCount(isInactive ? 1 : 0);
  await expect(other.getByRole('button', { name: 'Withdraw', exact: true })).toHaveCount(isOpen ? 1 : 0);
};

/** The recruiter’s window shows the rejection, the veteran’s what it showed before. */
const showsDelayedRejection: Doing = async (world) => {
  const { page, expect } = world;
  const label = lastOfferEnds.get(page) ? closed : 'Not chosen';
  await expect(next(world).getByText(label, { exact: true })).toBeVisible();
  await expect(button(world, undo)).toHaveCount(1);
  await expect(next(world).getByText(/^We’ll tell .+ Until then they see no change/)).toBeVisible();
  const own = lastOwnLabels.get(page) ?? '';
  await showsVeteran(world, own, { isOpen: true, isInactive: own === 'Inactive' });
};

/** With its own label, or closed after an offer. */
const showsEnded =
  (own: string, options = {}): Doing =>
  (world) => {
    const label = lastOfferEnds.get(world.page) ? closed : own;
    return shows(label, label, options)(world);
  };

/** The veteran’s window has no such button. */
const findsNo =
  (name: string): Doing =>
  async (world) => {
    const other = await veteranWindow(world);
    await world.expect(other.getByRole('button', { name, exact: true })).toHaveCount(0);
  };

/** After the act, and another look, the status is as it was. */
const keepsStatus =
  (act: Doing): Doing =>
  async (world) => {
    const chip = next(world)
      .getByText(/^(.+ · (your|their) turn|Inactive|Not chosen|Application closed|Interview confirmed)$/)
      .first();
    const before = await chip.textContent();
    await act(world);
    await lookAgain(world.page);
    await world.expect(chip).toHaveText(before ?? '');
  };

const thirtyDaysPass: Doing = async (world) => {
  await ageApplication(world, idOf(world), 31);
  await world.server.sweep();
  await lookAgain(world.page);
};

const revive = 'Make active again';

const sent =
  ({ isJobLongClosed = false, isConditional = false } = {}): Doing =>
  async (world) => {
    const { page, people, kept } = world;
    kept.set('isConditional', isConditional);
    await people.bring(page.context(), recruiter);
    const job = await publishJob(world, await writeJob(world));
    kept.set('application', await apply(world, job));
    if (isJobLongClosed) await changeJob(world, job.id, { status: 'closed', ended_at: ago(31) });
    await page.goto(`/recruiter/applications/${idOf(world)}`);
  };

type Asks = (world: World, dialog: Locator, confirm: () => Promise<void>) => Promise<void>;

const confirmed =
  (act: string, asks?: Asks): Doing =>
  async (world) => {
    await next(world).getByRole('button', { name: act, exact: true }).click();
    const dialog = world.page.getByRole('dialog');
    const confirm = () => dialog.getByRole('button', { name: act, exact: true }).click();
    await asks?.(world, dialog, confirm);
    await confirm();
    await world.expect(dialog).toHaveCount(0);
  };

/** From a rejection the same event leads back, by one button for all. */
const orUndone =
  (step: Doing): Doing =>
  async (world) => {
    const back = button(world, undo);
    if (await back.isVisible()) await back.click();
    else await step(world);
  };

const proposesTimes: Doing = async (world) => {
  const act = /^(Propose times|Propose a second interview|Move interview)$/;
  await next(world).getByRole('button', { name: act }).click();
  const dialog = world.page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: act });
  await confirm.click();
  await world.expect(dialog.getByText('Choose a day and a time')).toBeVisible();
  await dialog.getByLabel('Day').fill(dayIn(-2));
  await confirm.click();
  await world.expect(dialog.getByText('Enter a time as well')).toBeVisible();
  await dialog.getByLabel('Time').fill('10:00');
  await confirm.click();
  await world.expect(dialog.getByText('Choose a time in the future')).toBeVisible();
  await dialog.getByLabel('Day').fill(dayIn(7));
  await dialog.getByRole('radio', { name: 'In person' }).check();
  await dialog.getByLabel('Place or link').fill(place);
  await confirm.click();
  await world.expect(dialog).toHaveCount(0);
};

/** Of the veteran, in their own window: a button, and a dialog with something to write. */
const answersInterview =
  (ask: RegExp, answer: string, label?: string): Doing =>
  async (world) => {
    const other = await veteranWindow(world);
    await other.getByRole('button', { name: ask }).click();
    const dialog = other.getByRole('dialog');
    if (label) await dialog.getByLabel(label).fill('I have to travel that week.');
    await dialog.getByRole('button', { name: answer, exact: true }).click();
    await world.expect(dialog).toHaveCount(0);
    await lookAgain(world.page);
  };

const asksTerms: Asks = async ({ expect, kept }, dialog, confirm) => {
  await dialog.getByLabel('Answer by').fill('');
  await confirm();
  await expect(dialog.getByText('Choose the last day on which they can answer')).toBeVisible();
  await dialog.getByLabel('Answer by').fill(dayIn(14));
  await dialog.getByLabel('Pay').fill('34500');
  if (!kept.get('isConditional')) return;
  await dialog.getByRole('checkbox', { name: 'References' }).check();
  await dialog.getByLabel('Other conditions').fill('Proof of address');
};

/** Whatever has been recorded of it before. */
const finds =
  (...results: [condition: string, as: 'Met' | 'Not met'][]): Doing =>
  async (world) => {
    for (const [condition, as] of results) {
      const record = button(world, `${as}: ${condition}`);
      if (!(await record.isVisible())) continue;
      await record.click();
      await world.expect(record).toHaveCount(0);
    }
  };

const movesStart: Doing = async (world) => {
  await next(world)
    .getByRole('button', { name: /^(Set|Move) start date$/ })
    .click();
  const dialog = world.page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: /start date$/ });
  await confirm.click();
  await world.expect(dialog.getByText('Tell them why')).toBeVisible();
  const day = dialog.getByLabel('New start date');
  await day.fill(dayIn((await day.inputValue()) === dayIn(40) ? 47 : 40));
  await dialog.getByLabel('Reason').fill('The site opens later.');
  await confirm.click();
  await world.expect(dialog).toHaveCount(0);
};

/** Of the veteran, in their own window. */
const answers =
  (answer: string, ask: string): Doing =>
  async (world) => {
    const other = await veteranWindow(world);
    await other.getByRole('button', { name: ask, exact: true }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('button', { name: answer, exact: true }).click();
    await world.expect(dialog).toHaveCount(0);
    await lookAgain(world.page);
  };

const changesTerms: Doing = async (world) => {
  await button(world, 'Change offer').click();
  const dialog = world.page.getByRole('dialog');
  await dialog.getByLabel('Place').fill(place);
  await dialog.getByRole('button', { name: 'Send new terms', exact: true }).click();
  await world.expect(dialog).toHaveCount(0);
};

/** Asks once more where the offer is unanswered, has open conditions or was made elsewhere. */
const hires: Doing = async (world) => {
  await next(world).getByRole('button', { name: 'Mark as hired', exact: true }).click();
  const dialog = world.page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Mark as hired( anyway)?$/ }).click();
  await world.expect(dialog).toHaveCount(0);
};

const asksReason: Asks = async ({ expect }, dialog, confirm) => {
  await confirm();
  await expect(dialog.getByText('Tell them why')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The contract was lost.');
};

const asksWhy: Asks = async ({ expect }, dialog, confirm) => {
  await confirm();
  await expect(dialog.getByText('Choose why')).toBeVisible();
  await dialog.getByRole('radio', { name: 'The position has been filled' }).check();
};

export const pages: Pages<typeof applicationMachine, typeof cases, 'open.returning'> = {
  passing: ['open.returning'],

  setup: {
    'a job that is open': sent(),
    'a job that closed 30 days ago': sent({ isJobLongClosed: true }),
    'a job that is offered on conditions': sent({ isConditional: true }),
  },

  states: {
    'open.submitted': shows('New · your turn', 'Sent · their turn'),
    'open.viewed': shows('Viewed · your turn', 'Viewed · their turn'),
    'open.shortlisted': shows('Shortlisted · your turn', 'Shortlisted · their turn'),
    'open.interview.unscheduled': shows('Interview · your turn', 'Interview · their turn'),
    async 'open.interview.proposed'(world) {
      await shows('Interview proposed · their turn', 'Interview proposed · your turn', pending)(world);
      const other = await veteranWindow(world);
      await world.expect(other.getByRole('region', { name: 'Interview' })).toContainText(place);
    },
    'open.interview.requested': shows('New times requested · your turn', 'New times requested · their turn'),
    async 'open.interview.confirmed'(world) {
      await shows(agreed, agreed, pending)(world);
      await world.expect(button(world, 'Add to calendar')).toBeVisible();
      const other = await veteranWindow(world);
      await world.expect(other.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    },
    'open.interview.held': shows('Interview held · your turn', 'Interview held · their turn'),
    'open.interview.lapsed': shows(
      'Interview times passed · your turn',
      'Interview times passed · their turn',
    ),
    'open.interview.declined': shows('Interview declined · your turn', 'Interview declined · their turn'),
    'open.interview.cancelled': shows('Interview cancelled · your turn', 'Interview cancelled · their turn'),
    'open.offer.made': shows('Offer · their turn', 'Offer · your turn', pending),
    'open.offer.accepted': shows('Offer accepted · your turn', 'Offer accepted · their turn', pending),
    'open.offer.declined': shows('Offer declined · your turn', 'Offer declined · their turn'),
    'open.offer.lapsed': shows('Offer expired · your turn', 'Offer expired · their turn'),
    async 'open.offer.conditional'(world) {
      await shows('Conditions pending · your turn', 'Conditions pending · their turn', pending)(world);
      const other = await veteranWindow(world);
      await world.expect(other.getByRole('list', { name: 'Conditions' })).toContainText('References');
    },
    'open.offer.unmet': shows('Conditions not met · your turn', 'Conditions not met · their turn'),
    'open.offer.withdrawn': shows('Offer withdrawn · your turn', 'Offer withdrawn · their turn'),
    'open.inactive': shows('Inactive', 'Inactive', { isInactive: true }),
    'rejected.delayed': showsDelayedRejection,
    'rejected.undoable': showsEnded('Not chosen', { mayUndo: true }),
    'rejected.settled': showsEnded('Not chosen'),
    hired: shows('Hired', 'Hired'),
    withdrawn: shows('Withdrawn', 'Withdrawn'),
    expired: showsEnded('No answer'),
  },

  events: {
    'the employer opens the CV': orUndone((world) =>
      opensPdf(world.page, () => button(world, 'Open CV').click()),
    ),
    'the employer puts it back among the new': (world) => button(world, undo).click(),
    'the employer puts it on the shortlist': orUndone((world) =>
      next(world)
        .getByRole('button', { name: /^(Shortlist|Back to shortlist)$/ })
        .click(),
    ),
    'the employer asks for an interview': orUndone(confirmed('Invite to interview')),
    'the employer proposes times': proposesTimes,
    'the employer cancels the interview': confirmed('Cancel interview', asksReason),
    async 'the veteran picks a time'(world) {
      const other = await veteranWindow(world);
      await other.getByRole('button', { name: 'Confirm time', exact: true }).click();
      await world.expect(other.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
      await lookAgain(world.page);
    },
    'the veteran asks for other times': answersInterview(
      /^(Ask for other times|Ask to move it)$/,
      'Ask for other times',
      'When are you available?',
    ),
    'the veteran declines the interview': answersInterview(/^Decline interview$/, 'Decline interview'),
    'the veteran cancels the interview': answersInterview(/^Cancel interview$/, 'Cancel interview', 'Reason'),
    async 'the time of the interview passes'(world) {
      await changeApplication(world, idOf(world), { interview_until: ago(1) });
      await lookAgain(world.page);
    },
    'the employer makes an offer': orUndone(confirmed('Make an offer', asksTerms)),
    'the employer hires': hires,
    'the employer says no': confirmed('Reject', asksWhy),
    async 'the veteran takes it back'(world) {
      const other = await veteranWindow(world);
      await other.getByRole('button', { name: 'Withdraw', exact: true }).click();
      const dialog = other.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await world.expect(dialog).toHaveCount(0);
      await lookAgain(world.page);
    },
    async 'nobody has decided in time'(world) {
      await world.server.sweep();
      await lookAgain(world.page);
    },
    'thirty days pass without a step': thirtyDaysPass,
    'the employer revives it': (world) => button(world, revive).click(),
    async 'the veteran revives it'(world) {
      const other = await veteranWindow(world);
      await other.getByRole('button', { name: revive, exact: true }).click();
      await world.expect(other.getByRole('button', { name: revive, exact: true })).toHaveCount(0);
      await lookAgain(world.page);
    },
    'the employer undoes the rejection of an inactive one': (world) => button(world, undo).click(),
    async 'a day passes'(world) {
      await ageApplication(world, idOf(world), 1);
      await lookAgain(world.page);
    },
    async 'seven days pass'(world) {
      await changeApplication(world, idOf(world), { status_changed_at: ago(8) });
      await lookAgain(world.page);
    },
    'the employer changes the offer': changesTerms,
    'the veteran accepts': answers('Accept offer', 'Accept offer'),
    'the veteran declines': answers('Decline offer', 'Decline'),
    'the employer withdraws the offer': confirmed('Withdraw offer', asksReason),
    async 'the day to answer passes'(world) {
      await changeApplication(world, idOf(world), { offer_reply_by: dayIn(-3) });
      await world.server.sweep();
      await lookAgain(world.page);
    },
    'the employer finds one condition met': finds(['References', 'Met']),
    'the employer finds the last condition met': finds(['References', 'Met'], ['Proof of address', 'Met']),
    'the employer finds one condition not met': finds(['References', 'Not met']),
    'the employer ends the offer over a condition': confirmed('End offer: condition not met', asksReason),
    'the employer moves the start date': movesStart,
    'the veteran tries to record a condition': async (world) => {
      const other = await veteranWindow(world);
      await world.expect(other.getByRole('button', { name: /^(Met|Not met)/ })).toHaveCount(0);
    },
    'the veteran tries to end the offer over a condition': findsNo('End offer: condition not met'),
    'the veteran tries to move the start date': findsNo('Move start date'),
    // No page offers this to anybody; only time does it.
    'the veteran tries to set it aside': keepsStatus(async (world) => {
      await findsNo('Set aside')(world);
      await world.server.sweep();
    }),
    'the calendar tries to revive it': ({ page }) => lookAgain(page),
    'the employer tries to accept': (world) => world.expect(button(world, 'Accept offer')).toHaveCount(0),
    'the employer tries to decline': (world) => world.expect(button(world, 'Decline')).toHaveCount(0),
    'the employer tries to let the offer lapse': ({ page, expect }) =>
      expect(page.getByRole('button', { name: /lapse/i })).toHaveCount(0),
    'the employer tries to let the interview pass': keepsStatus((world) =>
      world.expect(next(world).getByRole('button', { name: /held|over|past/i })).toHaveCount(0),
    ),
    'the calendar tries to cancel the interview': keepsStatus(({ server }) => server.sweep()),
    'the veteran tries to change the offer': findsNo('Change offer'),
    'the veteran tries to withdraw the offer': findsNo('Withdraw offer'),
    'the veteran tries to open the CV': findsNo('Open CV'),
    'the veteran tries the shortlist': findsNo('Shortlist'),
    'the veteran tries an interview': findsNo('Invite to interview'),
    'the veteran tries to propose times': findsNo('Propose times'),
    'the employer tries to pick a time': (world) =>
      world.expect(button(world, 'Confirm time')).toHaveCount(0),
    'the employer tries to ask for other times': (world) =>
      world.expect(button(world, 'Ask for other times')).toHaveCount(0),
    'the employer tries to decline the interview': (world) =>
      world.expect(button(world, 'Decline interview')).toHaveCount(0),
    'the veteran tries an offer': findsNo('Make an offer'),
    'the veteran tries to be hired': findsNo('Mark as hired'),
    'the veteran tries to say no': findsNo('Reject'),
    'the employer tries to take it back': (world) => world.expect(button(world, 'Withdraw')).toHaveCount(0),
  },

  ports: {},
  unreachable: {},
};
