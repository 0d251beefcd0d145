import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '../../formats/days.ts';
import { isWorkingDay, workingDayBy } from '../../formats/workingDays.ts';
import { ctpTier } from '../../profile/interface.ts';
import type { PlanSections } from '../plans/planSteps.ts';
import { entitlementFor, serviceSituation } from './entitlement.ts';
import { allowedMarks, milestoneStatus } from './milestones.ts';
import { plannedMilestones } from './plannedMilestones.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const created_at = new Date('2026-11-20T08:00:00Z');
const today = '2026-11-20';

const planOf = (
  country_id: number,
  where_you_are: PlanSections['where_you_are'],
  rest: PlanSections = {},
) => ({
  type: 'employment' as const,
  country_id,
  sections: { where_you_are, ...rest },
  created_at,
});
const serving = (leaving_date: string, rest: PlanSections['where_you_are'] = {}) => ({
  service_status: 'serving' as const,
  leaving_date,
  ...rest,
});
const dated = (plan: Parameters<typeof plannedMilestones>[0], on = today) =>
  plannedMilestones(plan, on).map(({ code, due_on }) => [code, due_on]);

test('days and months are counted back and forth without a zone', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
    }),
  );
  fc.assert(
    fc.property(day, fc.integer({ min: -60, max: 60 }), (date, months) => {
      const moved = addMonths(date, months);
      const number = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(number(moved) - number(date)).toBe(months);
      expect(moved.slice(8) <= date.slice(8)).toBe(true);
      const isCut = moved.slice(8) !== date.slice(8);
      expect(!isCut || addDays(moved, 1).slice(8) === '01').toBe(true);
    }),
  );
  expect([addMonths('2028-03-31', -1), addMonths('2027-03-31', -1), addMonths('2027-12-15', 2)]).toEqual([
    '2028-02-29',
    '2027-02-28',
    '2028-02-15',
  ]);
});

test('six years or a medical discharge, four to six, fewer than four: the tiers of the United Kingdom', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.boolean(), (yearsServed, isMedical) => {
      const expected =
        isMedical || yearsServed >= 6 ? 'core' : yearsServed >= 4 ? 'employment_support' : 'future_horizons';
      expect(ctpTier({ yearsServed, isMedical })).toBe(expected);
    }),
  );
  expect(ctpTier({ yearsServed: null, isMedical: false })).toBe('unknown');
});

test('the programme is a prompt with its window and source, and names who decides', () => {
  const titlesIn = (where: PlanSections['where_you_are'], country = 232) =>
    entitlementFor(serviceSituation(country, { where_you_are: where }), new Date(`${today}T00:00:00Z`));
  expect(titlesIn(serving('2027-06-30', { years_served: 5 }))).toEqual({
    programme: 'Employment Support Programme',
    reason:
      'You told us of 5 years of service. Ask your resettlement staff whether this is your programme: they decide.',
    window: { from: '2025-06-30', to: '2029-06-30' },
    link: { title: 'Career Transition Partnership', url: 'https://www.ctp.org.uk/' },
  });
  expect(titlesIn(serving('2027-06-30', { years_served: 1, discharge_type: 'medical' }))?.programme).toBe(
    'Core Resettlement Programme',
  );
  expect(titlesIn({ service_status: 'left', left_on: '2024-11-19', years_served: 9 })).toBe(null);
  expect(titlesIn({ service_status: 'left', left_on: '2024-11-20', years_served: 9 })?.window?.to).toBe(
    today,
  );
  expect(titlesIn(serving('2027-06-30'))).toBe(null);
  expect(titlesIn(serving('2027-06-30'), 233)?.window).toEqual({ from: '2025-12-30', to: '2027-06-30' });
});

test('the steps of TAP stand 365 days, 12, 9 and 6 months and 90 days before the last day, or on the working day before', () => {
  const by = (date: string) => workingDayBy(date, 233);
  fc.assert(
    fc.property(day, (leaves) => {
      const ofTap = dated(planOf(233, serving(leaves))).filter(([code]) => code?.startsWith('us_tap.'));
      expect(ofTap).toEqual([
        ['us_tap.initial_counseling', by(addDays(leaves, -365))],
        ['us_tap.preseparation_counseling', by(addDays(leaves, -365))],
        ['us_tap.crosswalk', by(addMonths(leaves, -12))],
        ['us_tap.finance', by(addMonths(leaves, -12))],
        ['us_tap.employment_fundamentals', by(addMonths(leaves, -9))],
        ['us_tap.va_benefits', by(addMonths(leaves, -6))],
        ['us_tap.capstone', by(addDays(leaves, -90))],
      ]);
    }),
  );
  expect(dated(planOf(233, { service_status: 'left', left_on: '2026-01-01' }))).toEqual([]);
});

