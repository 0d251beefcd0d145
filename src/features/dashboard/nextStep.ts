import type { NextAction, VeteranDashboard } from '../../api/dashboard.ts';
import { taskAddress } from '../../api/taskLinks.ts';
import { dayText, localDay } from '../../ui/calendar.ts';
import { momentText } from '../../ui/interview/interviewTime.ts';
import { dateTimeFormat } from '../../ui/intl.ts';
import type { DashboardStep } from './NextStepCard.tsx';
import type { TaskChanging } from './useTaskChange.ts';

const buttons: Record<NextAction['code'], string> = {
  offer: 'Read offer',
  interview_times: 'Choose a time',
  interview: 'View interview',
  onboarding: 'Continue onboarding',
  cv: 'Complete',
  invitation: 'See invitation',
  refine: 'Answer questions',
  task: 'Mark as done',
};

const follows: Record<NextAction['code'], string> = {
  offer: 'answer the employer',
  interview_times: 'add the interview to your calendar',
  interview: 'the employer decides what comes next',
  onboarding: 'we’ll build your action plan from your answers',
  cv: 'we’ll read it, then you check what we found',
  invitation: 'apply, or tell them no',
  refine: 'see what will change before you confirm',
  task: 'that’s everything for now',
};

export function whenWhere(
  { code, at, place }: Pick<NextAction, 'code' | 'at' | 'place'>,
  locale: string,
): string | null {
  if (!at) return place;
  if (code === 'interview_times') return `Answer by ${momentText(at, locale)}`;
  const moment = momentText(at, locale);
  return place ? `${moment}, ${place}` : moment;
}

/** An offer waits for an answer, as proposed times do; anything else is due. */
export function dueText(
  { code, due_on }: Pick<NextAction, 'code' | 'due_on'>,
  locale: string,
): string | null {
  if (!due_on) return null;
  return `${code === 'offer' || code === 'invitation' ? 'Answer by' : 'Due'} ${dayText(due_on, locale)}`;
}

interface Facts {
  actions: readonly NextAction[];
  isNew: boolean;
  document: string;
  changing: TaskChanging;
  locale: string;
}

export function veteranNextStep({ actions, isNew, document, changing, locale }: Facts): DashboardStep | null {
  const [action, following] = actions;
  if (!action) return null;
  const { code, title, about, due_on, at, task, link } = action;
  const label = code === 'onboarding' && isNew ? 'Start onboarding' : buttons[code];
  return {
    title,
    about: [about, code === 'offer' ? dueText(action, locale) : null, whenWhere(action, locale)]
      .filter(Boolean)
      .join(' · '),
    date: at ? localDay(new Date(at)) : due_on,
    next: code === 'task' && following ? following.title : follows[code],
    ...(task
      ? {
          how: task.waits_for ? `${task.how} ${task.waits_for}.` : task.how,
          action: { label: task.link.label, to: taskAddress(task.link) },
          done: {
            label,
            onClick: () => void changing.save(task, { status: 'done' }),
            busy: changing.pendingId === task.id,
          },
        }
      : { action: { label: code === 'cv' ? `${label} ${document}` : label, to: link } }),
  };
}

/** What follows the first action, without the tasks and applications that have lists of their own. */
export function furtherActions({
  next_actions,
  applications,
}: Pick<VeteranDashboard, 'next_actions' | 'applications'>): NextAction[] {
  const listed = applications.latest.map(({ id }) => `/veteran/applications/${id}`);
  return next_actions.slice(1).filter(({ task, link }) => !task && !listed.includes(link));
}

/**
 * What cannot wait; otherwise the card of the next step says it all. `actions` has at most three, so there may be more of the last
 * kind.
 */
export function dashboardLead(actions: readonly NextAction[], locale: string): string | undefined {
  const [action] = actions;
  const isAlone = actions.filter(({ code }) => code === action?.code).length === 1;
  if (action?.code === 'offer')
    return isAlone
      ? 'You have an offer to answer. Everything else can wait.'
      : 'You have offers to answer. Here’s the one to answer first.';
  if (action?.code === 'interview_times')
    return isAlone
      ? 'You have an interview time to choose. Everything else can wait.'
      : 'You have interview times to choose. Here’s where to start.';
  if (action?.code === 'interview' && action.at) {
    const day = dateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
    return `Your interview is on ${day.format(new Date(action.at))}. Everything else can wait.`;
  }
  return undefined;
}
