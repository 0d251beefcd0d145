import type { Onboarding } from '../../api/onboarding.ts';
import { dateTimeFormat } from '../../ui/intl.ts';
import type { RoutePoint } from '../../ui/route/RouteLine.tsx';

type Stage = Onboarding['stages'][number];

/** ONBOARD-01: the stages in order. */
export const stageNames = (cvLabel: string) =>
  [
    'Personal Details',
    `Upload your ${cvLabel}`,
    'Career Direction',
    'Action Plan',
    'Support & Services',
  ] as const;

const ahead = [
  'Four short questions',
  'An old one is fine',
  'One question, then a few more',
  'Built from your answers',
  'Choose who can help',
];
const here = ['about 2 minutes', 'about 3 minutes', 'about 8 minutes', 'a quick read', 'about 3 minutes'];

export const stageOfStep = [0, 1, 2, 2, 3, 4];

interface Reading {
  now: Date;
  locale: string;
}

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const day = { day: 'numeric', month: 'short' } as const;

function doneAt(instant: string, { now, locale }: Reading) {
  const done = new Date(instant);
  const isToday = done.toDateString() === now.toDateString();
  return `Done ${dateTimeFormat(locale, isToday ? clock : day).format(done)}`;
}

function detailOf(stage: Stage, index: number, isHere: boolean, reading: Reading): string | undefined {
  if (isHere) return `You are here · ${here[index]}`;
  if (stage.status === 'done') return stage.note ?? (stage.done_at ? doneAt(stage.done_at, reading) : 'Done');
  if (stage.status === 'skipped') return 'Skipped';
  return ahead[index];
}

const marks = { done: 'done', skipped: 'skipped', current: 'ahead', ahead: 'ahead' } as const;

export function routePoints(
  stages: Stage[],
  openStage: number,
  { cvLabel, ...reading }: Reading & { cvLabel: string },
): RoutePoint[] {
  const names = stageNames(cvLabel);
  return stages.map((stage, index) => {
    const isHere = index === openStage;
    const isLast = index === stages.length - 1;
    const state = isHere ? 'here' : isLast && stage.status !== 'done' ? 'destination' : marks[stage.status];
    return { label: names[index] ?? stage.key, state, detail: detailOf(stage, index, isHere, reading) };
  });
}
