import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import { days, longWait } from '../../../machines/applicationStages.ts';
import type { DashboardStep } from '../NextStepCard.tsx';
import { namesOf, numberWord } from './dashboardText.ts';

type Waiting = RecruiterDashboard['waiting'][number];

interface Facts {
  dashboard: Pick<RecruiterDashboard, 'waiting' | 'counts'>;
  /** Colleagues who ask to join; 0 for a recruiter who cannot decide. */
  asking: number;
}

const named = 3;

const former = 'A former candidate';
const firstName = ({ display_name }: Waiting) =>
  display_name === former ? 'a former candidate' : (display_name.split(' ')[0] ?? display_name);

function answering(first: Waiting, { waiting, counts }: Facts['dashboard']): DashboardStep {
  const allLate = waiting.filter(({ days: waited }) => waited > longWait);
  const late = allLate.filter(({ job }) => job.id === first.job.id);
  // The list is truncated, so this job may have further applicants waiting.
  const isCut = counts.waiting > allLate.length;
  if (late.length < 2) {
    return {
      title: `Answer ${firstName(first)}`,
      about: `${first.job.title}. ${first.days === 0 ? 'Waiting since today.' : `Waiting for ${days(first.days)}.`}`,
      next: 'we’ll let them know what you decide',
      faces: [first.display_name],
      action: { label: `Review ${firstName(first)}`, to: `/recruiter/applications/${first.application_id}` },
    };
  }
  const people = late.slice(0, named);
  const others = late.length - people.length;
  const names = people.map(firstName);
  const more = isCut ? 'others' : others === 1 ? 'one more' : `${others} more`;
  return {
    title: `Answer ${namesOf(others > 0 ? [...names, more] : names)}`,
    about: `${first.job.title}. The longest wait is ${days(first.days)}.`,
    next: 'we’ll let each of them know what you decide',
    faces: people.map(({ display_name }) => display_name),
    action: {
      label: isCut ? 'Review them' : `Review ${numberWord(late.length).toLowerCase()} people`,
      to: `/recruiter/jobs/${first.job.id}`,
    },
  };
}

export function recruiterNextStep({ dashboard: { waiting, counts }, asking }: Facts): DashboardStep | null {
  const [first] = waiting;
  if (first) return answering(first, { waiting, counts });
  if (asking > 0) {
    return {
      title: asking === 1 ? 'A colleague wants to join' : `${numberWord(asking)} colleagues want to join`,
      about: 'They can’t see or answer applicants until you decide.',
      next: 'we’ll let them know, and they can start hiring with you',
      action: { label: 'Review requests', to: '/recruiter/companies?tab=pending' },
    };
  }
  if (counts.open_jobs === 0) {
    return {
      title: 'Create a job',
      about: 'None of your jobs is open at the moment. It takes four short steps, and we save as you type.',
      next: 'preview it as a veteran, then publish it',
      action: { label: 'Create a job', to: '/recruiter/create-job' },
    };
  }
  return null;
}
