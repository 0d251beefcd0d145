import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../tests/support/unit/examples.ts';
import { answer, anyFacts, facts, today } from '../../tests/support/unit/planFacts.ts';
import { serviceCategories } from '../services/serviceRules.ts';
import { guidance, planTasks, taskRules } from './actionPlanRules.ts';
import type { FactAnswer, PlanFacts } from './planFacts.ts';

const lines = (planFacts: PlanFacts) =>
  planTasks(planFacts).map(({ due_on, category, title, why }) => `${due_on} ${category}: ${title} (${why})`);

test('someone who leaves in February gets tasks dated back from that day, with reasons they gave', () => {
  expect(lines(facts())).toEqual([
    '2026-11-27 employment: Register with the Career Transition Partnership (You are serving; it opens two years before you leave)',
    '2026-12-10 employment: Get your courses and licences recorded on your CV (We found no training in your file)',
    '2026-12-23 employment: Shortlist three employers around Bristol (You want to work within 40 miles of home)',
    '2027-01-05 online: Bring your professional profile online up to date (You chose “Find a job now”; people will look you up)',
    '2027-01-18 employment: Send your first two applications (You could start “Within 3 months”)',
    '2027-01-29 employment: Book a practice interview (You would use “Interview practice”)',
    '2027-02-12 employment: Ask two people for a reference (You chose “Find a job now”; most places ask for two)',
    '2027-03-03 healthcare: Register with a civilian GP (You leave Defence Primary Healthcare on your last day)',
  ]);
});

describe('the country decides the words and the schemes', () => {
  const study = { id: 601003, title: 'Study for a qualification', value: 'study' };
  const funded = (countryId: 232 | 233, status: string, leavingDate: string | null) =>
    lines(facts({ countryId, direction: study, status, leavingDate })).filter((line) =>
      /Credits|GI Bill|GP|VA health/.test(line),
    );

  test('in the United Kingdom', () => {
    expect(funded(232, 'leaving', '2027-06-30')).toEqual([
      '2026-12-11 finance: Claim Enhanced Learning Credits before you leave (You’ll leave with 11 years of service; claims need 25 working days’ notice)',
      '2027-07-05 healthcare: Register with a civilian GP (You leave Defence Primary Healthcare on your last day)',
    ]);
    expect(funded(232, 'veteran', null)).toEqual([
      '2026-12-04 finance: Check whether you can still use Enhanced Learning Credits (You chose “Study for a qualification”; they run out five years after you leave)',
      '2026-12-18 healthcare: Tell your GP practice that you served (You have served; your record can then follow you)',
    ]);
  });

  test('in the United States', () => {
    expect(funded(233, 'veteran', null)).toEqual([
      '2026-12-04 finance: Apply for your GI Bill Certificate of Eligibility (You chose “Study for a qualification”; schools ask for it before they enroll you)',
      '2026-12-18 healthcare: Apply for VA health care (You have served; you can apply at any time after service)',
    ]);
  });
});

test('a partner is not sent to schemes for those who served', () => {
  const codes = planTasks(facts({ status: 'partner', leavingDate: null })).map(({ code }) => code);
  expect(codes).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/learning_funds|health_registration|service_record/)]),
  );
});

test('without a CV the plan leads to step 1 of onboarding', () => {
  const task = planTasks(facts({ cv: null })).find(({ code }) => code === 'add_cv');
  expect(task).toEqual({
    code: 'add_cv',
    title: 'Add your CV',
    why: 'You carried on without one; job matches start from it',
    how: 'Upload the CV you have, even an old one, as PDF or Word, and check what we read. Without one, build it here from your service record.',
    waits_for: null,
    opens_on: null,
    category: 'employment',
    priority: 1,
    due_on: '2026-12-10',
    link: { type: 'onboarding_cv', id: null, query: null, url: null, label: 'Add your CV' },
  });
});

