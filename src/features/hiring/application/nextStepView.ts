import type { ApplicationStatus, ReceivedApplication } from '../../../api/applicants.ts';
import { revivalText, stageWords, usualText, waitEndText } from '../../../machines/applicationStages.ts';
import { dayText, localDay } from '../../../ui/calendar.ts';
import { momentText } from '../../../ui/interview/interviewTime.ts';
import { describeApplicantStatus, waitingText } from '../applicants/applicantText.ts';
import { nextStep, otherSteps, reasons, type Step, stepWords, undoneTo } from './moves.ts';

export interface NextStepView {
  chip: ReturnType<typeof describeApplicantStatus>;
  theirTurn: string | null;
  card: 'offer' | 'interview' | null;
  inactive: string | null;
  canRevive: boolean;
  reason: string | null;
  openCv: { label: string; next: string } | null;
  step: { to: Step; label: string; next: string; isMain: boolean } | null;
  otherSteps: { to: Step; label: string }[];
  undo: { to: ApplicationStatus; text: string } | null;
  waits: string[];
  canReject: boolean;
}

interface Facts {
  application: ReceivedApplication;
  name: string;
  documentName: string;
  locale: string;
  now: Date;
}

function cardOf({ status, offer }: ReceivedApplication): NextStepView['card'] {
  if (status === 'interview') return 'interview';
  return (status === 'offer' || status === 'hired') && offer ? 'offer' : null;
}

function inactiveText({ application: { status, expires_at }, name, locale }: Facts): string | null {
  if (status !== 'inactive') return null;
  const revival = revivalText(expires_at && momentText(expires_at, locale));
  return `Nothing has happened for 30 days, so we’ve set this application aside and told ${name} that it isn’t a rejection. Either of you can make it active again, and it goes on from where it was. ${revival}`;
}

function stepOf(application: ReceivedApplication): NextStepView['step'] {
  const to = nextStep(application);
  if (!to) return null;
  const { status, next_actor, interview_status, offer_status } = application;
  const { label, next } = stepWords[to];
  // Proposing times comes first where none are agreed, and checking the conditions where some are open.
  const isLater =
    status === 'interview'
      ? interview_status !== 'held'
      : status === 'offer' && offer_status === 'conditional';
  const isMain = next_actor === 'employer' && !isLater;
  return { to, label, next, isMain };
}

const otherStepsOf = (application: ReceivedApplication): NextStepView['otherSteps'] =>
  otherSteps(application).map((to) => ({
    to,
    label: to === 'shortlisted' ? 'Back to shortlist' : stepWords[to].label,
  }));

function undoOf({ application, name, locale, now }: Facts): NextStepView['undo'] {
  const to = undoneTo(application);
  const { undo_until: until, rejection_sent_at: sentAt } = application;
  if (!to || !until || !sentAt) return null;
  const back = `The application goes back to ${stageWords.employer[to]}`;
  const isSent = Date.parse(sentAt) <= now.getTime();
  return {
    to,
    text: isSent
      ? `We told ${name} on ${momentText(sentAt, locale)}. You can undo this until ${momentText(until, locale)}. ${back}. ${name} will see that on its page, but we won’t email them.`
      : `We’ll tell ${name} on ${momentText(sentAt, locale)}. Until then they see no change, and if you undo the rejection by then, they’ll never know. You can undo it until ${momentText(until, locale)}. ${back}.`,
  };
}

function waitsOf({ application, locale }: Facts): string[] {
  const { next_actor, waiting_days, wait_ends: ends } = application;
  const sentences = [waitingText(waiting_days), usualText(application)].filter(Boolean);
  return [
    ...(next_actor === 'employer' && sentences.length > 0 ? [`${sentences.join('. ')}.`] : []),
    ...(ends ? [waitEndText(ends.leads_to, dayText(localDay(new Date(ends.at)), locale))] : []),
  ];
}

export function nextStepView(facts: Facts): NextStepView {
  const { application, name, documentName } = facts;
  const { status, next_actor, allowed, reason_code, waiting_days } = application;
  const label = reasons.find(({ value }) => value === reason_code)?.label;
  return {
    chip: describeApplicantStatus(application, next_actor, waiting_days),
    theirTurn:
      next_actor === 'you'
        ? `It’s ${name}’s turn. There’s nothing you need to do until you hear from them.`
        : null,
    card: cardOf(application),
    inactive: inactiveText(facts),
    canRevive: application.can_revive,
    reason: status === 'rejected' && label ? `Reason: ${label}` : null,
    openCv:
      status === 'submitted' && allowed.includes('viewed')
        ? {
            label: `Open ${documentName}`,
            next: `we’ll mark the application as viewed and let ${name} know.`,
          }
        : null,
    step: stepOf(application),
    otherSteps: otherStepsOf(application),
    undo: undoOf(facts),
    waits: waitsOf(facts),
    canReject: allowed.includes('rejected'),
  };
}
