/** The leaving date is one fact: wherever it is given, everything with a date follows it. */
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { noticeLeavers } from '../../server/start/followLeaving.ts';
import { startTestServer } from '../support/contract/harness.ts';
import {
  checkedCv,
  everySection,
  findJob,
  jobAnswers,
  type Onboarding,
  type Plan,
  person,
  type Veteran,
  veteranOn,
} from '../support/contract/onboardingSteps.ts';
import { inDays } from '../support/contract/transitionPlanSteps.ts';

type Schemas = components['schemas'];
type TransitionPlan = Schemas['TransitionPlan'];
type Change = Schemas['PlanChange'];
interface Replanned {
  changes: Change[];
  tasks: Schemas['ActionPlanChanges'];
}

const server = await startTestServer();
const [serving, leaving, veteran, , partner] = [600101, 600102, 600103, 600104, 600105];

const tell = (them: Veteran, option: number, leavingDate: Schemas['Leaving'] | null) =>
  them.ask('savePersonalDetails', { body: { ...person, answer_option_id: option, leaving: leavingDate } });

const detailsOf = async (them: Veteran) => (await them.onboarding()).personal_details;

/** What each place that has the date says: profile, action plan, dashboard and transition plans. */
async function everywhere(them: Veteran) {
  const { military_summary } = await them.get<Schemas['User']>('getUserProfile');
  const plan = await them.get<Plan>('getActionPlan');
  const { progress } = await them.get<Schemas['VeteranDashboard']>('getVeteranDashboard');
  const cards = await them.get<Schemas['TransitionPlanCard'][]>('listTransitionPlans');
  const live = cards.filter(({ status }) => status === 'draft' || status === 'active');
  const plans = await Promise.all(
    live.map(({ id }) => them.get<TransitionPlan>('getTransitionPlan', { params: { id } })),
  );
  return [
    military_summary?.leaving_date,
    plan.leaving_date,
    progress.leaving_date,
    ...plans.flatMap(({ leaving_date, sections }) => [leaving_date, sections.where_you_are?.leaving_date]),
  ];
}

/** A milestone that a preview would add has no number that lasts. */
const withoutId = ({ milestone_id: _, ...change }: Change) => change;

const only = (days: (string | null | undefined)[]) => [...new Set(days)];

async function giveCv(them: Veteran, sections: Schemas['ResumeSections']) {
  await them.upload();
  const { resume } = await them.read();
  const review = { resume_id: resume.id, version: resume.version, confirmed_sections: everySection };
  await them.get('saveCv', { body: { ...review, sections } });
}

describe('in onboarding', () => {
  test('a month is enough; the CV does not overrule it, and the plan counts back from its last working day', async () => {
    const leah = await veteranOn(server, 'veteran-new');
    expect((await tell(leah, leaving, { answer: 'dated', on: '2027-10' })).status).toBe(200);
    expect((await detailsOf(leah))?.leaving).toEqual({ answer: 'dated', on: '2027-10' });
    const { military_summary } = await leah.get<Schemas['User']>('getUserProfile');
    expect(military_summary).toEqual({
      ...{ service: null, rank: null, years_served: null },
      ...{ leaving_date: '2027-10-29', leaving_on: '2027-10' },
    });
    // The CV says that they leave in three months.
    await giveCv(leah, checkedCv());
    await leah.get('saveCareerDirection', { body: findJob });
    await leah.get('saveQuestionnaire', { body: { answers: jobAnswers } });
    expect(only(await everywhere(leah))).toEqual(['2027-10-29']);
    const match = await leah.get<Schemas['Match']>('getMatch', { query: { job_id: 1 } });
    expect(match.practical.find(({ code }) => code === 'start')?.reason).toContain('1 November 2027');
  });

  test('where it is missing, the CV has it', async () => {
    const joe = await veteranOn(server, 'veteran-13@example.test');
    expect((await tell(joe, serving, { answer: 'undecided', on: null })).status).toBe(200);
    expect((await joe.get<Schemas['User']>('getUserProfile')).military_summary).toBeNull();
    await giveCv(joe, checkedCv());
    expect(await detailsOf(joe)).toMatchObject({
      answer_option_id: leaving,
      leaving: { answer: 'dated', on: '2027-02' },
    });
  });

  test.each([
    [serving, { answer: 'dated', on: '2026-10' }, 'Enter this month or a later one.'],
    [serving, { answer: 'dated', on: '2060-01' }, 'Enter a date within the next 25 years'],
    [serving, { answer: 'dated', on: null }, 'Enter the month you leave'],
    [serving, { answer: 'dated', on: '2027-02-30' }, 'Enter a real date'],
    [serving, { answer: 'left', on: '2026-10' }, 'You told us that you still serve.'],
    [serving, { answer: 'undecided', on: '2027-02' }, 'Leave the date empty'],
    [leaving, { answer: 'dated', on: '2028-12' }, 'That is more than 24 months away.'],
    [veteran, { answer: 'dated', on: '2027-02' }, 'You told us that you’ve left.'],
    [veteran, { answer: 'left', on: '2027-02' }, 'Enter today or an earlier date'],
    [veteran, { answer: 'left', on: '1900-02' }, 'Enter a date within the last 60 years'],
  ] as const)('%i with %j is refused', async (option, leavingDate, message) => {
    const ann = await veteranOn(server, 'veteran-14@example.test');
    const { status, body } = await tell(ann, option, leavingDate);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['leaving.on']]);
    expect(body.errors?.['leaving.on']?.[0]).toContain(message);
  });

  test('what no longer fits what somebody is goes with it', async () => {
    const ann = await veteranOn(server, 'veteran-15@example.test');
    await tell(ann, leaving, { answer: 'dated', on: '2027-02-05' });
    const { leaving: _, ...unsaid } = { ...person, answer_option_id: veteran, leaving: undefined };
    const after = await ann.get<Onboarding>('savePersonalDetails', { body: unsaid });
    expect(after.personal_details?.leaving).toEqual({ answer: 'left', on: null });
    await tell(ann, partner, { answer: 'left', on: '2020-02' });
    expect((await detailsOf(ann))?.leaving).toBeNull();
  });
});

