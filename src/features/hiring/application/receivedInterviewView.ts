import type { ReceivedApplication } from '../../../api/applicants.ts';
import type { Interview } from '../../../api/interviews.ts';
import { cancelledIn, hasInterviewTerms, interviewFormats } from '../../../machines/applicationStages.ts';
import type { InterviewDetailsView } from '../../../ui/interview/InterviewDetails.tsx';
import { deadlineText, momentText, otherClockText } from '../../../ui/interview/interviewTime.ts';

export type ReceivedInterviewAction = 'calendar' | 'propose' | 'cancel';

interface ReceivedInterviewView {
  status: string;
  /** Null before the first proposal. */
  details: InterviewDetailsView | null;
  /** Proposing is the main action where nothing is agreed or waiting for an answer. */
  isProposingMain: boolean;
  actions: { name: ReceivedInterviewAction; label: string }[];
}

interface Facts {
  application: Pick<ReceivedApplication, 'status' | 'interview_status' | 'turn_until' | 'interview'>;
  name: string;
  locale: string;
}

function statusText(
  { status, times, mode, link, moved_from }: Interview,
  name: string,
  locale: string,
): string {
  if (status === 'proposed' && !times.some(({ is_open }) => is_open))
    return `None of the times you proposed to ${name} is still free. Propose new ones.`;
  const texts: Record<Interview['status'], string> = {
    proposed: moved_from
      ? `You’ve moved the interview. It was on ${momentText(moved_from, locale)}. ${name} can choose one of these times:`
      : `${name} can choose one of these times:`,
    requested: `${name} asks for other times. Propose new ones, or decide without an interview.`,
    confirmed: `You’re meeting ${name}. You can decide after the interview.${
      mode === 'video' && !link ? ` We’ve told ${name} that you’ll send them the link to the video call.` : ''
    }`,
    held: 'The interview is over. Decide what comes next, or propose a second one.',
    lapsed: `${name} didn’t choose a time before the last one passed. You can propose others.`,
    declined: `${name} has declined the interview. You can propose it again or decide without it.`,
    cancelled: `The interview has been ${cancelledIn(locale)}. You can propose a new one or decide without it.`,
  };
  return texts[status];
}

function proposedTimes({ status, times, other_zone }: Interview, name: string, locale: string) {
  if (status !== 'proposed') return [];
  return times.map(({ at, is_open }) => {
    const theirs = otherClockText(at, locale, { other: other_zone });
    const detail = [theirs && ` (${theirs} for ${name})`, !is_open && ', no longer free'];
    return { at, label: momentText(at, locale), detail: detail.filter(Boolean).join('') };
  });
}

function detailsOf(interview: Interview, { application, name, locale }: Facts): InterviewDetailsView {
  const { status, mode, message, message_by } = interview;
  const deadline = deadlineText(application, locale);
  const author = message_by === 'veteran' ? `${name} wrote` : 'You wrote';
  return {
    times: proposedTimes(interview, name, locale),
    facts: hasInterviewTerms(status) ? { interview, format: interviewFormats[mode] } : null,
    notes: [
      ...(deadline ? [`${name} can answer until ${deadline}.`] : []),
      ...(message ? [`${author}: ${message}`] : []),
    ],
  };
}

const proposeLabels: Partial<Record<Interview['status'], string>> = {
  confirmed: 'Move interview',
  held: 'Propose a second interview',
};

function actionsOf(interview: Interview | null): ReceivedInterviewView['actions'] {
  const propose = {
    name: 'propose' as const,
    label: (interview && proposeLabels[interview.status]) ?? 'Propose times',
  };
  if (!interview) return [propose];
  const { status, allowed } = interview;
  return [
    ...(status === 'confirmed' ? [{ name: 'calendar' as const, label: 'Add to calendar' }] : []),
    ...(allowed.includes('proposed') ? [propose] : []),
    ...(allowed.includes('cancelled') ? [{ name: 'cancel' as const, label: 'Cancel interview' }] : []),
  ];
}

export function receivedInterviewView(facts: Facts): ReceivedInterviewView {
  const { application, name, locale } = facts;
  const { interview } = application;
  return {
    status: interview ? statusText(interview, name, locale) : `No times have been proposed to ${name} yet.`,
    details: interview && detailsOf(interview, facts),
    isProposingMain: !interview || !['proposed', 'confirmed', 'held'].includes(interview.status),
    actions: actionsOf(interview),
  };
}
