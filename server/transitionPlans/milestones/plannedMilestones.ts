import type { components } from '../../../openapi.gen.d.ts';
import type { PlanRow } from '../../db/schema/transitionPlans.ts';
import { addMonths, dayOf, earlier, laterDate } from '../../formats/days.ts';
import { workingDayFrom, workingDayNear } from '../../formats/workingDays.ts';
import { ctpMilestones } from './ctpMilestones.ts';
import { isAmericanPlan, serviceSituation } from './entitlement.ts';
import { americanLeaverMilestones, britishLeaverMilestones } from './leaverMilestones.ts';
import type { PlannedMilestone } from './plannedMilestone.ts';
import { tapMilestones } from './tapMilestones.ts';

type Schemas = components['schemas'];

type Planned = Pick<PlanRow, 'type' | 'country_id' | 'sections' | 'created_at'>;

export function plannedMilestones(plan: Planned, today: string): PlannedMilestone[] {
  const situation = serviceSituation(plan.country_id, plan.sections);
  const official = isAmericanPlan(situation)
    ? [...tapMilestones(situation), ...americanLeaverMilestones(situation, today)]
    : [...ctpMilestones(situation, today), ...britishLeaverMilestones(situation)];
  const dated = [...official, ...goalMilestones(plan)].map((milestone) => onWorkingDay(milestone, plan));
  return [...dated, ...actionMilestones(plan)];
}

function onWorkingDay(milestone: PlannedMilestone, { country_id }: Planned): PlannedMilestone {
  const due_on = workingDayNear(milestone.due_on, country_id, milestone.window_from);
  return { ...milestone, due_on, window_to: laterDate(due_on, milestone.window_to) };
}

const planDefaults = {
  source: 'plan' as const,
  link: null,
  advice: 'Do it this week, or choose a new date that you can keep.',
};

function goalMilestones({ type, sections, created_at, country_id }: Planned): PlannedMilestone[] {
  const begun = dayOf(created_at);
  if (type === 'employment') {
    const { start_from } = (sections.goal ?? {}) as Schemas['EmploymentGoal'];
    if (!start_from) return [];
    const due_on = laterDate(addMonths(start_from, -3), begun);
    return [
      {
        ...planDefaults,
        code: 'goal.start_applying',
        title: 'Start applying',
        why: 'From application to first day takes about three months.',
        due_on,
        window_from: earlier(begun, due_on),
        window_to: laterDate(start_from, due_on),
      },
    ];
  }
  const { start_term, target_qualification } = (sections.goal ?? {}) as Schemas['EducationGoal'];
  if (!start_term) return [];
  const due_on = workingDayFrom(laterDate(`${start_term}-01`, begun), country_id);
  return [
    {
      ...planDefaults,
      code: 'goal.start_term',
      title: target_qualification ? `Start: ${target_qualification}` : 'Start your course',
      why: 'The term you chose begins.',
      due_on,
      window_from: earlier(begun, due_on),
      window_to: due_on,
    },
  ];
}

function actionMilestones({ sections, created_at }: Planned): PlannedMilestone[] {
  const begun = dayOf(created_at);
  const { gaps = [] } = (sections.what_i_bring ?? {}) as Schemas['EmploymentStrengths'];
  return (sections.gaps_and_actions?.actions ?? []).flatMap((action) => {
    const { id, title, due_on } = action;
    if (!title || !due_on) return [];
    const gap = 'gap_id' in action ? gaps.find((candidate) => candidate.id === action.gap_id) : undefined;
    return [
      {
        ...planDefaults,
        code: `action.${id}`,
        title,
        why: gap ? `It closes the gap “${gap.name}”.` : null,
        due_on,
        window_from: earlier(begun, due_on),
        window_to: due_on,
      },
    ];
  });
}