describe('later', () => {
  test('TIME-01 asked once, in onboarding: moved in a plan, in the history or by refining, it moves everything that has a date', async () => {
    const fay = await veteranOn(server, 'veteran-complete');
    expect(only(await everywhere(fay))).toHaveLength(1);
    const first = await fay.get<Plan>('getActionPlan');

    const [card] = await fay.get<Schemas['TransitionPlanCard'][]>('listTransitionPlans');
    const replanned = inDays(300);
    const replan = (preview: boolean) =>
      fay.get<Replanned>('replanTransition', {
        params: { id: card!.id },
        body: { leaving_date: replanned, version: card!.version, preview },
      });
    const before = await everywhere(fay);
    const preview = await replan(true);
    expect(await everywhere(fay)).toEqual(before);
    const { changes, tasks } = await replan(false);
    expect([changes.length, tasks.moved.length].every((count) => count > 0)).toBe(true);
    expect([preview.changes.map(withoutId), preview.tasks]).toEqual([changes.map(withoutId), tasks]);
    expect(only(await everywhere(fay))).toEqual([replanned]);
    const second = await fay.get<Plan>('getActionPlan');
    expect(second.tasks.map(({ due_on }) => due_on)).not.toEqual(first.tasks.map(({ due_on }) => due_on));

    const refined = inDays(400);
    const { milestones } = await fay.get<{ milestones: Change[] }>('refineActionPlan', {
      body: {
        version: second.version,
        answers: [
          { question_id: 6801, answer_option_ids: [680101] },
          { question_id: 6802, answer_text: refined },
          { question_id: 6108, answer_option_id: 610804 },
          { question_id: 6803, answer_option_id: 680302 },
          { question_id: 6804, answer_option_id: 680401 },
        ],
      },
    });
    expect(only(await everywhere(fay))).toEqual([refined]);
    expect(milestones.filter(({ kind }) => kind === 'moved')).not.toEqual([]);

    const { resume, version, periods } = await fay.get<Schemas['ServiceHistory']>('getServiceHistory');
    const current = periods.map((period) =>
      period.is_current ? { ...period, end_month: '2027-11' } : period,
    );
    await fay.get('saveServiceHistory', { body: { resume_id: resume!.id, version, periods: current } });
    // 30 November is Saint Andrew’s Day.
    expect(only(await everywhere(fay))).toEqual(['2027-11-29']);
    expect((await detailsOf(fay))?.leaving).toEqual({ answer: 'dated', on: '2027-11' });
  });

  test('once the day is over, somebody has left, and no plan says that they serve', async () => {
    const hal = await veteranOn(server, 'veteran-16@example.test');
    await tell(hal, leaving, { answer: 'dated', on: '2027-02-10' });
    const words = async () => {
      const { tasks } = await hal.get<Plan>('getActionPlan');
      return tasks.map(({ title, why }) => `${title}: ${why}`).join('\n');
    };
    expect(await words()).toContain('You are serving');
    await noticeLeavers(server.database, new Date('2027-02-11T11:00:00Z'));
    expect((await detailsOf(hal))?.leaving?.answer).toBe('dated');
    const after = new Date('2027-02-11T13:00:00Z');
    await Promise.all([noticeLeavers(server.database, after), noticeLeavers(server.database, after)]);
    expect(await detailsOf(hal)).toMatchObject({
      answer_option_id: veteran,
      leaving: { answer: 'left', on: '2027-02-10' },
    });
    expect(await words()).not.toContain('You are serving');
    const { progress } = await hal.get<Schemas['VeteranDashboard']>('getVeteranDashboard');
    expect(progress.leaving_date).toBeNull();
  });

  test('a preview of a refined plan moves nothing', async () => {
    const gus = await veteranOn(server, 'veteran-complete', 'us');
    const before = await everywhere(gus);
    const { version } = await gus.get<Plan>('getActionPlan');
    await gus.get('refineActionPlan', {
      body: {
        version,
        preview: true,
        answers: [
          { question_id: 6801, answer_option_ids: [680101] },
          { question_id: 6802, answer_text: inDays(200) },
          { question_id: 6108, answer_option_id: 610804 },
          { question_id: 6803, answer_option_id: 680302 },
          { question_id: 6804, answer_option_id: 680401 },
        ],
      },
    });
    expect(await everywhere(gus)).toEqual(before);
  });
});
