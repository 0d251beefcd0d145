// How answers that pull in different directions are combined, in words for the preview.
import type { components } from '../../../openapi.gen.d.ts';
import { addMonths } from '../../formats/days.ts';
import { formatLongDate } from '../../formats/formatLongDate.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';

type Task = Pick<
  components['schemas']['ActionPlanTask'],
  'title' | 'category' | 'due_on' | 'opens_on' | 'status'
>;

export interface RefinementAnswers {
  /** A new day of leaving, or of starting. */
  day: string | null;
  pace: 'faster' | 'same' | 'slower';
  start: { value: string; label: string } | null;
  focus: { value: string; label: string } | null;
}

interface Circumstances {
  today: string;
  countryId: number | null;
  /** The refined plan, by due date. */
  tasks: Task[];
  /** Titles of tasks on a day that the veteran or the official programme sets. */
  fixed: ReadonlySet<string>;
}

export function refinementNotes(answers: RefinementAnswers, circumstances: Circumstances): string[] {
  return [
    ...dayAndPace(answers, circumstances),
    ...dayAndStart(answers, circumstances),
    ...focusNotes(answers, circumstances),
  ];
}

const inWords = (day: string, { countryId }: Circumstances) =>
  formatLongDate(day, localeOfCountry(countryId));

function dayAndPace({ day, pace }: RefinementAnswers, circumstances: Circumstances): string[] {
  if (!day || pace === 'same') return [];
  const date = inWords(day, circumstances);
  return pace === 'slower'
    ? [`Your new date comes before a slower pace: what you need to do before ${date} stays before it.`]
    : [`Your tasks are counted back from ${date}, and then come sooner, because you chose a faster pace.`];
}

const monthsUntilStart: Record<string, number> = { now: 0, '3_months': 3, '6_months': 6, '12_months': 12 };

/** The window in which somebody could start, against the day on which they leave. */
function dayAndStart({ day, start }: RefinementAnswers, circumstances: Circumstances): string[] {
  if (!day || !start) return [];
  const { today } = circumstances;
  const date = inWords(day, circumstances);
  const months = monthsUntilStart[start.value];
  const isAfter = months !== undefined && day > addMonths(today, months);
  const isWithin = months === undefined && day < addMonths(today, 12);
  if (!isAfter && !isWithin) return [];
  return [
    `You could start “${start.label}”, but your date is ${date}. Your tasks are dated by ${date}; employers see when you could start.`,
  ];
}

const isOpen = ({ status }: Task) => status === 'todo' || status === 'doing';

function focusNotes({ focus }: RefinementAnswers, circumstances: Circumstances): string[] {
  if (!focus) return [];
  const { tasks, fixed, today } = circumstances;
  const open = tasks.filter((task) => isOpen(task) && task.due_on !== null && task.due_on > today);
  const ofKind = open.filter(({ category }) => category === focus.value);
  if (ofKind.length === 0) return [`No task in your plan is about “${focus.label}” at the moment.`];
  const firstOther = open.find(({ category }) => category !== focus.value)?.due_on ?? null;
  return ofKind
    .filter(({ due_on }) => firstOther !== null && due_on !== null && due_on > firstOther)
    .map(({ title, opens_on }) => {
      if (fixed.has(title)) return `“${title}” stays on its day, which you or your transition plan set.`;
      return opens_on && firstOther && opens_on > firstOther
        ? `“${title}” can’t come first: it opens on ${inWords(opens_on, circumstances)}.`
        : `“${title}” comes after what has to be done by an earlier day.`;
    });
}
