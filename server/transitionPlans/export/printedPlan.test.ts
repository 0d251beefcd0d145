import { expect, test } from 'vitest';
import type { components } from '../../../openapi.gen.d.ts';
import { printedPlan } from './printedPlan.ts';

const sections = {
  where_you_are: { service_status: 'left', discharge_type: 'redundancy', years_served: null },
  goal: { level: 'associate_or_foundation', study_mode: 'part_time', schools: ['Northfield'] },
  support: { adviser: { name: 'Ada Reed', email: null } },
};

const printed = (country_id: number) =>
  printedPlan(
    {
      ...{
        type: 'education',
        title: 'My plan',
        country_id,
        progress: 0,
        leaving_on: null,
        entitlement: null,
      },
      sections,
    } as unknown as components['schemas']['TransitionPlan'],
    { steps: [], name: 'Leah Bennett', today: '2026-11-20' },
  ).sections.flatMap(({ lines }) => lines);

test('a plan on paper has the words of its country, as its wizard has', () => {
  expect(printed(232)).toEqual([
    ['Service', 'Left the forces'],
    ['Discharge', 'Redundancy'],
    ['Level', 'Foundation degree'],
    ['Study', 'Part time'],
    ['Universities and colleges', 'Northfield'],
    ['Resettlement adviser', 'Ada Reed'],
  ]);
  expect(printed(233)).toEqual([
    ['Service', 'Left the military'],
    ['Discharge', 'Involuntary separation'],
    ['Level', 'Associate degree'],
    ['Study', 'Part time'],
    ['Schools', 'Northfield'],
    ['Transition counselor', 'Ada Reed'],
  ]);
});