test('TIME-02 the steps of resettlement follow from the tier, on working days, within two years on either side of the last day', () => {
  fc.assert(
    fc.property(day, fc.option(fc.integer({ min: 0, max: 40 })), (leaves, years_served) => {
      for (const { due_on, window_from, window_to, link } of plannedMilestones(
        planOf(232, serving(leaves, { years_served })),
        today,
      )) {
        expect(window_from >= addMonths(leaves, -24) && window_to <= addMonths(leaves, 24)).toBe(true);
        expect(window_from <= due_on && due_on <= window_to).toBe(true);
        expect([due_on, isWorkingDay(due_on, 232)]).toEqual([due_on, true]);
        expect(link?.url).toMatch(/^https:\/\//);
      }
    }),
  );
  const codes = (years_served: number) =>
    dated(planOf(232, serving('2028-06-30', { years_served }))).flatMap(([code]) =>
      code?.startsWith('uk_ctp.') ? code : [],
    );
  expect([codes(6), codes(4), codes(0)]).toEqual([
    [
      ...['uk_ctp.register', 'uk_ctp.workshop', 'uk_ctp.resettlement_time', 'uk_ctp.training'],
      ...['uk_ctp.job_finding', 'uk_ctp.last_support'],
    ],
    ['uk_ctp.register', 'uk_ctp.interview', 'uk_ctp.job_finding', 'uk_ctp.last_support'],
    ['uk_ctp.register', 'uk_ctp.interview', 'uk_ctp.last_support'],
  ]);
});

test('what every leaver has to do is due when the official guidance says, or on the working day before', () => {
  const windows = (countryId: number, leaves: string, rest: PlanSections['where_you_are'] = {}) =>
    plannedMilestones(planOf(countryId, serving(leaves, rest)), today)
      .filter(({ source }) => source === 'official')
      .map(({ code, window_from, due_on }) => [code, window_from, due_on]);
  expect(windows(232, '2028-06-30')).toEqual([
    ['uk.pension_form', '2027-09-30', '2027-12-30'],
    ['uk.final_medical', '2027-09-30', '2027-12-30'],
    ['uk.terminal_leave', '2027-12-30', '2028-04-28'],
    ['uk.civilian_gp', '2028-03-30', '2028-07-05'],
    ['uk.dentist', '2028-03-30', '2028-05-30'],
  ]);
  // 180 days before is a Sunday between New Year’s Day and the Friday on which it is observed, 90 days before a Saturday.
  expect(windows(233, '2028-06-30')).toEqual([
    ['us.skillbridge', '2027-07-01', '2027-12-30'],
    ['us.bdd_claim', '2028-01-02', '2028-03-31'],
    ['us.va_health_care', '2028-01-02', '2028-05-31'],
    ['us.health_coverage', '2028-04-01', '2028-08-29'],
  ]);
  const codes = (plan: Parameters<typeof plannedMilestones>[0], on = today) =>
    dated(plan, on).map(([code]) => code);
  expect(windows(233, '2028-06-30', { discharge_type: 'retirement' }).map(([code]) => code)).not.toContain(
    'us.health_coverage',
  );
  const left = planOf(233, { service_status: 'left', left_on: '2026-10-01' });
  expect([codes(left, '2026-11-30'), codes(left, '2026-12-01')]).toEqual([['us.health_coverage'], []]);
});

test('who left has what is still to come, and nothing once it is over', () => {
  const left = (left_on: string) => dated(planOf(232, { service_status: 'left', left_on, years_served: 8 }));
  expect([left('2025-01-15'), left('2020-01-15')]).toEqual([[['uk_ctp.last_support', '2027-01-15']], []]);
});

test('the goal and each action have a day, and a gap that is closed is named', () => {
  const rest: PlanSections = {
    goal: { start_from: '2027-09-01' },
    what_i_bring: { gaps: [{ id: 'g', name: 'Cloud' }] },
    gaps_and_actions: {
      actions: [
        { id: 'a', gap_id: 'g', kind: 'course', title: 'Take a course', due_on: '2027-02-01' },
        { id: 'b', kind: 'network', title: 'Not dated yet' },
      ],
    },
  };
  expect(
    plannedMilestones(planOf(233, {}, rest), today).map(({ code, due_on, why }) => [code, due_on, why]),
  ).toEqual([
    ['goal.start_applying', '2027-06-01', 'From application to first day takes about three months.'],
    ['action.a', '2027-02-01', 'It closes the gap “Cloud”.'],
  ]);
});

test('the status of a milestone follows from today, and what is done stays done', () => {
  const milestone = { mark: null, due_on: '2027-01-31', window_from: '2026-12-01' };
  const on = (date: string) => milestoneStatus(milestone, date);
  expect(
    ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01', '2027-01-31', '2027-02-01'].map(on),
  ).toEqual(['locked', 'open', 'open', 'due', 'due', 'late']);
  fc.assert(
    fc.property(day, day, day, (due_on, window_from, date) => {
      expect(milestoneStatus({ mark: 'done', due_on, window_from }, date)).toBe('done');
      const status = milestoneStatus({ mark: null, due_on, window_from }, date);
      expect(status === 'late').toBe(due_on < date);
      expect(allowedMarks(status).includes('done')).toBe(status !== 'locked');
    }),
  );
});
