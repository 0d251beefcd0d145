// The single rule for progress: six steps (0 to 5) in five stages. Only the CV can be skipped, and then
// progress ends at 80 percent.
import type { components } from '../../openapi.gen.d.ts';
import type { OnboardingMarks } from '../db/schema/onboarding.ts';

export type OnboardingStep = 0 | 1 | 2 | 3 | 4 | 5;
type StageKey = components['schemas']['StageKey'];

interface Stage {
  key: StageKey;
  status: 'done' | 'current' | 'skipped' | 'ahead';
  done_at: Date | null;
}

export interface OnboardingProgress {
  step: OnboardingStep | null;
  percentage: number;
  is_completed: boolean;
  stages: Stage[];
}

export const noMarks: OnboardingMarks = {
  personal_details_done_at: null,
  cv_done_at: null,
  cv_skipped_at: null,
  career_direction_done_at: null,
  questionnaire_done_at: null,
  action_plan_done_at: null,
  services_done_at: null,
  skipped_at: null,
};

const screens: { step: OnboardingStep; stage: StageKey; mark: keyof OnboardingMarks; percent: number }[] = [
  { step: 0, stage: 'personal_details', mark: 'personal_details_done_at', percent: 20 },
  { step: 1, stage: 'upload_cv', mark: 'cv_done_at', percent: 20 },
  { step: 2, stage: 'career_direction', mark: 'career_direction_done_at', percent: 10 },
  { step: 3, stage: 'career_direction', mark: 'questionnaire_done_at', percent: 10 },
  { step: 4, stage: 'action_plan', mark: 'action_plan_done_at', percent: 20 },
  { step: 5, stage: 'services', mark: 'services_done_at', percent: 20 },
];

const stageKeys = [...new Set(screens.map((screen) => screen.stage))];

export function stepsAllowed(marks: OnboardingMarks): OnboardingStep[] {
  const open = firstOpen(marks) ?? 5;
  return screens.filter(({ step }) => step <= open).map(({ step }) => step);
}

export function onboardingProgress(marks: OnboardingMarks): OnboardingProgress {
  const done = screens.filter(({ mark }) => marks[mark]);
  const percentage = done.reduce((sum, screen) => sum + screen.percent, 0);
  const step = stepOf(marks);
  return {
    step,
    percentage,
    is_completed: percentage === 100 && step === 5,
    stages: stageKeys.map((key) => stageOf(key, marks, step ?? 0)),
  };
}

function stepOf(marks: OnboardingMarks): OnboardingStep | null {
  if (Object.values(marks).every((mark) => mark === null)) return null;
  return firstOpen(marks) ?? (marks.cv_done_at ? 5 : 1);
}

function firstOpen(marks: OnboardingMarks): OnboardingStep | undefined {
  return screens.find(({ step, mark }) => !marks[mark] && !(step === 1 && marks.cv_skipped_at))?.step;
}

function stageOf(key: StageKey, marks: OnboardingMarks, here: OnboardingStep): Stage {
  const own = screens.filter(({ stage }) => stage === key);
  const times = own.map(({ mark }) => marks[mark]);
  if (times.every((time) => time !== null)) return { key, status: 'done', done_at: times.at(-1) ?? null };
  if (own.some(({ step }) => step === here)) return { key, status: 'current', done_at: null };
  return {
    key,
    status: key === 'upload_cv' && marks.cv_skipped_at ? 'skipped' : 'ahead',
    done_at: null,
  };
}
