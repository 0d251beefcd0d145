import type { MilestoneRow } from '../../db/schema/transitionPlans.ts';

export type PlannedMilestone = Pick<
  MilestoneRow,
  'source' | 'title' | 'why' | 'advice' | 'due_on' | 'window_from' | 'window_to' | 'link'
> & { code: string };