test('jobs open with the sectors, the distance and the pay that were answered', () => {
  const linkOf = (code: string, answers: [string, FactAnswer][]) =>
    guidance(code, facts({ answers: new Map([...facts().answers, ...answers]) })).link;
  const number = (value: number) => ({ ...answer({}), number: value });
  const links = [
    linkOf('shortlist_employers', []),
    linkOf('shortlist_employers', [
      ['sectors', answer({ '18': 'Information technology', '25': 'Security' })],
      ['work_pattern', answer({ remote: 'Always from home' })],
    ]),
    linkOf('shortlist_employers', [
      ['sectors', answer({ any: 'I have no preference' })],
      ['distance', number(0)],
    ]),
    linkOf('pay_floor', [['salary_floor', number(32_000)]]),
  ];
  expect(links.map(({ type, label, query }) => [type, label, query])).toEqual([
    ['jobs', 'See jobs in information technology near you', 'industry=18&radius_km=80'],
    ['jobs', 'See jobs in your sectors done from home', 'industry=18&industry=25&type=remote'],
    ['jobs', 'See open jobs', null],
    ['jobs', 'See jobs that pay £32,000 or more', 'min_pay=3200000&pay_per=year'],
  ]);
});

test('services open in the category that they are named by', () => {
  const opened = ['practice_interview', 'civilian_award', 'health_support', 'first_budget', 'housing_advice']
    .map((code) => guidance(code, facts()).link)
    .map(({ label, id }) => [label, serviceCategories[(id ?? 0) - 1]]);
  expect(opened).toEqual([
    ['See employment services', 'employment'],
    ['See education services', 'education'],
    ['See health services', 'healthcare'],
    ['See money advice services', 'finance'],
    ['See housing services', 'housing'],
  ]);
});

test('what is waited for is said: staff, a day on which it opens, or the day of leaving', () => {
  const waits = (code: string, change: Partial<PlanFacts>) => guidance(code, facts(change)).waits_for;
  expect([
    waits('transition_programme', {}),
    waits('transition_programme', { status: 'serving', leavingDate: null }),
    waits('health_registration', {}),
    waits('health_registration', { countryId: 233 }),
    waits('health_registration', { status: 'serving', leavingDate: null }),
    waits('health_registration', { status: 'veteran', leavingDate: null }),
  ]).toEqual([
    'Waits for your unit’s Resettlement Information Staff',
    'Waits for your leaving date',
    null,
    'Waits for your separation orders',
    'Waits for your leaving date',
    null,
  ]);
});

test('every rule says how and leads somewhere, whatever is answered, and an official page says whose it is', () => {
  fc.assert(
    fc.property(anyFacts, (planFacts) => {
      for (const { code } of taskRules) {
        const { how, waits_for, link } = guidance(code, planFacts);
        expect(how).toMatch(/^\S.{20,}[.]$/);
        expect([how, waits_for ?? '–', link.label].join(' ')).not.toMatch(/undefined|null|NaN| {2}/);
        expect(link.label).toMatch(/^(Open|See|Add|Refine) /);
        if (link.type !== 'page') expect(link.url).toBe(null);
        else expect(link.label).toContain(`(${new URL(link.url ?? '').host.replace(/^www\./, '')})`);
      }
    }),
    { numRuns: examples(50) },
  );
});

test('an application to study is dated back from the wished start', () => {
  const start = { ...answer({}), text: '2027-09-20' };
  const task = planTasks(
    facts({
      direction: { id: 601003, title: 'Study for a qualification', value: 'study' },
      answers: new Map([['start_on', start]]),
    }),
  ).find(({ code }) => code === 'send_application');
  expect([task?.due_on, task?.why]).toEqual(['2027-05-21', 'You would like to start in September 2027']);
});

test('whatever is answered, there are five to eight tasks with a reason and a day ahead', () => {
  fc.assert(
    fc.property(anyFacts, (planFacts) => {
      const tasks = planTasks(planFacts);
      expect(tasks.length).toBeGreaterThanOrEqual(5);
      expect(tasks.length).toBeLessThanOrEqual(8);
      expect(new Set(tasks.map(({ code }) => code)).size).toBe(tasks.length);
      for (const { title, why, due_on, priority } of tasks) {
        expect(`${title} ${why}`).not.toMatch(/undefined|null|NaN| {2}/);
        expect([1, 2, 3]).toContain(priority);
        expect(due_on === null || due_on > today).toBe(true);
      }
      expect(planTasks(planFacts)).toEqual(tasks);
    }),
    { numRuns: examples(500) },
  );
});
