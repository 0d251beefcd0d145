import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import type { Step } from '../NextStep.tsx';
import { days, inWords, longWait, namesOf } from './words.ts';

type Waiting = RecruiterDashboard['waiting'][number];

interface Facts {
  dashboard: Pick<RecruiterDashboard, 'waiting' | 'counts'>;
  /** Colleagues who ask to join; none for who does not decide on them. */
  asking: number;
}

const named = 3;

const former = 'A former candidate';
const firstName = ({ display_name }: Waiting) =>
  display_name === former ? 'a former candidate' : (display_name.split(' ')[0] ?? display_name);

function answering(first: Waiting, waiting: readonly Waiting[]): Step {
  const late = waiting.filter(({ days: waited, job }) => waited > longWait && job.id === first.job.id);
  if (late.length < 2) {
    return {
      title: `Answer ${firstName(first)}`,
      about: `${first.job.title}. ${first.days === 0 ? 'New today.' : `Waiting for ${days(first.days)}.`}`,
      next: 'they read what you decide',
      faces: [first.display_name],
      action: { label: `Review ${firstName(first)}`, to: `/recruiter/applications/${first.application_id}` },
    };
  }
  const people = late.slice(0, named);
  const others = late.length - people.length;
  const names = people.map(firstName);
  return {
    title: `Answer ${namesOf(others > 0 ? [...names, others === 1 ? 'one more' : `${others} more`] : names)}`,
    about: `${first.job.title}. The longest wait is ${days(first.days)}.`,
    next: 'each of them reads what you decide',
    faces: people.map(({ display_name }) => display_name),
    action: {
      label: `Review ${inWords(late.length).toLowerCase()} people`,
      to: `/recruiter/jobs/${first.job.id}`,
    },
  };
}

/** The one thing to do now, or null when nothing is waiting: who waits longest, who asks to join, a first job. */
export function nextStepOf({ dashboard: { waiting, counts }, asking }: Facts): Step | null {
  const [first] = waiting;
  if (first) return answering(first, waiting);
  if (asking > 0) {
    return {
      title: asking === 1 ? 'A colleague asks to join' : `${inWords(asking)} colleagues ask to join`,
      about: 'Until you decide they can neither see nor answer anybody.',
      next: 'they hear from us, and can hire with you',
      action: { label: 'See who asks', to: '/recruiter/companies?tab=pending' },
    };
  }
  if (counts.open_jobs === 0) {
    return {
      title: 'Create a job',
      about: 'None of your jobs is open. Four short steps, kept as you type.',
      next: 'you see it as veterans will, and publish it',
      action: { label: 'Create a job', to: '/recruiter/create-job' },
    };
  }
  return null;
}
