import type { components } from '../../openapi.gen.d.ts';
import { lastToday } from '../applications/interface.ts';
import type { OnboardingProfile, OnboardingProgress } from '../profile/interface.ts';

type Schemas = components['schemas'];
type Action = Schemas['NextAction'];
type Task = Schemas['ActionPlanTask'];

export interface AtHand {
  id: number;
  status: 'interview' | 'offer';
  job_title: string;
  company: string;
  /** Null unless it is confirmed. */
  interview: { at: string; place: string | null } | null;
  interview_status: 'proposed' | 'confirmed' | null;
  /** When the time to answer proposed times ends, or a confirmed interview does. */
  interview_until: string | null;
  reply_by: string | null;
  country_id: number | null;
}

export interface OpenInvitation {
  id: number;
  job_title: string;
  company: string;
  closes_on: string | null;
}

export interface DashboardFacts {
  now: Date;
  document: 'CV' | 'Resume';
  profile: Pick<OnboardingProfile, 'onboarding_steps' | 'onboarding_percentage' | 'resume'>;
  progress: OnboardingProgress;
  plan: Pick<Schemas['ActionPlan'], 'status' | 'tasks'> | null;
  /** The current selection; a stale plan is still for the previous one. */
  direction: string | null;
  atHand: AtHand[];
  invitations: OpenInvitation[];
}

const most = 3;
const nothing = { about: null, due_on: null, at: null, place: null, task: null };

export function nextActions(facts: DashboardFacts): Action[] {
  // However many employers wait, the stage that was skipped keeps its place.
  const onboarding = ofOnboarding(facts);
  const employers = firstThenByDate([...offers(facts), ...interviews(facts)]).slice(
    0,
    most - onboarding.length,
  );
  return [...employers, ...onboarding, ...invitations(facts), ...ofPlan(facts)].slice(0, most);
}

/** What comes first is decided by its kind; what follows comes in order of date, so that no interview is left out for a later day. */
const firstThenByDate = ([first, ...others]: Action[]): Action[] =>
  first ? [first, ...others.sort((a, b) => dateOf(a).localeCompare(dateOf(b)))] : [];

const dateOf = ({ due_on, at }: Action) => due_on ?? at ?? '9999';

// Past its last day an offer can no longer be answered, whether it has lapsed already or not.
const isAnswerable = ({ reply_by, country_id }: AtHand, now: Date) =>
  reply_by === null || reply_by >= lastToday(country_id, now);

const offers = ({ atHand, now }: DashboardFacts): Action[] =>
  atHand
    .filter((offer) => offer.status === 'offer' && isAnswerable(offer, now))
    .sort((a, b) => (a.reply_by ?? '').localeCompare(b.reply_by ?? ''))
    .map(({ id, job_title, company, reply_by }) => ({
      ...nothing,
      due_on: reply_by,
      code: 'offer',
      title: `Answer the offer from ${company}`,
      about: job_title,
      link: `/veteran/applications/${id}`,
    }));

const interviews = ({ atHand, now }: DashboardFacts): Action[] =>
  atHand
    .filter(({ status, interview_until }) => status === 'interview' && new Date(interview_until ?? 0) > now)
    .sort(
      (a, b) =>
        Number(a.interview_status === 'confirmed') - Number(b.interview_status === 'confirmed') ||
        Date.parse(a.interview_until ?? '') - Date.parse(b.interview_until ?? ''),
    )
    .map(({ id, job_title, company, interview, interview_status, interview_until }) => ({
      ...nothing,
      about: job_title,
      link: `/veteran/applications/${id}`,
      ...(interview_status === 'proposed'
        ? {
            code: 'interview_times' as const,
            title: `Choose a time for your interview with ${company}`,
            at: interview_until,
          }
        : {
            code: 'interview' as const,
            title: `Get ready for your interview with ${company}`,
            at: interview?.at ?? null,
            place: interview?.place ?? null,
          }),
    }));

const invitations = ({ invitations: open }: DashboardFacts): Action[] =>
  open.map(({ job_title, company, closes_on }) => ({
    ...nothing,
    due_on: closes_on,
    code: 'invitation',
    title: `Answer the invitation from ${company}`,
    about: job_title,
    link: '/veteran/applications',
  }));

const stages: Record<Schemas['StageKey'], (document: string) => string> = {
  personal_details: () => 'Personal Details',
  upload_cv: (document) => `Upload your ${document}`,
  career_direction: () => 'Career Direction',
  action_plan: () => 'Action Plan',
  services: () => 'Support & Services',
};

function onboardingLink({ onboarding_steps: step, resume: [resume] }: DashboardFacts['profile']): string {
  const query = new URLSearchParams();
  if (step !== null) query.set('step', String(step));
  if (step === 1) query.set('cvStep', resume ? '2' : '0');
  if (resume) query.set('resume_id', String(resume.id));
  return query.size > 0 ? `/veteran/onboarding?${query}` : '/veteran/onboarding';
}

function ofOnboarding({ profile, progress, document }: DashboardFacts): Action[] {
  if (progress.is_completed) return [];
  const link = onboardingLink(profile);
  if (progress.percentage === 80 && progress.step === 1) {
    const about = `It is the last of the five stages. An old ${document} is fine.`;
    return [{ ...nothing, code: 'cv', title: `Complete your ${document}`, about, link }];
  }
  const at = Math.max(
    0,
    progress.stages.findIndex(({ status }) => status === 'current'),
  );
  const stage = progress.stages[at]!;
  const about = `Stage ${at + 1} of ${progress.stages.length}. What you entered is kept.`;
  return [{ ...nothing, code: 'onboarding', title: stages[stage.key](document), about, link }];
}

function ofPlan({ plan, progress, direction }: DashboardFacts): Action[] {
  const accepted = progress.stages.some(({ key, status }) => key === 'action_plan' && status === 'done');
  if (!plan || !accepted) return [];
  const planActions: Action[] =
    plan.status === 'stale'
      ? [
          {
            ...nothing,
            code: 'refine',
            title: 'Make your action plan again',
            about: `Your direction is now “${direction ?? ''}”. Finished tasks stay.`,
            link: '/veteran/refine-action-plan',
          },
        ]
      : [];
  return [...planActions, ...openTasks(plan.tasks).map(asAction)];
}

const openTasks = (tasks: Task[]) =>
  tasks
    .filter(({ status }) => status === 'todo' || status === 'doing')
    .sort(
      (first, second) =>
        (first.due_on ?? '9999').localeCompare(second.due_on ?? '9999') || first.priority - second.priority,
    );

const asAction = ({ id, version, title, why, due_on, how, waits_for, link }: Task): Action => ({
  ...nothing,
  code: 'task',
  title,
  about: why,
  due_on,
  link: '/veteran#action-plan',
  task: { id, version, how, waits_for, link },
});
